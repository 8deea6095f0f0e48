import { momentOf, wallTime } from "./zoned-time.ts";

/** The time zone of this device. */
export function deviceZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
}

/** A moment as a field for day and time shows it, by the clocks of a zone; `""` for none. */
export function toTyped(at: number | null, zone: string): string {
  if (at === null) return "";
  const { day, minute } = wallTime(at, zone);
  const two = (number: number) => String(number).padStart(2, "0");
  return `${day}T${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

/**
 * The moment that a field for day and time says, ms since 1970; `null` when it is empty, says none, or is not of this century: a
 * year is typed digit by digit.
 */
export function fromTyped(text: string, zone: string): number | null {
  const [, day, hour, minute] = /^(20\d{2}-\d{2}-\d{2})T(\d{2}):(\d{2})/.exec(text) ?? [];
  if (!day || !hour || !minute || Number.isNaN(Date.parse(`${day}T00:00:00Z`))) return null;
  return momentOf({ day, minute: Number(hour) * 60 + Number(minute) }, zone);
}
