import type { Link } from "@awning/domain/link";
import { type LinkState, linkState } from "@awning/domain/link-state";
import { momentOf, wallTime } from "@awning/domain/zoned-time";

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

/** The moment that a field for day and time says, ms since 1970; `null` when it is empty or says none. */
export function fromTyped(text: string, zone: string): number | null {
  const [, day, hour, minute] = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})/.exec(text) ?? [];
  if (!day || !hour || !minute || Number.isNaN(Date.parse(`${day}T00:00:00Z`))) return null;
  return momentOf({ day, minute: Number(hour) * 60 + Number(minute) }, zone);
}

/** What is to be said of a link's state, in words as short as a row has room for; `null` when it is simply shown. */
export function stateWords(link: Link, now: number, locale: string): { state: LinkState; words: string } | null {
  const state = linkState(link, now);
  const zone = link.timeZone || deviceZone();
  const day = (at: number) => dayWords(at, now, zone, locale);
  if (state === "off") return { state, words: "Off" };
  if (state === "scheduled" && link.showFrom !== null) return { state, words: `from ${day(link.showFrom)}` };
  if (state === "expired" && link.showUntil !== null) return { state, words: `over since ${day(link.showUntil)}` };
  return link.showUntil === null ? null : { state, words: `until ${day(link.showUntil)}` };
}

/** The day, or the time when it is today, by the clocks of a zone. */
function dayWords(at: number, now: number, zone: string, locale: string): string {
  const [then, today] = [wallTime(at, zone).day, wallTime(now, zone).day];
  const form: Intl.DateTimeFormatOptions =
    then === today
      ? { hour: "2-digit", minute: "2-digit" }
      : { day: "numeric", month: "short", ...(then.slice(0, 4) === today.slice(0, 4) ? {} : { year: "numeric" }) };
  return new Intl.DateTimeFormat(locale, { ...form, timeZone: zone }).format(at);
}
