import { expect, test } from "vitest";
import { applyAction, type OrderAction } from "./actions.ts";
import { handOverFiles } from "./fulfilment/download.ts";
import type { Shipment } from "./fulfilment/shipment.ts";
import { canUndoPaid, UNDO_PAID_HOURS } from "./money/mark-paid.ts";
import type { Order } from "./order.ts";
import { sampleLine, sampleOrder } from "./sample-order.ts";
import { step, type TransitionResult } from "./transition.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const PAID: OrderAction = { type: "mark_paid" };
const UNDO: OrderAction = { type: "undo_paid" };

function must(result: TransitionResult | string): TransitionResult {
  if (typeof result === "string") throw new Error(`refused: ${result}`);
  return result;
}
const at = (order: Order, act: OrderAction, time: number) => must(applyAction(order, act, time));

test("a mistaken transfer is awaited again with its hold, without a mail", () => {
  const placed = sampleOrder();
  const undone = at(at(placed, PAID, HOUR).order, UNDO, 2 * HOUR);
  expect(undone).toMatchObject({ mails: [], returned: [], order: { status: "pending", paymentStatus: "unpaid", payments: [] } });
  expect([undone.order.holdUntil, undone.order.remindAt]).toEqual([placed.holdUntil, placed.remindAt]);
  expect(undone.order.events.at(-1)).toMatchObject({ type: "payment_undone", by: "owner", amount: 500, part: "p1" });
  expect(undone.order.rev).toBe(placed.rev + 2);
  // The buyer got the mail about the first payment.
  expect(at(undone.order, PAID, 3 * HOUR)).toMatchObject({ mails: [], order: { status: "open", paymentStatus: "paid" } });
});

test("the hold is at least a day, without a second reminder", () => {
  const reminded = step(sampleOrder(), "remind", { at: 3 * DAY, by: "system" });
  if (!reminded) throw new Error("not reminded");
  const late = at(at(reminded, PAID, 5 * DAY - HOUR).order, UNDO, 5 * DAY).order;
  expect([late.holdUntil, late.remindAt]).toEqual([6 * DAY, null]);
  const early = at(at(reminded, PAID, 3 * DAY + HOUR).order, UNDO, 3 * DAY + HOUR).order;
  expect([early.holdUntil, early.remindAt]).toEqual([5 * DAY, null]);
});

test("restores the full hold, with a reminder in time", () => {
  const placed = sampleOrder({ holdDays: 20, holdUntil: 20 * DAY, remindAt: 18 * DAY });
  const undone = at(at(placed, PAID, HOUR).order, UNDO, 2 * HOUR).order;
  expect([undone.holdUntil, undone.remindAt]).toEqual([20 * DAY, 18 * DAY]);
  const short = sampleOrder({ holdDays: 1, holdUntil: DAY, remindAt: DAY - 9.6 * HOUR });
  const again = at(at(short, PAID, HOUR).order, UNDO, 2 * HOUR).order;
  expect([again.holdUntil, again.remindAt]).toEqual([26 * HOUR, 26 * HOUR - 9.6 * HOUR]);
});

test("shipped units stay, so the order is open and unpaid, as with cash", () => {
  const sent = at(at(sampleOrder(), PAID, 1).order, { type: "fulfil", tracking: null }, 2).order;
  expect(sent.status).toBe("completed");
  expect(at(sent, UNDO, 3).order).toMatchObject({
    status: "open",
    paymentStatus: "unpaid",
    fulfilmentStatus: "fulfilled",
    holdUntil: null,
  });
  const cash = at(sampleOrder({ paymentMethod: "cash", delivery: "pickup" }), PAID, 1).order;
  expect(at(cash, UNDO, 2).order).toMatchObject({ status: "open", paymentStatus: "unpaid", fulfilmentStatus: "unfulfilled" });
});

test("an order accepted unpaid stays open and never expires", () => {
  const accepted = at(sampleOrder(), { type: "accept" }, HOUR).order;
  expect(accepted).toMatchObject({ status: "open", paymentStatus: "unpaid", holdUntil: null, remindAt: null, payments: [], rev: 2 });
  expect(accepted.events.at(-1)).toMatchObject({ type: "accepted", by: "owner" });
  const undone = at(at(accepted, PAID, 2 * HOUR).order, UNDO, 3 * HOUR).order;
  expect(undone).toMatchObject({ status: "open", paymentStatus: "unpaid", holdUntil: null, remindAt: null });
  expect(step(undone, "expire", { at: 30 * DAY, by: "system" })).toBeNull();
  const sent = at(undone, { type: "fulfil", tracking: null }, 4 * HOUR).order;
  expect(sent).toMatchObject({ status: "open", fulfilmentStatus: "fulfilled" });
  expect(at(sent, PAID, 5 * HOUR).order.status).toBe("completed");
});

test("is limited to a day, ends with the first refund, and excludes cards", () => {
  const paid = at(sampleOrder(), PAID, 0).order;
  expect(canUndoPaid(paid, UNDO_PAID_HOURS * HOUR)).toBe(true);
  expect(applyAction(paid, UNDO, UNDO_PAID_HOURS * HOUR + 1)).toBe("state");
  const refunded = at(paid, { type: "refund", amount: 1, reason: "Chipped" }, 1).order;
  expect(applyAction(refunded, UNDO, 2)).toBe("state");
  expect(applyAction(at(paid, { type: "cancel", reason: "Gone", restock: true }, 1).order, UNDO, 2)).toBe("state");
  expect(applyAction({ ...paid, paymentMethod: "card" }, UNDO, 1)).toBe("state");
});

test("delivered files are undone with the payment, and delivered again without a second mail", () => {
  const book = sampleOrder({ delivery: "none", lines: [sampleLine("book", 1, { kind: "digital", counted: false })] });
  const files = new Set(["book"]);
  const first = handOverFiles(book, at(book, PAID, 1), files, 1);
  expect([first.order.status, first.mails]).toEqual(["completed", [{ kind: "files-ready", part: "" }]]);
  const undone = at(first.order, UNDO, 2).order;
  expect(undone).toMatchObject({ status: "pending", paymentStatus: "unpaid", fulfilmentStatus: "unfulfilled", shipments: [] });
  expect(undone.rev).toBe(first.order.rev + 1);
  const second = handOverFiles(undone, at(undone, PAID, 3), files, 3);
  expect([second.order.status, second.mails]).toEqual(["completed", []]);
});

test("a booked time that took place stays done when its payment is undone", () => {
  const lines = [
    sampleLine("lesson", 1, { kind: "service", counted: false }),
    sampleLine("book", 1, { kind: "digital", counted: false }),
    sampleLine("mug", 1),
  ];
  const accepted = at(sampleOrder({ lines }), { type: "accept" }, 1).order;
  const took: Shipment = { id: "s9", at: 2, lines: [{ line: 0, quantity: 1 }], tracking: null, state: "delivered" };
  const over = step(accepted, "fulfil_part", { at: 2, by: "system" }, { part: took.id, shipments: [took] });
  if (!over) throw new Error("it did not take place");
  const paid = handOverFiles(over, at(over, PAID, 3), new Set(["book"]), 3).order;
  expect(paid.shipments).toHaveLength(2);
  expect(at(paid, UNDO, 4).order).toMatchObject({ paymentStatus: "unpaid", fulfilmentStatus: "partly_fulfilled", shipments: [took] });
});

test("a digital line without a file is done with the last parcel", () => {
  const lines = [sampleLine("mug", 2), sampleLine("course", 1, { kind: "digital", counted: false })];
  const paid = at(sampleOrder({ lines }), PAID, 1).order;
  const first = at(paid, { type: "fulfil", tracking: null, lines: [{ line: 0, quantity: 1 }] }, 2).order;
  expect(first).toMatchObject({ fulfilmentStatus: "partly_fulfilled", shipments: [{ lines: [{ line: 0, quantity: 1 }] }] });
  const last = at(first, { type: "fulfil", tracking: null, lines: [{ line: 0, quantity: 1 }] }, 3).order;
  expect(last).toMatchObject({ status: "completed", fulfilmentStatus: "fulfilled" });
  expect(last.shipments[1]?.lines).toEqual([
    { line: 0, quantity: 1 },
    { line: 1, quantity: 1 },
  ]);
});
