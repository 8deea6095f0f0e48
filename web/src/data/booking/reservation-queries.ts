import { bookingCollections } from "@awning/domain/booking/firestore-paths";
import type { ReservationStatus } from "@awning/domain/booking/reservation";
import {
  collection,
  documentId,
  type Firestore,
  orderBy,
  type Query,
  type QueryConstraint,
  query,
  Timestamp,
  where,
} from "firebase/firestore";

/** The saved views of the list. */
export const RESERVATION_VIEWS = ["upcoming", "requests", "past", "cancelled"] as const;
export type ReservationView = (typeof RESERVATION_VIEWS)[number];

const STATUSES: Record<ReservationView, readonly ReservationStatus[]> = {
  upcoming: ["pending", "confirmed"],
  requests: ["pending"],
  past: ["confirmed", "completed", "no_show"],
  cancelled: ["cancelled_by_guest", "cancelled_by_owner", "declined", "lapsed"],
};

/** A view's reservations that fit `also` too: what is to come the soonest first, the rest the latest first. @param now ms since 1970 */
export function reservationsQuery(
  db: Firestore,
  siteId: string,
  view: ReservationView,
  now: number,
  rest: readonly QueryConstraint[],
  also: readonly QueryConstraint[] = [],
): Query {
  const isComing = view === "upcoming" || view === "requests";
  const direction = isComing ? "asc" : "desc";
  const at = Timestamp.fromMillis(now);
  const times = view === "upcoming" ? [where("startsAt", ">=", at)] : view === "past" ? [where("startsAt", "<", at)] : [];
  return query(
    collection(db, bookingCollections.reservations(siteId)),
    where("status", "in", STATUSES[view]),
    ...times,
    ...also,
    orderBy("startsAt", direction),
    orderBy(documentId(), direction),
    ...rest,
  );
}
