import fc from "fast-check";
import { expect, test } from "vitest";
import { CURRENCIES, type Currency, MONEY_MAX, minorDigits } from "../money/money.ts";
import { applyAction, type OrderAction } from "../order/actions.ts";
import { settleRefund, takePayment } from "../order/money/card-payments.ts";
import { moneyOf } from "../order/money/order-money.ts";
import { canRefundByCard } from "../order/money/refunds.ts";
import { sampleOrder } from "../order/sample-order.ts";
import { isCardAmount } from "./card-amount.ts";
import { CARD_MINIMUM, cardProblem } from "./card-minimum.ts";

const CODES = Object.keys(CARD_MINIMUM).filter((code): code is Currency => code in CURRENCIES);

test("every shop currency has a minimum", () => {
  expect(CODES.toSorted()).toEqual(Object.keys(CURRENCIES).toSorted());
});

test.each([
  ["EUR", 49, 50],
  ["GBP", 29, 30],
  ["HUF", 17_499, 17_500],
  ["JPY", 49, 50],
] as const)("in %s a card refuses %i and takes %i", (currency, below, least) => {
  expect(cardProblem(below, currency)).toBe("too_small");
  expect(cardProblem(least, currency)).toBeNull();
});

test("accepts the minimum and above, and zero totals", () => {
  const total = fc.oneof(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 0, max: MONEY_MAX }));
  fc.assert(
    fc.property(total, fc.constantFrom(...CODES), (amount, currency) => {
      expect(cardProblem(amount, currency) === "too_small").toBe(amount > 0 && amount < CARD_MINIMUM[currency]);
    }),
  );
});

test("three-decimal currencies need multiples of ten", () => {
  expect(cardProblem(5124, "KWD")).toBe("too_fine");
  expect([cardProblem(5120, "KWD"), cardProblem(5124, "EUR"), cardProblem(5124, "JPY")]).toEqual([null, null, null]);
  const total = fc.integer({ min: 0, max: MONEY_MAX });
  fc.assert(
    fc.property(total, fc.constantFrom(...CODES), (amount, currency) => {
      expect(isCardAmount(amount, currency)).toBe(minorDigits(currency) < 3 || String(amount).endsWith("0"));
      if (amount >= CARD_MINIMUM[currency]) expect(cardProblem(amount, currency) === null).toBe(isCardAmount(amount, currency));
    }),
  );
});

test("any partial refund gives the provider accepted amounts, and the rest stays refundable", () => {
  const tried = fc.array(
    fc.oneof(
      fc.integer({ min: 1, max: 6000 }),
      fc.integer({ min: 1, max: 600 }).map((one) => one * 10),
    ),
    { maxLength: 8 },
  );
  fc.assert(
    fc.property(fc.integer({ min: 25, max: 600 }), tried, (tens, amounts) => {
      const unpaid = sampleOrder({ currency: "KWD", total: tens * 10, paymentMethod: "card", status: "pending", paymentStatus: "unpaid" });
      let order = takePayment(unpaid, { amount: unpaid.total, ref: "pi_1", fee: null }, 1, false)?.order;
      if (!order) throw new Error("not paid");
      for (const amount of amounts) {
        const act: OrderAction = { type: "refund", amount, reason: "Chipped" };
        const fits = amount <= moneyOf(order).refundable;
        const moved = applyAction(order, act, order.rev);
        if (fits) expect(moved === "card_amount").toBe(amount % 10 !== 0);
        if (typeof moved === "string") continue;
        const asked = moved.order.refunds.at(-1);
        order =
          settleRefund(moved.order, asked?.id ?? "", { ref: `re_${moved.order.rev}`, isDone: true }, moved.order.rev)?.order ?? moved.order;
      }
      expect(order.refunds.every((one) => one.amount % 10 === 0)).toBe(true);
      expect(canRefundByCard(order, moneyOf(order).refundable)).toBe(true);
    }),
  );
});

test("manual refunds can be any amount", () => {
  const order = sampleOrder({ currency: "KWD", total: 5124, paymentMethod: "transfer" });
  const paid = applyAction(order, { type: "mark_paid" }, 1);
  if (typeof paid === "string") throw new Error(paid);
  expect(applyAction(paid.order, { type: "refund", amount: 123, reason: "Chipped" }, 2)).toMatchObject({
    order: { refunds: [{ amount: 123 }] },
  });
});
