/** What a calendar is told of a booking. Times in minutes since 1970. */
export type CalendarEntry = { title: string; start: number; end: number; place: string; details: string };

/** Addresses that open a new event in the calendars that take no file. Neither address needs a key of theirs. */
export function calendarLinks({ title, start, end, place, details }: CalendarEntry): { google: string; outlook: string } {
  const [from, to] = [moment(start), moment(end)];
  const google = { action: "TEMPLATE", text: title, dates: `${compact(from)}/${compact(to)}`, location: place, details };
  const outlook = {
    path: "/calendar/action/compose",
    rru: "addevent",
    ...{ subject: title, startdt: from, enddt: to, location: place, body: details },
  };
  return {
    google: `https://calendar.google.com/calendar/render?${queryOf(google)}`,
    outlook: `https://outlook.live.com/calendar/0/action/compose?${queryOf(outlook)}`,
  };
}

/** `2026-12-01T10:00:00Z`. */
function moment(minute: number): string {
  return new Date(minute * 60_000).toISOString().replace(".000", "");
}

function compact(iso: string): string {
  return iso.replace(/[-:]/g, "");
}

/** Outlook shows a plus sign where a space was sent as one. */
function queryOf(fields: Readonly<Record<string, string>>): string {
  return Object.entries(fields)
    .filter(([, value]) => value !== "")
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join("&");
}
