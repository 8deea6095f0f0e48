import { applyAction, type OrderAction } from "@awning/domain/order/actions";
import { deliverFiles } from "@awning/domain/order/fulfilment/download";
import type { Order } from "@awning/domain/order/order";
import { toOrderView } from "@awning/domain/order/order-view";
import { sampleLine, sampleOrder } from "@awning/domain/order/sample-order";
import { expect, test } from "vitest";
import { buyerEventLabel } from "./event-labels.ts";
import { orderHeadline } from "./headline.ts";
import { availableForLabel } from "./labels.ts";
import { nextSteps, orderAxes } from "./order-axes.ts";
import { publicEvents } from "./order-state.ts";
import { toOrderStub } from "./order-stub.ts";

const AGREE = "The shop will contact you to arrange a time.";
const LESSON = sampleLine("lesson", 1, { kind: "service" });
const PAID: OrderAction = { type: "mark_paid" };
const NEXT: OrderAction = { type: "fulfil", tracking: null };

function after(order: Order, ...acts: OrderAction[]): Order {
  return acts.reduce((now, act) => {
    const moved = applyAction(now, act, now.events.length * 60_000);
    if (typeof moved === "string") throw new Error(`${act.type}: ${moved}`);
    return moved.order;
  }, order);
}
const view = (order: Order) => toOrderView(order);
const lastMessageText = (order: Order) =>
  buyerEventLabel(order.events.at(-1) ?? { type: "placed", by: "buyer", amount: null, part: "" }, view(order), "EUR", "en");

test("never says that an order of services only is shipped", () => {
  const placed = sampleOrder({ delivery: "none", lines: [LESSON] });
  expect(orderHeadline(view(placed)).words).toBe("The shop will arrange a time with you once your payment arrives.");
  const paid = after(placed, PAID);
  expect(orderHeadline(view(paid))).toEqual({ title: "Scheduling", words: `Paid. ${AGREE}` });
  expect([orderAxes(view(paid)).delivery, nextSteps(view(paid))]).toEqual(["Not done yet", ["Done"]]);
  const done = after(paid, NEXT);
  expect(orderHeadline(view(done))).toEqual({ title: "Done", words: "The shop has marked it as done." });
  expect([orderAxes(view(done)).delivery, nextSteps(view(done)), lastMessageText(done)]).toEqual(["Done", [], "Done"]);
  const off = after(paid, { type: "cancel", reason: "Ill", restock: true });
  expect(orderAxes(view(off)).delivery).toBe("Not done");
});

test("never says that money the shop keeps is refunded, with or without the order’s key", () => {
  const cancel = { type: "cancel", reason: "Nobody came", restock: true } as const;
  const paid = after(sampleOrder(), PAID);
  const words = (order: Order) => [view(order), toOrderStub(order)].map((state) => orderHeadline(state).words);
  expect(words(after(paid, cancel))).toEqual(Array(2).fill("The shop will refund you."));
  expect(words(after(paid, { ...cancel, keep: true }))).toEqual(Array(2).fill("The shop keeps what you paid."));
  expect([nextSteps(view(after(paid, cancel))), nextSteps(view(after(paid, { ...cancel, keep: true })))]).toEqual([["Refund"], []]);
  const back = after(after(paid, cancel), { type: "refund", amount: paid.total, reason: "Nobody came" });
  expect(words(back)).toEqual(Array(2).fill("You’ve been refunded."));
  const part = after(paid, { type: "refund", amount: 100, reason: "Chipped" });
  expect(words(after(part, cancel))).toEqual(Array(2).fill("You’ve been partially refunded."));
  const kept = "You’ve been partially refunded. The shop keeps the rest.";
  expect(words(after(part, { ...cancel, keep: true }))).toEqual(Array(2).fill(kept));
});

test("shows both the parcel’s and the service’s step for a parcel with a service", () => {
  const paid = after(sampleOrder({ lines: [sampleLine("mug", 1), LESSON] }), PAID);
  expect(orderHeadline(view(paid))).toEqual({ title: "Being packed", words: `Paid. It ships next. ${AGREE}` });
  const sent = after(paid, NEXT);
  expect([lastMessageText(sent), orderHeadline(view(sent))]).toEqual([
    "Shipped",
    { title: "Partially done", words: `The rest will follow. ${AGREE}` },
  ]);
  const done = after(sent, NEXT);
  expect([lastMessageText(done), orderHeadline(view(done)).title]).toEqual(["Done", "On its way"]);
});

test("does not say that a time must be found when the service was done before the parcel left", () => {
  const paid = after(sampleOrder({ lines: [sampleLine("mug", 1), LESSON] }), PAID);
  const taught = after(paid, { ...NEXT, lines: [{ line: 1, quantity: LESSON.quantity }] });
  expect(orderHeadline(view(taught))).toEqual({ title: "Partially done", words: "The rest will follow." });
  expect(orderHeadline(toOrderStub(taught)).words).toBe("The rest will follow.");
});

test("says that a time must be agreed while one lesson is open, for every reader", () => {
  const two = sampleLine("lesson", 2, { kind: "service" });
  const paid = after(sampleOrder({ lines: [sampleLine("mug", 1), two] }), PAID);
  const begun = after(paid, { ...NEXT, lines: [{ line: 1, quantity: 1 }] });
  for (const seen of [view(begun), toOrderStub(begun)]) expect(orderHeadline(seen).words).toBe(`The rest will follow. ${AGREE}`);
});

test("says that an order is ready for pickup and that its service still needs a time", () => {
  const ready = after(sampleOrder({ delivery: "pickup", lines: [sampleLine("mug", 1), LESSON] }), PAID, { type: "ready" });
  expect(orderHeadline(view(ready)).words).toBe(`Paid. See the pickup details below. ${AGREE}`);
});

test("does not say that a returned order was shipped; its service is done", () => {
  const begun = after(sampleOrder({ delivery: "shipping", lines: [sampleLine("bowl", 1), LESSON] }), PAID, {
    ...NEXT,
    lines: [{ line: 1, quantity: LESSON.quantity }],
  });
  const over = { ...view(begun), status: "completed", fulfilmentStatus: "fulfilled" } as const;
  expect(orderHeadline(over)).toEqual({ title: "Done", words: "The shop has marked it as done." });
  expect(orderAxes(over).delivery).toBe("Done");
});

test("does not say that a parcel arrived when only files were delivered", () => {
  const lines = [sampleLine("pattern", 1, { kind: "digital" }), sampleLine("mug", 1, { counted: false })];
  const paid = after(sampleOrder({ lines }), PAID);
  const handed = deliverFiles(paid, new Set(["pattern"]), 1);
  if (!handed) throw new Error("nothing handed over");
  const dropped = after(handed, { type: "refund", amount: 1, reason: "Gone", drop: [{ line: 1, quantity: 1 }] });
  expect(dropped.fulfilmentStatus).toBe("fulfilled");
  expect(orderHeadline(view(dropped))).toEqual({ title: "Done", words: "The shop has delivered it." });
  expect(orderAxes(view(dropped)).delivery).toBe("Delivered");
});

test("does not count a failed payment as paid for the buyer", () => {
  const types = (order: Order) => publicEvents(view(order).events).map(({ type }) => type);
  const undone = after(sampleOrder(), PAID, { type: "undo_paid" });
  expect(types(undone)).not.toContain("paid");
  expect(types(after(undone, PAID)).filter((type) => type === "paid")).toHaveLength(1);
});

test("says that a service paid in cash waits for a time, not for pickup", () => {
  const agreed = view(sampleOrder({ delivery: "none", lines: [LESSON], status: "open", paymentMethod: "cash" }));
  expect(orderHeadline(agreed)).toEqual({
    title: "Scheduling",
    words: "You’ll pay in cash. The shop will contact you to arrange a time.",
  });
});

test("leaves the card’s reservation time to the countdown", () => {
  const waits = sampleOrder({ status: "pending", paymentStatus: "unpaid", paymentMethod: "card" });
  expect(orderHeadline(view(waits))).toEqual({ title: "Waiting for your payment", words: "Your items are reserved while you pay." });
});

test("counts a reservation down in started minutes until it ends", () => {
  expect([720_001, 60_001, 60_000, 1].map(availableForLabel)).toEqual([
    "Your items are reserved for 13 more minutes.",
    "Your items are reserved for 2 more minutes.",
    "Your items are reserved for 1 more minute.",
    "Your items are reserved for 1 more minute.",
  ]);
  expect(availableForLabel(0)).toBe("Your time to pay has run out.");
});
