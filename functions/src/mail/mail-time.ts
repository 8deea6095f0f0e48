/**
 * A moment in words for a mail, for example `Friday 15 May, 18:00 (Lisbon time)`. Mails are written in English, so other
 * locales than English ones get the British order.
 * @param timeZone IANA name; one that is not known falls back to UTC
 */
export function mailTime(atMs: number, locale: string, timeZone: string): string {
  const zone = isTimeZone(timeZone) ? timeZone : "UTC";
  const time = new Intl.DateTimeFormat(languageOf(locale), { hour: "2-digit", minute: "2-digit", timeZone: zone }).format(atMs);
  const place = zone.split("/").at(-1)?.replaceAll("_", " ") ?? zone;
  return `${mailDate(atMs, locale, timeZone)}, ${time} (${place === "UTC" ? "UTC" : `${place} time`})`;
}

/** The day of a moment in words for a mail, for example `Friday 15 May`; zones as for {@link mailTime}. */
export function mailDate(atMs: number, locale: string, timeZone: string): string {
  const zone = isTimeZone(timeZone) ? timeZone : "UTC";
  return new Intl.DateTimeFormat(languageOf(locale), { weekday: "long", day: "numeric", month: "long", timeZone: zone }).format(atMs);
}

/** A day of the calendar in words for a mail, for example `Friday 15 May`. */
export function mailDay(day: string, locale: string): string {
  const format = new Intl.DateTimeFormat(languageOf(locale), { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" });
  return format.format(Date.parse(`${day}T00:00:00Z`));
}

function languageOf(locale: string): string {
  return /^en(-|$)/i.test(locale) ? locale : "en-GB";
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
