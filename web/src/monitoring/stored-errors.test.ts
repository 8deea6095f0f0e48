import { expect, test } from "vitest";
import { type Met, type Sender, StoredErrors } from "./stored-errors.ts";

const met = (error: unknown): Met => ({ error, how: "script", componentStack: null, route: "/links" });

function recorder(): Sender & { got: unknown[] } {
  const got: unknown[] = [];
  return { got, send: ({ error }) => got.push(error), moved: ({ to }) => got.push(`to ${to}`) };
}

test("passes queued events to the sender in order, and later ones at once", () => {
  const kept = new StoredErrors();
  const [early, late] = [new Error("early"), new Error("late")];
  kept.moved({ from: "/", to: "/links", timestamp: 1 });
  kept.add(met(early));
  const sender = recorder();
  kept.handTo(sender);
  kept.add(met(late));
  kept.moved({ from: "/links", to: "/orders", timestamp: 2 });
  expect(sender.got).toEqual(["to /links", early, late, "to /orders"]);
});

test("reports an error once, whoever catches it", () => {
  const kept = new StoredErrors();
  const error = new Error("x");
  expect([kept.add(met(error)), kept.add({ ...met(error), how: "boundary" })]).toEqual([true, false]);
  const sender = recorder();
  kept.handTo(sender);
  kept.add(met(error));
  expect(sender.got).toEqual([error]);
});

test("treats an error and its wrapper as one", () => {
  const kept = new StoredErrors();
  const cause = new Error("of the SDK");
  expect(kept.add(met(new Error("in words", { cause })))).toBe(true);
  expect(kept.add(met(new Error("in words again", { cause })))).toBe(false);
  expect(kept.add(met(cause))).toBe(false);
  expect(kept.add(met("a text"))).toBe(true);
  expect(kept.add(met("a text"))).toBe(true);
});

test("keeps the first of too many", () => {
  const kept = new StoredErrors();
  for (let index = 0; index < 500; index++) kept.add(met(new Error(String(index))));
  const sender = recorder();
  kept.handTo(sender);
  expect(sender.got.map(String).slice(0, 2)).toEqual(["Error: 0", "Error: 1"]);
  expect(sender.got).toHaveLength(20);
});
