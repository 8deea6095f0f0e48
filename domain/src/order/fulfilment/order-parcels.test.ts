import { describe, expect, test } from "vitest";
import { applyAction, cancellableUntil, type OrderAction } from "../actions.ts";
import { canCorrectAddress } from "../edits.ts";
import { canTakeOff, restockableQuantities } from "../money/refunds.ts";
import type { Order } from "../order.ts";
import { parcelsState, unshippedQuantities } from "../quantities.ts";
import { sampleLine, sampleOrder } from "../sample-order.ts";
import { canTakeBack, PARCEL_STEPS, packable, parcelActions } from "./order-parcels.ts";
import { PARCEL_ACTS, PARCEL_STATES, type ParcelAction } from "./shipment.ts";

const PAID: OrderAction = { type: "mark_paid" };
const ALL: OrderAction = { type: "fulfil", tracking: null };
const PACK: OrderAction = { type: "pack" };

/** Applies actions one minute apart; `last` stands for the last parcel. */
function after(order: Order, ...acts: OrderAction[]): Order {
  return acts.reduce((now, act) => {
    const named = "parcel" in act && act.parcel === "last" ? { ...act, parcel: now.shipments.at(-1)?.id ?? "" } : act;
    const moved = applyAction(now, named, now.events.length * 60_000);
    if (typeof moved === "string") throw new Error(`${act.type}: ${moved}`);
    return moved.order;
  }, order);
}
const of = (type: ParcelAction, parcel = "last"): OrderAction => ({ type, parcel });
const placed = (changes: Partial<Order> = {}) => after(sampleOrder(changes), PAID);
const states = (order: Order) => order.shipments.map((one) => one.state);
const tries = (order: Order, act: OrderAction) => applyAction(order, act, 999_999);

describe("a parcel", () => {
  test("is packed, ships as packed with one mail, and arrives", () => {
    const packed = after(placed(), PACK);
    expect(packed).toMatchObject({ status: "open", fulfilmentStatus: "in_progress", shipments: [{ state: "packed" }] });
    expect(packed.events.at(-1)).toMatchObject({ type: "packed", by: "owner", part: packed.shipments[0]?.id });
    const tracking = { carrier: "Post", number: "1", url: "" };
    const sent = tries(packed, { type: "fulfil", tracking, parcel: packed.shipments[0]?.id });
    expect(sent).toMatchObject({
      mails: [{ kind: "order-dispatched", part: packed.shipments[0]?.id }],
      order: { status: "completed", fulfilmentStatus: "fulfilled", shipments: [{ state: "shipped", tracking }] },
    });
    const there = after(packed, { type: "fulfil", tracking: null, parcel: "last" }, of("deliver"));
    expect(there).toMatchObject({ status: "completed", fulfilmentStatus: "fulfilled", shipments: [{ state: "delivered" }] });
    expect(there.events.at(-1)).toMatchObject({ type: "delivered", by: "owner" });
  });

  test("need not be packed first", () => {
    expect(after(placed(), ALL)).toMatchObject({ status: "completed", shipments: [{ state: "shipped" }] });
  });

  test("follows its table for any action", () => {
    const shipped = after(placed(), ALL);
    for (const state of PARCEL_STATES) {
      const base = state === "packed" ? after(placed(), PACK) : shipped;
      const order = { ...base, shipments: base.shipments.map((one) => ({ ...one, state })) };
      for (const act of PARCEL_ACTS) {
        const moved = tries(order, { type: act, parcel: order.shipments[0]?.id ?? "" });
        if (!PARCEL_STEPS[act].from.includes(state)) {
          expect([state, act, moved]).toEqual([state, act, "parcel"]);
          continue;
        }
        const { to } = PARCEL_STEPS[act];
        expect(moved).toMatchObject({ mails: [], returned: [], order: { rev: order.rev + 1, payments: order.payments, refunds: [] } });
        expect(typeof moved === "string" ? [] : states(moved.order)).toEqual(to === null ? [] : [to]);
        expect(typeof moved === "string" ? "" : moved.order.fulfilmentStatus).toBe(
          act === "unpack" ? "unfulfilled" : order.fulfilmentStatus,
        );
      }
    }
  });

  test("of another or an ended order is refused", () => {
    const order = after(placed(), { type: "fulfil", tracking: null, lines: [{ line: 0, quantity: 1 }] });
    expect(tries(order, of("deliver", "s99"))).toBe("parcel");
    expect(tries(order, { type: "fulfil", tracking: null, parcel: "s99" })).toBe("parcel");
    expect(tries(order, { type: "fulfil", tracking: null, parcel: order.shipments[0]?.id })).toBe("parcel");
    const cancelled = after(order, { type: "cancel", reason: "No", restock: true });
    expect(tries(cancelled, of("deliver", order.shipments[0]?.id))).toBe("parcel");
    expect(cancelled.shipments.flatMap((one) => parcelActions(cancelled, one))).toEqual([]);
    expect(tries(sampleOrder(), PACK)).toBe("state");
    expect(tries(after(sampleOrder({ delivery: "pickup" }), PAID), PACK)).toBe("state");
    expect(tries(after(placed(), ALL), PACK)).toBe("state");
  });

  test("goes back one step at a time without a second mail", () => {
    const packed = after(placed(), PACK);
    const sent = after(packed, { type: "fulfil", tracking: null, parcel: "last" });
    const lost = after(sent, of("lose"));
    expect(canTakeBack(lost)).toBe(false);
    expect(tries(lost, { type: "unfulfil" })).toBe("parcel");
    const back = after(lost, of("undo_parcel"), { type: "unfulfil" });
    expect(back).toMatchObject({ status: "open", fulfilmentStatus: "in_progress" });
    expect(back.shipments).toEqual(packed.shipments.map((one) => ({ ...one, at: sent.shipments[0]?.at })));
    expect(tries(back, { type: "fulfil", tracking: null, parcel: back.shipments[0]?.id })).toMatchObject({ mails: [] });
    expect(after(back, of("unpack")).shipments).toEqual([]);
    expect(after(back, of("unpack")).events.at(-1)).toMatchObject({ type: "unpacked" });
  });

  test("that came back can ship again, or its order can be canceled and restocked", () => {
    const cash = after(sampleOrder({ paymentMethod: "on_delivery", status: "open", holdUntil: null }), ALL, of("bring_back"));
    expect(tries(cash, { type: "cancel", reason: "Refused", restock: true })).toBe("state");
    const here = after(cash, { type: "unfulfil" });
    expect(here).toMatchObject({ fulfilmentStatus: "unfulfilled", shipments: [] });
    expect(here.events.at(-1)).toMatchObject({ type: "unfulfilled", isReturned: true });
    expect(tries(here, { type: "cancel", reason: "Refused", restock: true })).toMatchObject({
      returned: [{ quantity: 2 }, { quantity: 3 }],
    });
    expect(after(here, ALL)).toMatchObject({ fulfilmentStatus: "fulfilled", shipments: [{ state: "shipped" }] });
  });

  test("that is lost refunds only what the owner chooses", () => {
    const lost = after(placed(), ALL, of("lose"));
    expect(lost).toMatchObject({ status: "completed", paymentStatus: "paid", refunds: [] });
    const refunded = after(lost, { type: "refund", amount: 200, reason: "Lost", lines: [{ line: 0, quantity: 2 }] });
    expect(refunded).toMatchObject({ paymentStatus: "partly_refunded", shipments: [{ state: "lost" }] });
    const restock = tries(after(placed(), ALL, of("bring_back")), {
      type: "refund",
      amount: 500,
      reason: "Returned to sender",
      restock: [
        { line: 0, quantity: 2 },
        { line: 1, quantity: 3 },
      ],
    });
    expect(restock).toMatchObject({ returned: [{ quantity: 2 }, { quantity: 3 }] });
  });
});

describe("packed units", () => {
  test("keep an order in progress until the last parcel is unpacked, and a partly shipped one as it is", () => {
    const one: OrderAction = { type: "pack", lines: [{ line: 0, quantity: 1 }] };
    const two = after(placed(), one, one);
    expect([two.fulfilmentStatus, states(two)]).toEqual(["in_progress", ["packed", "packed"]]);
    expect(after(two, of("unpack")).fulfilmentStatus).toBe("in_progress");
    expect(after(two, of("unpack"), of("unpack"))).toMatchObject({ fulfilmentStatus: "unfulfilled", shipments: [] });
    expect(tries(two, { type: "unfulfil" })).toBe("state");
    const partly = after(two, { type: "fulfil", tracking: null, parcel: "last" });
    expect(partly).toMatchObject({ fulfilmentStatus: "partly_fulfilled" });
    expect(after(partly, of("unpack"))).toMatchObject({ fulfilmentStatus: "partly_fulfilled" });
    expect(after(partly, { type: "unfulfil" })).toMatchObject({ fulfilmentStatus: "in_progress" });
  });

  test("are unpacked once the order ends, awaits payment again, or is completed after a full refund", () => {
    const packed = after(placed(), PACK);
    expect(after(packed, { type: "cancel", reason: "No", restock: true })).toMatchObject({
      fulfilmentStatus: "unfulfilled",
      shipments: [],
    });
    expect(after(packed, { type: "undo_paid" })).toMatchObject({ status: "pending", fulfilmentStatus: "unfulfilled", shipments: [] });
    const back = after(packed, { type: "refund", amount: 500, reason: "Sold out" }, { type: "complete" });
    expect(back).toMatchObject({ status: "completed", fulfilmentStatus: "not_needed", shipments: [] });
    expect(after(back, { type: "reopen" })).toMatchObject({ status: "open", fulfilmentStatus: "unfulfilled" });
    expect(tries(back, { type: "unfulfil" })).toBe("state");
  });

  const some: OrderAction = { type: "pack", lines: [{ line: 0, quantity: 2 }] };

  test("are in stock: they cannot be packed or sent twice, and canceling restocks them", () => {
    const packed = after(placed(), some);
    expect(unshippedQuantities(packed)).toEqual([2, 3]);
    expect(packable(packed)).toEqual([{ line: 1, quantity: 3 }]);
    expect(tries(packed, some)).toBe("pieces");
    expect(tries(packed, { type: "pack", lines: [] })).toBe("pieces");
    expect(tries(packed, { type: "fulfil", tracking: null, lines: [{ line: 0, quantity: 1 }] })).toBe("pieces");
    expect(tries(after(packed, PACK), ALL)).toBe("pieces");
    const cancelled = tries(packed, { type: "cancel", reason: "No", restock: true });
    expect(cancelled).toMatchObject({ order: { shipments: [] }, returned: [{ quantity: 2 }, { quantity: 3 }] });
  });

  test("come after shipped ones, in any shipping order", () => {
    const order = after(placed(), some, { type: "fulfil", tracking: null, lines: [{ line: 1, quantity: 3 }] });
    expect(states(order)).toEqual(["shipped", "packed"]);
    expect(order.fulfilmentStatus).toBe("partly_fulfilled");
    const whole = after(order, { type: "fulfil", tracking: null, parcel: "last" });
    expect(whole).toMatchObject({ status: "completed", fulfilmentStatus: "fulfilled" });
    expect(whole.shipments.map((one) => one.lines[0]?.line)).toEqual([1, 0]);
    expect(states(after(order, { type: "unfulfil" }))).toEqual(["packed"]);
  });

  test("are not restocked until unpacked", () => {
    const order = after(placed(), { type: "fulfil", tracking: null, lines: [{ line: 1, quantity: 1 }] }, some);
    expect(restockableQuantities(order)).toEqual([0, 3]);
    expect(canTakeOff(order, { restock: [{ line: 0, quantity: 1 }], drop: [] })).toBe(false);
    expect(restockableQuantities(after(order, of("unpack")))).toEqual([2, 3]);
  });

  test("block the buyer from canceling or correcting", () => {
    expect(cancellableUntil(placed(), 30)).not.toBeNull();
    expect(canCorrectAddress(placed())).toBe(true);
    const packed = after(placed(), some);
    expect(cancellableUntil(packed, 30)).toBeNull();
    expect(canCorrectAddress(packed)).toBe(false);
  });

  test("are unpacked when the order awaits payment again", () => {
    const undone = after(placed(), PACK, { type: "undo_paid" });
    expect(undone).toMatchObject({ status: "pending", shipments: [] });
  });

  test("are never digital: files leave with the last parcel or automatically", () => {
    const lines = [sampleLine("bowl", 1), sampleLine("book", 1, { kind: "digital", counted: false })];
    const packed = after(placed({ lines }), PACK);
    expect(packed.shipments[0]?.lines).toEqual([{ line: 0, quantity: 1 }]);
    expect(tries(placed({ lines }), { type: "pack", lines: [{ line: 1, quantity: 1 }] })).toBe("pieces");
    const sent = after(packed, { type: "fulfil", tracking: null, parcel: "last" });
    expect(sent).toMatchObject({ fulfilmentStatus: "fulfilled" });
    expect(after(sent, { type: "unfulfil" }).shipments).toMatchObject([{ state: "packed", lines: [{ line: 0, quantity: 1 }] }]);
  });
});

describe("the combined state of parcels", () => {
  const word = (...all: string[]) =>
    parcelsState({
      ...after(placed(), ALL),
      shipments: all.map((state) => ({
        id: state,
        at: 0,
        lines: [{ line: 0, quantity: 1 }],
        tracking: null,
        state: PARCEL_STATES.find((one) => one === state) ?? "shipped",
      })),
    });
  test.each([
    [["shipped"], null],
    [["delivered", "shipped"], null],
    [["delivered", "delivered"], "delivered"],
    [["delivered", "packed"], "packed"],
    [["returned", "packed"], "returned"],
    [["returned", "lost"], "lost"],
  ])("%j are %s", (all, said) => {
    expect(word(...all)).toBe(said);
  });
});

describe("a pickup order", () => {
  const ready = () => after(sampleOrder({ delivery: "pickup" }), PAID, { type: "ready" });

  test("is being prepared once the owner starts, blocks buyer cancellation, and goes back step by step", () => {
    const paid = after(sampleOrder({ delivery: "pickup" }), PAID);
    const begun = after(paid, { type: "begin" });
    expect([begun.fulfilmentStatus, begun.events.at(-1)?.type]).toEqual(["in_progress", "begun"]);
    expect([cancellableUntil(paid, 30) !== null, cancellableUntil(begun, 30)]).toEqual([true, null]);
    expect([tries(begun, { type: "begin" }), tries(placed(), { type: "begin" })]).toEqual(["state", "state"]);
    const isReady = after(begun, { type: "ready" });
    expect(after(isReady, { type: "unfulfil" }).fulfilmentStatus).toBe("in_progress");
    expect(after(isReady, { type: "unfulfil" }, { type: "unfulfil" }).fulfilmentStatus).toBe("unfulfilled");
    expect(after(begun, { type: "unfulfil" }, { type: "ready" }, { type: "unfulfil" }).fulfilmentStatus).toBe("unfulfilled");
    expect(after(begun, ALL, { type: "unfulfil" }, { type: "ready" }, { type: "unfulfil" }).fulfilmentStatus).toBe("unfulfilled");
    expect(after(ready(), { type: "unfulfil" }).fulfilmentStatus).toBe("unfulfilled");
    expect(after(begun, { type: "undo_paid" })).toMatchObject({ status: "pending", fulfilmentStatus: "unfulfilled" });
    expect(after(begun, { type: "cancel", reason: "No", restock: true }).fulfilmentStatus).toBe("unfulfilled");
  });

  test("that was not collected can be canceled, or goes back one step without a mail", () => {
    const missed = tries(ready(), { type: "not_collected" });
    expect(missed).toMatchObject({
      mails: [],
      returned: [],
      order: { status: "open", fulfilmentStatus: "not_collected", paymentStatus: "paid" },
    });
    const order = after(ready(), { type: "not_collected" });
    expect(tries(order, { type: "unfulfil" })).toMatchObject({ mails: [], order: { status: "open", fulfilmentStatus: "ready" } });
    expect(tries(order, ALL)).toBe("state");
    expect(tries(order, { type: "cancel", reason: "Nobody came", restock: true, refund: true })).toMatchObject({
      order: { status: "cancelled", paymentStatus: "refunded" },
      returned: [{ quantity: 2 }, { quantity: 3 }],
    });
    expect(after(order, { type: "unfulfil" }, ALL)).toMatchObject({ fulfilmentStatus: "fulfilled", shipments: [{ state: "delivered" }] });
  });

  test("can be marked as not collected only once it is ready", () => {
    expect(tries(after(sampleOrder({ delivery: "pickup" }), PAID), { type: "not_collected" })).toBe("state");
    expect(tries(placed(), { type: "not_collected" })).toBe("state");
  });
});
