import { expect, test } from "vitest";
import { sampleOrder } from "./sample-order.ts";
import { askLater, expiredPart } from "./transition.ts";

test("polls pending money with growing intervals, at least once a day", () => {
  const minute = 60_000;
  const moved = sampleOrder({ updatedAt: 0, askAt: minute });
  const nextAfter = (now: number) => (askLater(moved, now).askAt ?? 0) - now;
  expect([1, 5, 30, 60 * 24, 60 * 24 * 9].map((minutes) => nextAfter(minutes * minute) / minute)).toEqual([1, 5, 30, 1440, 1440]);
});

test("an order that expires again has its own mail", () => {
  const placed = sampleOrder();
  expect(expiredPart(placed)).toBe("");
  const event = { type: "expired", at: 1, by: "system", note: "", amount: null, part: "" } as const;
  const back = { events: [...placed.events, event, { ...event, type: "paid_late" as const }] };
  expect(expiredPart(back)).toBe(`e${back.events.length}`);
});
