import fc from "fast-check";
import { expect, test } from "vitest";
import { sumCart } from "../../cart/sum-cart.ts";
import { applyAction, type OrderAction } from "../actions.ts";
import type { LineQuantity } from "../fulfilment/shipment.ts";
import type { Order } from "../order.ts";
import { sampleLine, sampleOrder } from "../sample-order.ts";
import { moneyOf } from "./order-money.ts";
import { canRefundShipping, paidForLine, paidForShipping, refundableQuantities, refundedForLine, refundWorth } from "./refunds.ts";

const settings = (mode: "none" | "inclusive" | "exclusive") => ({
  mode,
  shipping: true,
  rates: [{ country: null, standardRate: 19000, reducedRate: 7000 }],
});

type Wish = { unit: number; quantity: number; taxClass: "standard" | "reduced" | "zero" };
const wishes: fc.Arbitrary<Wish[]> = fc.array(
  fc.record({
    unit: fc.integer({ min: 1, max: 9_999 }),
    quantity: fc.integer({ min: 1, max: 7 }),
    taxClass: fc.constantFrom<Wish["taxClass"]>("standard", "reduced", "zero"),
  }),
  { minLength: 1, maxLength: 4 },
);

function paidOrder(cart: readonly Wish[], percent: number, parcel: number, mode: "none" | "inclusive" | "exclusive"): Order {
  const sums = sumCart(
    cart.map(({ unit, quantity, taxClass }, index) => ({
      ...sampleLine(`product${index}`, quantity, { unit, total: unit * quantity }),
      taxClass,
      problem: null,
    })),
    {
      shipping: { price: parcel, freeOver: null },
      discount: percent === 0 ? null : { type: "percent", value: percent, productIds: [] },
      tax: settings(mode),
      country: "EE",
    },
  );
  const { lines, subtotal, shipping, tax, total } = sums;
  // Free orders are never paid.
  fc.pre(total > 0);
  return act(sampleOrder({ lines, subtotal, shipping, tax, total }), { type: "mark_paid" });
}

function act(order: Order, one: OrderAction): Order {
  const moved = applyAction(order, one, order.rev);
  if (typeof moved === "string") throw new Error(`refused: ${moved}`);
  return moved.order;
}
const give = (order: Order, lines: LineQuantity[], shipping: boolean): Order =>
  act(order, { type: "refund", amount: refundWorth(order, lines, shipping), reason: "Chipped", lines, shipping });

test("a line refunds its price less its discount share plus exclusive tax", () => {
  const line = sampleLine("mug", 3, { unit: 1000, total: 3000, discount: 300, tax: { taxRate: 20000, amount: 540 } });
  const rates = [{ taxRate: 20000, taxed: 3200, amount: 640 }];
  const order = sampleOrder({ lines: [line], subtotal: 3000, shipping: 500, tax: { mode: "exclusive", rates }, total: 3840 });
  expect(paidForLine(order, 0)).toBe(3240);
  expect(paidForShipping(order)).toBe(600);
  const inclusive: Order = { ...order, tax: { mode: "inclusive", rates }, total: 3200 };
  expect(paidForLine(inclusive, 0)).toBe(2700);
  expect(paidForShipping(inclusive)).toBe(500);
  expect(refundWorth(act(order, { type: "mark_paid" }), [{ line: 0, quantity: 1 }], false)).toBe(1080);
});

test("the refund of units is fixed, and no unit or shipping is refunded twice", () => {
  const order = paidOrder([{ unit: 1000, quantity: 2, taxClass: "standard" }], 0, 500, "none");
  const pieces = [{ line: 0, quantity: 1 }];
  expect(applyAction(order, { type: "refund", amount: 999, reason: "Chipped", lines: pieces }, 1)).toBe("amount");
  const once = give(order, pieces, true);
  expect(once.refunds).toMatchObject([{ amount: 1500, lines: pieces, shipping: true }]);
  expect(applyAction(once, { type: "refund", amount: 1, reason: "Chipped", lines: [{ line: 0, quantity: 2 }] }, 1)).toBe("pieces");
  expect(applyAction(once, { type: "refund", amount: 500, reason: "Late", lines: [], shipping: true }, 1)).toBe("pieces");
  expect(applyAction(once, { type: "refund", amount: 1000, reason: "Twice", lines: [...pieces, ...pieces] }, 1)).toBe("pieces");
  // A refused refund can be requested again.
  const refused: Order = { ...once, refunds: once.refunds.map((refund) => ({ ...refund, state: "failed" })) };
  expect([refundableQuantities(refused), canRefundShipping(refused)]).toEqual([[2], true]);
});

test("a custom amount reduces what is left for units, never above the balance", () => {
  const order = paidOrder([{ unit: 1000, quantity: 2, taxClass: "standard" }], 0, 0, "none");
  const part = act(order, { type: "refund", amount: 1500, reason: "Chipped" });
  expect(refundWorth(part, [{ line: 0, quantity: 2 }], false)).toBe(500);
});

test("refunding unit by unit in any order adds up to the cent", () => {
  const modes = fc.constantFrom("none" as const, "inclusive" as const, "exclusive" as const);
  const steps = fc.array(fc.record({ line: fc.nat(3), quantity: fc.integer({ min: 1, max: 4 }), shipping: fc.boolean() }), {
    maxLength: 12,
  });
  fc.assert(
    fc.property(
      wishes,
      fc.integer({ min: 0, max: 100 }),
      fc.integer({ min: 0, max: 2_000 }),
      modes,
      steps,
      (cart, percent, parcel, mode, parts) => {
        let order = paidOrder(cart, percent, parcel, mode);
        const whole = order.lines.reduce((sum, _, index) => sum + paidForLine(order, index), 0) + paidForShipping(order);
        expect(whole).toBe(order.total);
        const rest: typeof parts = order.lines.map((_, line) => ({ line, quantity: 99, shipping: true }));
        for (const { line, quantity, shipping } of [...parts, ...rest]) {
          const pieces = Math.min(quantity, refundableQuantities(order)[line] ?? 0);
          const lines = pieces > 0 ? [{ line, quantity: pieces }] : [];
          const withParcel = shipping && canRefundShipping(order);
          const worth = refundWorth(order, lines, withParcel);
          if (worth === 0) continue;
          order = give(order, lines, withParcel);
          expect(moneyOf(order).balance).toBeGreaterThanOrEqual(0);
        }
        expect(moneyOf(order)).toMatchObject({ refunded: order.total, balance: 0 });
        expect(order.paymentStatus).toBe("refunded");
      },
    ),
    { numRuns: 300 },
  );
});

test("what was refunded of a line is its share of what names it; money alone counts where nothing else was sold", () => {
  const lines = [sampleLine("lesson", 1, { total: 2000 }), sampleLine("mug", 2, { total: 1000 })];
  const paid = act(sampleOrder({ lines }), { type: "mark_paid" });
  const refund = (order: Order, amount: number, named: LineQuantity[]) =>
    act(order, { type: "refund", amount, reason: "Kind", lines: named, shipping: false });
  const of = (order: Order) => [refundedForLine(order, 0), refundedForLine(order, 1)];
  const both = [0, 1].map((line) => ({ line, quantity: 1 }));
  expect(of(paid)).toEqual([0, 0]);
  expect(of(refund(paid, 600, []))).toEqual([0, 0]);
  expect(of(refund(paid, 2500, both))).toEqual([2000, 500]);
  // Of a withdrawal, whose goods came back used.
  const lowered = refund(paid, 2500, both).refunds.map((one) => ({ ...one, amount: 1000 }));
  expect(of({ ...paid, refunds: lowered })).toEqual([800, 200]);
  expect(of(refund(refund(paid, 600, []), 2400, []))).toEqual([2000, 1000]);
  const only = refund(act(sampleOrder({ lines: lines.slice(0, 1) }), { type: "mark_paid" }), 600, []);
  expect(refundedForLine(only, 0)).toBe(600);
  const states = (["pending", "failed"] as const).map((state) => ({ ...only, refunds: only.refunds.map((one) => ({ ...one, state })) }));
  expect(states.map((order) => refundedForLine(order, 0))).toEqual([0, 0]);
});

test("a refund of a line that is split over two payments counts for the line as a whole", () => {
  const lines = [sampleLine("lesson", 1, { total: 2000 }), sampleLine("mug", 1, { total: 1000 })];
  const paid = act(sampleOrder({ lines }), { type: "mark_paid" });
  const [payment] = paid.payments;
  if (!payment) throw new Error("not paid");
  const payments = [1200, 1800].map((amount, index) => ({ ...payment, id: `p${index}`, amount, ref: `card-${index}` }));
  const split = act({ ...paid, payments }, { type: "refund", amount: 2000, reason: "Ill", lines: [{ line: 0, quantity: 1 }] });
  expect(split.refunds.map(({ amount, lines: named }) => [amount, named.length])).toEqual([
    [1200, 1],
    [800, 0],
  ]);
  const refunds = split.refunds.map((one) => ({ ...one, state: "done" as const }));
  const of = (order: Order) => [refundedForLine(order, 0), refundedForLine(order, 1)];
  expect(of({ ...split, refunds })).toEqual([2000, 0]);
  // Of another step, money alone is nobody's.
  expect(of({ ...split, refunds: refunds.map((one, index) => ({ ...one, at: one.at + index })) })).toEqual([1200, 0]);
});
