import type { CommandInput } from "@awning/domain/api/commands";
import { bookingCollections, bookingDocuments } from "@awning/domain/booking/firestore-paths";
import { type BookingMonth, bookingMonthSchema, monthOf } from "@awning/domain/booking/months";
import { TIME_OFF_PAGE, type TimeOff, timeOffSchema } from "@awning/domain/booking/time-off";
import { collection, doc, limit, orderBy, query, Timestamp, where } from "firebase/firestore";
import { runCommand } from "../core/commands.ts";
import { firestore } from "../core/firestore.ts";
import { type Live, type LiveMeta, useLive, type Watch } from "../core/live.ts";
import { watchDocument, watchQuery } from "../core/live-queries.ts";

/** Blocked time that ends after a moment (ms since 1970), sorted by its end, live. */
export function useBlockedTime(siteId: string | null, after: number): Live<TimeOff[]> {
  return useLive(
    siteId && `time-off/${siteId}/${after}`,
    watchQuery(
      () =>
        query(
          collection(firestore(), bookingCollections.timeOff(siteId ?? "")),
          where("endsAt", ">", Timestamp.fromMillis(after)),
          orderBy("endsAt"),
          limit(TIME_OFF_PAGE),
        ),
      timeOffSchema,
    ),
  );
}

/** Blocks time in a schedule, in minutes since 1970. @returns the id of the blocked time */
export async function blockTime(input: CommandInput<"block-time">): Promise<string> {
  return (await runCommand("block-time", input)).id;
}

export async function unblockTime(id: string): Promise<void> {
  await runCommand("unblock-time", { id });
}

const NOTHING: BookingMonth = { busy: {} };

/** The taken times of a schedule around several starts (minutes since 1970), by `monthOf`. Live. `null` waits. */
export function useTakenMonths(
  siteId: string | null,
  scheduleId: string,
  starts: readonly number[],
): Live<ReadonlyMap<string, BookingMonth>> {
  const months = [...new Set(starts.map(monthOf))];
  return useLive(
    siteId && months.length > 0 ? `months/${siteId}/${scheduleId}/${months.join()}` : null,
    watchEach(months, (month) =>
      watchDocument(() => doc(firestore(), bookingDocuments.month(siteId ?? "", scheduleId, month)), bookingMonthSchema),
    ),
  );
}

/** Watches several documents as one value, which is there once each was read; one that does not exist has nothing taken. */
function watchEach(
  months: readonly string[],
  watchOf: (month: string) => Watch<BookingMonth | null>,
): Watch<ReadonlyMap<string, BookingMonth>> {
  return (next, fail) => {
    const known = new Map<string, { data: BookingMonth; meta: LiveMeta }>();
    const stops = months.map((month) =>
      watchOf(month)((data, meta) => {
        known.set(month, { data: data ?? NOTHING, meta });
        if (known.size < months.length) return;
        const metas = [...known.values()].map((one) => one.meta);
        next(new Map([...known].map(([name, one]) => [name, one.data])), {
          isPending: metas.some(({ isPending }) => isPending),
          isFromCache: metas.some(({ isFromCache }) => isFromCache),
        });
      }, fail),
    );
    return () => {
      for (const stop of stops) stop();
    };
  };
}

/**
 * The taken times of a schedule at least a week before and after a moment (minutes since 1970). The public page computes its
 * free times from them. Live. `null` waits.
 */
export function useTakenTime(siteId: string | null, scheduleId: string, minute: number): Live<BookingMonth> {
  const path = siteId && bookingDocuments.month(siteId, scheduleId, monthOf(minute));
  const live = useLive(
    path,
    watchDocument(() => doc(firestore(), path ?? ""), bookingMonthSchema),
  );
  return live.state === "ready" ? { ...live, data: live.data ?? NOTHING } : live;
}
