import { openingAt } from "../site/opening.ts";
import { withToldDays } from "../site/opening-hours.ts";
import { pauseAt } from "../site/pause.ts";
import type { PublishedSite } from "./published.ts";

/** A public copy at a moment, and when it changes next (ms since 1970); `null` for never. */
export type SiteAt<Copy> = { site: Copy; changesAt: number | null };

/** Applies everything that depends on time when a page is shown: a pause, opening hours, and upcoming special days. */
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
