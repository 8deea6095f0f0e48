import { describe, expect, test } from "vitest";
import { applyAction, type OrderAction } from "../actions.ts";
import type { Order } from "../order.ts";
import { sampleOrder } from "../sample-order.ts";
import { waitsFor } from "../state.ts";
import { REFUND_TWICE_WORDS, settleRefund, takePayment } from "./card-payments.ts";
import { moneyOf } from "./order-money.ts";
import { refundableByHand } from "./refunds.ts";

const DAY_MS = 86_400_000;
const NOW = 10 * DAY_MS;

function paid(): Order {
  const order = sampleOrder({ paymentMethod: "card", status: "pending", paymentStatus: "unpaid" });
  const arrived = takePayment(order, { amount: order.total, ref: "pi_1", fee: null }, 1, false);
  if (!arrived) throw new Error("not paid");
  return arrived.order;
}
function give(order: Order, amount: number, more: Partial<Extract<OrderAction, { type: "refund" }>> = {}) {
  return applyAction(order, { type: "refund", amount, reason: "Chipped", ...more }, NOW);
}
function given(order: Order, amount: number, more: Parameters<typeof give>[2] = {}): Order {
  const moved = give(order, amount, more);
  if (typeof moved === "string") throw new Error(moved);
  return moved.order;
}
function settled(order: Order, ref: string, isDone: boolean): Order {
  const moved = settleRefund(order, order.refunds.at(-1)?.id ?? "", { ref, isDone }, NOW);
  if (!moved) throw new Error("not settled");
  return moved.order;
}
const failed = (order: Order, amount: number) => settled(given(order, amount), "", false);
const BY_HAND = { way: "transfer" } as const;

describe("card money sent another way", () => {
  test("is refused while the card can still take it, while pending, and without a card payment", () => {
    expect(give(paid(), 100, BY_HAND)).toBe("amount");
    expect(give(given(paid(), 100), 100, BY_HAND)).toBe("amount");
    expect(give(settled(given(paid(), 100), "re_1", true), 100, BY_HAND)).toBe("amount");
    expect(give(sampleOrder({ status: "open", paymentStatus: "paid", paymentMethod: "transfer" }), 100, BY_HAND)).toBe("amount");
  });

  test("is refunded at once with method and day, and settles a canceled order", () => {
    const cancelled = applyAction(paid(), { type: "cancel", reason: "Gone", restock: true, refund: true }, 2);
    if (typeof cancelled === "string") throw new Error(cancelled);
    const stuck = settled(cancelled.order, "", false);
    expect([waitsFor(stuck), stuck.attention.length]).toEqual(["refund", 1]);
    const moved = give(stuck, 500, { ...BY_HAND, day: "1970-01-10" });
    expect(moved).toMatchObject({
      order: {
        paymentStatus: "refunded",
        refunds: [{ state: "failed" }, { state: "done", method: "transfer", day: "1970-01-10", paymentRef: "", amount: 500, by: "owner" }],
        attention: [],
        askAt: null,
      },
      mails: [{ kind: "order-refunded" }],
    });
    expect(typeof moved === "string" ? moved : waitsFor(moved.order)).toBeNull();
    expect(typeof moved === "string" ? moved : give(moved.order, 1, BY_HAND)).toBe("amount");
  });

  test("is at most the failed refund, and today by default", () => {
    const stuck = failed(paid(), 200);
    expect(refundableByHand(stuck)).toBe(200);
    expect(give(stuck, 201, BY_HAND)).toBe("amount");
    const part = given(stuck, 150, BY_HAND);
    expect(part.refunds.at(-1)).toMatchObject({ day: "1970-01-11" });
    expect([part.paymentStatus, refundableByHand(part), moneyOf(part).refundable]).toEqual(["partly_refunded", 50, 350]);
    // The rest still goes back to the card.
    expect(given(part, 350).refunds.at(-1)).toMatchObject({ state: "pending", paymentRef: "pi_1", method: "card" });
  });

  test("excludes retries: while pending, once done, and only once if they fail too", () => {
    const stuck = failed(paid(), 200);
    const again = given(stuck, 200);
    expect(refundableByHand(again)).toBe(0);
    expect(refundableByHand(settled(again, "re_2", true))).toBe(0);
    expect(refundableByHand(settled(again, "", false))).toBe(200);
  });

  test("can be what the bank returned after it was done", () => {
    const lost = settled(settled(given(paid(), 200), "re_1", true), "re_1", false);
    expect(refundableByHand(lost)).toBe(200);
    expect(given(lost, 200, BY_HAND)).toMatchObject({ paymentStatus: "partly_refunded" });
  });

  test.each(["1969-12-31", "1970-01-12"])("was not sent on %s", (day) => {
    expect(give(failed(paid(), 200), 200, { ...BY_HAND, day })).toBe("day");
  });

  test("that the provider also sent alerts the owner once and keeps the records balanced", () => {
    const stuck = failed(paid(), 500);
    const id = stuck.refunds[0]?.id ?? "";
    const sent = given(stuck, 500, BY_HAND);
    const twice = settleRefund(sent, id, { ref: "re_1", isDone: true }, NOW);
    expect(twice).toMatchObject({
      order: { paymentStatus: "refunded", refunds: [{ state: "failed", ref: "re_1" }, { state: "done" }], attention: [REFUND_TWICE_WORDS] },
      mails: [],
    });
    expect(twice && moneyOf(twice.order)).toMatchObject({ refunded: 500, balance: 0 });
    expect(twice && settleRefund(twice.order, id, { ref: "re_1", isDone: true }, NOW)).toBeNull();
  });
});
