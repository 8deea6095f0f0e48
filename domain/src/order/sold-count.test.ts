import { expect, test } from "vitest";
import { applyAction, type OrderAction } from "./actions.ts";
import type { Order } from "./order.ts";
import { soldDifference, soldQuantities } from "./ordered.ts";
import { sampleLine, sampleOrder } from "./sample-order.ts";

function at(order: Order, act: OrderAction): Order {
  const moved = applyAction(order, act, order.rev);
  if (typeof moved === "string") throw new Error(`refused: ${moved}`);
  return moved.order;
}
const sold = (order: Order) => Object.fromEntries(soldQuantities(order));
const difference = (before: Order | null, after: Order) => Object.fromEntries(soldDifference(before, after));
const refund = (back: Pick<Extract<OrderAction, { type: "refund" }>, "restock" | "drop"> = {}): OrderAction => ({
  ...{ type: "refund", amount: 1, reason: "Chipped" },
  ...back,
});

const ORDER = sampleOrder({ lines: [sampleLine("mug", 2, { variantId: "oat" }), sampleLine("mug", 1), sampleLine("vase", 3)] });
const PAID = at(ORDER, { type: "mark_paid" });

test("an order counts as sold when placed, over all variants of a product", () => {
  expect(difference(null, ORDER)).toEqual({ mug: 3, vase: 3 });
  expect(difference(ORDER, PAID)).toEqual({});
  expect(difference(PAID, at(PAID, { type: "fulfil", tracking: null }))).toEqual({});
});

test("canceled, expired and test orders sell nothing", () => {
  expect(difference(PAID, at(PAID, { type: "cancel", reason: "Gone", restock: false }))).toEqual({ mug: -3, vase: -3 });
  expect(sold({ ...ORDER, status: "expired" })).toEqual({});
  expect(difference({ ...ORDER, status: "expired" }, ORDER)).toEqual({ mug: 3, vase: 3 });
  expect(difference(ORDER, { ...ORDER, isTest: true })).toEqual({ mug: -3, vase: -3 });
});

test("restocked and dropped units are not sold, and money-only refunds change nothing", () => {
  expect(difference(PAID, at(PAID, refund()))).toEqual({});
  const less = at(PAID, refund({ restock: [{ line: 0, quantity: 2 }], drop: [{ line: 2, quantity: 1 }] }));
  expect(difference(PAID, less)).toEqual({ mug: -2, vase: -1 });
  expect(sold(less)).toEqual({ mug: 1, vase: 2 });
  expect(difference(less, at(less, { type: "cancel", reason: "Gone", restock: true }))).toEqual({ mug: -1, vase: -2 });
});
