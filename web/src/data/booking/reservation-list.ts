import { RESERVATIONS_PAGE, type Reservation, reservationSchema } from "@awning/domain/booking/reservation";
import { guestTexts } from "@awning/domain/booking/search";
import { beginWords, termOf } from "@awning/domain/values/search-terms";
import { getDocsFromServer, limit, type QuerySnapshot, startAfter, where } from "firebase/firestore";
import { fromDocuments } from "../core/documents.ts";
import { toFailure } from "../core/failures.ts";
import { firestore } from "../core/firestore.ts";
import { watchPages } from "../core/live-queries.ts";
import type { WatchPage } from "../core/pages.ts";
import { RESERVATION_LIST_PAGE, type ReservationView, reservationsQuery } from "./reservation-queries.ts";

/** Which reservations the list shows; an empty `serviceId` means all services, an empty `search` all guests. */
export type ReservationFilter = { view: ReservationView; serviceId: string; search: string };

/**
 * One view of the list, page by page. Upcoming ones are sorted soonest first, all others latest first. `search` is the beginning of a
 * guest's name or address, as typed. The query matches one word, or the service of views that are no requests; the client filters by the
 * rest. @param now ms since 1970
 */
export function watchReservationPage(siteId: string, filter: ReservationFilter, now: number): WatchPage<Reservation> {
  return watchPages(
    (cursor) => pageQuery(siteId, filter, now, { count: RESERVATION_LIST_PAGE, cursor }),
    (page) => fitting(page, filter),
    (page) => cursorAfter(page, RESERVATION_LIST_PAGE),
  );
}

/**
 * All reservations of a view, read page by page, sorted as the list. @param now ms since 1970
 * @throws Failure `offline` when a page cannot be read
 */
export async function fetchReservations(siteId: string, filter: ReservationFilter, now: number): Promise<Reservation[]> {
  const found: Reservation[] = [];
  try {
    for (let cursor: readonly unknown[] | null = null; ; ) {
      const page: QuerySnapshot = await getDocsFromServer(pageQuery(siteId, filter, now, { count: RESERVATIONS_PAGE, cursor }));
      found.push(...fitting(page, filter));
      cursor = cursorAfter(page, RESERVATIONS_PAGE);
      if (cursor === null) return found;
    }
  } catch (error) {
    throw toFailure(error);
  }
}

type Part = { count: number; cursor: readonly unknown[] | null };

function pageQuery(siteId: string, { view, serviceId, search }: ReservationFilter, now: number, { count, cursor }: Part) {
  const term = termOf(search);
  const byService = serviceId !== "" && view !== "requests" ? [where("serviceId", "==", serviceId)] : [];
  const found = term === null ? byService : [where("searchTerms", "array-contains", term)];
  return reservationsQuery(firestore(), siteId, view, now, [...(cursor === null ? [] : [startAfter(...cursor)]), limit(count)], found);
}

function fitting(page: QuerySnapshot, { serviceId, search }: ReservationFilter): Reservation[] {
  return fromDocuments(reservationSchema, page).filter(
    (one) => (serviceId === "" || one.serviceId === serviceId) && beginWords(guestTexts(one.guest), search),
  );
}

function cursorAfter(page: QuerySnapshot, count: number): readonly unknown[] | null {
  const last = page.docs[count - 1];
  return last ? [last.get("startsAt"), last.id] : null;
}
