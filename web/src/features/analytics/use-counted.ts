import type { OpenDay } from "@awning/domain/analytics/answer";
import { countConversation, countOrder, countReservation } from "@awning/domain/analytics/conversion";
import type { DayRange } from "@awning/domain/analytics/query";
import type { Failure } from "@awning/domain/errors/failure";
import { addDays, momentOf, wallTime } from "@awning/domain/time/zoned-time";
import { useMemo } from "react";
import { type PackedVisits, useVisitChunks, useVisitFiles } from "#data/analytics/visits.ts";
import { useReservationsSince } from "#data/booking/reservations.ts";
import { useConversationsSince } from "#data/chat/conversations.ts";
import { dataOr } from "#data/core/live.ts";
import { useOrdersSince } from "#data/order/orders.ts";
import { useNow } from "#ui/hooks/use-now.ts";

/** Bookings and conversations of the days not closed yet. */
const RESERVATIONS_MAX = 300;
const CONVERSATIONS_MAX = 30;
/** The longest time from holding a time slot to booking it. */
const FORM_MS = 3_600_000;
/** Days are closed within minutes; this covers days delayed longer. */
const OPEN_DAYS = 3;

export type Counted = {
  files: readonly PackedVisits[] | null;
  open: readonly OpenDay[] | null;
  /** Rows of today, for the current visitors. */
  today: readonly string[];
  failure: Failure | null;
};

/** The current day in a time zone, updated at midnight. */
export function useToday(zone: string): string {
  const dayAt = (at: number) => wallTime(at, zone).day;
  const midnight = momentOf({ day: addDays(dayAt(Date.now()), 1), minute: 0 }, zone);
  return dayAt(Math.max(useNow([{ showFrom: midnight, showUntil: null }]), Date.now()));
}

const CLOCK_MS = 15 * 60_000;

/** The current time in ms since 1970, in steps of a quarter of an hour. */
export function useClock(): number {
  const begun = Math.floor(Date.now() / CLOCK_MS) * CLOCK_MS;
  useNow([{ showFrom: begun + CLOCK_MS, showUntil: null }]);
  return begun;
}

/** The counts of the days since `first`, live for days that are not over. */
export function useCounted(siteId: string, zone: string | null, today: string, { first, last }: DayRange): Counted {
  const openFrom = addDays(today, 1 - OPEN_DAYS);
  const files = useVisitFiles(zone === null ? null : siteId, { first, last });
  const chunks = useVisitChunks(zone === null ? null : siteId, openFrom);
  // Only rows of open days; the files contain the rest.
  const firstOpen = chunks.state === "ready" ? chunks.data.reduce((first, { day }) => (day < first ? day : first), today) : null;
  const from = firstOpen === null || zone === null ? null : momentOf({ day: firstOpen, minute: 0 }, zone);
  const orders = useOrdersSince(siteId, from);
  const reservations = useReservationsSince(siteId, from === null ? null : from - FORM_MS, RESERVATIONS_MAX);
  const conversations = useConversationsSince(siteId, from, CONVERSATIONS_MAX);
  const open = useMemo(() => {
    if (chunks.state !== "ready" || orders.state !== "ready" || zone === null) return null;
    if (reservations.state !== "ready" || conversations.state !== "ready") return null;
    const rows = new Map<string, string[]>([[today, []]]);
    for (const chunk of chunks.data) rows.set(chunk.day, [...(rows.get(chunk.day) ?? []), ...chunk.rows]);
    const made = [
      ...orders.data.map((order) => countOrder(order, zone)),
      ...reservations.data.map((reservation) => countReservation(reservation, zone)),
      ...conversations.data.map((conversation) => countConversation(conversation, zone)),
    ];
    return [...rows]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(
        ([day, own]): OpenDay => ({
          day,
          rows: own,
          conversions: made.flatMap((one) => (one.day === day && one.counted ? [one.counted] : [])),
        }),
      );
  }, [chunks, orders, reservations, conversations, zone, today]);
  const failed = [files, chunks, orders, reservations, conversations].find((one) => one.state === "failed");
  return {
    files: dataOr(files, null),
    open,
    today: open?.find(({ day }) => day === today)?.rows ?? [],
    failure: failed?.state === "failed" ? failed.failure : null,
  };
}
