import { describe, expect, test } from "vitest";
import { BOOKED_VARIANT } from "../../booking/prepaid/booked-line.ts";
import { applyAction, settleManual } from "../actions.ts";
import type { Order } from "../order.ts";
import { sampleLine, sampleOrder } from "../sample-order.ts";
import { waitsFor } from "../state.ts";
import { endBookedTime, moveBookedTime, undoOnSite } from "./booked-times.ts";
import { takePayment } from "./card-payments.ts";
import { moneyOf } from "./order-money.ts";

const time = (id: string) =>
  sampleLine(id, 1, { variantId: BOOKED_VARIANT, kind: "service", counted: false, unit: 2000, total: 2000, variantName: "Mon" });
const MUG = sampleLine("mug", 1, { counted: false, unit: 500, total: 500 });

function paid(lines: Order["lines"], paymentMethod: "card" | "transfer" = "card"): Order {
  const order = sampleOrder({ lines, paymentMethod, delivery: "none", status: "pending", paymentStatus: "unpaid" });
  const byCard = paymentMethod === "card" ? takePayment(order, { amount: order.total, ref: "pi_1", fee: null }, 1, false) : null;
  const moved = byCard ?? applyAction(order, { type: "mark_paid" }, 1);
  if (typeof moved === "string") throw new Error(moved);
  return moved.order;
}
function end(order: Order, percent: number | null, reservationId = "r1") {
  const moved = endBookedTime(order, { reservationId, percent, reason: "Canceled." }, 9);
  if (!moved) throw new Error("nothing changed");
  return moved;
}

describe("a time that was paid by card", () => {
  test.each([
    [100, "cancelled", "unfulfilled", 2000],
    [50, "completed", "fulfilled", 1000],
    [0, "completed", "fulfilled", 0],
    [null, "completed", "fulfilled", 0],
  ] as const)("gives back %s percent, and its order of nothing else needs no one", (percent, status, fulfilmentStatus, amount) => {
    const before = paid([time("r1")]);
    const { order, mails } = end(before, percent);
    expect(order).toMatchObject({ status, fulfilmentStatus, attention: [], rev: before.rev + 1, updatedAt: 9 });
    expect(order.refunds.map((one) => [one.amount, one.state])).toEqual(amount === 0 ? [] : [[amount, "pending"]]);
    expect(mails).toEqual(order.refunds.map(({ id }) => ({ kind: "order-refunded", part: id })));
    expect(waitsFor(order)).toBeNull();
  });

  test.each([100, 50, 0, null])("leaves the rest of its order to be sent: %s percent", (percent) => {
    const { order } = end(paid([time("r1"), MUG]), percent);
    expect(order.status).toBe("open");
    const last = applyAction(order, { type: "fulfil", tracking: null }, 10);
    expect(typeof last === "string" ? last : [last.order.fulfilmentStatus, last.order.shipments.at(-1)?.lines]).toEqual([
      "fulfilled",
      [{ line: 1, quantity: 1 }],
    ]);
  });

  test("gives back nothing twice, nor what was refunded before", () => {
    const again = { reservationId: "r1", percent: 100, reason: "Again." };
    const first = end(paid([time("r1"), time("r2")]), 100).order;
    expect(endBookedTime(first, again, 10)).toBeNull();
    const both = end(first, 100, "r2").order;
    expect([both.status, moneyOf(both).pending]).toEqual(["cancelled", 4000]);
    expect(endBookedTime(both, { ...again, reservationId: "r2" }, 11)).toBeNull();
    const lines = [{ line: 0, quantity: 1 }];
    const refunded = applyAction(paid([time("r1"), MUG]), { type: "refund", amount: 2000, reason: "Kind", lines }, 5);
    expect(typeof refunded === "string" ? refunded : end(refunded.order, 50).order.refunds).toHaveLength(1);
  });
});

test("what was paid by hand is refunded by hand, and the owner is told how much", () => {
  const attention = ["A booking was canceled. Refund €10.00."];
  expect(end(paid([time("r1")], "transfer"), 50)).toMatchObject({ order: { status: "completed", refunds: [], attention }, mails: [] });
  expect(waitsFor(end(paid([time("r1")], "transfer"), 100).order)).toBe("refund");
  expect(end(paid([time("r1")], "transfer"), 0).order.attention).toEqual([]);
});

test("a payment that is undone after its booking was canceled asks for nothing more", () => {
  const sold = sampleOrder({ lines: [time("r1")], delivery: "none", source: "manual", paymentMethod: "cash" });
  const done = settleManual(sold, { isPaid: true, isHandedOver: true, way: "cash" }, "UTC");
  if (typeof done === "string") throw new Error(done);
  const told = endBookedTime(done, { reservationId: "r1", percent: null, isUnsaid: true, reason: "Ill" }, 9)?.order;
  expect(told?.attention).toEqual([expect.stringContaining("Refund it")]);
  expect(told && undoOnSite(told, { at: 10, by: "owner" })).toMatchObject({ status: "cancelled", payments: [], attention: [] });
});

test("an order that its owner accepted unpaid is canceled with its time, and done but unpaid once it took place", () => {
  const accepted = applyAction(sampleOrder({ lines: [time("r1")], delivery: "none" }), { type: "accept" }, 1);
  if (typeof accepted === "string") throw new Error(accepted);
  expect(end(accepted.order, 0).order).toMatchObject({ status: "cancelled", paymentStatus: "voided", refunds: [], attention: [] });
  expect(end(accepted.order, null).order).toMatchObject({ status: "open", paymentStatus: "unpaid", fulfilmentStatus: "fulfilled" });
});

test("an order without the time, or that ended, stays as it is", () => {
  const wanted = { reservationId: "r1", percent: 100, reason: "Ill" };
  const ended = end(paid([time("r1")]), 100).order;
  expect([endBookedTime(paid([MUG]), wanted, 9), endBookedTime(ended, wanted, 10), moveBookedTime(ended, "r1", "Tue", 10)]).toEqual([
    null,
    null,
    null,
  ]);
});

test("a moved time is named anew on its own line alone", () => {
  const moved = moveBookedTime(paid([time("r1"), time("r2")]), "r1", "Tue", 9);
  expect(moved?.order.lines.map((line) => line.variantName)).toEqual(["Tue", "Mon"]);
});
