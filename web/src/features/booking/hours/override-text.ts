import type { DayRange, ScheduleOverride } from "@awning/domain/booking/booking";
import { clockRange } from "../labels.ts";

/** "Dec 24 – 31, 2026" */
export function overrideDays({ from, to }: Pick<ScheduleOverride, "from" | "to">): string {
  const at = (day: string) => Date.parse(`${day}T00:00:00Z`);
  const options = { timeZone: "UTC", day: "numeric", month: "short", year: "numeric" } as const;
  const format = new Intl.DateTimeFormat(navigator.language, from === to ? { weekday: "short", ...options } : options);
  return from === to ? format.format(at(from)) : format.formatRange(at(from), at(to));
}

/** "9:00 AM – 12:00 PM, 1:00 – 5:00 PM", or that it is closed. */
export function rangesText(ranges: readonly DayRange[]): string {
  return ranges.length === 0 ? "Closed" : ranges.map(({ from, to }) => clockRange(from * 60_000, to * 60_000, "UTC")).join(", ");
}
