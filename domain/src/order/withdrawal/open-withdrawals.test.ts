import { expect, test } from "vitest";
import { applyAction } from "../actions.ts";
import { bulkStep } from "../bulk.ts";
import { editOrder } from "../edits.ts";
import { settleRefund } from "../money/card-payments.ts";
import type { Order } from "../order.ts";
import { nextOf } from "../quantities.ts";
import { sampleLine, sampleOrder } from "../sample-order.ts";
import { step } from "../transition.ts";
import { isToComeBack, UNPAID_WITHDRAWAL, withdrawalTask } from "./open-withdrawals.ts";
import { withdrawalRights } from "./period.ts";
import { withdraw } from "./withdraw.ts";

const SHOP = { zone: "UTC", country: "" };
const NOW = 1000;
const TASK = withdrawalTask("1970-01-15");
const PAYMENT = { id: "p1", method: "card", amount: 500, at: 0, day: "", ref: "pi_1", fee: 0 } as const;
const units = (...quantities: number[]) => quantities.flatMap((quantity, line) => (quantity > 0 ? [{ line, quantity }] : []));

/** Two mugs and three vases at 100 each, paid by card. */
const paid = (changes: Partial<Order> = {}) =>
  sampleOrder({ status: "open", paymentStatus: "paid", paymentMethod: "card", payments: [PAYMENT], ...changes });
const declare = (order: Order, lines = units(2, 3), place: number | null = 0) =>
  withdraw(order, { lines, place, words: "", name: "Anna" }, SHOP, NOW)?.order ?? null;

function withdrawn(order: Order, lines = units(2, 3), place: number | null = 0): Order {
  const made = declare(order, lines, place);
  if (!made) throw new Error("refused");
  return made;
}

function act(order: Order, action: Parameters<typeof applyAction>[1], at = NOW + 1): Order {
  const moved = applyAction(order, action, at);
  if (typeof moved === "string") throw new Error(moved);
  return moved.order;
}

const CUSTOM = [sampleLine("mug", 2, { withdrawal: "custom" }), sampleLine("vase", 3)];
test.each([
  ["a part of an unpaid order", {}, units(2), null],
  ["all of an unpaid order", {}, units(2, 3), "cancelled"],
  ["all that it can from an unpaid order", { lines: CUSTOM }, units(0, 3), "cancelled"],
  ["a part of one that is paid in person", { paymentMethod: "cash" }, units(2), null],
  ["all that it can from one that was accepted", { lines: CUSTOM, status: "open" }, units(0, 3), "open"],
  ["a part of one that is free", { total: 0 }, units(2), "open"],
] as const)("withdrawing from %s", (_, changes, lines, status) => {
  expect(declare(sampleOrder(changes as Partial<Order>), lines)?.status ?? null).toBe(status);
});

test("by number an unpaid order stays, its buyer is not reminded, and what was withdrawn is not sent with the rest", () => {
  const order = withdrawn(sampleOrder({ remindAt: 5 }), units(2, 1), null);
  expect(order).toMatchObject({ status: "pending", remindAt: null, attention: [UNPAID_WITHDRAWAL] });
  expect(nextOf(order)).toEqual(units(0, 2));
  const whole = act(withdrawn(sampleOrder(), units(2, 3), null), { type: "accept" });
  expect(bulkStep(whole, "fulfil")).toBeNull();
  expect(bulkStep({ ...whole, withdrawals: [] }, "fulfil")).not.toBeNull();
  expect(step(order, "expire", { at: 9, by: "system" })).toMatchObject({ attention: [], withdrawals: [{ settledAt: 9 }] });
});

test("what a refund since took off is not held back again by an open withdrawal; one of another withdrawal takes off its own", () => {
  const order = withdrawn(paid({ paymentMethod: "transfer", payments: [{ ...PAYMENT, method: "transfer", ref: "" }] }), units(1));
  const back = act(order, { type: "refund", amount: 100, reason: "Yours", lines: units(1), restock: units(1) });
  expect(back.withdrawals).toMatchObject([{ settledAt: null }]);
  expect(nextOf(back)).toEqual(units(1, 3));
  expect(nextOf({ ...back, refunds: back.refunds.map((one) => ({ ...one, at: NOW - 1 })) })).toEqual(units(0, 3));
  const second = withdrawn(order, units(0, 2), 1);
  const other = act(second, {
    ...{ type: "refund", amount: 200, reason: "Yours", lines: units(0, 2), restock: units(0, 2) },
    withdrawal: second.withdrawals[1]?.id ?? "",
  });
  expect(nextOf(other)).toEqual(units(1, 1));
});

test("a refund of everything settles every withdrawal, one of a part only its own", () => {
  const order = withdrawn(withdrawn(act(paid(), { type: "fulfil", tracking: null }), units(1)), units(1), 1);
  const [first, second] = order.withdrawals;
  const part = act(order, { type: "refund", amount: 100, reason: "Yours", lines: units(1), withdrawal: first?.id ?? "" });
  expect(part.withdrawals).toMatchObject([{ settledAt: NOW + 1 }, { id: second?.id, settledAt: null }]);
  expect(act(order, { type: "refund", amount: 500, reason: "All" })).toMatchObject({
    attention: [],
    withdrawals: [{ settledAt: NOW + 1 }, { settledAt: NOW + 1 }],
  });
});

test("a card refund that fails opens what it had settled, and nothing else", () => {
  const order = withdrawn(withdrawn(act(paid(), { type: "fulfil", tracking: null }), units(1)), units(1), 1);
  const [first, second] = order.withdrawals.map(({ id }) => id);
  const one = act(order, { type: "refund", amount: 100, reason: "Yours", lines: units(1), withdrawal: first ?? "" });
  const both = act(one, { type: "refund", amount: 100, reason: "Yours", lines: units(1), withdrawal: second ?? "" }, NOW + 2);
  expect(both.attention).toEqual([]);
  const failed = settleRefund(both, both.refunds[1]?.id ?? "", { ref: "re_1", isDone: false }, NOW + 3)?.order;
  expect(failed?.withdrawals).toMatchObject([{ settledAt: NOW + 1 }, { settledAt: null }]);
  expect(failed?.attention).toContain(TASK);
});

test("an earlier refund that fails opens what a later one had settled, unless that refunded its units", () => {
  const order = withdrawn(withdrawn(act(paid(), { type: "fulfil", tracking: null }), units(1)), units(1), 1);
  const [first] = order.withdrawals.map(({ id }) => id);
  const fail = (of: Order) => settleRefund(of, of.refunds[0]?.id ?? "", { ref: "re_1", isDone: false }, NOW + 9)?.order;
  const some = act(order, { type: "refund", amount: 200, reason: "Some" });
  const rest = act(some, { type: "refund", amount: 300, reason: "The rest" }, NOW + 2);
  expect(rest.withdrawals).toMatchObject([{ settledAt: NOW + 2 }, { settledAt: NOW + 2 }]);
  expect(fail(rest)).toMatchObject({ withdrawals: [{ settledAt: null }, { settledAt: null }], attention: expect.arrayContaining([TASK]) });
  const own = act(some, { type: "refund", amount: 100, reason: "Yours", lines: units(1), withdrawal: first ?? "" }, NOW + 2);
  expect(fail(act(own, { type: "refund", amount: 200, reason: "The rest" }, NOW + 3))?.withdrawals).toMatchObject([
    { settledAt: NOW + 2 },
    { settledAt: null },
  ]);
});

test("what the owner settled by hand stays so when a refund of something else fails", () => {
  const order = withdrawn(withdrawn(act(paid(), { type: "fulfil", tracking: null }), units(1)), units(1), 1);
  const [first = "", second = ""] = order.withdrawals.map(({ id }) => id);
  const one = act(order, { type: "refund", amount: 100, reason: "Yours", lines: units(1), withdrawal: first });
  const press = { type: "withdrawal", withdrawal: second, isBack: true, use: "", isSettled: true } as const;
  const both = editOrder(one, press, NOW + 2) ?? one;
  const failed = settleRefund(both, both.refunds[0]?.id ?? "", { ref: "re_1", isDone: false }, NOW + 3)?.order;
  expect(failed?.withdrawals).toMatchObject([{ settledAt: null }, { settledAt: NOW + 2 }]);
  // Opened by hand and settled by a refund, it opens with that one.
  const open = editOrder(both, { ...press, isSettled: false }, NOW + 4) ?? both;
  const own = act(open, { type: "refund", amount: 100, reason: "Yours", lines: units(1), withdrawal: second }, NOW + 5);
  const lost = settleRefund(own, own.refunds[1]?.id ?? "", { ref: "re_2", isDone: false }, NOW + 6)?.order;
  expect(lost?.withdrawals[1]).toMatchObject({ settledAt: null });
});

test("what was sent before the rest was canceled can be withdrawn from, until all is refunded", () => {
  const sent = act(paid(), { type: "fulfil", tracking: null, lines: units(1) });
  const cancelled = act(sent, { type: "cancel", reason: "Sold out", restock: true });
  expect(withdrawalRights(cancelled, SHOP).map(({ left, lastDay }) => [left, lastDay])).toEqual([
    [1, "1970-01-29"],
    [0, "1970-01-29"],
  ]);
  expect(withdrawn(cancelled, units(1))).toMatchObject({ status: "cancelled", attention: [TASK], withdrawals: [{ settledAt: null }] });
  expect(declare(cancelled, units(2))).toBeNull();
  expect(withdrawalRights(act(sent, { type: "cancel", reason: "Sold out", restock: true, refund: true }), SHOP)).toEqual([]);
});

test("only goods that were sent have to come back", () => {
  const lines = [sampleLine("mug", 1), sampleLine("book", 1, { kind: "digital" })];
  const unsent = sampleOrder({ lines, status: "open" });
  const sent = act(unsent, { type: "fulfil", tracking: null });
  const toBack = (order: Order, of: { line: number; quantity: number }[]) => isToComeBack(order, { lines: of });
  expect([toBack(unsent, units(1)), toBack(sent, units(1)), toBack(sent, units(0, 1)), toBack(sent, [])]).toEqual([
    false,
    true,
    false,
    true,
  ]);
});
