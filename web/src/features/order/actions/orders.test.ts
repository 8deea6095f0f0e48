import { fulfilmentMark, paymentMark } from "@awning/domain/order/badges";
import type { Order } from "@awning/domain/order/order";
import { sampleLine, sampleOrder } from "@awning/domain/order/sample-order";
import { initialState } from "@awning/domain/order/state";
import { nextState, ownerActions, type TransitionName } from "@awning/domain/order/transition-table";
import { expect, test } from "vitest";
import { goodsLine } from "../lines.ts";
import { formatDay, groupByDay } from "../order-days.ts";
import { orderTracks } from "../order-tracks.ts";
import { actionDisplay, arrangeActions } from "./action-display.ts";

const NOW = Date.parse("2026-11-20T09:41:00Z");
const line = (title: string, quantity: number, variantName = "") => sampleLine(title, quantity, { variantName });

const order = (changes: Partial<Order> = {}): Order =>
  sampleOrder({
    number: 1042,
    buyer: { name: "Harbour Café", email: "harbour@example.test", phone: "", locale: "en" },
    lines: [line("Stoneware mug", 2, "Celadon")],
    ...initialState("transfer", 200, NOW),
    events: [],
    placedAt: NOW,
    updatedAt: NOW,
    ...changes,
  });
const after = (from: Order, ...moves: TransitionName[]): Order => moves.reduce((now, move) => ({ ...now, ...nextState(now, move) }), from);
const paidIn = (amount: number): Order["payments"] => [
  { id: "p1", method: "transfer", amount, at: NOW, day: "2026-11-20", ref: "", fee: null },
];
const words = (from: Order) => [paymentMark(from, NOW).word, fulfilmentMark(from).word];

test("labels follow the order’s progress", () => {
  const placed = order();
  expect(words(placed)).toEqual(["Unpaid, 5 days left", "Awaiting payment"]);
  expect(words(after(placed, "mark_paid"))).toEqual(["Paid", "To ship"]);
  expect(words(after(placed, "mark_paid", "fulfil_rest"))).toEqual(["Paid", "Shipped"]);
  expect(words(after(placed, "cancel"))).toEqual(["Not paid", "Canceled"]);
  expect(words(after(placed, "mark_paid", "cancel"))).toEqual(["Refund due", "Canceled"]);
  expect(words(after(placed, "mark_paid", "cancel", "refund_rest"))).toEqual(["Refunded", "Canceled"]);
  expect(words(after(placed, "expire"))).toEqual(["Not paid", "Expired"]);
});

test("labels test payments as tests, never as sales", () => {
  const paid = after(order({ isTest: true }), "mark_paid");
  expect(paymentMark(paid, NOW)).toEqual({ shape: "disc", tone: "faint", word: "Test: paid" });
  expect(words(order({ isTest: true }))[0]).toBe("Test: unpaid, 5 days left");
});

test("shows what is in transit as a step in between", () => {
  expect(words(after(order(), "mark_paid", "fulfil_part"))).toEqual(["Paid", "Partially shipped"]);
  expect(words(after(order(), "mark_paid", "refund_part"))).toEqual(["Partially refunded", "To ship"]);
  const card = order({ paymentMethod: "card", ...initialState("card", 200, NOW) });
  expect(words(card)).toEqual(["In checkout", "Awaiting payment"]);
  expect(words(after(card, "start_payment"))).toEqual(["Processing", "Awaiting payment"]);
  expect(words(after(card, "fail_payment"))).toEqual(["Payment failed", "Awaiting payment"]);
  const collect = order({ delivery: "pickup", paymentMethod: "cash", ...initialState("cash", 200, NOW) });
  expect(words(after(collect, "ready"))).toEqual(["Pay at pickup", "Ready for pickup"]);
});

test("has labels and tracks for orders in preparation and orders without shipping", () => {
  const collect = order({ delivery: "pickup", paymentMethod: "cash", ...initialState("cash", 200, NOW) });
  const begun = after(collect, "begin");
  const unsent = after(order(), "mark_paid", "refund_rest", "complete_unsent");
  expect([words(begun)[1], words(unsent)[1]]).toEqual(["Being prepared", "Nothing to fulfill"]);
  expect([fulfilmentMark(begun).tone, fulfilmentMark(unsent).tone]).toEqual(["sun", "faint"]);
  const here = (from: Order) => orderTracks(from)[1].stops.flatMap((stop) => (stop.place === "here" ? [stop.word] : []));
  expect([here(begun), here(unsent)]).toEqual([["Being prepared"], ["Nothing to fulfill"]]);
});

test("has labels and tracks for services, alone and beside shipped items", () => {
  const lesson = sampleLine("lesson", 1, { kind: "service" });
  const alone = after(order({ delivery: "none", lines: [lesson] }), "mark_paid");
  const partly = after(alone, "fulfil_part");
  const done = after(alone, "fulfil_rest");
  expect([alone, partly, done].map((from) => words(from)[1])).toEqual(["To do", "Partially done", "Done"]);
  expect(orderTracks(done)[1].stops.map((stop) => stop.word)).toEqual(["To do", "Done"]);
  expect(actionDisplay("fulfil", alone).label).toBe("Mark as done");
  const both = after(order({ lines: [line("Mug", 1), lesson] }), "mark_paid");
  expect([both, after(both, "fulfil_part")].map((from) => words(from)[1])).toEqual(["To ship", "Partially done"]);
  expect(actionDisplay("fulfil", both).label).toBe("Mark as shipped");
  const sent = { id: "s1", at: NOW, lines: [{ line: 0, quantity: 1 }], tracking: null, state: "shipped" as const };
  const rest = { ...after(both, "fulfil_part"), shipments: [sent] };
  expect([actionDisplay("fulfil", rest).label, actionDisplay("unfulfil", rest).label]).toEqual(["Mark as done", "Undo shipment"]);
  const last = {
    ...after(rest, "fulfil_rest"),
    shipments: [sent, { ...sent, id: "s2", lines: [{ line: 1, quantity: 1 }], state: "delivered" as const }],
  };
  expect(actionDisplay("unfulfil", last).label).toBe("Mark as not done");
});

test("asks for nothing while a canceled order’s refund is under way", () => {
  const given = { id: "r1", method: "card", amount: 200, reason: "", at: NOW, by: "owner", paymentRef: "pi", ref: "", day: "" } as const;
  const refund = { ...given, lines: [], restocked: [], dropped: [], shipping: false };
  const cancelled = after(order(), "mark_paid", "cancel");
  expect(words({ ...cancelled, refunds: [{ ...refund, state: "pending" }] })).toEqual(["Refund pending", "Canceled"]);
  expect(words({ ...cancelled, refunds: [{ ...refund, state: "failed" }] })).toEqual(["Refund due", "Canceled"]);
});

test("accepts handover and cash on pickup in either order", () => {
  const placed = order({ delivery: "pickup", paymentMethod: "cash", ...initialState("cash", 200, NOW) });
  expect(words(placed)).toEqual(["Pay at pickup", "To prepare"]);
  expect(words(after(placed, "fulfil_rest"))).toEqual(["Pay at pickup", "Picked up"]);
});

test("highlights only what waits for the owner", () => {
  const tones = (from: Order) => [paymentMark(from, NOW).tone, fulfilmentMark(from).tone];
  expect(tones(order())).toEqual(["sun", "faint"]);
  expect(tones(after(order(), "mark_paid"))).toEqual(["leaf", "sun"]);
  expect(tones(after(order(), "mark_paid", "fulfil_rest"))).toEqual(["leaf", "leaf"]);
  expect(tones(after(order(), "mark_paid", "cancel"))).toEqual(["sun", "faint"]);
});

test("shows the last day of a reservation in hours", () => {
  const held = order({ holdUntil: NOW + 5 * 3_600_000 });
  expect(paymentMark(held, NOW).word).toBe("Unpaid, 5 h left");
  expect(paymentMark(order({ holdUntil: NOW - 1 }), NOW).word).toBe("Unpaid, overdue");
  expect(paymentMark(order({ holdUntil: NOW + 400 * 86_400_000 }), NOW).word).toBe("Unpaid");
});

test("has exactly one current stop per track", () => {
  const states = [order(), after(order(), "mark_paid"), after(order(), "cancel"), after(order(), "mark_paid", "cancel", "refund_rest")];
  for (const state of states) {
    for (const axis of orderTracks(state)) expect(axis.stops.filter((stop) => stop.place === "here").length).toBe(1);
  }
  expect(orderTracks(after(order(), "mark_paid"))[0].stops.map((stop) => stop.place)).toEqual(["past", "here"]);
});

test("summarizes the items in one line", () => {
  expect(goodsLine([line("Bud vase", 1, "celadon")])).toBe("Bud vase, celadon");
  expect(goodsLine([line("Mug", 2), line("Bowl", 1)])).toBe("2 × Mug, 1 more");
  expect(goodsLine([line("Carafe", 1), line("Cup", 2), line("Mug", 1)])).toBe("Carafe, 3 more");
});

test("groups orders by the owner’s days, with the amount paid and kept that day", () => {
  const late = Date.parse("2026-11-19T23:30:00Z");
  const list = [
    order({ id: "a", total: 500, payments: paidIn(500), paymentStatus: "paid", status: "open" }),
    order({ id: "b", placedAt: late, total: 300, payments: paidIn(300), paymentStatus: "paid", status: "completed" }),
    order({ id: "c", placedAt: late, total: 900 }),
    order({ id: "d", placedAt: late, total: 700, payments: paidIn(700), paymentStatus: "paid", status: "cancelled" }),
  ];
  const days = groupByDay(list, "UTC");
  expect(days.map((day) => [day.key, day.orders.length])).toEqual([
    ["2026-11-20", 1],
    ["2026-11-19", 3],
  ]);
  expect(days[1]?.taken).toEqual([{ currency: "EUR", amount: 300 }]);
  expect(groupByDay(list, "Europe/Berlin").length).toBe(1);
});

test("excludes test payments from a day’s takings", () => {
  const paid = after(order({ payments: paidIn(200) }), "mark_paid");
  const real = groupByDay([paid], "UTC")[0]?.taken;
  expect(real).toHaveLength(1);
  expect(groupByDay([paid, { ...paid, id: "tried", isTest: true }], "UTC")[0]?.taken).toEqual(real);
  expect(groupByDay([{ ...paid, isTest: true }], "UTC")[0]?.taken).toEqual([]);
});

test("counts what the shop keeps of a canceled order as that day’s money, with no refund due", () => {
  const cancelled = after(order({ payments: paidIn(200) }), "mark_paid", "cancel");
  const events: Order["events"] = [{ type: "cancelled", at: NOW, by: "owner", note: "", amount: null, part: "", isMoneyKept: true }];
  const stopsOf = (one: Order) => orderTracks(one)[0].stops.map(({ word }) => word);
  expect([stopsOf(cancelled), stopsOf({ ...cancelled, events })]).toEqual([
    ["Unpaid", "Paid", "Refunded"],
    ["Unpaid", "Paid"],
  ]);
  const taken = (one: Order) => groupByDay([one], "UTC")[0]?.taken.map(({ amount }) => amount);
  expect([taken(cancelled), taken({ ...cancelled, events })]).toEqual([[], [cancelled.total]]);
});

test("names days as people do", () => {
  const at = (iso: string) => formatDay(Date.parse(iso), NOW, "en-GB", "UTC").name;
  expect(at("2026-11-20T00:05:00Z")).toBe("Today");
  expect(at("2026-11-19T23:55:00Z")).toBe("Yesterday");
  expect(at("2026-11-17T12:00:00Z")).toBe("Tuesday");
  expect(at("2026-11-10T12:00:00Z")).toContain("10 November 2026");
});

test("ships cash-on-delivery orders before they are paid", () => {
  const acts = (from: Order) => arrangeActions(ownerActions(from), from).shown;
  const onDelivery = order({ delivery: "shipping", paymentMethod: "on_delivery", ...initialState("on_delivery", 200, NOW) });
  expect(acts(onDelivery).slice(0, 2)).toEqual(["fulfil", "mark_paid"]);
  expect(acts(after(onDelivery, "fulfil_rest"))[0]).toBe("mark_paid");
  expect(acts(order())[0]).toBe("mark_paid");
});
