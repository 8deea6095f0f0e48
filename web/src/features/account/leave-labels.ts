import { textLocale } from "#ui/locale.ts";

/** A day as its reader writes it, for example `Sunday 6 December`, with the time of day. */
export function formatDay(at: number): string {
  return new Intl.DateTimeFormat(textLocale(), {
    weekday: "long",
    day: "numeric",
    month: "long",
    hour: "numeric",
    minute: "2-digit",
  }).format(at);
}
