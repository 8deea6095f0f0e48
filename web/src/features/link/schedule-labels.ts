import type { Link } from "@awning/domain/link/link";
import { type LinkState, linkState } from "@awning/domain/link/link-state";
import { deviceZone } from "@awning/domain/time/typed-moment";
import { wallTime } from "@awning/domain/time/zoned-time";

/** What is to be said of a link's state, in words as short as a row has room for; `null` when it is simply shown. */
export function linkStateLabel(link: Link, now: number, locale: string): { state: LinkState; words: string } | null {
  const state = linkState(link, now);
  const zone = link.timeZone || deviceZone();
  const day = (at: number) => formatDay(at, now, zone, locale);
  if (state === "off") return { state, words: "Off" };
  if (state === "scheduled" && link.showFrom !== null) return { state, words: `from ${day(link.showFrom)}` };
  if (state === "expired" && link.showUntil !== null) return { state, words: `ended ${day(link.showUntil)}` };
  return link.showUntil === null ? null : { state, words: `until ${day(link.showUntil)}` };
}

/** The day, or the time when it is today, by the clocks of a zone. */
function formatDay(at: number, now: number, zone: string, locale: string): string {
  const [then, today] = [wallTime(at, zone).day, wallTime(now, zone).day];
  const form: Intl.DateTimeFormatOptions =
    then === today
      ? { hour: "numeric", minute: "2-digit" }
      : { day: "numeric", month: "short", ...(then.slice(0, 4) === today.slice(0, 4) ? {} : { year: "numeric" }) };
  return new Intl.DateTimeFormat(locale, { ...form, timeZone: zone }).format(at);
}
