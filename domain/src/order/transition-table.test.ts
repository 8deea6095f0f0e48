import { expect, test } from "vitest";
import { DELIVERY_METHODS, PAYMENT_METHODS } from "../shop/shop-settings.ts";
import { FULFILMENT_STATUSES, ORDER_STATUSES, PAYMENT_STATUSES } from "./order.ts";
import { initialState, isOpenUnpaid, type OrderFacts, type OrderState, waitsFor } from "./state.ts";
import { nextState, ORDER_TRANSITIONS, ownerActions, TRANSITION_NAMES } from "./transition-table.ts";

const key = (state: OrderState) => `${state.status}/${state.paymentStatus}/${state.fulfilmentStatus}`;
const stateOf = ({ status, paymentStatus, fulfilmentStatus }: OrderState) => ({ status, paymentStatus, fulfilmentStatus });
const NO_PARCELS = { attention: [], shipments: [] };

/** Every reachable state, with each delivery and payment method. */
function reachable(): OrderFacts[] {
  const found = new Map<string, OrderFacts>();
  const queue: OrderFacts[] = DELIVERY_METHODS.flatMap((delivery) =>
    PAYMENT_METHODS.flatMap((paymentMethod) =>
      [0, 100].map((total) => ({ ...stateOf(initialState(paymentMethod, total, 0)), delivery, paymentMethod })),
    ),
  );
  for (let order = queue.pop(); order; order = queue.pop()) {
    const id = `${key(order)} ${order.delivery} ${order.paymentMethod}`;
    if (found.has(id)) continue;
    found.set(id, order);
    for (const move of TRANSITION_NAMES) {
      const next = nextState(order, move);
      if (next) queue.push({ ...order, ...next });
    }
  }
  return [...found.values()];
}

const everywhere = reachable();

/** Every combination of states, reachable or not. */
const onPaper: OrderFacts[] = ORDER_STATUSES.flatMap((status) =>
  PAYMENT_STATUSES.flatMap((paymentStatus) =>
    FULFILMENT_STATUSES.flatMap((fulfilmentStatus) =>
      DELIVERY_METHODS.flatMap((delivery) =>
        PAYMENT_METHODS.map((paymentMethod) => ({ status, paymentStatus, fulfilmentStatus, delivery, paymentMethod })),
      ),
    ),
  ),
);

test("every transition from any state leads only to a valid one", () => {
  for (const order of onPaper)
    for (const move of TRANSITION_NAMES) {
      const next = nextState(order, move);
      if (next === null) continue;
      const { status, paymentStatus, fulfilmentStatus } = next;
      // An ended order owes nothing.
      if (status === "cancelled" || status === "expired") expect(["unpaid", "processing", "failed"]).not.toContain(paymentStatus);
      if (move === "pay" || move === "pay_late" || move === "mark_paid") expect(paymentStatus).toBe("paid");
      // Only an undone payment returns to pending, and only before anything shipped.
      if (status === "pending" && order.status !== "pending")
        expect([move, fulfilmentStatus, paymentStatus]).toEqual(["undo_paid", "unfulfilled", "unpaid"]);
      if (fulfilmentStatus === "ready" && order.fulfilmentStatus !== "ready") expect(order.delivery).toBe("pickup");
      // Ended and pending orders have nothing in progress, and only completed ones need no fulfillment.
      if (fulfilmentStatus !== order.fulfilmentStatus && fulfilmentStatus === "in_progress") expect(status).toBe("open");
      if (fulfilmentStatus !== order.fulfilmentStatus && fulfilmentStatus === "not_needed")
        expect([move, status, paymentStatus]).toEqual(["complete_unsent", "completed", "refunded"]);
    }
});

test("an ended order stays ended: only money moves, and late money is the only way back", () => {
  for (const order of onPaper.filter(({ status }) => status === "cancelled" || status === "expired"))
    for (const move of TRANSITION_NAMES) {
      const next = nextState(order, move);
      if (next && next.status !== order.status) {
        expect(["pay_late", "mark_late"]).toContain(move);
        expect([order.status, next.status, next.paymentStatus]).toEqual(["expired", "open", "paid"]);
      }
      if (next) expect(next.fulfilmentStatus).toBe(order.fulfilmentStatus);
    }
});

test("orders can only be in these states", () => {
  const money = ["paid", "partly_refunded", "refunded"];
  const goods = ["unfulfilled", "ready", "not_collected", "partly_fulfilled"];
  const allowed: Record<string, [payments: string[], fulfilments: string[]][]> = {
    pending: [[["unpaid", "processing", "failed"], ["unfulfilled"]]],
    open: [
      [
        ["none_due", "unpaid", ...money],
        [...goods, "in_progress", "fulfilled"],
      ],
    ],
    // A full refund can be completed in any fulfillment state.
    completed: [
      [["none_due"], ["fulfilled"]],
      [money, ["not_needed", "not_collected", "partly_fulfilled", "fulfilled"]],
    ],
    cancelled: [[["none_due", "voided", ...money], goods]],
    expired: [[["voided", ...money], ["unfulfilled"]]],
  };
  const listed = Object.entries(allowed).flatMap(([status, blocks]) =>
    blocks.flatMap(([payments, fulfilments]) => payments.flatMap((one) => fulfilments.map((other) => `${status}/${one}/${other}`))),
  );
  expect([...new Set(everywhere.map(key))].sort()).toEqual(listed.sort());
});

test("a pending order never ships, and an expired one never did", () => {
  for (const order of everywhere) {
    if (order.status === "pending" || order.status === "expired") expect(order.fulfilmentStatus).toBe("unfulfilled");
    if (order.status === "completed")
      expect(["unpaid", "processing", "failed", "voided"]).not.toContain(order.paymentStatus === "voided" ? "voided" : "");
  }
});

test("owners are never offered system transitions", () => {
  const ofOwner = TRANSITION_NAMES.filter((move) => ORDER_TRANSITIONS[move].by === "owner");
  expect(ofOwner.toSorted()).toEqual(
    ["accept", "cancel", "complete", "fulfil_part", "fulfil_rest", "mark_paid", "ready", "refund_part", "refund_rest", "reopen"]
      .concat(["mark_late", "keep_late", "start_refund", "undo_paid", "undo_paid_accepted", "undo_kept", "unfulfil_all", "unfulfil_part"])
      .concat([
        "begin",
        "complete_unsent",
        "unpack_last",
        "unfulfil_begun",
        "pack",
        "unpack",
        "deliver",
        "lose",
        "bring_back",
        "undo_parcel",
        "not_collected",
        "ready_again",
      ])
      .toSorted(),
  );
  for (const order of onPaper.filter((one) => one.paymentMethod === "card"))
    expect(ownerActions(order)).not.toEqual(expect.arrayContaining([expect.stringMatching(/^((mark|undo)_paid|mark_late|accept)$/)]));
});

test("an ended order offers only late payment, its undo, and refunds", () => {
  for (const order of everywhere) {
    if (order.status !== "cancelled" && order.status !== "expired") continue;
    const isByHand = order.paymentMethod === "transfer" || order.paymentMethod === "link";
    const late = order.paymentStatus === "voided" && isByHand ? ["mark_late"] : [];
    const undo = order.paymentStatus === "paid" && isByHand ? ["undo_paid"] : [];
    expect(ownerActions(order)).toEqual(["paid", "partly_refunded"].includes(order.paymentStatus) ? [...undo, "refund"] : late);
  }
});

test("recorded late money reopens an expired order; a canceled one keeps it to refund", () => {
  for (const order of everywhere) {
    const isLate = ownerActions(order).includes("mark_late");
    expect(nextState(order, "mark_late") !== null).toBe(isLate && order.status === "expired");
    expect(nextState(order, "keep_late") !== null).toBe(isLate);
    const kept = nextState(order, "keep_late");
    if (!kept) continue;
    expect([kept.status, waitsFor({ ...order, ...kept, ...NO_PARCELS })]).toEqual([order.status, "refund"]);
    expect(nextState({ ...order, ...kept }, "undo_kept")).toMatchObject({ status: order.status, paymentStatus: "voided" });
  }
});

test("a transfer holds stock for five days, a card for its payment page, cash is open at once, a free order owes nothing", () => {
  expect(initialState("transfer", 100, 1000)).toMatchObject({
    status: "pending",
    holdUntil: 1000 + 5 * 86_400_000,
    remindAt: 1000 + 3 * 86_400_000,
  });
  expect(initialState("link", 100, 1000, 30)).toMatchObject({ holdUntil: 1000 + 30 * 86_400_000, remindAt: 1000 + 28 * 86_400_000 });
  expect(initialState("card", 100, 1000)).toMatchObject({ status: "pending", holdUntil: 1000 + 35 * 60_000, remindAt: null });
  expect(initialState("cash", 100, 1000)).toMatchObject({ status: "open", paymentStatus: "unpaid", holdUntil: null });
  expect(initialState("transfer", 0, 1000)).toMatchObject({ status: "open", paymentStatus: "none_due", holdUntil: null });
});

test("an order can be accepted unpaid only while pending, and then it is open, owes its price and cannot expire", () => {
  for (const order of everywhere) {
    const next = nextState(order, "accept");
    expect(next !== null).toBe(order.status === "pending" && order.paymentStatus === "unpaid" && order.paymentMethod !== "card");
    if (!next) continue;
    const accepted = { ...order, ...next };
    expect(isOpenUnpaid(accepted)).toBe(true);
    expect([nextState(accepted, "expire"), nextState(accepted, "remind")]).toEqual([null, null]);
    expect(ownerActions(accepted)).toEqual(expect.arrayContaining(["mark_paid", "fulfil", "cancel"]));
  }
});

test("every owner task has an allowed action", () => {
  const needs = { payment: "mark_paid", fulfilment: "fulfil", refund: "refund" } as const;
  for (const order of everywhere) {
    const waits = waitsFor({ ...order, ...NO_PARCELS });
    if (waits) expect(ownerActions(order)).toContain(needs[waits]);
  }
});
