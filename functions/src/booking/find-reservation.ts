import type { Reservation } from "@awning/domain/booking/reservation";
import { guestRefusals, type RejectionReason } from "@awning/domain/booking/transitions";
import * as z from "zod/mini";
import { getReservation } from "#data/reservations.ts";
import { FIRST_ACCESS_REV, isReservationKey } from "#platform/booking-key.ts";

const reservationIdSchema = z.string().check(z.regex(/^[A-Za-z0-9]{1,64}$/));

/** A guest's link: the site it leads into, and its key. */
export type ReservationLink = { siteId: string; reservationId: string; key: string };
/** What a guest may do with it now: `null` for what they may, else why not. */
export type OpenedReservation = { reservation: Reservation; refusals: { cancel: RejectionReason | null; move: RejectionReason | null } };

/** A reservation for who has its link. A wrong key, a missing reservation and another site's are all `null`. */
export async function findReservation({ siteId, reservationId, key }: ReservationLink, now: number): Promise<OpenedReservation | null> {
  const id = z.safeParse(reservationIdSchema, reservationId);
  if (key === "" || !id.success) return null;
  const reservation = await getReservation(siteId, id.data);
  // Checked for a missing one too, so that both take equally long.
  const fits = isReservationKey(id.data, reservation?.accessRev ?? FIRST_ACCESS_REV, key);
  return reservation && fits ? { reservation, refusals: guestRefusals(reservation, now) } : null;
}
