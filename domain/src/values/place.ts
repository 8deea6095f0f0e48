import * as z from "zod/mini";

/** The tag length that RFC 5646 asks software to support. */
export const LOCALE_MAX = 35;

/** The language of a device. Unknown ones become `en`: no one typed it, and mails that format by it would break. */
export const localeSchema = z._default(
  z.catch(z.string().check(z.maxLength(LOCALE_MAX), z.regex(/^[A-Za-z0-9-]+$/), z.refine(isLocale)), "en"),
  "en",
);

/** The time zone of a device; `UTC` if unknown. */
export const timeZoneSchema = z._default(
  z.catch(z.string().check(z.maxLength(64), z.regex(/^[A-Za-z0-9_+/-]+$/), z.refine(isTimeZone)), "UTC"),
  "UTC",
);

function isLocale(tag: string): boolean {
  return isTaken(() => Intl.getCanonicalLocales(tag));
}

/**
 * Zones that were taken before: to ask for one takes a hundred times as long as all else that a booking is parsed for. Apart from the clocks of
 * `zoned-time.ts`, which first pages have no room for.
 */
const known = new Set<string>();
const KNOWN_MAX = 600;

function isTimeZone(timeZone: string): boolean {
  const isZone = known.has(timeZone) || isTaken(() => new Intl.DateTimeFormat("en", { timeZone }));
  if (known.size >= KNOWN_MAX) known.clear();
  if (isZone) known.add(timeZone);
  return isZone;
}

function isTaken(ask: () => unknown): boolean {
  try {
    ask();
    return true;
  } catch {
    return false;
  }
}
