import { expect, test } from "vitest";
import { applyAction, cancellableUntil, type OrderAction } from "../actions.ts";
import type { Order } from "../order.ts";
import { toOrderView } from "../order-view.ts";
import { isServiceNext, nextOf, parcelsState } from "../quantities.ts";
import { sampleLine, sampleOrder } from "../sample-order.ts";
import { packable } from "./order-parcels.ts";

const PAID: OrderAction = { type: "mark_paid" };
const NEXT: OrderAction = { type: "fulfil", tracking: null };
const BOWL = sampleLine("bowl", 2);
const TALK = sampleLine("talk", 1, { kind: "digital", counted: false });
const LESSON = sampleLine("lesson", 3, { kind: "service" });

const tries = (order: Order, act: OrderAction) => applyAction(order, act, order.events.length * 60_000);
function after(order: Order, ...acts: OrderAction[]): Order {
  return acts.reduce((now, act) => {
    const moved = tries(now, act);
    if (typeof moved === "string") throw new Error(`${act.type}: ${moved}`);
    return moved.order;
  }, order);
}
const paid = (lines: Order["lines"], delivery: Order["delivery"]) => after(sampleOrder({ lines, delivery }), PAID);

test("a service order waits for its owner, who completes all or part of it, and can undo that", () => {
  const order = paid([LESSON], "none");
  expect(order).toMatchObject({ status: "open", fulfilmentStatus: "unfulfilled" });
  expect(isServiceNext(order)).toBe(true);
  const first = tries(order, { ...NEXT, lines: [{ line: 0, quantity: 1 }] });
  expect(first).toMatchObject({
    order: { status: "open", fulfilmentStatus: "partly_fulfilled", shipments: [{ state: "delivered", tracking: null }] },
    mails: [{ kind: "order-dispatched" }],
  });
  const done = after(order, NEXT);
  expect(done).toMatchObject({ status: "completed", fulfilmentStatus: "fulfilled" });
  expect(after(done, { type: "unfulfil" })).toMatchObject({ status: "open", fulfilmentStatus: "unfulfilled", shipments: [] });
});

test("a buyer can cancel it until it is done, and its places are restocked", () => {
  const order = paid([LESSON], "none");
  expect(cancellableUntil(order, 30)).toBe(30 * 60_000);
  expect(cancellableUntil(after(order, { ...NEXT, lines: [{ line: 0, quantity: 1 }] }), 30)).toBeNull();
  expect(tries(order, { type: "cancel", reason: "Ill", restock: true, refund: true })).toMatchObject({ returned: [{ quantity: 3 }] });
});

test("parcels exclude services, which are done separately before or after", () => {
  const order = paid([BOWL, TALK, LESSON], "shipping");
  expect(packable(order)).toEqual([{ line: 0, quantity: 2 }]);
  expect(tries(order, { type: "pack", lines: [{ line: 2, quantity: 1 }] })).toBe("pieces");
  expect(isServiceNext(order)).toBe(false);
  const sent = after(order, NEXT);
  expect(sent).toMatchObject({ status: "open", fulfilmentStatus: "partly_fulfilled", shipments: [{ state: "shipped" }] });
  expect(sent.shipments[0]?.lines.map(({ line }) => line)).toEqual([0, 1]);
  expect(nextOf(sent)).toEqual([{ line: 2, quantity: 3 }]);
  expect(isServiceNext(sent)).toBe(true);
  expect(after(sent, NEXT)).toMatchObject({ status: "completed", shipments: [{ state: "shipped" }, { state: "delivered" }] });

  const lessonFirst = after(order, { ...NEXT, lines: [{ line: 2, quantity: 3 }] });
  expect(lessonFirst).toMatchObject({ fulfilmentStatus: "partly_fulfilled", shipments: [{ state: "delivered" }] });
  expect(lessonFirst.shipments[0]?.lines).toEqual([{ line: 2, quantity: 3 }]);
  expect(after(lessonFirst, NEXT)).toMatchObject({ status: "completed" });
});

test("a packed parcel ships without the service and comes before it", () => {
  const packed = after(paid([BOWL, LESSON], "shipping"), { type: "pack" });
  expect(packed.shipments[0]?.lines).toEqual([{ line: 0, quantity: 2 }]);
  expect(isServiceNext(packed)).toBe(false);
  expect(tries(packed, NEXT)).toBe("pieces");
  const sent = after(packed, { ...NEXT, parcel: packed.shipments[0]?.id ?? "" });
  expect(sent.shipments[0]?.lines).toEqual([{ line: 0, quantity: 2 }]);
  expect(sent.fulfilmentStatus).toBe("partly_fulfilled");
});

test("a completed service is no delivered parcel", () => {
  const order = after(paid([BOWL, LESSON], "shipping"), { ...NEXT, lines: [{ line: 1, quantity: 3 }] });
  expect(parcelsState({ ...order, fulfilmentStatus: "fulfilled" })).toBeNull();
});

test("a pickup is handed over without the service", () => {
  const ready = after(paid([BOWL, LESSON], "pickup"), { type: "ready" });
  const collected = after(ready, NEXT);
  expect(collected).toMatchObject({ status: "open", fulfilmentStatus: "partly_fulfilled" });
  expect(collected.shipments[0]?.lines).toEqual([{ line: 0, quantity: 2 }]);
  expect(after(collected, NEXT)).toMatchObject({ status: "completed", fulfilmentStatus: "fulfilled" });
});

test("a partial refund restocks those places and keeps the rest open", () => {
  const order = paid([LESSON], "none");
  const back = {
    type: "refund",
    amount: 100,
    reason: "Fewer came",
    lines: [{ line: 0, quantity: 1 }],
    restock: [{ line: 0, quantity: 1 }],
  } as const;
  expect(tries(order, { ...back, lines: [...back.lines], restock: [...back.restock] })).toMatchObject({ returned: [{ quantity: 1 }] });
  expect(nextOf(after(order, { ...back, lines: [...back.lines], restock: [...back.restock] }))).toEqual([{ line: 0, quantity: 2 }]);
});

test("the live copy includes the kind of each line", () => {
  expect(toOrderView(paid([BOWL, LESSON], "shipping")).kinds).toEqual(["physical", "service"]);
});
