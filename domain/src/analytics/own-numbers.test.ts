import { expect, test } from "vitest";
import { type Act, actsOfProduct, notesIn, pointOfNote } from "./acts.ts";
import { answerAsk } from "./answer.ts";
import { toDataSet } from "./data-set.ts";
import { type EventRow, encodeRow, findRow, NO_TRAITS } from "./event.ts";
import { reachedOf } from "./goals.ts";
import { GOALS_MAX, NOTES_MAX, ownNumbersSchema } from "./own-numbers.ts";
import { visitsOf } from "./visit.ts";

const at = (text: string) => Date.parse(`${text}:00Z`);
const note = (day: string, text = "Market in Lyon") => ({ id: "a1b2c3d4", day, text });

test("what is stored parses, also without notes or goals; too many do not", () => {
  expect(ownNumbersSchema.parse({})).toEqual({ notes: [], goals: [] });
  const rows = (count: number, row: object) =>
    Object.fromEntries(Array.from({ length: count }, (_, place) => [`a${place}`, { ...row, id: `a${1_000_000 + place}`, place }]));
  const goal = { metric: "money", target: 50_000, linkId: null };
  const full = { notes: rows(NOTES_MAX, note("2026-11-14")), goals: rows(GOALS_MAX, goal) };
  expect(ownNumbersSchema.parse(full).notes).toHaveLength(NOTES_MAX);
  expect(ownNumbersSchema.safeParse({ ...full, notes: rows(NOTES_MAX + 1, note("2026-11-14")) }).success).toBe(false);
  expect(ownNumbersSchema.safeParse({ ...full, goals: rows(GOALS_MAX + 1, goal) }).success).toBe(false);
  // Rows that say nothing are left out.
  const wrong = [note("2026-02-30"), note("2026-11-14", ""), { ...goal, target: 0 }, { ...goal, target: 1.5 }].map((one) => rows(1, one));
  for (const one of wrong) expect(ownNumbersSchema.parse({ notes: one, goals: one })).toEqual({ notes: [], goals: [] });
});

test("a goal counts its calendar month up to now, whatever the screen shows; one of a link counts that link's clicks", () => {
  const rows = (...targets: string[]) =>
    targets.flatMap((target, token): EventRow[] => {
      const row = { kind: "click", minute: 60, visitor: "v", token: `${token}`, target, isBrief: false, traits: NO_TRAITS } as const;
      const found = findRow(encodeRow(row));
      return found ? [found] : [];
    });
  const order = { kind: "order", id: "o", minute: 60, total: 2800, currency: "EUR", traits: NO_TRAITS, link: "" } as const;
  const set = toDataSet([
    { day: "2026-10-31", visits: visitsOf(rows("a", "a"), []) },
    { day: "2026-11-01", visits: visitsOf(rows("a", "b", "a"), [order]) },
  ]);
  const asked = { range: { first: "2026-10-31", last: "2026-10-31" }, filters: [{ dimension: "clicked", values: ["none"] }] } as const;
  const now = { day: "2026-11-29", minute: 0 };
  expect(answerAsk(set, { ...asked, now }).month).toBeNull();
  const { month } = answerAsk(set, { ...asked, now, hasGoals: true });
  if (!month) throw new Error("no month");
  const reached = (linkId: string | null) => reachedOf({ id: "a1b2c3d4", metric: "clicks", target: 9, linkId }, month, "EUR");
  expect([reached(null), reached("a"), reached("b"), reached("constructor")]).toEqual([3, 2, 1, 0]);
  const money = { id: "a1b2c3d4", metric: "money", target: 9, linkId: null } as const;
  expect([reachedOf(money, month, "EUR"), reachedOf(money, month, "USD")]).toEqual([2800, 0]);
});

test("a product was added, and its price became another when it did; not where it was only on sale again", () => {
  const price = (day: string, value: number | null, variantId = "one") => ({ variantId, price: value, isReduced: false, at: at(day) });
  const prices = [
    price("2026-11-01T10:00", 1000),
    price("2026-11-01T10:00", 1200, "two"),
    price("2026-11-05T10:00", null),
    price("2026-11-06T10:00", 1000),
    price("2026-11-07T10:00", 900),
    price("2026-11-07T10:00", 1100, "two"),
  ];
  expect(actsOfProduct({ title: "Mug", createdAt: at("2026-10-01T10:00"), prices })).toEqual([
    { kind: "product", at: at("2026-10-01T10:00"), name: "Mug" },
    { kind: "price", at: at("2026-11-07T10:00"), name: "Mug" },
  ]);
});

test("notes are of the days of the range in the owner's zone, one a day and kind, the newest first", () => {
  const acts: Act[] = [
    { kind: "link", at: at("2026-11-14T23:30"), name: "Shop" },
    { kind: "link", at: at("2026-11-15T08:00"), name: "Map" },
    { kind: "link", at: at("2026-11-15T09:00"), name: "Map" },
    { kind: "page", at: at("2026-11-15T09:00"), name: "About" },
    { kind: "page", at: at("2026-11-30T09:00"), name: "Later" },
  ];
  const own = [note("2026-11-14"), note("2026-12-01")];
  const range = { first: "2026-11-14", last: "2026-11-20" };
  const found = notesIn(range, "Europe/Lisbon", acts, own);
  const told = (all: typeof found) => all.map((one) => [one.day, one.hour, one.kind === "own" ? one.note.text : one.names.join()]);
  expect(told(found)).toEqual([
    ["2026-11-15", null, "Map"],
    ["2026-11-15", null, "About"],
    ["2026-11-14", null, "Market in Lyon"],
    ["2026-11-14", null, "Shop"],
  ]);
  // East of there it was the next day.
  expect(told(notesIn(range, "Europe/Tallinn", acts, []))[0]).toEqual(["2026-11-15", null, "Shop,Map"]);
  const hours = notesIn({ first: "2026-11-15", last: "2026-11-15" }, "UTC", acts, [note("2026-11-15")]);
  expect(hours.map((one) => pointOfNote(one, "hour"))).toEqual(["09", "09", "08", null]);
  expect(pointOfNote({ day: "2026-11-15", hour: null }, "month")).toBe("2026-11");
});
