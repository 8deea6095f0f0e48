// Apart from the schema of hours: pages that draw them need no more than this.

/** In the order of the calendar, Monday first. */
export const WEEKDAYS = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** The days as people call them, and schema.org. */
export const WEEKDAY_NAMES: Readonly<Record<Weekday, string>> = {
  mon: "Monday",
  tue: "Tuesday",
  wed: "Wednesday",
  thu: "Thursday",
  fri: "Friday",
  sat: "Saturday",
  sun: "Sunday",
};

type Span = { from: string; until: string };
export type HoursRow = { days: readonly Weekday[]; spans: readonly Span[] };

/** Whether a span is the whole of its day. A field for a time has no 24:00: there a day ends at the 00:00 it began with. */
export function isAllDay({ from, until }: Span): boolean {
  return from === "00:00" && (until === "00:00" || until === "24:00");
}

/** The week as people write it: days that follow each other with the same hours are one row. */
export function weekRows(week: Readonly<Record<Weekday, readonly Span[]>>): HoursRow[] {
  const rows: { days: Weekday[]; spans: readonly Span[] }[] = [];
  for (const day of WEEKDAYS) {
    const last = rows.at(-1);
    if (last && JSON.stringify(last.spans) === JSON.stringify(week[day])) last.days.push(day);
    else rows.push({ days: [day], spans: week[day] });
  }
  return rows;
}
