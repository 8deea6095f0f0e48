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

/** `09:30` from minutes since midnight. */
export function toClock(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
}

/** Minutes since midnight of a typed time, rounded down to five; `null` while incomplete. */
export function fromClock(typed: string): number | null {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(typed) ?? [];
  return hours === undefined || minutes === undefined ? null : Math.floor((Number(hours) * 60 + Number(minutes)) / 5) * 5;
}
