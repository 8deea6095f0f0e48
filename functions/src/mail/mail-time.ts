import { formatDate } from "@awning/domain/time/format";
import { formatClock } from "@awning/domain/time/zoned-time";
import * as labels from "./labels.ts";

/**
 * Formats a time for a mail, such as `Friday 15 May, 18:00 (Lisbon time)`, in the locale of the reader's pages: the shop's for buyers,
 * their own for owners.
 * @param timeZone IANA name; falls back to UTC
 */
export function mailTime(atMs: number, locale: string, timeZone: string): string {
  const zone = isTimeZone(timeZone) ? timeZone : "UTC";
  const time = formatClock(atMs, zone, known(locale));
  const place = zone.split("/").at(-1)?.replaceAll("_", " ") ?? zone;
  const day = mailDate(atMs, locale, timeZone);
  return place === "UTC" ? labels.momentInUtc(day, time) : labels.momentIn(place, day, time);
}

/** Formats a time's day, such as `Friday 15 May`; zones as in {@link mailTime}. */
export function mailDate(atMs: number, locale: string, timeZone: string): string {
  const zone = isTimeZone(timeZone) ? timeZone : "UTC";
  return formatDate(atMs, known(locale), { weekday: "long", day: "numeric", month: "long", timeZone: zone });
}

/** Formats a calendar day, such as `Friday 15 May`. */
export function mailDay(day: string, locale: string): string {
  return mailDate(Date.parse(`${day}T00:00:00Z`), locale, "UTC");
}

/** Browsers sometimes send invalid locales; mails must go out anyway. */
function known(locale: string): string {
  try {
    return Intl.getCanonicalLocales(locale)[0] ?? "en";
  } catch {
    return "en";
  }
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
