import { momentOf, wallTime } from "./zoned-time.ts";

export function deviceZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
}

/** The value of a date and time input in a zone; `""` for none. */
export function toTyped(at: number | null, zone: string): string {
  if (at === null) return "";
  const { day, minute } = wallTime(at, zone);
  const two = (number: number) => String(number).padStart(2, "0");
  return `${day}T${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

/** The moment of a typed date and time, ms since 1970; `null` outside this century too, because years are typed digit by digit. */
export function fromTyped(text: string, zone: string): number | null {
  const [, day, hour, minute] = /^(20\d{2}-\d{2}-\d{2})T(\d{2}):(\d{2})/.exec(text) ?? [];
  if (!day || !hour || !minute || Number.isNaN(Date.parse(`${day}T00:00:00Z`))) return null;
  return momentOf({ day, minute: Number(hour) * 60 + Number(minute) }, zone);
}
