import { startsWithin } from "@awning/domain/booking/months";
import { useMemo, useState } from "react";
import { useTakenMonths } from "#data/booking/booked-starts.ts";
import { dataOr } from "#data/core/live.ts";

/** Bookings by service: of the last 30 days, and of the next 30. */
export type BookedCounts = { past: ReadonlyMap<string, number>; coming: ReadonlyMap<string, number> };

const DAYS_30 = 30 * 1440;

/** How often services are booked, from the months of their schedules; `null` until known. */
export function useBookedCounts(siteId: string, scheduleIds: readonly string[]): BookedCounts | null {
  const [now] = useState(() => Math.floor(Date.now() / 60_000));
  const [from, to] = [now - DAYS_30, now + DAYS_30];
  const months = dataOr(useTakenMonths(siteId, scheduleIds, { from, to }), null);
  return useMemo(
    () => months && { past: startsWithin(months, { from, to: now }), coming: startsWithin(months, { from: now, to }) },
    [months, from, now, to],
  );
}
