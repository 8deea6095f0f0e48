import type { CommandInput } from "@awning/domain/api/commands";
import type { ReservationCommand } from "@awning/domain/booking/commands";
import { bookingCollections, bookingDocuments } from "@awning/domain/booking/firestore-paths";
import { BUSY_STATUSES, RESERVATIONS_PAGE, type Reservation, reservationSchema } from "@awning/domain/booking/reservation";
import { termOf } from "@awning/domain/values/search-terms";
import { collection, doc, limit, orderBy, query, Timestamp, where } from "firebase/firestore";
import { runCommand } from "../core/commands.ts";
import { firestore } from "../core/firestore.ts";
import { type Live, useLive } from "../core/live.ts";
import { watchDocument, watchQuery } from "../core/live-queries.ts";
import { RESERVATION_LIST_PAGE, reservationsQuery } from "./reservation-queries.ts";

const DAY_MS = 86_400_000;

const all = (siteId: string) => collection(firestore(), bookingCollections.reservations(siteId));

/**
 * Reservations that stand and begin between two moments (ms since 1970) or began up to a day before, soonest first, live: the first
 * `RESERVATIONS_PAGE` of them. `null` waits.
 */
export function useReservationsWithin(siteId: string | null, from: number, to: number): Live<Reservation[]> {
  return useLive(
    siteId && `reservations/${siteId}/${from}/${to}`,
    watchQuery(
      () =>
        query(
          all(siteId ?? ""),
          where("status", "in", BUSY_STATUSES),
          where("startsAt", ">=", Timestamp.fromMillis(from - DAY_MS)),
          where("startsAt", "<", Timestamp.fromMillis(to)),
          orderBy("startsAt"),
          limit(RESERVATIONS_PAGE),
        ),
      reservationSchema,
    ),
  );
}

/** The reservations of a service at one start (ms since 1970) in any status, live. */
export function useReservationsAt(siteId: string, serviceId: string, startsAt: number): Live<Reservation[]> {
  const at = [where("serviceId", "==", serviceId), where("startsAt", "==", Timestamp.fromMillis(startsAt))];
  return useLive(
    `reservations-at/${siteId}/${serviceId}/${startsAt}`,
    watchQuery(() => query(all(siteId), ...at, limit(RESERVATIONS_PAGE)), reservationSchema),
  );
}

/** Reservations started since a moment (ms since 1970), the latest first, live; `null` waits. */
export function useReservationsSince(siteId: string, from: number | null, count: number): Live<Reservation[]> {
  return useLive(
    from === null ? null : `reservations-made/${siteId}/${from}/${count}`,
    watchQuery(
      () => query(all(siteId), where("createdAt", ">=", new Date(from ?? 0)), orderBy("createdAt", "desc"), limit(count)),
      reservationSchema,
    ),
  );
}

/** Requests that wait for the owner, soonest first, live. */
export function useRequests(siteId: string | null, count: number = RESERVATION_LIST_PAGE): Live<Reservation[]> {
  return useLive(
    siteId && `reservation-requests/${siteId}/${count}`,
    watchQuery(() => reservationsQuery(firestore(), siteId ?? "", "requests", 0, [limit(count)]), reservationSchema),
  );
}

/** The next bookings and requests, soonest first, live. @param now ms since 1970 */
export function useNextReservations(siteId: string | null, now: number, count: number): Live<Reservation[]> {
  return useLive(
    siteId && `next-reservations/${siteId}/${now}/${count}`,
    watchQuery(() => reservationsQuery(firestore(), siteId ?? "", "upcoming", now, [limit(count)]), reservationSchema),
  );
}

/** Coming reservations whose guest begins with what was typed, at most `count`; without a site it waits. @param now ms since 1970 */
export function useFoundReservations(siteId: string | null, now: number, search: string, count: number): Live<Reservation[]> {
  const found = [where("searchTerms", "array-contains", termOf(search) ?? "")];
  return useLive(
    siteId && `found-reservations/${siteId}/${now}/${search}/${count}`,
    watchQuery(() => reservationsQuery(firestore(), siteId ?? "", "upcoming", now, [limit(count)], found), reservationSchema),
  );
}

/** One reservation, live; `null` when it does not exist. */
export function useReservation(siteId: string | null, reservationId: string | null): Live<Reservation | null> {
  return useLive(
    siteId && reservationId && `reservation/${siteId}/${reservationId}`,
    watchDocument(() => doc(firestore(), bookingDocuments.reservation(siteId ?? "", reservationId ?? "")), reservationSchema),
  );
}

/**
 * Applies an action to a reservation.
 * @throws Failure `conflict` when it changed since `rev`, `act_refused` when its state does not allow it, `slot_taken`,
 * `offline`
 */
export async function runReservationAction({ id, rev }: Pick<Reservation, "id" | "rev">, act: ReservationCommand): Promise<void> {
  await runCommand("act-on-reservation", { reservationId: id, rev, act });
}

/**
 * Adds a booking by hand.
 * @returns its id
 * @throws Failure `slot_taken` with the nearest free starts, `act_refused` with `reason: "hours"`, `offline`
 */
export async function bookByHand(input: CommandInput<"book-by-hand">): Promise<string> {
  return (await runCommand("book-by-hand", input)).reservationId;
}

/**
 * Adds each date of a weekly series by hand, or none.
 * @returns their ids
 * @throws Failure as `bookByHand`
 */
export async function bookSeries(input: CommandInput<"book-series">): Promise<string[]> {
  return (await runCommand("book-series", input)).reservationIds;
}

/**
 * Cancels a booking and the later ones of its series.
 * @returns how many
 * @throws Failure as `runReservationAction`
 */
export async function cancelRest({ id, rev }: Pick<Reservation, "id" | "rev">, reason: string): Promise<number> {
  return (await runCommand("cancel-rest", { reservationId: id, rev, reason })).cancelled;
}

/**
 * Cancels a start that guests share: all its guests, and who waits for a place.
 * @throws Failure as `runReservationAction`
 */
export async function cancelStart({ id, rev }: Pick<Reservation, "id" | "rev">, reason: string): Promise<void> {
  await runCommand("cancel-start", { reservationId: id, rev, reason });
}
