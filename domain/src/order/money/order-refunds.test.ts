import { describe, expect, test } from "vitest";
import { applyAction } from "../actions.ts";
import { sampleOrder } from "../sample-order.ts";
import { waitsFor } from "../state.ts";
import {
  failedPart,
  failedRefundOf,
  noteRefund,
  ODD_REFUND_WORDS,
  REFUND_REVIVED_WORDS,
  settleRefund,
  takePayment,
} from "./card-payments.ts";
import { moneyOf } from "./order-money.ts";

const DONE = { ref: "re_1", isDone: true };
const LOST = { ref: "re_1", isDone: false };

function paid() {
  const order = sampleOrder({ paymentMethod: "card", status: "pending", paymentStatus: "unpaid" });
  const arrived = takePayment(order, { amount: order.total, ref: "pi_1", fee: null }, 1, false);
  if (!arrived) throw new Error("not paid");
  return arrived.order;
}
function refunded(amount: number) {
  const asked = applyAction(paid(), { type: "refund", amount, reason: "Chipped" }, 2);
  const done = typeof asked === "string" ? null : settleRefund(asked.order, asked.order.refunds[0]?.id ?? "", DONE, 3);
  if (!done) throw new Error("not refunded");
  return { order: done.order, id: done.order.refunds[0]?.id ?? "" };
}

describe("a refund that fails after it was done", () => {
  test.each([
    [500, "refunded"],
    [200, "partly_refunded"],
  ] as const)("of %i restores the order’s money once and alerts the owner", (amount, before) => {
    const { order, id } = refunded(amount);
    expect(order.paymentStatus).toBe(before);
    const lost = settleRefund(order, id, LOST, 4);
    expect(lost).toMatchObject({
      order: {
        paymentStatus: "paid",
        refunds: [{ state: "failed", amount }],
        attention: [expect.stringContaining("Try again")],
        rev: order.rev + 1,
      },
      returned: [],
      mails: [{ kind: "order-changed", part: failedPart(id) }],
    });
    expect(lost?.order.events.at(-1)).toMatchObject({ type: "refund_failed", amount, part: id, by: "system" });
    expect(lost && moneyOf(lost.order)).toMatchObject({ paid: 500, refunded: 0, balance: 500, refundable: 500 });
    expect(lost && settleRefund(lost.order, id, LOST, 5)).toBeNull();
    expect(lost && settleRefund(lost.order, id, DONE, 5)).toBeNull();
  });

  test("keeps other refunds", () => {
    const first = refunded(200);
    const told = { ref: "re_2", paymentRef: "pi_1", amount: 300, state: "done" } as const;
    const both = noteRefund(first.order, told, 4);
    expect(both?.order.paymentStatus).toBe("refunded");
    const lost = both && noteRefund(both.order, { ...told, state: "failed" }, 5);
    expect(lost?.order.paymentStatus).toBe("partly_refunded");
    expect(lost && moneyOf(lost.order)).toMatchObject({ refunded: 200, balance: 300 });
  });

  test("needs the provider's id: a failed retry does not undo it", () => {
    const { order, id } = refunded(500);
    expect(settleRefund(order, id, { ref: "", isDone: false }, 4)).toBeNull();
    expect(settleRefund(order, id, { ref: "re_9", isDone: false }, 4)).toBeNull();
    expect(settleRefund(order, id, DONE, 4)).toBeNull();
  });

  test("of a canceled order is refunded again by the owner", () => {
    const cancelled = applyAction(paid(), { type: "cancel", reason: "Gone", restock: true, refund: true }, 2);
    if (typeof cancelled === "string") throw new Error(cancelled);
    const id = cancelled.order.refunds[0]?.id ?? "";
    const done = settleRefund(cancelled.order, id, DONE, 3);
    expect(done && waitsFor(done.order)).toBeNull();
    const lost = done && settleRefund(done.order, id, LOST, 4);
    expect(lost).toMatchObject({ order: { status: "cancelled", paymentStatus: "paid" } });
    expect(lost && waitsFor(lost.order)).toBe("refund");
  });
});

test("a pending refund that fails also alerts the owner", () => {
  const asked = applyAction(paid(), { type: "refund", amount: 500, reason: "Chipped" }, 2);
  if (typeof asked === "string") throw new Error(asked);
  const id = asked.order.refunds[0]?.id ?? "";
  expect(settleRefund(asked.order, id, { ref: "", isDone: false }, 3)).toMatchObject({
    order: { paymentStatus: "paid", refunds: [{ state: "failed" }] },
    mails: [{ kind: "order-changed", part: failedPart(id) }],
  });
});

describe("an abandoned refund", () => {
  function givenUp(amount: number) {
    const asked = applyAction(paid(), { type: "refund", amount, reason: "Chipped" }, 2);
    const id = typeof asked === "string" ? "" : (asked.order.refunds[0]?.id ?? "");
    const moved = typeof asked === "string" ? null : settleRefund(asked.order, id, { ref: "", isDone: false }, 3);
    if (!moved) throw new Error("not given up");
    return { order: moved.order, id };
  }

  test("completes once if the provider reports it done", () => {
    const { order, id } = givenUp(200);
    const done = settleRefund(order, id, DONE, 4);
    expect(done).toMatchObject({
      order: { paymentStatus: "partly_refunded", refunds: [{ state: "done", ref: "re_1" }], attention: [REFUND_REVIVED_WORDS] },
      mails: [],
    });
    expect(done && moneyOf(done.order)).toMatchObject({ paid: 500, refunded: 200, pending: 0 });
    expect(done && settleRefund(done.order, id, DONE, 5)).toBeNull();
    expect(done && settleRefund(done.order, id, LOST, 5)).toMatchObject({ order: { paymentStatus: "paid" } });
  });

  test("alerts the owner again if it fails later", () => {
    const { order, id } = givenUp(200);
    const done = settleRefund(order, id, DONE, 4);
    const lost = done && settleRefund(done.order, id, LOST, 5);
    expect(lost?.mails).toEqual([{ kind: "order-changed", part: `${id}-failed2` }]);
    for (const part of [failedPart(id), failedPart(id, 2)]) expect(lost && failedRefundOf(lost.order, part)).toMatchObject({ id });
    expect(lost && failedRefundOf(lost.order, id)).toBeUndefined();
    expect(lost && failedRefundOf(lost.order, `${id}0-failed`)).toBeUndefined();
  });

  test("stays abandoned if abandoned again, without a provider id, or if the money is gone", () => {
    const { order, id } = givenUp(300);
    expect(settleRefund(order, id, LOST, 4)).toBeNull();
    expect(settleRefund(order, id, { ref: "", isDone: true }, 4)).toBeNull();
    const elsewhere = noteRefund(order, { ref: "re_9", paymentRef: "pi_1", amount: 300, state: "done" }, 4);
    expect(elsewhere && settleRefund(elsewhere.order, id, DONE, 5)).toBeNull();
  });
});

test("an excessive refund at the provider is not counted, and alerts the owner once", () => {
  const order = sampleOrder({ paymentMethod: "card", status: "pending", paymentStatus: "unpaid" });
  const paid = takePayment(order, { amount: order.total, ref: "pi_1", fee: null }, 1, false)?.order;
  if (!paid) throw new Error("not paid");
  const told = { ref: "re_9", paymentRef: "pi_1", amount: order.total + 1, state: "done" } as const;
  expect(noteRefund(paid, { ...told, state: "pending" }, 2)).toBeNull();
  const odd = noteRefund(paid, told, 2);
  expect(odd).toMatchObject({ order: { refunds: [], oddPayments: ["re_9"], attention: [ODD_REFUND_WORDS], rev: paid.rev + 1 }, mails: [] });
  expect(odd && noteRefund({ ...odd.order, attention: [] }, told, 3)).toBeNull();
  expect(odd && noteRefund(odd.order, { ...told, ref: "re_10" }, 3)?.order).toMatchObject({
    oddPayments: ["re_9", "re_10"],
    attention: [ODD_REFUND_WORDS],
  });
});
