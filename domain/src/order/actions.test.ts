import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { DeliveryMethod, PaymentMethod } from "../shop/shop-settings.ts";
import { applyAction, type OrderAction } from "./actions.ts";
import { parcelActions } from "./fulfilment/order-parcels.ts";
import { PARCEL_ACTS, type ParcelAction } from "./fulfilment/shipment.ts";
import { noteRefund, type RefundElsewhere, settleRefund, takePayment } from "./money/card-payments.ts";
import { moneyOf, statusOfBalance } from "./money/order-money.ts";
import { refundableQuantities } from "./money/refunds.ts";
import type { Order } from "./order.ts";
import { looseQuantities, sentOf, unshippedQuantities } from "./quantities.ts";
import { sampleOrder } from "./sample-order.ts";
import { step, type TransitionResult } from "./transition.ts";
import { ownerActions } from "./transition-table.ts";

function placed(paymentMethod: PaymentMethod = "transfer", delivery: DeliveryMethod = "shipping"): Order {
  return sampleOrder({ paymentMethod, delivery, pickupCode: delivery === "pickup" ? "K7Q2" : "" });
}

function must(result: TransitionResult | string): Order {
  if (typeof result === "string") throw new Error(`refused: ${result}`);
  return result.order;
}
const after = (order: Order, ...acts: OrderAction[]): Order => acts.reduce((now, act) => must(applyAction(now, act, now.rev)), order);
const PAID: OrderAction = { type: "mark_paid" };
const ALL: OrderAction = { type: "fulfil", tracking: null };
const arrival = (ref: string, amount = 500) => ({ ref, amount, fee: null });

describe("owner actions", () => {
  test("units ship in several parcels, each once, and the last one completes a paid order", () => {
    const first = after(placed(), PAID, { type: "fulfil", tracking: null, lines: [{ line: 1, quantity: 2 }] });
    expect(first).toMatchObject({ status: "open", fulfilmentStatus: "partly_fulfilled" });
    expect(unshippedQuantities(first)).toEqual([2, 1]);
    expect(applyAction(first, { type: "fulfil", tracking: null, lines: [{ line: 1, quantity: 2 }] }, 9)).toBe("pieces");
    expect(applyAction(first, { type: "fulfil", tracking: null, lines: [] }, 9)).toBe("pieces");
    const twice = [
      { line: 0, quantity: 1 },
      { line: 0, quantity: 1 },
    ];
    expect(applyAction(first, { type: "fulfil", tracking: null, lines: twice }, 9)).toBe("pieces");
    expect(after(first, ALL)).toMatchObject({ status: "completed", fulfilmentStatus: "fulfilled" });
  });

  test("undoing a shipment keeps the others, and the next shipment has its own mail", () => {
    const part: OrderAction = { type: "fulfil", tracking: null, lines: [{ line: 0, quantity: 1 }] };
    const order = after(placed(), PAID, part, ALL, { type: "unfulfil" });
    expect(order).toMatchObject({ status: "open", fulfilmentStatus: "partly_fulfilled" });
    expect(unshippedQuantities(order)).toEqual([1, 3]);
    const again = must(applyAction(order, ALL, 20));
    expect(new Set([...order.events, ...again.events].filter((event) => event.type === "fulfilled").map((event) => event.part)).size).toBe(
      3,
    );
    expect(after(order, { type: "unfulfil" })).toMatchObject({ fulfilmentStatus: "unfulfilled", shipments: [] });
  });

  test("a pickup order is ready, then handed over with its code; a second ready sends no mail", () => {
    const ready = applyAction(placed("cash", "pickup"), { type: "ready" }, 1);
    expect(ready).toMatchObject({ mails: [{ kind: "order-ready" }] });
    const again = applyAction(after(must(ready), { type: "unfulfil" }), { type: "ready" }, 3);
    expect(again).toMatchObject({ mails: [], order: { fulfilmentStatus: "ready" } });
    expect(applyAction(must(ready), { type: "fulfil", tracking: null, code: "XXXX" }, 2)).toBe("code");
    expect(after(must(ready), { type: "fulfil", tracking: null, code: "k7q2" })).toMatchObject({ fulfilmentStatus: "fulfilled" });
    expect(applyAction(placed("cash", "shipping"), { type: "ready" }, 1)).toBe("state");
  });

  test("refunds any amounts up to what was paid, each with its reason", () => {
    const paid = after(placed(), PAID);
    const refund = (amount: number): OrderAction => ({ type: "refund", amount, reason: "Chipped" });
    expect(applyAction(placed(), refund(1), 1)).toBe("state");
    expect(applyAction(paid, refund(501), 1)).toBe("amount");
    const part = after(paid, refund(200), refund(100));
    expect(part).toMatchObject({ status: "open", paymentStatus: "partly_refunded" });
    expect(moneyOf(part)).toEqual({ paid: 500, refunded: 300, pending: 0, balance: 200, refundable: 200 });
    expect(applyAction(part, refund(201), 1)).toBe("amount");
    expect(after(part, refund(200))).toMatchObject({ paymentStatus: "refunded" });
    expect(applyAction(after(part, refund(200)), refund(1), 1)).toBe("amount");
  });

  test("canceling restocks unshipped units and refunds in one step", () => {
    const order = after(placed(), PAID, { type: "fulfil", tracking: null, lines: [{ line: 1, quantity: 2 }] });
    const cancelled = applyAction(order, { type: "cancel", reason: "Broken", restock: true, refund: true }, 9);
    expect(cancelled).toMatchObject({
      order: { status: "cancelled", paymentStatus: "refunded", rev: order.rev + 1, refunds: [{ amount: 500, state: "done" }] },
      returned: [
        { productId: "mug", quantity: 2 },
        { productId: "vase", quantity: 1 },
      ],
      mails: [{ kind: "order-cancelled" }],
    });
    const kept = applyAction(order, { type: "cancel", reason: "Broken", restock: false }, 9);
    expect(kept).toMatchObject({ order: { paymentStatus: "paid", refunds: [] }, returned: [] });
    expect(applyAction(after(placed(), PAID, ALL), { type: "cancel", reason: "Late", restock: true }, 9)).toBe("state");
  });
});

describe("provider events", () => {
  const card = () => placed("card");

  test("takes a payment once, however often it is reported", () => {
    const paid = takePayment(card(), arrival("pi_1"), 5, false);
    expect(paid).toMatchObject({
      outcome: "paid",
      order: { status: "open", paymentStatus: "paid" },
      mails: [{ kind: "order-received" }, { kind: "new-order" }],
    });
    expect(paid && takePayment(paid.order, arrival("pi_1"), 6, true)).toBeNull();
    expect(takePayment(card(), arrival("pi_1", 499), 5, false)).toBeNull();
  });

  test("late money reopens an expired order with units in stock, and is refunded otherwise", () => {
    const expired = step(card(), "expire", { at: 4, by: "system" });
    expect(expired).not.toBeNull();
    if (!expired) return;
    expect(takePayment(expired, arrival("pi_1"), 5, true)).toMatchObject({
      outcome: "paid_late",
      order: { status: "open", paymentStatus: "paid" },
      taken: [{ quantity: 2 }, { quantity: 3 }],
    });
    const back = takePayment(expired, arrival("pi_1"), 5, false);
    expect(back).toMatchObject({
      outcome: "returned",
      taken: [],
      order: { status: "expired", refunds: [{ state: "pending", amount: 500 }] },
    });
    const settled = back && settleRefund(back.order, back.order.refunds[0]?.id ?? "", { ref: "re_1", isDone: true }, 6)?.order;
    expect(settled).toMatchObject({ status: "expired", paymentStatus: "refunded" });
    expect(settled && settleRefund(settled, settled.refunds[0]?.id ?? "", { ref: "re_1", isDone: true }, 7)).toBeNull();
  });

  test("refunds money for a canceled order and a second payment, and keeps the first payment", () => {
    const cancelled = after(card(), { type: "cancel", reason: "Gone", restock: true });
    expect(takePayment(cancelled, arrival("pi_1"), 5, true)).toMatchObject({ outcome: "returned", order: { status: "cancelled" } });
    const paid = takePayment(card(), arrival("pi_1"), 5, false)?.order;
    const twice = paid && takePayment(paid, arrival("pi_2"), 6, false)?.order;
    expect(twice).toMatchObject({ paymentStatus: "paid", refunds: [{ paymentRef: "pi_2", amount: 500 }] });
    const settled = twice && settleRefund(twice, twice.refunds[0]?.id ?? "", { ref: "re_1", isDone: true }, 7)?.order;
    expect(settled).toMatchObject({ status: "open", paymentStatus: "paid" });
    expect(settled && moneyOf(settled)).toMatchObject({ paid: 1000, refunded: 500, balance: 500 });
  });

  test("records a refund made at the provider once, and only of this order's money", () => {
    const paid = takePayment(card(), arrival("pi_1"), 5, false)?.order;
    if (!paid) throw new Error("not paid");
    const told = { ref: "re_9", paymentRef: "pi_1", amount: 200, state: "done" } as const;
    const noted = noteRefund(paid, told, 6);
    expect(noted).toMatchObject({
      order: { paymentStatus: "partly_refunded", refunds: [{ amount: 200, by: "system", state: "done", ref: "re_9" }] },
      mails: [{ kind: "order-refunded" }],
    });
    expect(noted && noteRefund(noted.order, told, 7)).toBeNull();
    expect(noteRefund(paid, { ...told, paymentRef: "pi_8" }, 6)).toBeNull();
    const waiting = noteRefund(paid, { ...told, state: "pending" }, 6)?.order;
    expect(waiting).toMatchObject({ paymentStatus: "paid", askAt: expect.any(Number) });
    expect(waiting && noteRefund(waiting, told, 7)?.order).toMatchObject({ paymentStatus: "partly_refunded", askAt: null });
  });

  test("a refund that the provider refuses can be requested again", () => {
    const paid = takePayment(card(), arrival("pi_1"), 5, false)?.order;
    const asked = paid && after(paid, { type: "refund", amount: 500, reason: "Chipped" });
    expect(asked).toMatchObject({ paymentStatus: "paid", refunds: [{ state: "pending" }] });
    expect(asked && applyAction(asked, { type: "refund", amount: 1, reason: "More" }, 9)).toBe("amount");
    const failed = asked && settleRefund(asked, asked.refunds[0]?.id ?? "", { ref: "", isDone: false }, 8)?.order;
    expect(failed && moneyOf(failed)).toMatchObject({ refundable: 500, pending: 0 });
  });
});

function elsewhere(order: Order, told: Pick<RefundElsewhere, "ref" | "state">): RefundElsewhere["state"] {
  const known = order.refunds.find((one) => one.ref === told.ref);
  const isTooMuch = known?.state === "pending" && known.amount > moneyOf(order).balance;
  return isTooMuch && told.state === "done" ? "failed" : told.state;
}

function ofRealParcel(order: Order, act: OrderAction): OrderAction {
  if (!("parcel" in act) || act.parcel === undefined) return act;
  return { ...act, parcel: order.shipments.at(act.parcel === "first" ? 0 : -1)?.id ?? "none" };
}

function isParcelAct(act: OrderAction): act is Extract<OrderAction, { type: ParcelAction }> {
  return PARCEL_ACTS.some((one) => one === act.type);
}

const CANCEL = { type: fc.constant("cancel" as const), reason: fc.constant("Gone") };

test("money and units add up after any sequence of events", () => {
  const amount = fc.integer({ min: 1, max: 600 });
  const act: fc.Arbitrary<OrderAction> = fc.oneof(
    fc.constantFrom<OrderAction>(
      PAID,
      { type: "undo_paid" },
      ALL,
      { type: "ready" },
      ...(["begin", "complete", "reopen"] as const).map((type) => ({ type })),
      { type: "unfulfil" },
      { type: "not_collected" },
      { type: "pack", lines: [{ line: 1, quantity: 2 }] },
    ),
    fc.record({ type: fc.constantFrom(...PARCEL_ACTS), parcel: fc.constantFrom("first", "last") }),
    fc.record({ type: fc.constant("fulfil" as const), tracking: fc.constant(null), parcel: fc.constant("last") }),
    fc.record({
      type: fc.constant("fulfil" as const),
      tracking: fc.constant(null),
      lines: fc.array(fc.record({ line: fc.integer({ min: 0, max: 2 }), quantity: fc.integer({ min: 1, max: 3 }) }), { maxLength: 3 }),
    }),
    fc.record({ type: fc.constant("refund" as const), amount, reason: fc.constant("Chipped") }),
    fc.record({
      type: fc.constant("refund" as const),
      amount,
      reason: fc.constant("Chipped"),
      lines: fc.array(fc.record({ line: fc.integer({ min: 0, max: 1 }), quantity: fc.integer({ min: 1, max: 3 }) }), { maxLength: 2 }),
    }),
    fc.record({ ...CANCEL, restock: fc.boolean(), refund: fc.boolean(), keep: fc.boolean() }),
  );
  const told = fc.oneof(
    fc.record({ told: fc.constant("payment" as const), ref: fc.constantFrom("pi_1", "pi_2"), isInStock: fc.boolean() }),
    fc.record({ told: fc.constant("refund" as const), index: fc.integer({ min: 0, max: 2 }), isDone: fc.boolean() }),
    fc.record({
      told: fc.constant("elsewhere" as const),
      ref: fc.constantFrom("re_1", "re_2"),
      paymentRef: fc.constantFrom("pi_1", "pi_2"),
      amount,
      state: fc.constantFrom("pending" as const, "done" as const, "failed" as const),
    }),
    fc.record({ told: fc.constantFrom("expire" as const, "start_payment" as const, "fail_payment" as const, "remind" as const) }),
  );
  const start = fc.tuple(fc.constantFrom<PaymentMethod>("transfer", "cash", "card"), fc.constantFrom<DeliveryMethod>("shipping", "pickup"));
  fc.assert(
    fc.property(start, fc.array(fc.oneof(act, told), { maxLength: 40 }), ([method, delivery], steps) => {
      let order = placed(method, delivery);
      // Placing reserved five units; held, shipped and restocked units always add up to five.
      let held = 5;
      const mails: string[] = [];
      for (const [index, one] of steps.entries()) {
        const before = order;
        if ("type" in one) {
          const act = ofRealParcel(order, one);
          const result = applyAction(order, act, index);
          if (typeof result === "string") continue;
          if (isParcelAct(act)) expect(order.shipments.flatMap((parcel) => parcelActions(order, parcel))).toContain(act.type);
          else expect(ownerActions(order)).toContain(act.type);
          order = result.order;
          held -= result.returned.reduce((sum, { quantity }) => sum + quantity, 0);
          mails.push(...result.mails.map(({ kind, part }) => `${kind}.${part}`));
        } else if (one.told === "payment") {
          if (order.paymentMethod !== "card") continue;
          const result = takePayment(order, arrival(one.ref), index, one.isInStock);
          if (!result) continue;
          order = result.order;
          held += result.taken.reduce((sum, { quantity }) => sum + quantity, 0);
          mails.push(...result.mails.map(({ kind, part }) => `${kind}.${part}`));
        } else if (one.told === "refund") {
          const refund = order.refunds[one.index];
          // Providers never refund more than was paid: of two concurrent refunds, the later one fails.
          const isDone = one.isDone && (refund?.amount ?? 0) <= moneyOf(order).balance;
          order = (refund && settleRefund(order, refund.id, { ref: `re of ${refund.id}`, isDone }, index)?.order) ?? order;
        } else if (one.told === "elsewhere") {
          const result = noteRefund(order, { ...one, state: elsewhere(order, one) }, index);
          order = result?.order ?? order;
          mails.push(...(result?.mails ?? []).map(({ kind, part }) => `${kind}.${part}`));
          // A repeated event changes nothing.
          if (result) expect(noteRefund(order, { ...one, state: elsewhere(order, one) }, index)).toBeNull();
        } else {
          const next = step(order, one.told, { at: index, by: "system" });
          if (next && one.told === "expire") held -= 5;
          order = next ?? order;
        }
        const money = moneyOf(order);
        expect(money.paid - money.refunded).toBe(money.balance);
        expect(Math.min(money.balance, money.refundable, money.pending)).toBeGreaterThanOrEqual(0);
        if (money.paid > 0) expect(order.paymentStatus).toBe(statusOfBalance(money.balance, order.total));
        else expect(["paid", "partly_refunded", "refunded"]).not.toContain(order.paymentStatus);
        const left = unshippedQuantities(order);
        expect(Math.min(...left)).toBeGreaterThanOrEqual(0);
        expect(order.fulfilmentStatus === "fulfilled").toBe(left.every((count) => count === 0));
        // Packed parcels have not left, and come after those that have.
        const sent = sentOf(order.shipments);
        expect(Math.min(...looseQuantities(order))).toBeGreaterThanOrEqual(0);
        expect(order.shipments.slice(0, sent.length)).toEqual(sent);
        if (sent.length < order.shipments.length) expect(["open", "completed"]).toContain(order.status);
        expect(held).toBeGreaterThanOrEqual(0);
        expect(held).toBeLessThanOrEqual(5);
        if (order.status === "open" || order.status === "completed" || order.status === "pending") expect(held).toBe(5);
        expect(order.events.length >= before.events.length && order.rev <= before.rev + 1).toBe(true);
        expect(order.holdUntil === null || order.status === "pending").toBe(true);
        expect(Math.min(...refundableQuantities(order))).toBeGreaterThanOrEqual(0);
      }
      expect(new Set(mails).size).toBe(mails.length);
    }),
    { numRuns: 1000 },
  );
});
