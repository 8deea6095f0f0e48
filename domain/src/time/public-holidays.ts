import { addDays, weekdayOf } from "./zoned-time.ts";

// Nationwide public holidays. Regional ones are left out (`docs/legal.md`).

/** Days after Easter Sunday. */
const GOOD_FRIDAY = -2;
const EASTER_MONDAY = 1;
const ASCENSION = 39;
const WHIT_MONDAY = 50;
const CORPUS_CHRISTI = 60;

/** `fixed` as `MM-DD`; `movable` gives what neither names. */
type Calendar = { fixed: readonly string[]; easter: readonly number[]; movable?: (year: number) => string[] };

/** Where no calendar is known: the two holidays that every member state has. */
const COMMON: Calendar = { fixed: ["01-01", "12-25"], easter: [] };

const CALENDARS: Readonly<Record<string, Calendar>> = {
  DE: { fixed: ["01-01", "05-01", "10-03", "12-25", "12-26"], easter: [GOOD_FRIDAY, EASTER_MONDAY, ASCENSION, WHIT_MONDAY] },
  AT: {
    fixed: ["01-01", "01-06", "05-01", "08-15", "10-26", "11-01", "12-08", "12-25", "12-26"],
    easter: [EASTER_MONDAY, ASCENSION, WHIT_MONDAY, CORPUS_CHRISTI],
  },
  FR: {
    fixed: ["01-01", "05-01", "05-08", "07-14", "08-15", "11-01", "11-11", "12-25"],
    easter: [EASTER_MONDAY, ASCENSION, WHIT_MONDAY],
  },
  IT: {
    fixed: ["01-01", "01-06", "04-25", "05-01", "06-02", "08-15", "11-01", "12-08", "12-25", "12-26"],
    easter: [EASTER_MONDAY],
    // Saint Francis, a holiday again from 2026 on.
    movable: (year) => (year >= 2026 ? [`${year}-10-04`] : []),
  },
  NL: {
    fixed: ["01-01", "05-05", "12-25", "12-26"],
    easter: [GOOD_FRIDAY, EASTER_MONDAY, ASCENSION, WHIT_MONDAY],
    // King's Day is the day before where April 27 is a Sunday.
    movable: (year) => [weekdayOf(`${year}-04-27`) === 6 ? `${year}-04-26` : `${year}-04-27`],
  },
};

/** Countries whose holidays are known, as ISO codes. */
export const HOLIDAY_COUNTRIES = Object.keys(CALENDARS);

/** Easter Sunday of a year, by the anonymous Gregorian computus. */
export function easterOf(year: number): string {
  const golden = year % 19;
  const [century, rest] = [Math.floor(year / 100), year % 100];
  const moon = (19 * golden + century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25) + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - moon - (rest % 4)) % 7;
  const late = Math.floor((golden + 11 * moon + 22 * weekday) / 451);
  const count = moon + weekday - 7 * late + 114;
  const two = (value: number) => String(value).padStart(2, "0");
  return `${year}-${two(Math.floor(count / 31))}-${two((count % 31) + 1)}`;
}

/** Whether `day` (`YYYY-MM-DD`) is a public holiday of a country (ISO code; unknown ones have January 1 and December 25). */
export function isPublicHoliday(day: string, country: string): boolean {
  const { fixed, easter, movable } = (Object.hasOwn(CALENDARS, country) && CALENDARS[country]) || COMMON;
  const year = Number(day.slice(0, 4));
  if (fixed.includes(day.slice(5)) || movable?.(year).includes(day)) return true;
  const sunday = easter.length > 0 ? easterOf(year) : "";
  return easter.some((offset) => addDays(sunday, offset) === day);
}
