import * as z from "zod/mini";

/** Longest tag that RFC 5646 asks software to keep. */
export const LOCALE_MAX = 35;

/**
 * Language of a person's device. Nobody typed it, so one that `Intl` does not know is no reason to refuse what they did
 * type: it becomes `en`. Stored as it came it would break every mail that formats money or time by it.
 */
export const localeSchema = z._default(
  z.catch(z.string().check(z.maxLength(LOCALE_MAX), z.regex(/^[A-Za-z0-9-]+$/), z.refine(isLocale)), "en"),
  "en",
);

/** Time zone of a person's device, `UTC` for one that is not known here. */
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
