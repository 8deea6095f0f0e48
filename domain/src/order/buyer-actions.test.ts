import { describe, expect, test } from "vitest";
import { BOOKED_VARIANT } from "../booking/prepaid/booked-line.ts";
import { applyAction, cancelByBuyer, cancellableUntil } from "./actions.ts";
import { canCorrectAddress, correctAddress } from "./edits.ts";
import type { Order } from "./order.ts";
import { sampleLine, sampleOrder } from "./sample-order.ts";

const MINUTE = 60_000;
const ADDRESS = { name: "Corner store", street: "Mill road 4", extra: "", postcode: "51003", city: "Tartu", state: "", country: "EE" };

const placed = (kind: "physical" | "digital" = "physical", total = 500, changes: Partial<Order> = {}): Order =>
  sampleOrder({ lines: [sampleLine("mug", 5, { kind, title: "Mug", total })], shipTo: ADDRESS, total, ...changes });

function acted(order: Order, ...acts: Parameters<typeof applyAction>[1][]): Order {
  return acts.reduce((before, act) => {
    const moved = applyAction(before, act, MINUTE);
    if (typeof moved === "string") throw new Error(moved);
    return moved.order;
  }, order);
}

const PAID = { type: "mark_paid" } as const;
const SENT = { type: "fulfil", tracking: null } as const;

describe("a buyer cancels", () => {
  test("an accepted order until the shop's time limit, and not later", () => {
    const paid = acted(placed(), PAID);
    expect(cancelByBuyer(paid, 30, 30 * MINUTE)?.order).toMatchObject({ status: "cancelled", paymentStatus: "paid", rev: 3 });
    expect(cancelByBuyer(paid, 30, 30 * MINUTE + 1)).toBeNull();
    expect(cancelByBuyer(paid, 0, 0)).toBeNull();
    const accepted = acted(placed(), { type: "accept" });
    expect(cancelByBuyer(accepted, 30, 30 * MINUTE)?.order).toMatchObject({ status: "cancelled", paymentStatus: "voided" });
    expect(cancelByBuyer(accepted, 30, 30 * MINUTE + 1)).toBeNull();
  });

  test("an unpaid order at any time, but not while a bank decides", () => {
    const day = 24 * 60 * MINUTE;
    for (const minutes of [0, 30])
      expect(cancelByBuyer(placed(), minutes, day)?.order).toMatchObject({ status: "cancelled", paymentStatus: "voided", rev: 2 });
    const byCard = (paymentStatus: Order["paymentStatus"]) => placed("physical", 500, { paymentMethod: "card", paymentStatus });
    expect(cancelByBuyer(byCard("unpaid"), 0, day)?.order.status).toBe("cancelled");
    expect(cancelByBuyer(byCard("failed"), 0, day)?.order.status).toBe("cancelled");
    expect(cancelByBuyer(byCard("processing"), 30, MINUTE)).toBeNull();
  });

  test("with all units restocked, a mail, and no reason", () => {
    const moved = cancelByBuyer(placed(), 30, MINUTE);
    expect(moved?.returned).toEqual([{ productId: "mug", variantId: "single", quantity: 5 }]);
    expect(moved?.mails).toEqual([{ kind: "order-cancelled", part: "" }]);
    expect(moved?.order.cancelReason).toBe("");
    expect(moved?.order.events.at(-1)).toMatchObject({ type: "cancelled", by: "buyer" });
  });

  test("an order paid by hand, which the owner refunds by hand", () => {
    const moved = cancelByBuyer(acted(placed(), PAID), 30, 2 * MINUTE);
    expect(moved?.order).toMatchObject({ status: "cancelled", paymentStatus: "paid", refunds: [] });
  });

  test("an order paid by card, which is refunded in the same step", () => {
    const payment = { id: "p1", method: "card", amount: 500, at: 0, day: "", ref: "pi_1", fee: null } as const;
    const order = placed("physical", 500, { status: "open", paymentStatus: "paid", paymentMethod: "card", payments: [payment] });
    const moved = cancelByBuyer(order, 30, MINUTE);
    expect(moved?.order.refunds).toMatchObject([{ amount: 500, state: "pending", paymentRef: "pi_1" }]);
    expect(moved?.order).toMatchObject({ status: "cancelled", rev: 2 });
  });

  test("no booked time that was paid: its service has terms of its own", () => {
    const booked = { lines: [sampleLine("lesson", 1, { variantId: BOOKED_VARIANT }), sampleLine("mug", 1)] };
    expect(cancellableUntil(placed("physical", 500, booked), 30)).toBe(Number.POSITIVE_INFINITY);
    expect(cancellableUntil(acted(placed("physical", 500, booked), PAID), 30)).toBeNull();
  });

  test("nothing that has shipped, ended, or could be downloaded", () => {
    expect(cancellableUntil(acted(placed(), PAID, SENT), 30)).toBeNull();
    expect(cancellableUntil(acted(placed(), PAID, { ...SENT, lines: [{ line: 0, quantity: 1 }] }), 30)).toBeNull();
    expect(cancellableUntil(placed("physical", 500, { status: "cancelled", paymentStatus: "voided" }), 30)).toBeNull();
    expect(cancellableUntil(placed("digital", 0), 30)).toBeNull();
    expect(cancellableUntil(acted(placed("digital"), PAID), 30)).toBeNull();
    expect(cancellableUntil(placed("digital"), 30)).toBe(Number.POSITIVE_INFINITY);
  });
});

describe("a buyer corrects the address", () => {
  const moved = { ...ADDRESS, street: "Mill road 5", country: "US" };

  test("until something is sent, but not the country that prices depend on", () => {
    const order = correctAddress(placed(), moved, MINUTE);
    expect(order?.shipTo).toEqual({ ...ADDRESS, street: "Mill road 5" });
    expect(order?.events.at(-1)).toMatchObject({ type: "address_changed", by: "buyer", previously: "Mill road 4, 51003 Tartu, EE" });
    expect(order?.events[0]).toMatchObject({ type: "placed", by: "buyer" });
    expect(order?.rev).toBe(2);
  });

  test("idempotently", () => {
    const order = correctAddress(placed(), moved, MINUTE);
    expect(order && correctAddress(order, moved, 2 * MINUTE)).toBe(order);
    expect(correctAddress(placed("physical", 500, { status: "cancelled" }), ADDRESS, MINUTE)).toBeNull();
  });

  test("but not of a partly shipped or pickup order", () => {
    expect(correctAddress(acted(placed(), PAID, { ...SENT, lines: [{ line: 0, quantity: 1 }] }), moved, MINUTE)).toBeNull();
    expect(canCorrectAddress(placed("physical", 500, { delivery: "pickup" }))).toBe(false);
    expect(canCorrectAddress(placed("physical", 500, { status: "expired" }))).toBe(false);
  });
});
