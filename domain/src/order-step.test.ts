import { expect, test } from "vitest";
import { askLater } from "./order-step.ts";
import { sampleOrder } from "./sample-order.ts";

test("a provider is asked ever more seldom about money that does not arrive, and once a day at least", () => {
  const minute = 60_000;
  const moved = sampleOrder({ updatedAt: 0, askAt: minute });
  const nextAfter = (now: number) => (askLater(moved, now).askAt ?? 0) - now;
  expect([1, 5, 30, 60 * 24, 60 * 24 * 9].map((minutes) => nextAfter(minutes * minute) / minute)).toEqual([1, 5, 30, 1440, 1440]);
});
