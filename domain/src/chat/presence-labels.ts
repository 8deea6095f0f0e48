const DAY_MS = 86_400_000;

/** "today at 8:00" or "Monday 8:00" in the reader's time zone, with the date if the weekday is ambiguous. */
export function backLabel(backAt: number, now: number, language: string, timeZone?: string): string {
  const day = (at: number) => new Intl.DateTimeFormat("en-CA", { timeZone }).format(at);
  const time: Intl.DateTimeFormatOptions = { hour: "numeric", minute: "2-digit", timeZone };
  if (day(backAt) === day(now)) return `today at ${new Intl.DateTimeFormat(language, time).format(backAt)}`;
  const isNear = backAt - now < 6 * DAY_MS;
  const date: Intl.DateTimeFormatOptions = isNear ? { weekday: "long" } : { weekday: "short", day: "numeric", month: "short" };
  return new Intl.DateTimeFormat(language, { ...date, ...time }).format(backAt);
}
