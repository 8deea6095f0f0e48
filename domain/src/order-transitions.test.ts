import { expect, test } from "vitest";
import { FULFILMENT_STATUSES, ORDER_STATUSES, PAYMENT_STATUSES } from "./order.ts";
import {
  initialState,
  nextState,
  ORDER_TRANSITIONS,
  type OrderActType,
  type OrderState,
  ownerActs,
  waitsFor,
} from "./order-transitions.ts";

const key = (state: OrderState) => `${state.status}/${state.paymentStatus}/${state.fulfilmentStatus}`;
const acts = Object.keys(ORDER_TRANSITIONS) as OrderActType[];

function reachable(): Map<string, OrderState> {
  const found = new Map<string, OrderState>();
  const queue: OrderState[] = [initialState("cash", 100, 0), initialState("transfer", 100, 0), initialState("cash", 0, 0)].map(
    ({ status, paymentStatus, fulfilmentStatus }) => ({ status, paymentStatus, fulfilmentStatus }),
  );
  for (let state = queue.pop(); state; state = queue.pop()) {
    if (found.has(key(state))) continue;
    found.set(key(state), state);
    for (const act of acts) {
      const next = nextState(state, act);
      if (next) queue.push(next);
    }
  }
  return found;
}

test("an order can only be in these states", () => {
  expect([...reachable().keys()].sort()).toEqual([
    "cancelled/none_due/unfulfilled",
    "cancelled/paid/unfulfilled",
    "cancelled/refunded/unfulfilled",
    "cancelled/voided/unfulfilled",
    "completed/none_due/fulfilled",
    "completed/paid/fulfilled",
    "expired/voided/unfulfilled",
    "open/none_due/unfulfilled",
    "open/paid/unfulfilled",
    "open/unpaid/fulfilled",
    "open/unpaid/unfulfilled",
    "pending/unpaid/unfulfilled",
  ]);
});

test("expired, completed and refunded orders stay as they are", () => {
  for (const state of reachable().values())
    if (state.status === "expired" || state.status === "completed" || state.paymentStatus === "refunded")
      expect(ownerActs(state)).toEqual([]);
});

test("an owner is never offered what only the system does", () => {
  for (const status of ORDER_STATUSES)
    for (const paymentStatus of PAYMENT_STATUSES)
      for (const fulfilmentStatus of FULFILMENT_STATUSES)
        expect(ownerActs({ status, paymentStatus, fulfilmentStatus })).not.toContain("expire");
});

test("a bank transfer holds stock for five days, cash on pick-up is open at once, a free order owes nothing", () => {
  expect(initialState("transfer", 100, 1000)).toMatchObject({ status: "pending", holdUntil: 1000 + 5 * 86_400_000 });
  expect(initialState("cash", 100, 1000)).toMatchObject({ status: "open", paymentStatus: "unpaid", holdUntil: null });
  expect(initialState("transfer", 0, 1000)).toMatchObject({ status: "open", paymentStatus: "none_due", holdUntil: null });
});

test("whatever waits for the owner can be done by the owner", () => {
  const needs = { payment: "mark_paid", fulfilment: "fulfil", refund: "mark_refunded" } as const;
  for (const state of reachable().values()) {
    const waits = waitsFor(state);
    if (waits) expect(ownerActs(state)).toContain(needs[waits]);
  }
});
