import { expect, test } from "vitest";
import { momentOf } from "../../time/zoned-time.ts";
import { applyAction } from "../actions.ts";
import { editOrder } from "../edits.ts";
import { moneyOf } from "../money/order-money.ts";
import type { Order } from "../order.ts";
import { sampleLine, sampleOrder } from "../sample-order.ts";
import { waitsFor } from "../state.ts";
import { withdrawalTask } from "./open-withdrawals.ts";
import { withdrawalRefund } from "./settle.ts";
import { type Declaration, withdraw } from "./withdraw.ts";
import { NUMBERED_WITHDRAWALS_MAX } from "./withdrawal.ts";

const SHOP = { zone: "Europe/Berlin", country: "DE" };
const noonOf = (day: string) => momentOf({ day, minute: 12 * 60 }, SHOP.zone);
const NOW = noonOf("2026-11-03");
const PAYMENT = { id: "p1", method: "transfer", amount: 600, at: 0, day: "", ref: "", fee: null } as const;

/** Two mugs and three vases at 100 each, and shipping for 100: paid and unsent. */
function paid(changes: Partial<Order> = {}): Order {
  const state = { status: "open", paymentStatus: "paid", shipping: 100, total: 600 } as const;
  return sampleOrder({ ...state, payments: [PAYMENT], placedAt: noonOf("2026-11-01"), ...changes });
}

function sent(changes: Partial<Order> = {}): Order {
  return act(paid(changes), { type: "fulfil", tracking: null });
}

function act(order: Order, action: Parameters<typeof applyAction>[1], at = NOW): Order {
  const moved = applyAction(order, action, at, SHOP.zone);
  if (typeof moved === "string") throw new Error(moved);
  return moved.order;
}

const units = (...quantities: number[]) => quantities.flatMap((quantity, line) => (quantity > 0 ? [{ line, quantity }] : []));
const declared = (place: number | null, lines = units(2, 3), words = ""): Declaration => ({ place, lines, words, name: "Anna" });

function withdrawn(order: Order, declaration: Declaration, at = NOW): Order {
  const moved = withdraw(order, declaration, SHOP, at);
  if (!moved) throw new Error("refused");
  return moved.order;
}

test("withdrawing from a sent order is one revision, a receipt, a mail to the owner and their task", () => {
  const order = sent();
  const moved = withdraw(order, declared(0), SHOP, NOW);
  const id = `w${order.events.length}`;
  expect(moved).toMatchObject({
    returned: [],
    mails: [
      { kind: "withdrawal-received", part: id },
      { kind: "order-changed", part: id },
    ],
    order: {
      rev: order.rev + 1,
      status: order.status,
      attention: [withdrawalTask("2026-11-17")],
      withdrawals: [{ id, at: NOW, lines: units(2, 3), isByNumber: false, refundBy: "2026-11-17", settledAt: null }],
    },
  });
  expect(moved?.order.events.at(-1)).toMatchObject({ type: "withdrawn", by: "buyer", part: id });
});

test("declaring the same twice withdraws once, and other units from an old form are refused", () => {
  const once = withdrawn(sent(), declared(0, units(1)));
  const again = withdraw(once, declared(0, units(1)), SHOP, NOW + 1);
  expect([again?.order, again?.mails]).toEqual([once, []]);
  expect(withdraw(once, declared(0, units(0, 1)), SHOP, NOW + 1)).toBeNull();
  // A part again, from a new form.
  expect(withdrawn(once, declared(1, units(1))).withdrawals).toHaveLength(2);
});

test("a part can be withdrawn from, then the rest, and no more", () => {
  const part = withdrawn(sent(), declared(0, units(1)));
  const rest = withdrawn(part, declared(1, units(1, 3)));
  expect(rest.withdrawals.map(({ lines }) => lines)).toEqual([units(1), units(1, 3)]);
  expect(withdraw(rest, declared(2, units(1)), SHOP, NOW)).toBeNull();
});

test("after a partial refund only what was not refunded can be withdrawn from", () => {
  const refunded = act(sent(), { type: "refund", amount: 100, reason: "Cracked", lines: units(1) });
  expect(withdraw(refunded, declared(0), SHOP, NOW)).toBeNull();
  expect(withdrawn(refunded, declared(0, units(1, 3))).withdrawals).toHaveLength(1);
});

test.each([
  ["nothing", declared(0, [])],
  ["more than was bought", declared(0, units(3))],
  ["an unknown line", declared(0, [{ line: 7, quantity: 1 }])],
  ["a line twice", declared(0, [...units(1), ...units(1)])],
  ["a form of the future", declared(1)],
])("refuses %s", (_, declaration) => {
  expect(withdraw(sent(), declaration, SHOP, NOW)).toBeNull();
});

test("refuses after the last day", () => {
  const lesson = paid({ lines: [sampleLine("lesson", 1, { kind: "service" })] });
  const last = momentOf({ day: "2026-11-16", minute: 0 }, SHOP.zone);
  expect(withdraw(lesson, declared(0, units(1)), SHOP, last - 1)).not.toBeNull();
  expect(withdraw(lesson, declared(0, units(1)), SHOP, last + 86_400_000)).toBeNull();
});

test("an unsent order that is withdrawn from whole is canceled and restocked, and its money waits for the owner", () => {
  const moved = withdraw(paid(), declared(0), SHOP, NOW);
  expect(moved?.order).toMatchObject({ status: "cancelled", rev: 2, withdrawals: [{ settledAt: null }] });
  expect(moved?.returned).toEqual([
    { productId: "mug", variantId: "single", quantity: 2 },
    { productId: "vase", variantId: "single", quantity: 3 },
  ]);
  expect(moved && waitsFor(moved.order)).toBe("refund");
  const owed = moved && withdrawalRefund(moved.order, { lines: units(2, 3) });
  expect(owed).toEqual({ amount: 600, lines: units(2, 3), shipping: true });
});

test("an unpaid order that is withdrawn from whole is over, and asks nothing of its owner", () => {
  const order = withdrawn(sampleOrder({ placedAt: noonOf("2026-11-01") }), declared(0));
  expect(order).toMatchObject({ status: "cancelled", paymentStatus: "voided", attention: [], withdrawals: [{ settledAt: NOW }] });
});

test.each([
  ["a part of it", paid(), declared(0, units(2))],
  ["by number, which proves less", paid(), declared(null)],
  ["a bank decides about", sampleOrder({ paymentMethod: "card", paymentStatus: "processing" }), declared(0)],
])("an unsent order is not canceled when withdrawn from: %s", (_, order, declaration) => {
  expect(withdrawn(order, declaration).status).toBe(order.status);
});

test("by number the items can be named, the same words count once, and the whole is another declaration", () => {
  const named = withdrawn(sent(), declared(null, [], "The blue mug"));
  expect(named.withdrawals).toMatchObject([{ lines: [], words: "The blue mug", isByNumber: true }]);
  expect(withdraw(named, declared(null, [], "The blue mug"), SHOP, NOW)?.order).toBe(named);
  expect(withdrawn(named, declared(null)).withdrawals).toHaveLength(2);
  expect(withdraw(sent(), declared(0, [], "The blue mug"), SHOP, NOW)).toBeNull();
});

test("declarations by number are few, and never keep the buyer from withdrawing by the order’s link", () => {
  const named = Array.from({ length: NUMBERED_WITHDRAWALS_MAX }, (_, at) => declared(null, [], `Item ${at}`));
  const full = named.reduce((order, one) => withdrawn(order, one), sent());
  expect(withdraw(full, declared(null, [], "One more"), SHOP, NOW)).toBeNull();
  expect(withdraw(full, declared(null), SHOP, NOW)).toBeNull();
  expect(withdrawn(full, declared(NUMBERED_WITHDRAWALS_MAX)).withdrawals).toHaveLength(NUMBERED_WITHDRAWALS_MAX + 1);
});

test("one by number that the owner settles without a refund leaves the buyer their right, with a refund it does not", () => {
  const order = withdrawn(sent(), declared(null));
  const id = order.withdrawals[0]?.id ?? "";
  expect(withdraw(order, declared(1), SHOP, NOW)).toBeNull();
  const denied = editOrder(order, { type: "withdrawal", withdrawal: id, isBack: false, use: "", isSettled: true }, NOW + 1);
  expect(denied && withdrawn(denied, declared(1), NOW + 2).withdrawals).toHaveLength(2);
  expect(denied && withdrawn(denied, declared(null), NOW + 2).withdrawals).toHaveLength(2);
  const refunded = act(order, { type: "refund", amount: 600, reason: "You withdrew.", lines: units(2, 3), shipping: true, withdrawal: id });
  expect(withdraw(refunded, declared(1), SHOP, NOW + 2)).toBeNull();
});

test("the refund of a part has no shipping, that of the rest has standard shipping", () => {
  const part = withdrawn(sent({ standardShipping: 40 }), declared(0, units(2)));
  expect(withdrawalRefund(part, { lines: units(2) })).toEqual({ amount: 200, lines: units(2), shipping: false });
  const rest = withdrawn(part, declared(1, units(0, 3)));
  expect(withdrawalRefund(rest, { lines: units(0, 3) })).toEqual({ amount: 340, lines: units(0, 3), shipping: true });
});

test("a refund settles its withdrawal, may be lower after use, never higher, and not twice", () => {
  const order = withdrawn(sent(), declared(0, units(2)));
  const id = order.withdrawals[0]?.id ?? "";
  const refund = { type: "refund", reason: "You withdrew.", lines: units(2), withdrawal: id } as const;
  expect(applyAction(order, { ...refund, amount: 201 }, NOW, SHOP.zone)).toBe("amount");
  expect(applyAction(order, { ...refund, amount: 150, withdrawal: "w99" }, NOW, SHOP.zone)).toBe("state");
  const settled = act(order, { ...refund, amount: 150 });
  expect(settled).toMatchObject({ attention: [], withdrawals: [{ settledAt: NOW }], rev: order.rev + 1 });
  expect(moneyOf(settled).refunded).toBe(150);
  expect(applyAction(settled, { ...refund, amount: 10 }, NOW, SHOP.zone)).toBe("state");
  const { withdrawal: _, ...plain } = refund;
  expect(applyAction(order, { ...plain, amount: 150 }, NOW, SHOP.zone)).toBe("amount");
});

test("canceling with a refund settles every withdrawal", () => {
  const order = withdrawn(paid(), declared(0, units(2)));
  const cancelled = act(order, { type: "cancel", reason: "You withdrew.", restock: true, refund: true });
  expect(cancelled).toMatchObject({ attention: [], withdrawals: [{ settledAt: NOW }] });
});

test("the owner notes what is back and used; settling takes the task away", () => {
  const order = withdrawn(sent(), declared(0, units(1)));
  const edit = { type: "withdrawal", withdrawal: order.withdrawals[0]?.id ?? "", isBack: true, use: "Worn", isSettled: false } as const;
  const noted = editOrder(order, edit, NOW + 1);
  expect(noted).toMatchObject({ attention: order.attention, withdrawals: [{ isBack: true, use: "Worn", settledAt: null }] });
  expect(noted && editOrder(noted, edit, NOW + 2)).toBeNull();
  expect(editOrder(order, { ...edit, withdrawal: "w99" }, NOW + 1)).toBeNull();
  expect(noted && editOrder(noted, { ...edit, isSettled: true }, NOW + 3)).toMatchObject({
    attention: [],
    withdrawals: [{ settledAt: NOW + 3 }],
  });
});
