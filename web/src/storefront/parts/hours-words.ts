import { isAllDay, WEEKDAY_NAMES, type Weekday } from "@awning/domain/hours-rows";
import type { Opening } from "@awning/domain/opening";

/** "Monday", "Monday, Tuesday", "Monday – Friday". */
export function daysWords(days: readonly Weekday[]): string {
  const [first, ...others] = days;
  const last = others.at(-1);
  if (!first) return "";
  if (!last) return WEEKDAY_NAMES[first];
  return others.length === 1 ? `${WEEKDAY_NAMES[first]}, ${WEEKDAY_NAMES[last]}` : `${WEEKDAY_NAMES[first]} – ${WEEKDAY_NAMES[last]}`;
}

type Span = { from: string; until: string };

/** The hours of one day: "09:00 – 12:00, 14:00 – 18:00", "Open all day", "Closed". */
export function spansWords(spans: readonly Span[]): string {
  return spans.length === 0 ? "Closed" : spans.map(spanWords).join(", ");
}

function spanWords(span: Span): string {
  if (isAllDay(span)) return "Open all day";
  return span.from === span.until ? `24 hours from ${span.from}` : `${span.from} – ${span.until}`;
}

/** Whether it is open, and when that changes by the clocks of the place: "Open until 18:00", "Opens Monday 14 December 09:00". */
export function openWords(opening: Opening, zone: string): string {
  const { saidBy } = opening;
  if (opening.isOpen) return opening.until === null ? "Open" : `Open until ${momentWords(opening.until, saidBy, zone)}`;
  return opening.opensAt === null ? "Closed" : `Opens ${momentWords(opening.opensAt, saidBy, zone)}`;
}

function momentWords(at: number, saidBy: Opening["saidBy"], timeZone: string): string {
  // One part at a time: how they are joined differs between a browser and the server.
  const part = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat("en-GB", { ...options, timeZone }).format(at);
  return [
    ...(saidBy === "clock" ? [] : [part({ weekday: "long" })]),
    ...(saidBy === "date" ? [part({ day: "numeric", month: "long" })] : []),
    part({ hour: "2-digit", minute: "2-digit" }),
  ].join(" ");
}
