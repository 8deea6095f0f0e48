import fc from "fast-check";
import { expect, test } from "vitest";
import { applyAction, type OrderAction } from "../actions.ts";
import type { LineQuantity } from "../fulfilment/shipment.ts";
import type { Order } from "../order.ts";
import { unshippedQuantities } from "../quantities.ts";
import { sampleLine, sampleOrder } from "../sample-order.ts";
import type { Returned, TransitionResult } from "../transition.ts";
import { canTakeOff, quantitiesToDiscard, restockableQuantities, unshippedReserved } from "./refunds.ts";

function must(result: TransitionResult | string): TransitionResult {
  if (typeof result === "string") throw new Error(`refused: ${result}`);
  return result;
}
const at = (order: Order, act: OrderAction) => must(applyAction(order, act, order.rev));
const paid = (changes: Partial<Order> = {}) => at(sampleOrder(changes), { type: "mark_paid" }).order;
const pieces = (line: number, quantity: number): LineQuantity => ({ line, quantity });
const back = (...restock: LineQuantity[]): OrderAction => ({ type: "refund", amount: 1, reason: "Sent back", restock });
const send = (...lines: LineQuantity[]): OrderAction => ({ type: "fulfil", tracking: null, ...(lines.length > 0 ? { lines } : {}) });
const CANCEL: OrderAction = { type: "cancel", reason: "Gone", restock: true };

test("restocks returned units with their refund in one step, each once", () => {
  const sent = at(paid(), send()).order;
  const moved = at(sent, back(pieces(1, 2)));
  expect(moved.returned).toEqual([{ productId: "vase", variantId: "single", quantity: 2 }]);
  expect(moved.order).toMatchObject({ rev: sent.rev + 1, status: "completed", refunds: [{ amount: 1, restocked: [pieces(1, 2)] }] });
  expect(restockableQuantities(moved.order)).toEqual([2, 1]);
  expect(applyAction(moved.order, back(pieces(1, 2)), 9)).toBe("restock");
  expect(applyAction(moved.order, back(pieces(0, 1), pieces(0, 1)), 9)).toBe("restock");
  expect(at(moved.order, back(pieces(1, 1), pieces(0, 2))).returned).toHaveLength(2);
});

test("refunded unshipped units do not ship, and an order with nothing left counts as shipped", () => {
  const part = at(paid(), send(pieces(1, 3))).order;
  const less = at(part, back(pieces(0, 1))).order;
  expect([unshippedQuantities(less), less.fulfilmentStatus]).toEqual([[1, 0], "partly_fulfilled"]);
  expect(applyAction(less, send(pieces(0, 2)), 9)).toBe("pieces");
  const none = at(less, back(pieces(0, 1)));
  expect(none.order).toMatchObject({ status: "completed", fulfilmentStatus: "fulfilled", rev: less.rev + 1 });
  expect(none.order.events.at(-2)).toMatchObject({ type: "fulfilled", by: "system", part: "" });
  expect(none.mails.map(({ kind }) => kind)).toEqual(["order-refunded"]);
});

test("an unshipped order keeps something to ship, or is canceled as a whole", () => {
  const order = paid();
  expect(applyAction(order, back(pieces(0, 2), pieces(1, 3)), 9)).toBe("restock");
  const less = at(order, back(pieces(0, 2), pieces(1, 1))).order;
  expect(at(less, CANCEL).returned).toEqual([{ productId: "vase", variantId: "single", quantity: 2 }]);
});

test("untracked and backordered units are not restocked", () => {
  const lines = [sampleLine("mug", 3, { backordered: 2 }), sampleLine("vase", 2, { counted: false }), sampleLine("bowl", 1)];
  const order = paid({ lines });
  expect(restockableQuantities(order)).toEqual([1, 0, 1]);
  expect(restockableQuantities({ ...order, status: "cancelled" })).toEqual([0, 0, 0]);
  expect(canTakeOff(order, { restock: [pieces(5, 1)], drop: [] })).toBe(false);
});

const drop = (...dropped: LineQuantity[]): OrderAction => ({ type: "refund", amount: 1, reason: "Not coming", drop: dropped });

test("drops untracked and backordered units with their refund", () => {
  const lines = [sampleLine("mug", 3, { backordered: 2 }), sampleLine("vase", 2, { counted: false })];
  const part = at(paid({ lines }), send(pieces(1, 1))).order;
  expect(quantitiesToDiscard(part)).toEqual([3, 1]);
  const less = at(part, drop(pieces(0, 2)));
  expect([less.returned, unshippedQuantities(less.order), unshippedReserved(less.order)]).toEqual([[], [1, 1], [1, 0]]);
  expect(less.order.refunds).toMatchObject([{ restocked: [], dropped: [pieces(0, 2)] }]);
  expect(applyAction(less.order, drop(pieces(0, 2)), 9)).toBe("restock");
  expect(applyAction(less.order, send(pieces(0, 2)), 9)).toBe("pieces");
  // The unit in stock can still be restocked, once.
  expect(restockableQuantities(less.order)).toEqual([1, 0]);
  expect(applyAction(less.order, { type: "refund", amount: 1, reason: "Both", restock: [pieces(0, 1)], drop: [pieces(0, 1)] }, 9)).toBe(
    "restock",
  );
  const none = at(less.order, { type: "refund", amount: 1, reason: "Rest", restock: [pieces(0, 1)], drop: [pieces(1, 1)] });
  expect(none.returned).toEqual([{ productId: "mug", variantId: "single", quantity: 1 }]);
  expect(none.order).toMatchObject({ status: "completed", fulfilmentStatus: "fulfilled" });
});

test("a dropped unit is never restocked by a refund or by canceling", () => {
  const order = paid({ lines: [sampleLine("mug", 3)] });
  const less = at(order, drop(pieces(0, 1))).order;
  expect([restockableQuantities(less), quantitiesToDiscard(less)]).toEqual([[2], [2]]);
  expect(at(less, CANCEL).returned).toEqual([{ productId: "mug", variantId: "single", quantity: 2 }]);
  expect(applyAction(less, drop(pieces(0, 2)), 9)).toBe("restock");
});

test("a fully restocked shipment did ship", () => {
  const order = at(at(paid(), send()).order, back(pieces(0, 2), pieces(1, 3))).order;
  expect(applyAction(order, { type: "unfulfil" }, 9)).toBe("pieces");
});

const step = fc.record({
  kind: fc.constantFrom("send", "back", "drop", "unfulfil", "cancel"),
  line: fc.nat(2),
  quantity: fc.integer({ min: 1, max: 3 }),
});

test("any mix of shipping, undoing, refunding and canceling restocks each unit at most once and leaves no empty order waiting", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), fc.array(fc.nat(3), { minLength: 3, maxLength: 3 }), (steps, backordered) => {
      const lines = ["mug", "vase", "bowl"].map((id, index) => sampleLine(id, 3, { backordered: backordered[index] ?? 0 }));
      let order = paid({ lines });
      const returned: Returned[] = [];
      for (const { kind, line, quantity } of steps) {
        const one = pieces(line, quantity);
        const act = { send: send(one), back: back(one), drop: drop(one), unfulfil: { type: "unfulfil" } as const, cancel: CANCEL }[kind];
        const moved = applyAction(order, act, order.rev);
        if (typeof moved === "string") continue;
        order = moved.order;
        returned.push(...moved.returned);
        if (order.status === "open" && order.fulfilmentStatus !== "fulfilled")
          expect(Math.max(...unshippedQuantities(order))).toBeGreaterThan(0);
      }
      for (const { productId, quantity, backordered: missing } of lines) {
        const all = returned.filter((one) => one.productId === productId).reduce((sum, one) => sum + one.quantity, 0);
        expect(all).toBeLessThanOrEqual(quantity - missing);
      }
    }),
  );
});
