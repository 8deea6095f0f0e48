import fc from "fast-check";
import { expect, test } from "vitest";
import { applyAction, type OrderAction } from "./actions.ts";
import { BULK_ACTS, bulkActs, bulkStep, undoOf, wasApplied } from "./bulk.ts";
import type { Order } from "./order.ts";
import { sampleLine, sampleOrder } from "./sample-order.ts";
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
  expect(bulkActs(sampleOrder({ delivery: "shipping" }))).toEqual(["mark_paid"]);
  expect(bulkActs(after(sampleOrder({ delivery: "shipping" }), PAID))).toEqual(["fulfil"]);
  expect(bulkActs(after(sampleOrder(), { type: "cancel", reason: "Broken", restock: true }))).toEqual([]);
});

test("hands a pickup over only once it is ready", () => {
  expect(bulkActs(pickup())).toEqual(["ready", "mark_paid"]);
  expect(bulkActs(after(pickup(), { type: "ready" }))).toEqual(["fulfil", "mark_paid"]);
});

test("ships the packed parcel, and says who gets a mail", () => {
  const packed = after(sampleOrder({ delivery: "shipping" }), PAID, PACKED);
  const parcel = packed.shipments[0]?.id;
  expect(bulkStep(packed, "fulfil")).toEqual({ action: { type: "fulfil", tracking: null, parcel }, isMailed: true });
  const silent = sampleOrder({ delivery: "shipping", buyer: { ...packed.buyer, email: "" } });
  expect(bulkStep(after(silent, PAID), "fulfil")?.isMailed).toBe(false);
  expect(bulkStep(after(pickup(), { type: "ready" }), "fulfil")?.isMailed).toBe(false);
});

test("says of every order that acts lead to what the transition does with it", () => {
  const acts: OrderAction[] = [
    PAID,
    PACKED,
    { type: "fulfil", tracking: null },
    { type: "ready" },
    { type: "begin" },
    { type: "unfulfil" },
  ];
  const more: OrderAction[] = [{ type: "undo_paid" }, { type: "accept" }, { type: "cancel", reason: "Broken", restock: true }];
  const starts = ["transfer", "on_delivery", "cash", "card"] as const;
  const start = fc.record({
    paymentMethod: fc.constantFrom(...starts),
    delivery: fc.constantFrom("shipping", "pickup", "none" as const),
    email: fc.constantFrom("", "ada@example.test"),
    kinds: fc.array(fc.constantFrom("physical", "digital", "service" as const), { minLength: 1, maxLength: 2 }),
  });
  fc.assert(
    fc.property(start, fc.array(fc.constantFrom(...acts, ...more), { maxLength: 6 }), ({ paymentMethod, delivery, email, kinds }, path) => {
      const lines = kinds.map((kind, index) => sampleLine(`p${index}`, 1, { kind }));
      const placed = sampleOrder({ paymentMethod, delivery, lines, ...initialState(paymentMethod, 500, 0) });
      let order: Order = { ...placed, buyer: { ...placed.buyer, email } };
      for (const act of path) {
        const result = applyAction(order, act, 1);
        if (typeof result !== "string") order = result.order;
      }
      for (const act of BULK_ACTS) {
        const step = bulkStep(order, act);
        const result = applyAction(order, step?.action ?? (act === "fulfil" ? { type: act, tracking: null } : { type: act }), 1);
        expect(step !== null).toBe(typeof result !== "string");
        if (step && typeof result !== "string") expect(step.isMailed).toBe(email !== "" && result.mails.length > 0);
      }
    }),
    { numRuns: 2000 },
  );
});

test("undoing leads back, and each step is recognized by its event", () => {
  const starts = [sampleOrder({ delivery: "shipping" }), after(sampleOrder({ delivery: "shipping" }), PAID), pickup()];
  fc.assert(
    fc.property(fc.constantFrom(...starts), fc.constantFrom(...BULK_ACTS), (order, act) => {
      const step = bulkStep(order, act);
      if (step === null) return;
      const asked = { rev: order.rev, events: order.events.length };
      const done = after(order, step.action);
      expect(wasApplied(done, asked, step.action)).toBe(true);
      expect(wasApplied(order, asked, step.action)).toBe(false);
      expect(wasApplied(done, asked, { type: "reopen" })).toBe(false);
      // A note raises the revision without an event, whatever the last event was.
      expect(wasApplied({ ...done, rev: done.rev + 1 }, { rev: done.rev, events: done.events.length }, step.action)).toBe(false);
      const back = after(done, undoOf(act));
      expect([back.status, back.paymentStatus, back.fulfilmentStatus]).toEqual([order.status, order.paymentStatus, order.fulfilmentStatus]);
      expect(wasApplied(back, asked, step.action)).toBe(false);
    }),
  );
});
