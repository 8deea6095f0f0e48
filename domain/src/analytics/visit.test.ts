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

test("a row is read as it was written, and what is none is none", () => {
  const written = row(7, { target: "shop/mug", isBrief: true, traits: { ...NO_TRAITS, campaign: "a\tb", country: "DE" } });
  expect(findRow(encodeRow(written))).toEqual({ ...written, traits: { ...written.traits, campaign: "a b" } });
  for (const text of ["", "1", encodeRow(row(1440)), encodeRow(written).replace(/^0/, "99"), `${encodeRow(written)}\tmore`])
    expect(findRow(text)).toBeNull();
});

test("a pause of more than half an hour begins another visit of the same visitor", () => {
  const visits = visitsOf([row(0), row(30, { target: "shop" }), row(61, { target: "about" })], []);
  expect(visits.map(({ visitor, minute, events }) => [visitor, minute, events.length])).toEqual([
    [0, 0, 2],
    [0, 61, 1],
  ]);
});

test("who comes from elsewhere is on another visit, however the pages of two tabs alternate", () => {
  const rows = [row(0), row(1, { traits: instagram }), row(2, { target: "shop" }), row(3, { target: "shop", traits: instagram })];
  expect(visitsOf(rows, []).map(({ dimensions, events }) => [dimensions.source, events.length])).toEqual([
    ["", 2],
    ["Instagram", 2],
  ]);
});

test("a page that is loaded again at once counts once, and later again", () => {
  expect(kinds([row(0), row(0), row(1), row(5)])).toEqual(["view,view"]);
  expect(kinds([row(0), row(0, { target: "shop" }), row(0)])).toEqual(["view,view,view"]);
});

test("a visit that ended at once without a touch is classed, and not when anything followed", () => {
  const botsOf = (...rows: EventRow[]) => visitsOf(rows, []).map(({ dimensions }) => dimensions.bot);
  expect(botsOf(row(0, { isBrief: true }))).toEqual(["brief"]);
  expect(botsOf(row(0, { isBrief: true }), row(1, { kind: "click", target: "l1" }))).toEqual([""]);
  expect(botsOf(row(0, { isBrief: true, traits: { ...NO_TRAITS, bot: "search" } }))).toEqual(["search"]);
});

test("an order is part of the visit that showed it, with its own money", () => {
  const visits = visitsOf([row(0), row(3, { kind: "click", target: "l9" }), row(20, { kind: "order", target: "o1" })], [order]);
  expect(visits).toHaveLength(1);
  expect(visits[0]?.dimensions).toMatchObject({ source: "", link: "l9", entry: "" });
  expect(visits[0]?.events.at(-1)).toEqual({ kind: "order", minute: 20, target: "o1", value: 4200, currency: "EUR" });
});

test("an order that was shown twice counts once, and one that is none does not count", () => {
  expect(
    kinds(
      [row(0, { kind: "order", target: "o1" }), row(9, { kind: "order", target: "o1" }), row(9, { kind: "order", target: "x" })],
      [order],
    ),
  ).toEqual(["order"]);
  expect(kinds([row(0), row(1, { kind: "order", target: "x" })])).toEqual(["view"]);
  expect(kinds([row(0, { kind: "order", target: "x" })])).toEqual([]);
});

test("an order that no browser told of is a visit by itself, with what the order knows", () => {
  const visits = visitsOf([row(0)], [order], 5);
  expect(visits.map(({ visitor, dimensions }) => [visitor, dimensions.source, dimensions.link])).toEqual([
    [5, "", ""],
    [6, "Instagram", "l1"],
  ]);
});

test("a booking and a conversation stand in the visit that told of them, once, and count only where there are such", () => {
  const booking: Conversion = { ...order, kind: "booking", id: "b1", total: 0 };
  const told = [
    row(1),
    row(2, { kind: "booking", target: "b1" }),
    row(3, { kind: "booking", target: "b1" }),
    row(4, { kind: "chat", target: "c1" }),
  ];
  expect(kinds(told, [booking])).toEqual(["view,booking"]);
  // Kinds are apart, whatever their ids.
  expect(
    kinds(told, [
      { ...booking, kind: "chat", id: "c1" },
      { ...order, id: "b1" },
    ]),
  ).toEqual(["view,chat", "order"]);
});

test("what is called like a part of the language does no harm to a day that is closed", () => {
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
