import { expect, test } from "vitest";
import { addMonths, calendarWeeks, firstWeekdayOf, isSameClock, startsByDay } from "./month-days.ts";

const at = (moment: string) => Date.parse(moment) / 60_000;

test("groups starts by their day in the time zone", () => {
  const starts = [at("2026-11-26T22:30:00Z"), at("2026-11-26T23:30:00Z"), at("2026-11-27T12:00:00Z")];
  expect([...startsByDay(starts, "Europe/Berlin")]).toEqual([
    ["2026-11-26", [starts[0]]],
    ["2026-11-27", [starts[1], starts[2]]],
  ]);
  expect([...startsByDay(starts, "America/New_York").keys()]).toEqual(["2026-11-26", "2026-11-27"]);
  expect([...startsByDay(starts, "Pacific/Kiritimati").keys()]).toEqual(["2026-11-27", "2026-11-28"]);
});

test.each([
  ["2026-11", 0, "2026-11-01", 6],
  ["2026-11", 6, "2026-11-01", 0],
  ["2024-02", 0, "2024-02-01", 3],
])("draws six weeks from a month’s first weekday: %s from %i", (month, firstWeekday, first, column) => {
  const weeks = calendarWeeks(month, firstWeekday);
  expect(weeks.map((week) => week.length)).toEqual(Array.from({ length: 6 }, () => 7));
  expect(weeks[0]?.indexOf(first)).toBe(column);
  const days = weeks.flat().filter((day) => day !== null);
  expect(days).toHaveLength(month === "2024-02" ? 29 : 30);
  expect(days.every((day) => day.startsWith(month))).toBe(true);
});

test("starts weeks as the language’s region does", () => {
  expect(["en", "de", "en-US", "ar-EG", "fr"].map(firstWeekdayOf)).toEqual([0, 0, 6, 5, 0]);
});

test("tells when two time zones show the same time", () => {
  const [from, to] = [at("2026-11-01T00:00:00Z"), at("2026-12-01T00:00:00Z")];
  expect(isSameClock("Europe/Berlin", "Europe/Paris", from, to)).toBe(true);
  expect(isSameClock("Europe/Berlin", "Europe/London", from, to)).toBe(false);
  // Both change to daylight time, but on different days.
  expect(isSameClock("America/New_York", "America/Havana", at("2026-03-08T05:30:00Z"), at("2026-03-08T06:30:00Z"))).toBe(false);
});

test("counts months across the end of a year", () => {
  expect([addMonths("2026-12", 1), addMonths("2026-01", -1), addMonths("2026-11", 0)]).toEqual(["2027-01", "2025-12", "2026-11"]);
});
