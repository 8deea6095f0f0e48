import { bookingDocuments } from "@awning/domain/booking/firestore-paths";
import { type BookingMonth, bookingMonthSchema, monthOf } from "@awning/domain/booking/months";
import { doc } from "firebase/firestore";
import { firestore } from "../core/firestore.ts";
import { type Live, useLive } from "../core/live.ts";
import { watchDocument } from "../core/live-queries.ts";

const NOTHING: BookingMonth = { busy: {} };

/**
 * What is taken of a schedule around a moment (minutes since 1970), a week before and after it at least: what the times of the public page
 * come from. Live. `null` waits.
 */
export function useTakenTime(siteId: string | null, scheduleId: string, minute: number): Live<BookingMonth> {
  const path = siteId && bookingDocuments.month(siteId, scheduleId, monthOf(minute));
  const live = useLive(
    path,
    watchDocument(() => doc(firestore(), path ?? ""), bookingMonthSchema),
  );
  return live.state === "ready" ? { ...live, data: live.data ?? NOTHING } : live;
}
