import { expect, test } from "vitest";
import { openingAt } from "./opening.ts";
import { openingHoursSchema } from "./opening-hours.ts";

const at = (text: string) => Date.parse(text);
// 2026-05-04 is a Monday; Berlin is two hours ahead of UTC in May.
const NOW = at("2026-05-04T10:00:00Z");
const NONE: readonly never[] = [];
const hours = (week: Record<string, readonly (readonly [string, string])[]>, special: { day: string; spans: readonly never[] }[] = []) =>
  openingHoursSchema.parse({
    zone: "Europe/Berlin",
    week: Object.fromEntries(Object.entries(week).map(([day, spans]) => [day, spans.map(([from, until]) => ({ from, until }))])),
    special,
  });

test.each([
  ["opens today", { mon: [["14:00", "18:00"]] }, "2026-05-04T12:00:00Z", "weekday"],
  ["opens within the week", { sun: [["09:00", "12:00"]] }, "2026-05-10T07:00:00Z", "weekday"],
  ["opens on the same weekday of the next week", { mon: [["09:00", "11:00"]] }, "2026-05-11T07:00:00Z", "date"],
] as const)("a place that %s says so by the %s", (_, week, opensAt, saidBy) => {
  expect(openingAt(hours(week), null, NOW)).toEqual({ isOpen: false, opensAt: at(opensAt), saidBy });
});

test("a place closed for weeks names the date", () => {
  const shut = ["2026-05-08", "2026-05-15", "2026-05-22"].map((day) => ({ day, spans: NONE }));
  const opening = openingAt(hours({ fri: [["09:00", "12:00"]] }, shut), null, NOW);
  expect(opening).toEqual({ isOpen: false, opensAt: at("2026-05-29T07:00:00Z"), saidBy: "date" });
});

const allDay = [["00:00", "24:00"]] as const;

test.each([
  ["today", { mon: [["09:00", "18:00"]] }, "2026-05-04T16:00:00Z", "clock"],
  ["tonight", { mon: [["09:00", "02:00"]] }, "2026-05-05T00:00:00Z", "clock"],
  ["tomorrow evening", { mon: allDay, tue: [["00:00", "18:00"]] }, "2026-05-05T16:00:00Z", "weekday"],
  [
    "the end of the week",
    { mon: allDay, tue: allDay, wed: allDay, thu: allDay, fri: allDay, sat: allDay },
    "2026-05-09T22:00:00Z",
    "weekday",
  ],
] as const)("a place that is open until %s says so", (_, week, until, saidBy) => {
  expect(openingAt(hours(week), null, NOW)).toEqual({ isOpen: true, until: at(until), saidBy });
});

test("a place that never closes names no time, and a paused one is not open", () => {
  const days = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];
  const always = hours(Object.fromEntries(days.map((day) => [day, allDay])));
  expect(openingAt(always, null, NOW)).toEqual({ isOpen: true, until: null, saidBy: "clock" });
  expect(openingAt(always, { note: "", backOn: "", until: null }, NOW)).toBeNull();
});
