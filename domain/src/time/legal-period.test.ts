import { expect, test } from "vitest";
import { lastDayOf } from "./legal-period.ts";
import { easterOf, HOLIDAY_COUNTRIES, isPublicHoliday } from "./public-holidays.ts";
import { addDays } from "./zoned-time.ts";

/** Easter Sundays as published. */
const EASTERS = ["2024-03-31", "2025-04-20", "2026-04-05", "2027-03-28", "2028-04-16", "2029-04-01", "2030-04-21", "2031-04-13"];
/** Holidays as `month/day`, or as weekdays after Easter in whole days: written apart from the product's table. */
const NEW_YEAR = "1/1";
const CHRISTMAS = ["12/25", "12/26"];
const HOLIDAYS: Record<string, { days: string[]; after: number[] }> = {
  DE: { days: [NEW_YEAR, "5/1", "10/3", ...CHRISTMAS], after: [-2, 1, 39, 50] },
  AT: { days: [NEW_YEAR, "1/6", "5/1", "8/15", "10/26", "11/1", "12/8", ...CHRISTMAS], after: [1, 39, 50, 60] },
  FR: { days: [NEW_YEAR, "5/1", "5/8", "7/14", "8/15", "11/1", "11/11", "12/25"], after: [1, 39, 50] },
  IT: { days: [NEW_YEAR, "1/6", "4/25", "5/1", "6/2", "8/15", "11/1", "12/8", ...CHRISTMAS], after: [1] },
  NL: { days: [NEW_YEAR, "5/5", ...CHRISTMAS], after: [-2, 1, 39, 50] },
};

/** Counts on day by day with `Date`, asking of each day only what a calendar on the wall says. */
function slowLastDay(day: string, countries: readonly string[]): string {
  const at = new Date(`${day}T12:00:00Z`);
  for (let left = 14; left > 0; left--) at.setUTCDate(at.getUTCDate() + 1);
  while (at.getUTCDay() === 0 || at.getUTCDay() === 6 || countries.some((country) => isOnTheWall(at, country)))
    at.setUTCDate(at.getUTCDate() + 1);
  return at.toISOString().slice(0, 10);
}

function isOnTheWall(at: Date, country: string): boolean {
  const [year, month, date] = [at.getUTCFullYear(), at.getUTCMonth() + 1, at.getUTCDate()];
  if (country === "IT" && year >= 2026 && month === 10 && date === 4) return true;
  // King's Day is on the 26th in 2025 and 2031, when the 27th is a Sunday.
  if (country === "NL" && month === 4 && date === (year === 2025 || year === 2031 ? 26 : 27)) return true;
  const easter = EASTERS.find((one) => one.startsWith(String(year))) ?? "";
  const after = Math.round((at.getTime() - Date.parse(`${easter}T12:00:00Z`)) / 86_400_000);
  const { days = [], after: movable = [] } = HOLIDAYS[country] ?? {};
  return days.includes(`${month}/${date}`) || movable.includes(after);
}

test("Easter is as published", () => {
  expect(EASTERS.map((day) => easterOf(Number(day.slice(0, 4))))).toEqual(EASTERS);
});

test("fourteen days from every day of 2024 to 2030 end as counted day by day, in five countries and between any two", () => {
  expect(HOLIDAY_COUNTRIES.toSorted()).toEqual(Object.keys(HOLIDAYS).toSorted());
  const pairs = HOLIDAY_COUNTRIES.flatMap((one) => HOLIDAY_COUNTRIES.map((other) => [one, other]));
  const wrong: string[] = [];
  for (let day = "2024-01-01"; day <= "2030-12-31"; day = addDays(day, 1))
    for (const pair of pairs) if (lastDayOf(day, 14, pair) !== slowLastDay(day, pair)) wrong.push(`${day} ${pair}`);
  expect(wrong).toEqual([]);
});

test.each([
  // A Sunday, then the next Monday.
  ["2026-11-01", ["DE"], "2026-11-16"],
  // Good Friday to Easter Monday.
  ["2026-03-20", ["DE"], "2026-04-07"],
  // Christmas on a Friday, then a weekend.
  ["2026-12-11", ["DE"], "2026-12-28"],
  // October 3, 2025 was a Friday: a holiday in Germany and not in France.
  ["2025-09-19", ["FR"], "2025-10-03"],
  ["2025-09-19", ["FR", "DE"], "2025-10-06"],
  ["2026-11-02", ["DE"], "2026-11-16"],
])("fourteen days from %s with the holidays of %s end on %s", (day, countries, last) => {
  expect(lastDayOf(day, 14, countries)).toBe(last);
});

test("a country without a calendar has New Year’s Day and Christmas", () => {
  expect(["2026-01-01", "2026-12-25"].map((day) => isPublicHoliday(day, "PT"))).toEqual([true, true]);
  expect(["2026-12-26", "2026-05-01"].map((day) => isPublicHoliday(day, "constructor"))).toEqual([false, false]);
});
