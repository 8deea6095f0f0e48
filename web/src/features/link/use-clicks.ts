import { type Clicks, sumClicks } from "@awning/domain/analytics/counts";
import { addDays, momentOf, wallTime } from "@awning/domain/time/zoned-time";
import { useMemo } from "react";
import { useDayCounts } from "#data/analytics/counts.ts";
import { useOwnZone } from "#data/site/own-locale.ts";
import { useNow } from "#ui/use-now.ts";

/** How often each link was opened, by its id; `null` until it is known. */
export type ClickBook = ReadonlyMap<string, Clicks> | null;

/** The clicks of all links that were ever opened lately, those in the archive as well, live. */
export function useClicks(siteId: string): ClickBook {
  const zone = useOwnZone(siteId);
  // As the server counts where no zone was said.
  const today = useToday(zone || "UTC");
  const live = useDayCounts(siteId, zone === null ? null : today);
  const days = live.state === "ready" ? live.data : null;
  return useMemo(() => days && sumClicks(days, today), [days, today]);
}

/** The day it is in a zone; another one from midnight on. */
function useToday(zone: string): string {
  const dayAt = (at: number) => wallTime(at, zone).day;
  const midnight = momentOf({ day: addDays(dayAt(Date.now()), 1), minute: 0 }, zone);
  return dayAt(Math.max(useNow([{ showFrom: midnight, showUntil: null }]), Date.now()));
}
