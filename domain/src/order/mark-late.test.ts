import { describe, expect, test } from "vitest";
import { applyAction, type OrderAction } from "./actions.ts";
import { canUndoPaid, UNDO_PAID_HOURS } from "./money/mark-paid.ts";
import type { Order } from "./order.ts";
import { sampleOrder } from "./sample-order.ts";
import { needsOwner, waitsFor } from "./state.ts";
import { step } from "./transition.ts";

const NOW = 10 * 86_400_000;
const LATE: OrderAction = { type: "mark_late" };
const UNDO: OrderAction = { type: "undo_paid" };

function expired(paymentMethod: Order["paymentMethod"] = "transfer"): Order {
  const order = sampleOrder({ paymentMethod, status: "pending", paymentStatus: "unpaid", holdUntil: 1 });
  const ended = step(order, "expire", { at: 2, by: "system" });
  if (!ended) throw new Error("not expired");
  return ended;
}
function late(order: Order, isInStock: boolean, act: OrderAction = LATE) {
  const moved = applyAction(order, act, NOW, "UTC", isInStock);
  if (typeof moved === "string") throw new Error(moved);
  return moved;
}

describe("late money recorded by the owner", () => {
  test("reopens an expired order with units in stock, reserves them, and mails the buyer", () => {
    const { order, taken, returned, mails } = late(expired(), true, { type: "mark_late", day: "1970-01-09", way: "link" });
    expect(order).toMatchObject({ status: "open", paymentStatus: "paid", holdUntil: null });
    expect(order.payments).toMatchObject([{ method: "link", day: "1970-01-09", amount: order.total, ref: "" }]);
    expect(order.events.at(-1)).toMatchObject({ type: "paid_late", by: "owner", method: "link" });
    expect(taken).toEqual(order.lines.map(({ productId, variantId, quantity }) => ({ productId, variantId, quantity })));
    expect(returned).toEqual([]);
    expect(mails).toEqual([{ kind: "payment-received", part: order.payments[0]?.id }]);
    expect(canUndoPaid(order, NOW)).toBe(true);
  });

  test("waits to be refunded if units are gone, without a mail", () => {
    const { order, taken = [], mails } = late(expired(), false);
    expect(order).toMatchObject({ status: "expired", paymentStatus: "paid", payments: [{ amount: order.total, day: "1970-01-11" }] });
    expect([taken, mails, waitsFor(order), needsOwner(order)]).toEqual([[], [], "refund", true]);
    const back = applyAction(order, { type: "refund", amount: order.total, reason: "The pieces were gone" }, NOW);
    if (typeof back === "string") throw new Error(back);
    expect(back.order).toMatchObject({ status: "expired", paymentStatus: "refunded", refunds: [{ state: "done", method: "transfer" }] });
    expect([back.mails.map((mail) => mail.kind), waitsFor(back.order)]).toEqual([["order-refunded"], null]);
    expect(applyAction(back.order, LATE, NOW)).toBe("state");
  });

  test("of a canceled order is refunded even with units in stock", () => {
    const waiting = sampleOrder({ paymentMethod: "transfer", status: "pending", paymentStatus: "unpaid" });
    const cancelled = applyAction(waiting, { type: "cancel", reason: "Gone", restock: true }, 2);
    if (typeof cancelled === "string") throw new Error(cancelled);
    const { order, taken } = late(cancelled.order, true);
    expect(order).toMatchObject({ status: "cancelled", paymentStatus: "paid" });
    expect([taken, waitsFor(order)]).toEqual([undefined, "refund"]);
  });

  test("can be undone: the order is ended as before and owes nothing", () => {
    const { order } = late(expired(), false);
    const undone = applyAction(order, UNDO, NOW + 1);
    if (typeof undone === "string") throw new Error(undone);
    expect(undone).toMatchObject({ mails: [], returned: [], order: { status: "expired", paymentStatus: "voided", payments: [] } });
    expect([waitsFor(undone.order), canUndoPaid(undone.order, NOW + 1)]).toEqual([null, false]);
    // No mail was sent the first time, so this payment is confirmed.
    const again = applyAction(undone.order, LATE, NOW + 2, "UTC", true);
    if (typeof again === "string") throw new Error(again);
    expect([again.order.status, again.mails.map((mail) => mail.kind)]).toEqual(["open", ["payment-received"]]);
  });

  test("cannot be undone after a day, after a refund, or if it was paid before the end", () => {
    const { order } = late(expired(), false);
    expect(applyAction(order, UNDO, NOW + UNDO_PAID_HOURS * 3_600_000 + 1)).toBe("state");
    const part = applyAction(order, { type: "refund", amount: 1, reason: "Some" }, NOW + 1);
    expect(typeof part === "string" || applyAction(part.order, UNDO, NOW + 2)).toBe("state");
    const paid = applyAction(sampleOrder(), { type: "mark_paid" }, NOW);
    const cancelled = typeof paid === "string" ? paid : applyAction(paid.order, { type: "cancel", reason: "Gone", restock: true }, NOW);
    if (typeof cancelled === "string") throw new Error(cancelled);
    expect(cancelled.order.paymentStatus).toBe("paid");
    expect(applyAction(cancelled.order, UNDO, NOW + 1)).toBe("state");
  });

  test("is taken once, on a plausible day, and never for cards or awaited payments", () => {
    expect(applyAction(late(expired(), true).order, LATE, NOW, "UTC", true)).toBe("state");
    expect(applyAction(expired(), { type: "mark_late", day: "1970-01-12" }, NOW, "UTC", true)).toBe("day");
    expect(applyAction(expired("card"), LATE, NOW, "UTC", true)).toBe("state");
    const waiting = sampleOrder({ paymentMethod: "transfer", status: "pending", paymentStatus: "unpaid" });
    expect(applyAction(waiting, LATE, NOW, "UTC", true)).toBe("state");
    expect(applyAction(expired(), { type: "mark_paid" }, NOW)).toBe("state");
  });
});
