import { bookingCollections } from "@awning/domain/booking/firestore-paths";
import type { ReservationStatus } from "@awning/domain/booking/reservation";
import {
  and,
  collection,
  documentId,
  type Firestore,
  orderBy,
  type Query,
  type QueryFieldFilterConstraint,
  type QueryNonFilterConstraint,
  query,
  Timestamp,
  where,
} from "firebase/firestore";
import { waits } from "./waits.ts";

/** Reservations per page of a list. */
export const RESERVATION_LIST_PAGE = 30;
/** The saved views of the list. */
export const RESERVATION_VIEWS = ["upcoming", "requests", "unpaid", "past", "cancelled"] as const;
export type ReservationView = (typeof RESERVATION_VIEWS)[number];

const STATUSES: Record<Exclude<ReservationView, "requests">, readonly ReservationStatus[]> = {
  upcoming: ["unpaid", "pending", "confirmed"],
  unpaid: ["unpaid"],
  past: ["confirmed", "completed", "no_show"],
  cancelled: ["cancelled_by_guest", "cancelled_by_owner", "declined", "lapsed"],
};

/**
 * A view's reservations that also match `also`. Upcoming ones are sorted soonest first, all others latest first. @param now ms
 * since 1970
 */
export function reservationsQuery(
  db: Firestore,
  siteId: string,
  view: ReservationView,
  now: number,
  rest: readonly QueryNonFilterConstraint[],
  also: readonly QueryFieldFilterConstraint[] = [],
): Query {
  const isComing = view === "upcoming" || view === "requests" || view === "unpaid";
  const direction = isComing ? "asc" : "desc";
  const at = Timestamp.fromMillis(now);
  const times = view === "upcoming" ? [where("startsAt", ">=", at)] : view === "past" ? [where("startsAt", "<", at)] : [];
  return query(
    collection(db, bookingCollections.reservations(siteId)),
    and(view === "requests" ? waits() : where("status", "in", STATUSES[view]), ...times, ...also),
    orderBy("startsAt", direction),
    orderBy(documentId(), direction),
    ...rest,
  );
}
