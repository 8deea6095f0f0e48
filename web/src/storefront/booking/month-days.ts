import { dateLocales } from "@awning/domain/time/format";
import { addDays, offsetAt, wallTime, weekdayOf } from "@awning/domain/time/zoned-time";

/** The most weeks a month can span, so the layout stays the same from month to month. */
const WEEKS = 6;
const MINUTE_MS = 60_000;

/** The starts of each day in a time zone. `starts` are minutes since 1970, sorted, as is every list in the result. */
export function startsByDay(starts: readonly number[], zone: string): Map<string, number[]> {
  const days = new Map<string, number[]>();
  for (const start of starts) {
    const { day } = wallTime(start * MINUTE_MS, zone);
    const known = days.get(day);
    if (known) known.push(start);
    else days.set(day, [start]);
  }
  return days;
}

/** The days of a month (`YYYY-MM`) in six rows of seven; `null` for days of other months. */
export function calendarWeeks(month: string, firstWeekday: number): (string | null)[][] {
  const first = `${month}-01`;
  const lead = (weekdayOf(first) - firstWeekday + 7) % 7;
  return Array.from({ length: WEEKS }, (_, week) =>
    Array.from({ length: 7 }, (_, column) => {
      const day = addDays(first, week * 7 + column - lead);
      return day.startsWith(month) ? day : null;
    }),
  );
}

type WeekInfo = { firstDay: number };
type LocaleWithWeek = Intl.Locale & { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo };

/** The first weekday of a language's region: 0 for Monday to 6 for Sunday. */
export function firstWeekdayOf(language: string): number {
  const locale: LocaleWithWeek = new Intl.Locale(dateLocales(language)[0] ?? "en-GB");
  const { firstDay } = locale.getWeekInfo?.() ?? locale.weekInfo ?? { firstDay: 1 };
  return firstDay - 1;
}

/** Whether two time zones show the same time throughout a range, in minutes since 1970. */
export function isSameClock(one: string, other: string, from: number, to: number): boolean {
  const differs = (minute: number) => offsetAt(minute * MINUTE_MS, one) !== offsetAt(minute * MINUTE_MS, other);
  return one === other || !(differs(from) || differs(to) || differs(Math.floor((from + to) / 2)));
}

/** The month `count` months later (or earlier): `YYYY-MM`. */
export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}
