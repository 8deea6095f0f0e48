import { describe, expect, it } from "vitest";
import type { Order } from "./order.ts";
import { orderedSince } from "./ordered.ts";

const order = (placedAt: number, total: number, rest: Partial<Order> = {}) =>
  ({
    placedAt,
    total,
    currency: "EUR",
    status: "open",
    paymentMethod: "transfer",
    paymentStatus: "unpaid",
    isTest: false,
    ...rest,
  }) as Order;

describe("what was ordered", () => {
  it("sums standing orders of a period", () => {
    const orders = [
      order(9, 3200),
      order(8, 1800),
      order(7, 5000, { status: "cancelled" }),
      order(6, 400, { status: "expired" }),
      order(3, 9900),
    ];
    expect(orderedSince(orders, 6)).toEqual({ count: 2, amounts: [{ currency: "EUR", total: 5000 }] });
    expect(orderedSince(orders, 3, 9)).toEqual({ count: 2, amounts: [{ currency: "EUR", total: 11_700 }] });
  });

  it("excludes test orders", () => {
    const orders = [order(9, 3200), order(9, 1800, { isTest: true })];
    expect(orderedSince(orders, 0)).toEqual({ count: 1, amounts: [{ currency: "EUR", total: 3200 }] });
  });

  it("includes card orders past their payment page, and awaited transfers", () => {
    const card = (paymentStatus: Order["paymentStatus"], status: Order["status"] = "pending") =>
      orderedSince([order(9, 3200, { paymentMethod: "card", status, paymentStatus })], 0).count;
    expect([card("unpaid"), card("failed"), card("processing"), card("paid", "open")]).toEqual([0, 0, 1, 1]);
    expect(orderedSince([order(9, 3200, { status: "pending" })], 0).count).toBe(1);
  });

  it("never adds two currencies", () => {
    const orders = [order(9, 3200), order(8, 1800, { currency: "USD" })];
    expect(orderedSince(orders, 0).amounts).toEqual([
      { currency: "EUR", total: 3200 },
      { currency: "USD", total: 1800 },
    ]);
  });
});
