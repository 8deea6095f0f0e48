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
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}

function isTimeZone(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone });
    return true;
  } catch {
    return false;
  }
}
