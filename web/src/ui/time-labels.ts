const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];
const WEEK = 7 * 86_400_000;

/**
 * "just now", "5 minutes ago", "yesterday", "in 3 days"; further than a week away the date. Days are those of the calendar: from Saturday to
 * Monday are two, whatever the clocks show. Times in ms since 1970.
 */
export function relativeTime(at: number, now: number, locale: string): string {
  const difference = at - now;
  if (Math.abs(difference) < 45_000) return "just now";
  if (Math.abs(difference) >= WEEK) return shortDate(at, now, locale);
  const format = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
  const [unit, length] = STEPS.find(([, size]) => Math.abs(difference) >= size) ?? ["minute", 60_000];
  return format.format(unit === "day" ? calendarDay(at) - calendarDay(now) : Math.round(difference / length), unit);
}

/** The day of a moment by the clocks of this device, counted since 1970. */
function calendarDay(at: number): number {
  const date = new Date(at);
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000;
}

/** Day and month, with the year when it is another one. */
export function shortDate(at: number, now: number, locale: string): string {
  const isThisYear = new Date(at).getFullYear() === new Date(now).getFullYear();
  return new Intl.DateTimeFormat(locale, { day: "numeric", month: "short", ...(isThisYear ? {} : { year: "numeric" }) }).format(at);
}

/** Weekday, day, month, year and time. */
export function exactTime(at: number, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: "full", timeStyle: "short" }).format(at);
}
