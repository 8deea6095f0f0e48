import type { OpeningHours } from "../site/opening-hours.ts";
import { openNow } from "../site/opening-hours.ts";

/** Whether the owner is likely there; `backAt` in ms since 1970, `null` where nobody can say. */
export type Presence = { isThere: boolean; backAt: number | null };

/** From the opening hours of the page and from a pause: nobody has to set it. Without hours nobody is promised to be there. */
export function presenceAt(hours: OpeningHours | null, isPaused: boolean, now: number): Presence {
  if (isPaused || hours === null) return { isThere: false, backAt: null };
  const open = openNow(hours, now);
  return open.isOpen ? { isThere: true, backAt: null } : { isThere: false, backAt: open.opensAt };
}
