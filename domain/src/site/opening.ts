import { wallTime } from "../time/zoned-time.ts";
import { type OpeningHours, type OpenNow, openNow } from "./opening-hours.ts";
import type { PublicPause } from "./public-pause.ts";

/** How precisely the next change must be named to be unambiguous. */
type Exactness = "clock" | "weekday" | "date";

export type Opening = OpenNow & { saidBy: Exactness };

/** After this many days the weekday repeats. */
const WEEK_DAYS = 7;
/** Minutes since midnight until which a night is still "tonight". */
const NIGHT_ENDS = 6 * 60;
const DAY_MS = 86_400_000;

/** Whether a place is open at a moment (ms since 1970); `null` during a pause, whatever the hours are. */
export function openingAt(hours: OpeningHours, pause: PublicPause | null, now: number): Opening | null {
  if (pause !== null) return null;
  const open = openNow(hours, now);
  return { ...open, saidBy: exactnessOf(open, hours.zone, now) };
}

/** A precision stays valid until the change, because days only get closer. */
function exactnessOf(open: OpenNow, zone: string, now: number): Exactness {
  const change = open.isOpen ? open.until : open.opensAt;
  if (change === null) return "clock";
  const { day, minute } = wallTime(change, zone);
  const ahead = (Date.parse(day) - Date.parse(wallTime(now, zone).day)) / DAY_MS;
  if (ahead >= WEEK_DAYS) return "date";
  const isTonight = ahead === 0 || (ahead === 1 && minute <= NIGHT_ENDS);
  return open.isOpen && isTonight ? "clock" : "weekday";
}
