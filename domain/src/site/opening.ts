import { wallTime } from "../time/zoned-time.ts";
import { type OpeningHours, type OpenNow, openNow } from "./opening-hours.ts";
import type { PublicPause } from "./public-pause.ts";

/** How exactly the moment of a change has to be said for nobody to take it for an earlier one. */
type Exactness = "clock" | "weekday" | "date";

/** Whether a place is open, with how the moment is said at which that changes. */
export type Opening = OpenNow & { saidBy: Exactness };

/** After a weekday comes its name once more. */
const WEEK_DAYS = 7;
/** Minutes since midnight until which an evening is still called tonight. */
const NIGHT_ENDS = 6 * 60;
const DAY_MS = 86_400_000;

/** Whether a place is open at a moment (ms since 1970); `null` while a pause says that it is closed, whatever its hours are. */
export function openingAt(hours: OpeningHours, pause: PublicPause | null, now: number): Opening | null {
  if (pause !== null) return null;
  const open = openNow(hours, now);
  return { ...open, saidBy: exactnessOf(open, hours.zone, now) };
}

/** What is exact now stays so until that moment: days only get nearer. */
function exactnessOf(open: OpenNow, zone: string, now: number): Exactness {
  const change = open.isOpen ? open.until : open.opensAt;
  if (change === null) return "clock";
  const { day, minute } = wallTime(change, zone);
  const ahead = (Date.parse(day) - Date.parse(wallTime(now, zone).day)) / DAY_MS;
  if (ahead >= WEEK_DAYS) return "date";
  const isTonight = ahead === 0 || (ahead === 1 && minute <= NIGHT_ENDS);
  return open.isOpen && isTonight ? "clock" : "weekday";
}
