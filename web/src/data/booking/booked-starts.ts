import { bookingDocuments } from "@awning/domain/booking/firestore-paths";
import { type BookingMonth, bookingMonthSchema, monthsWithin } from "@awning/domain/booking/months";
import { doc } from "firebase/firestore";
import { firestore } from "../core/firestore.ts";
import { type Live, useLive, type Watch } from "../core/live.ts";
import { watchDocument } from "../core/live-queries.ts";

/**
 * The taken times of schedules in a span (minutes since 1970), live: one document for each schedule and month, however many bookings
 * there are. An empty `siteId` or no schedule waits.
 */
export function useTakenMonths(siteId: string, scheduleIds: readonly string[], span: { from: number; to: number }): Live<BookingMonth[]> {
  const paths = scheduleIds.flatMap((id) => monthsWithin(span).map((month) => bookingDocuments.month(siteId, id, month)));
  return useLive(siteId !== "" && paths.length > 0 ? `taken-months/${paths.join()}` : null, watchMonths(paths));
}

/** Tells all documents together, once each has been read. */
function watchMonths(paths: readonly string[]): Watch<BookingMonth[]> {
  return (next, fail) => {
    const found = new Map<string, BookingMonth>();
    const stops = paths.map((path) =>
      watchDocument(() => doc(firestore(), path), bookingMonthSchema)((month, meta) => {
        found.set(path, month ?? { busy: {} });
        if (found.size === paths.length) next([...found.values()], meta);
      }, fail),
    );
    return () => {
      for (const stop of stops) stop();
    };
  };
}
