import { expect, test } from "vitest";
import { ATTENTION_MARK, fulfilmentMark, orderMark, paymentMark } from "./badges.ts";
import type { Order } from "./order.ts";
import { sampleOrder } from "./sample-order.ts";
import { initialState } from "./state.ts";
import { nextState, type TransitionName } from "./transition-table.ts";

const order = (paymentMethod: Order["paymentMethod"], changes: Partial<Order> = {}) =>
  sampleOrder({ paymentMethod, ...initialState(paymentMethod, 200, 0), ...changes });
const after = (from: Order, ...moves: TransitionName[]): Order => moves.reduce((now, move) => ({ ...now, ...nextState(now, move) }), from);
const word = (from: Order) => orderMark(from, 0).word;
const card = order("card");
const pickup = order("cash", { delivery: "pickup" });

test("an unpaid or unfulfilled order never looks done", () => {
  expect([card, after(card, "start_payment"), after(card, "fail_payment")].map(word)).toEqual([
    "In checkout",
    "Processing",
    "Payment failed",
  ]);
  const ready = after(pickup, "ready");
  expect([pickup, ready, after(ready, "not_collected")].map(word)).toEqual(["To prepare", "Ready for pickup", "Not picked up"]);
  expect(word(order("transfer"))).toBe("Unpaid, 5 days left");
  expect(word(after(order("on_delivery"), "fulfil_rest"))).toBe("Pay on delivery");
});

test("one badge stands for two: payment while it is awaited, otherwise fulfillment", () => {
  const paid = after(order("transfer"), "mark_paid");
  expect([paid, after(paid, "fulfil_part"), after(paid, "fulfil_rest")].map(word)).toEqual(["To ship", "Partially shipped", "Shipped"]);
  expect([after(paid, "cancel"), after(paid, "cancel", "refund_rest"), after(card, "expire")].map(word)).toEqual([
    "Refund due",
    "Canceled",
    "Expired",
  ]);
  const all = [card, paid, pickup, after(paid, "cancel"), after(paid, "fulfil_rest")];
  for (const one of all) expect([paymentMark(one, 0), fulfilmentMark(one)]).toContainEqual(orderMark(one, 0));
});

test("a test order never looks like a sale", () => {
  expect(orderMark(after(order("transfer", { isTest: true }), "mark_paid"), 0)).toMatchObject({ tone: "faint", word: "Test: paid" });
});

test("attention comes first, also for finished orders", () => {
  const done = after(order("transfer", { attention: ["A refund failed"] }), "mark_paid", "fulfil_rest");
  expect([orderMark(done, 0), orderMark({ ...done, attention: [] }, 0).word]).toEqual([ATTENTION_MARK, "Shipped"]);
});
