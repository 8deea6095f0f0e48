import { expect, test } from "vitest";
import { answerAsk } from "./answer.ts";
import { decodeFile, encodeFile } from "./column-file.ts";
import { toDataSet } from "./data-set.ts";
import { type EventRow, encodeRow, findRow, NO_TRAITS } from "./event.ts";
import { type Conversion, visitsOf } from "./visit.ts";

const row = (minute: number, event: Partial<EventRow> = {}): EventRow => ({
  kind: "view",
  minute,
  visitor: "v",
  token: `${minute}`,
  target: "",
  isBrief: false,
  traits: NO_TRAITS,
  ...event,
});
const instagram = { ...NO_TRAITS, source: "Instagram", channel: "social" };
const order: Conversion = { kind: "order", id: "o1", minute: 20, total: 4200, currency: "EUR", traits: instagram, link: "l1" };
const kinds = (rows: EventRow[], orders: Conversion[] = []) =>
  visitsOf(rows, orders).map(({ events }) => events.map(({ kind }) => kind).join());

test("reads a row as it was written and refuses anything else", () => {
  const written = row(7, { target: "shop/mug", isBrief: true, traits: { ...NO_TRAITS, campaign: "a\tb", country: "DE" } });
  expect(findRow(encodeRow(written))).toEqual({ ...written, traits: { ...written.traits, campaign: "a b" } });
  for (const text of ["", "1", encodeRow(row(1440)), encodeRow(written).replace(/^0/, "99"), `${encodeRow(written)}\tmore`])
    expect(findRow(text)).toBeNull();
});

test("starts a new visit of the same visitor after a pause of more than half an hour", () => {
  const visits = visitsOf([row(0), row(30, { target: "shop" }), row(61, { target: "about" })], []);
  expect(visits.map(({ visitor, minute, events }) => [visitor, minute, events.length])).toEqual([
    [0, 0, 2],
    [0, 61, 1],
  ]);
});

test("starts a new visit for each referrer, even when two tabs alternate", () => {
  const rows = [row(0), row(1, { traits: instagram }), row(2, { target: "shop" }), row(3, { target: "shop", traits: instagram })];
  expect(visitsOf(rows, []).map(({ dimensions, events }) => [dimensions.source, events.length])).toEqual([
    ["", 2],
    ["Instagram", 2],
  ]);
});

test("counts an immediate reload once and a later one again", () => {
  expect(kinds([row(0), row(0), row(1), row(5)])).toEqual(["view,view"]);
  expect(kinds([row(0), row(0, { target: "shop" }), row(0)])).toEqual(["view,view,view"]);
});

test("classes a visit as brief only if nothing followed", () => {
  const botsOf = (...rows: EventRow[]) => visitsOf(rows, []).map(({ dimensions }) => dimensions.bot);
  expect(botsOf(row(0, { isBrief: true }))).toEqual(["brief"]);
  expect(botsOf(row(0, { isBrief: true }), row(1, { kind: "click", target: "l1" }))).toEqual([""]);
  expect(botsOf(row(0, { isBrief: true, traits: { ...NO_TRAITS, bot: "search" } }))).toEqual(["search"]);
});

test("an order joins the visit that showed it, with its own money", () => {
  const visits = visitsOf([row(0), row(3, { kind: "click", target: "l9" }), row(20, { kind: "order", target: "o1" })], [order]);
  expect(visits).toHaveLength(1);
  expect(visits[0]?.dimensions).toMatchObject({ source: "", link: "l9", entry: "" });
  expect(visits[0]?.events.at(-1)).toEqual({ kind: "order", minute: 20, target: "o1", value: 4200, currency: "EUR" });
});

test("counts an order that was shown twice once, and ignores an unknown order", () => {
  expect(
    kinds(
      [row(0, { kind: "order", target: "o1" }), row(9, { kind: "order", target: "o1" }), row(9, { kind: "order", target: "x" })],
      [order],
    ),
  ).toEqual(["order"]);
  expect(kinds([row(0), row(1, { kind: "order", target: "x" })])).toEqual(["view"]);
  expect(kinds([row(0, { kind: "order", target: "x" })])).toEqual([]);
});

test("an unreported order is a visit of its own, with what the order knows", () => {
  const visits = visitsOf([row(0)], [order], 5);
  expect(visits.map(({ visitor, dimensions }) => [visitor, dimensions.source, dimensions.link])).toEqual([
    [5, "", ""],
    [6, "Instagram", "l1"],
  ]);
});

test("a booking and a conversation join the visit that reported them, once, if they exist", () => {
  const booking: Conversion = { ...order, kind: "booking", id: "b1", total: 0 };
  const told = [
    row(1),
    row(2, { kind: "booking", target: "b1" }),
    row(3, { kind: "booking", target: "b1" }),
    row(4, { kind: "chat", target: "c1" }),
  ];
  expect(kinds(told, [booking])).toEqual(["view,booking"]);
  // Kinds do not share ids.
  expect(
    kinds(told, [
      { ...booking, kind: "chat", id: "c1" },
      { ...order, id: "b1" },
    ]),
  ).toEqual(["view,chat", "order"]);
});

test("targets named like object properties do not break a closed day", () => {
  const names = ["__proto__", "constructor", "toString", "hasOwnProperty"];
  const told = names.flatMap((target, minute) => [
    row(minute, { target: `shop/${target}`, kind: "product", visitor: target, traits: { ...NO_TRAITS, source: target, campaign: target } }),
    ...(["basket", "booking", "chat", "order"] as const).map((kind) => row(minute, { kind, target, visitor: target })),
  ]);
  const made = names.map((id): Conversion => ({ ...order, id, currency: "EUR" }));
  const set = decodeFile(encodeFile(toDataSet([{ day: "2026-09-01", visits: visitsOf(told, made) }])));
  const ask = { range: { first: "2026-09-01", last: "2026-09-01" }, filters: [], now: { day: "2026-09-02", minute: 0 } };
  const { figures, cards } = answerAsk(set, ask);
  expect(figures).toMatchObject({ visitors: 4, products: 4, baskets: 4, orders: 4, bookings: 0, chats: 0, money: { EUR: 4 * 4200 } });
  for (const dimension of ["source", "basket"] as const)
    expect(
      cards[dimension].rows
        .map(({ value }) => value)
        .filter((value) => value !== "")
        .toSorted(),
    ).toEqual(names.toSorted());
});
