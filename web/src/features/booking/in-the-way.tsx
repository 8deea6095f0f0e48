import { type ServiceTimes, takenTime } from "@awning/domain/booking/booking";
import { type BookingMonth, isTakenBy } from "@awning/domain/booking/months";
import { wallTime } from "@awning/domain/time/zoned-time";
import { useBlockedTime, useTakenTime } from "#data/booking/blocked-time.ts";
import { useRequests, useReservationsWithin } from "#data/booking/reservations.ts";
import { dataOr } from "#data/core/live.ts";
import type { CalendarItem } from "./calendar/calendar-grid.tsx";
import { blockedIdOf, toItems } from "./calendar/calendar-items.ts";
import { spanOfDays } from "./calendar/grid.ts";
import * as labels from "./calendar/labels.ts";
import { reasonText } from "./labels.ts";

/** A sentence about the calendar entries that a booking starting at a minute would overlap. */
export function overlapText(items: readonly CalendarItem[], { busy }: BookingMonth, times: ServiceTimes, start: number): string {
  const wanted = takenTime(times, start);
  const titles = items
    .filter(({ id }) => {
      const taken = busy[blockedIdOf(id) ?? id];
      return taken !== undefined && taken.from < wanted.to && taken.to > wanted.from;
    })
    .map(({ title }) => title);
  if (titles.length === 0) return reasonText("busy", times);
  return times.bufferBefore + times.bufferAfter > 0 ? labels.overlapsWithBuffers(titles) : labels.overlaps(titles);
}

type Props = {
  siteId: string;
  scheduleId: string;
  zone: string;
  times: ServiceTimes;
  /** A reservation being moved does not overlap itself. */
  without: string | undefined;
  /** Minutes since 1970. */
  start: number;
};

/** The same for a day that no calendar shows: read only when something is in the way. */
export function InTheWay({ siteId, scheduleId, zone, times, without, start }: Props) {
  const { day } = wallTime(start * 60_000, zone);
  const { from, to } = spanOfDays(day, day, zone);
  const taken = useTakenTime(siteId, scheduleId, start);
  const booked = useReservationsWithin(siteId, from * 60_000, to * 60_000);
  const requests = useRequests(siteId);
  const blocked = useBlockedTime(siteId, from * 60_000);
  if (taken.state !== "ready" || booked.state === "loading" || blocked.state === "loading") return null;
  const items = toItems(dataOr(booked, []), dataOr(requests, []), dataOr(blocked, []), zone, 0).filter(({ id }) => !isTakenBy(id, without));
  return overlapText(items, taken.data, times, start);
}
