import { expect, test } from "vitest";
import { sampleOrder } from "./sample-order.ts";
import { askLater, expiredPart } from "./transition.ts";

test("a provider is asked ever more seldom about money that does not arrive, and once a day at least", () => {
  const minute = 60_000;
  const moved = sampleOrder({ updatedAt: 0, askAt: minute });
  const nextAfter = (now: number) => (askLater(moved, now).askAt ?? 0) - now;
  expect([1, 5, 30, 60 * 24, 60 * 24 * 9].map((minutes) => nextAfter(minutes * minute) / minute)).toEqual([1, 5, 30, 1440, 1440]);
});

test("an order that came back and expires once more is told of by a mail of its own", () => {
  const placed = sampleOrder();
  expect(expiredPart(placed)).toBe("");
  const event = { type: "expired", at: 1, by: "system", note: "", amount: null, part: "" } as const;
  const back = { events: [...placed.events, event, { ...event, type: "paid_late" as const }] };
  expect(expiredPart(back)).toBe(`e${back.events.length}`);
});
