// Separate from the schema of hours, because pages only draw them.

export const WEEKDAYS = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** English names, as on schema.org. */
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

/** Whether a span covers its whole day. Time inputs have no 24:00, so such a day ends at the 00:00 it began with. */
export function isAllDay({ from, until }: Span): boolean {
  return from === "00:00" && (until === "00:00" || until === "24:00");
}

/** The week as rows: consecutive days with the same hours share one. */
export function weekRows(week: Readonly<Record<Weekday, readonly Span[]>>): HoursRow[] {
  const rows: { days: Weekday[]; spans: readonly Span[] }[] = [];
  for (const day of WEEKDAYS) {
    const last = rows.at(-1);
    if (last && JSON.stringify(last.spans) === JSON.stringify(week[day])) last.days.push(day);
    else rows.push({ days: [day], spans: week[day] });
  }
  return rows;
}
