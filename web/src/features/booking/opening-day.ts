import { addDays, wallTime } from "@awning/domain/time/zoned-time";
import { useRef, useState } from "react";
import { useNextReservations } from "#data/booking/reservations.ts";
import { spanOfDays } from "./calendar/grid.ts";

/** How far ahead the calendar opens by itself. */
const AHEAD_DAYS = 28;

/**
 * The day that the calendar opens at: that of the first booking from today on, within four weeks, otherwise today. It stays while the
 * screen is open; `null` until it is known.
 */
export function useOpeningDay(siteId: string, zone: string): string | null {
  const [today] = useState(() => wallTime(Date.now(), zone).day);
  const next = useNextReservations(siteId, spanOfDays(today, today, zone).from * 60_000, 1);
  const known = useRef<string | null>(null);
  if (known.current === null && next.state !== "loading") {
    const first = next.state === "ready" ? next.data[0] : undefined;
    const day = first ? wallTime(first.startsAt, zone).day : today;
    known.current = day < addDays(today, AHEAD_DAYS) ? day : today;
  }
  return known.current;
}
