import fc from "fast-check";
import { expect, test } from "vitest";
import { applyAction, type OrderAction } from "./actions.ts";
import { BULK_ACTS, bulkActs, bulkStep, undoOf, wasApplied } from "./bulk.ts";
import type { Order } from "./order.ts";
import { sampleOrder } from "./sample-order.ts";
import { initialState } from "./state.ts";

const PAID: OrderAction = { type: "mark_paid" };
const PACKED: OrderAction = { type: "pack" };

function after(order: Order, ...acts: OrderAction[]): Order {
  return acts.reduce((now, act) => {
    const result = applyAction(now, act, 1);
    if (typeof result === "string") throw new Error(result);
    return result.order;
  }, order);
}
const pickup = () => sampleOrder({ delivery: "pickup", paymentMethod: "cash", ...initialState("cash", 500, 0) });

test("offers what an order's state allows", () => {
  expect(bulkActs(sampleOrder({ delivery: "shipping" }), 1)).toEqual(["mark_paid"]);
  expect(bulkActs(after(sampleOrder({ delivery: "shipping" }), PAID), 1)).toEqual(["fulfil"]);
  expect(bulkActs(after(sampleOrder(), { type: "cancel", reason: "Broken", restock: true }), 1)).toEqual([]);
});

test("hands a pickup over only once it is ready", () => {
  expect(bulkActs(pickup(), 1)).toEqual(["ready", "mark_paid"]);
  expect(bulkActs(after(pickup(), { type: "ready" }), 1)).toEqual(["fulfil", "mark_paid"]);
});

test("ships the packed parcel, and says who gets a mail", () => {
  const packed = after(sampleOrder({ delivery: "shipping" }), PAID, PACKED);
  const parcel = packed.shipments[0]?.id;
  expect(bulkStep(packed, "fulfil", 1)).toEqual({ action: { type: "fulfil", tracking: null, parcel }, isMailed: true });
  const silent = sampleOrder({ delivery: "shipping", buyer: { ...packed.buyer, email: "" } });
  expect(bulkStep(after(silent, PAID), "fulfil", 1)?.isMailed).toBe(false);
  expect(bulkStep(after(pickup(), { type: "ready" }), "fulfil", 1)?.isMailed).toBe(false);
});

test("undoing leads back, and each step is recognized by its revision alone", () => {
  const starts = [sampleOrder({ delivery: "shipping" }), after(sampleOrder({ delivery: "shipping" }), PAID), pickup()];
  fc.assert(
    fc.property(fc.constantFrom(...starts), fc.constantFrom(...BULK_ACTS), (order, act) => {
      const step = bulkStep(order, act, 1);
      if (step === null) return;
      const done = after(order, step.action);
      expect(wasApplied(done, order.rev, step.action)).toBe(true);
      expect(wasApplied(order, order.rev, step.action)).toBe(false);
      expect(wasApplied(done, order.rev, { type: "reopen" })).toBe(false);
      const back = after(done, undoOf(act));
      expect([back.status, back.paymentStatus, back.fulfilmentStatus]).toEqual([order.status, order.paymentStatus, order.fulfilmentStatus]);
      expect(wasApplied(back, order.rev, step.action)).toBe(false);
    }),
  );
});
