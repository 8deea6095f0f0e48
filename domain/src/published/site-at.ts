import { openingAt } from "../site/opening.ts";
import { withToldDays } from "../site/opening-hours.ts";
import { pauseAt } from "../site/pause.ts";
import type { PublishedSite } from "./published.ts";

/** A public copy as it is at a moment, and when something of that changes by itself (ms since 1970); `null` for never. */
export type SiteAt<Copy> = { site: Copy; changesAt: number | null };

/**
 * What depends on the time is decided when a page is shown, never when the copy is made: a pause that is over is none, one
 * that holds closes shop and place, a place with hours is open or not, and a special day is told while it is near and not over.
 */
export function siteAt<Copy extends PublishedSite>(copy: Copy, now: number): SiteAt<Copy> {
  const pause = pauseAt(copy.pause, now);
  const { hours } = copy.profile;
  const opening = hours ? openingAt(hours, pause, now) : null;
  const hoursChange = opening === null ? null : opening.isOpen ? opening.until : opening.opensAt;
  const told = hours ? withToldDays(hours, now) : null;
  const changes = [pause?.until ?? null, hoursChange, told?.until ?? null].filter((at) => at !== null);
  const profile = { ...copy.profile, hours: told?.hours ?? null };
  const site = { ...copy, profile, pause, opening, shop: { ...copy.shop, open: copy.shop.open && pause === null } };
  return { site, changesAt: changes.length > 0 ? Math.min(...changes) : null };
}
