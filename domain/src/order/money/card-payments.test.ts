import { expect, test } from "vitest";
import { sampleOrder } from "../sample-order.ts";
import { firstWatch, WATCHED_MS, watchScheduled } from "./card-payments.ts";

test("polls a card order for half a year with growing intervals", () => {
  const days: number[] = [];
  let order = sampleOrder({ placedAt: 0, watchAt: firstWatch(0) });
  while (order.watchAt !== null) {
    days.push(order.watchAt / 86_400_000);
    order = watchScheduled(order, order.watchAt);
  }
  expect(days).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256]);
  expect(watchScheduled(sampleOrder({ placedAt: 0 }), WATCHED_MS).watchAt).toBeNull();
});
