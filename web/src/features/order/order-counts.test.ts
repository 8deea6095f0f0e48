import type { Order } from "@awning/domain/order/order";
import { sampleLine, sampleOrder } from "@awning/domain/order/sample-order";
import { expect, test } from "vitest";
import { countOf, countWaiting, stateLine } from "./order-counts.ts";

const UNPAID = { status: "pending", paymentStatus: "unpaid", fulfilmentStatus: "unfulfilled" } as const;
const TO_SHIP = { status: "open", paymentStatus: "paid", fulfilmentStatus: "unfulfilled" } as const;
const PARCEL = { id: "s1", at: 1, lines: [{ line: 0, quantity: 1 }], tracking: null };
const orders = (count: number, state: Partial<Order>) => Array.from({ length: count }, () => sampleOrder(state));

test("counts what waits", () => {
  const counts = countWaiting([...orders(1, UNPAID), ...orders(3, TO_SHIP)], 50);
  expect(stateLine(counts)).toEqual(["3 to ship", "1 awaiting transfer"]);
  expect((["all", "to_do", "unpaid", "to_ship", "done"] as const).map((view) => countOf(view, counts))).toEqual([
    null,
    "4",
    "1",
    "3",
    null,
  ]);
});

test("does not count orders ready for pickup as orders to fulfill", () => {
  const ready = { ...TO_SHIP, delivery: "pickup", fulfilmentStatus: "ready" } as const;
  const counts = countWaiting([...orders(2, TO_SHIP), ...orders(1, ready)], 50);
  expect(stateLine(counts)).toEqual(["2 to ship", "1 ready for pickup"]);
  expect(countOf("to_ship", counts)).toBe("2");
});

test("mentions orders to review, even when they are all that waits", () => {
  const done: Partial<Order> = {
    status: "completed",
    paymentStatus: "paid",
    fulfilmentStatus: "fulfilled",
    attention: ["A refund failed."],
  };
  expect(stateLine(countWaiting(orders(2, done), 50))).toEqual(["2 to review"]);
});

test("shows a minimum when there are more orders than one page", () => {
  const counts = countWaiting([...orders(1, UNPAID), ...orders(49, TO_SHIP)], 50);
  expect(stateLine(counts)).toEqual(["49+ to ship", "1+ awaiting transfer"]);
  expect((["to_do", "unpaid", "to_ship"] as const).map((view) => countOf(view, counts))).toEqual(["50+", "1+", "49+"]);
});

test("shows nothing when nothing waits or nothing is known", () => {
  expect(stateLine(countWaiting([], 50))).toEqual(["You’re all caught up"]);
  expect(countOf("to_do", countWaiting([], 50))).toBeNull();
  expect([stateLine(null), countOf("to_do", null)]).toEqual([["\u00a0"], null]);
});

test("expects cash once the goods are delivered, not before they leave and not while they are on their way", () => {
  const cash = { status: "open", paymentStatus: "unpaid", paymentMethod: "on_delivery" } as const;
  const counts = countWaiting([...orders(3, { ...cash, fulfilmentStatus: "unfulfilled" }), ...orders(2, UNPAID)], 50);
  expect(stateLine(counts)).toEqual(["3 to ship", "2 awaiting transfer"]);
  expect(countOf("unpaid", counts)).toBe("5");
  const sent = (state: "shipped" | "delivered"): Partial<Order> => ({
    ...cash,
    fulfilmentStatus: "fulfilled",
    shipments: [{ ...PARCEL, state }],
  });
  expect(stateLine(countWaiting(orders(1, sent("delivered")), 50))).toEqual(["1 awaiting payment"]);
  const onItsWay = countWaiting(orders(1, sent("shipped")), 50);
  expect([stateLine(onItsWay), countOf("to_do", onItsWay), countOf("unpaid", onItsWay)]).toEqual([["You’re all caught up"], null, "1"]);
});

test("does not say that nothing waits while the carrier has every order that was counted, and there may be more", () => {
  const onItsWay: Partial<Order> = {
    ...{ status: "open", paymentStatus: "unpaid", paymentMethod: "on_delivery", fulfilmentStatus: "fulfilled" },
    shipments: [{ ...PARCEL, state: "shipped" }],
  };
  expect(stateLine(countWaiting(orders(50, onItsWay), 50))).toEqual(["\u00a0"]);
});

test("distinguishes shipped, prepared and provided orders, and transfers from other payments", () => {
  const prepared = { ...TO_SHIP, delivery: "pickup" } as const;
  const service: Partial<Order> = { ...TO_SHIP, delivery: "none", lines: [sampleLine("lesson", 1, { kind: "service" })] };
  const linked = { ...UNPAID, paymentMethod: "link" } as const;
  const counts = countWaiting(
    [...orders(3, TO_SHIP), ...orders(4, prepared), ...orders(1, service), ...orders(4, UNPAID), ...orders(2, linked)],
    50,
  );
  expect(stateLine(counts)).toEqual(["3 to ship", "4 to prepare", "1 to provide", "4 awaiting transfer", "2 awaiting payment"]);
  expect(countOf("to_ship", counts)).toBe("8");
});
