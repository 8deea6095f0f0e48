import { expect, test } from "vitest";
import { isWeekly, SERIES_MAX, weeklyStarts, weeksUntil } from "./series.ts";

const ZONE = "Europe/Berlin";
/** Monday, 19 October 2026, 17:00 in Berlin, a week before its clocks go back. */
const START = Date.parse("2026-10-19T15:00Z") / 60_000;

test("a weekly series keeps the time of the clocks where they change", () => {
  expect(weeklyStarts(START, ZONE, 3).map((start) => new Date(start * 60_000).toISOString())).toEqual([
    "2026-10-19T15:00:00.000Z",
    "2026-10-26T16:00:00.000Z",
    "2026-11-02T16:00:00.000Z",
  ]);
});

test("a day ends it, that day included", () => {
  expect(weeksUntil(START, ZONE, "2026-11-01")).toBe(2);
  expect(weeksUntil(START, ZONE, "2026-11-02")).toBe(3);
  expect(weeksUntil(START, ZONE, "2099-01-01")).toBe(SERIES_MAX);
});

test("weeks may be left out, but not be of another time, in another order or twice", () => {
  const [first = 0, , third = 0, fourth = 0] = weeklyStarts(START, ZONE, 4);
  expect(isWeekly([first, third, fourth], ZONE)).toBe(true);
  for (const wrong of [[first], [third, first], [first, first], [first, third + 60], [first, first + 1440]])
    expect(isWeekly(wrong, ZONE)).toBe(false);
});
