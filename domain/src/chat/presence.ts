import type { OpeningHours } from "../site/opening-hours.ts";
import { openNow } from "../site/opening-hours.ts";

/** Whether the owner is likely available; `backAt` in ms since 1970, `null` if unknown. */
export type Presence = { isThere: boolean; backAt: number | null };

/** Derived from opening hours and a pause, so that owners need not set it. Without hours, no presence is promised. */
export function presenceAt(hours: OpeningHours | null, isPaused: boolean, now: number): Presence {
  if (isPaused || hours === null) return { isThere: false, backAt: null };
  const open = openNow(hours, now);
  return open.isOpen ? { isThere: true, backAt: null } : { isThere: false, backAt: open.opensAt };
}
