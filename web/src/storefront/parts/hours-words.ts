import { isAllDay, type Weekday } from "@awning/domain/hours-rows";

const NAMES: Readonly<Record<Weekday, string>> = {
  mon: "Monday",
  tue: "Tuesday",
  wed: "Wednesday",
  thu: "Thursday",
  fri: "Friday",
  sat: "Saturday",
  sun: "Sunday",
};

/** "Monday", "Monday, Tuesday", "Monday – Friday". */
export function daysWords(days: readonly Weekday[]): string {
  const [first, ...others] = days;
  const last = others.at(-1);
  if (!first) return "";
  if (!last) return NAMES[first];
  return others.length === 1 ? `${NAMES[first]}, ${NAMES[last]}` : `${NAMES[first]} – ${NAMES[last]}`;
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
