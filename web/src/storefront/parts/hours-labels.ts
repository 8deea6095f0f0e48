import { isAllDay, WEEKDAYS, type Weekday } from "@awning/domain/site/hours-rows";
import type { Opening } from "@awning/domain/site/opening";
import { formatDate } from "@awning/domain/time/format";

/** "Monday", "Monday, Tuesday", "Monday – Friday". */
export function formatDays(days: readonly Weekday[], language: string): string {
  const [first, ...others] = days;
  const last = others.at(-1);
  if (!first) return "";
  const name = (day: Weekday) => formatDate(MONDAY + WEEKDAYS.indexOf(day) * 86_400_000, language, { weekday: "long", timeZone: "UTC" });
  if (!last) return name(first);
  return `${name(first)}${others.length === 1 ? ", " : " – "}${name(last)}`;
}
const MONDAY = Date.UTC(2024, 0, 1);

type Span = { from: string; until: string };

/** The hours of one day: "09:00 – 12:00, 14:00 – 18:00", "Open all day", "Closed". */
export function formatSpans(spans: readonly Span[]): string {
  return spans.length === 0 ? "Closed" : spans.map(spanWords).join(", ");
}

function spanWords(span: Span): string {
  if (isAllDay(span)) return "Open all day";
  return span.from === span.until ? `24 hours from ${span.from}` : `${span.from} – ${span.until}`;
}

/** Whether it is open, and when that changes by the clocks of the place: "Open until 18:00", "Opens Monday 14 December 09:00". */
export function openLabel(opening: Opening, language: string, zone: string): string {
  const { saidBy } = opening;
  if (opening.isOpen) return opening.until === null ? "Open" : `Open until ${momentWords(opening.until, saidBy, language, zone)}`;
  return opening.opensAt === null ? "Closed" : `Opens ${momentWords(opening.opensAt, saidBy, language, zone)}`;
}

function momentWords(at: number, saidBy: Opening["saidBy"], language: string, timeZone: string): string {
  // One part at a time: how they are joined differs between a browser and the server.
  const part = (options: Intl.DateTimeFormatOptions) => formatDate(at, language, { ...options, timeZone });
  return [
    ...(saidBy === "clock" ? [] : [part({ weekday: "long" })]),
    ...(saidBy === "date" ? [part({ day: "numeric", month: "long" })] : []),
    // As the table of hours says them.
    part({ hour: "2-digit", minute: "2-digit", hourCycle: "h23" }),
  ].join(" ");
}
