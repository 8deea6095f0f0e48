import { expect, test } from "vitest";
import { applyAction } from "./actions.ts";
import { failedPart, settleRefund, takePayment } from "./money/card-payments.ts";
import { moneyOf } from "./money/order-money.ts";
import type { Order } from "./order.ts";
import { sampleOrder } from "./sample-order.ts";
import { isMoneyKept, needsOwner, scarceHoldLeft, waitsFor } from "./state.ts";
import { step } from "./transition.ts";

const CANCEL = { type: "cancel", reason: "Gone", restock: true } as const;

function must<Value>(value: Value | string | null): Value {
  if (value === null || typeof value === "string") throw new Error(`refused: ${value}`);
  return value;
}
const paid = () => must(applyAction(sampleOrder(), { type: "mark_paid" }, 1)).order;
const refund = (order: Order, amount: number, at: number) =>
  must(applyAction(order, { type: "refund", amount, reason: "Chipped" }, at)).order;
const cancel = (order: Order, at: number) => must(applyAction(order, CANCEL, at)).order;

/** Late card money for an order whose units are gone, refunded by the provider or not. */
function lateMoney(isDone: boolean): Order {
  const order = sampleOrder({ paymentMethod: "card", status: "pending", paymentStatus: "unpaid" });
  const expired = must(step(order, "expire", { at: 1, by: "system" }));
  const arrived = must(takePayment(expired, { amount: order.total, ref: "pi_1", fee: null }, 2, false)).order;
  const id = arrived.refunds[0]?.id ?? "";
  return must(settleRefund(arrived, id, { ref: "re_1", isDone }, 3)).order;
}

test("late money that could not be refunded waits for the owner", () => {
  const stuck = lateMoney(false);
  expect([stuck.status, stuck.paymentStatus]).toEqual(["expired", "paid"]);
  expect([waitsFor(stuck), needsOwner(stuck)]).toEqual(["refund", true]);
  expect(failedPart(stuck.refunds[0]?.id ?? "")).not.toBe("");
  const back = lateMoney(true);
  expect([waitsFor(back), needsOwner(back)]).toEqual([null, false]);
});

test("an expired order owes its whole balance to the buyer", () => {
  const part = { ...lateMoney(false), paymentStatus: "partly_refunded" } as const;
  expect(waitsFor({ ...part, refunds: part.refunds.map((one) => ({ ...one, state: "done", amount: 1 })) })).toBe("refund");
});

test("a partly refunded canceled order waits; a partial refund afterwards is a decision", () => {
  const before = cancel(refund(paid(), 100, 2), 3);
  expect([before.status, before.paymentStatus, waitsFor(before), needsOwner(before)]).toEqual([
    "cancelled",
    "partly_refunded",
    "refund",
    true,
  ]);
  expect(waitsFor(refund(before, 50, 4))).toBeNull();
  expect(waitsFor(refund(cancel(paid(), 2), 100, 3))).toBeNull();
  expect(waitsFor(cancel(paid(), 2))).toBe("refund");
});

test.each([
  ["partly_refunded", () => refund(paid(), 100, 2)],
  ["paid", paid],
] as const)("canceling what is %s and keeping the money owes nothing, and can still be refunded", (paymentStatus, before) => {
  const { order: kept } = must(applyAction(before(), { ...CANCEL, keep: true }, 3));
  expect([kept.status, kept.paymentStatus, waitsFor(kept), needsOwner(kept), isMoneyKept(kept)]).toEqual([
    "cancelled",
    paymentStatus,
    null,
    false,
    true,
  ]);
  const { order: later } = must(applyAction(before(), { ...CANCEL, refund: false }, 3));
  expect([waitsFor(later), isMoneyKept(later)]).toEqual(["refund", false]);
  expect(refund(kept, moneyOf(kept).refundable, 4).paymentStatus).toBe("refunded");
});

test("money is refunded or kept, never both, and only if there is some", () => {
  const { order: back } = must(applyAction(paid(), { ...CANCEL, refund: true, keep: true }, 3));
  expect([back.paymentStatus, isMoneyKept(back)]).toEqual(["refunded", false]);
  expect(isMoneyKept(must(applyAction(sampleOrder(), { ...CANCEL, keep: true }, 3)).order)).toBe(false);
});

test("a pending refund that fails reopens a kept balance", () => {
  const card = sampleOrder({ paymentMethod: "card", status: "pending", paymentStatus: "unpaid" });
  const { order: taken } = must(takePayment(card, { amount: card.total, ref: "pi_1", fee: null }, 1, true));
  const sent = refund(taken, 100, 2);
  const { order: kept } = must(applyAction(sent, { ...CANCEL, keep: true }, 3));
  const id = sent.refunds[0]?.id ?? "";
  const after = (isDone: boolean) => must(settleRefund(kept, id, { ref: "re_1", isDone }, 4)).order;
  expect([waitsFor(kept), isMoneyKept(kept)]).toEqual([null, true]);
  expect([waitsFor(after(true)), isMoneyKept(after(true))]).toEqual([null, true]);
  expect([waitsFor(after(false)), isMoneyKept(after(false))]).toEqual(["refund", false]);
});

test("alerts need the owner, also for finished orders", () => {
  const order = sampleOrder({ status: "completed", paymentStatus: "paid", fulfilmentStatus: "fulfilled" });
  expect(needsOwner(order)).toBe(false);
  for (const status of ["pending", "open", "completed", "cancelled", "expired"] as const)
    expect(needsOwner({ ...order, status, paymentStatus: "refunded", attention: ["Look"] })).toBe(true);
});

const HOUR_MS = 3_600_000;

test("counts down only holds of limited stock that end soon", () => {
  const line = { counted: true, quantity: 2, backordered: 1 };
  const order = { status: "pending", paymentMethod: "card", holdUntil: HOUR_MS, lines: [{ ...line, counted: false }, line] } as const;
  expect(scarceHoldLeft(order, 0)).toBe(HOUR_MS);
  expect(scarceHoldLeft(order, HOUR_MS - 1)).toBe(1);
  for (const now of [-1, HOUR_MS]) expect(scarceHoldLeft(order, now)).toBeNull();
  for (const other of [{ status: "open" }, { paymentMethod: "transfer" }, { holdUntil: null }, { lines: [] }] as const)
    expect(scarceHoldLeft({ ...order, ...other }, 0)).toBeNull();
  for (const free of [{ counted: false }, { backordered: 2 }])
    expect(scarceHoldLeft({ ...order, lines: [{ ...line, ...free }] }, 0)).toBeNull();
});
