import type { Order } from "@awning/domain/order";
import { describe, expect, it } from "vitest";
import { greeting, orderedSince, startOfDay } from "./day-figures.ts";

const at = (hour: number, day = 20) => new Date(2026, 10, day, hour).getTime();
const order = (placedAt: number, total: number, rest: Partial<Order> = {}) =>
  ({ placedAt, total, currency: "EUR", status: "open", ...rest }) as Order;

describe("the day so far", () => {
  it("adds what was ordered since midnight and stands", () => {
    const orders = [order(at(9), 3200), order(at(8), 1800), order(at(7), 5000, { status: "cancelled" }), order(at(23, 19), 9900)];
    expect(orderedSince(orders, startOfDay(at(10)))).toEqual({ count: 2, amounts: [{ currency: "EUR", total: 5000 }] });
  });

  it("counts no order that was only tried", () => {
    expect(orderedSince([order(at(9), 3200), order(at(9), 1800, { isTest: true })], 0)).toEqual({
      count: 1,
      amounts: [{ currency: "EUR", total: 3200 }],
    });
  });

  it("never adds two currencies", () => {
    const orders = [order(at(9), 3200), order(at(8), 1800, { currency: "USD" })];
    expect(orderedSince(orders, 0).amounts).toEqual([
      { currency: "EUR", total: 3200 },
      { currency: "USD", total: 1800 },
    ]);
  });

  it.each([
    [4, "Good morning"],
    [11, "Good morning"],
    [12, "Good afternoon"],
    [18, "Good evening"],
    [3, "Good evening"],
  ])("at %i says «%s»", (hour, words) => {
    expect(greeting(at(hour))).toBe(words);
  });
});
