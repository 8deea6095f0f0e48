import { dueOf } from "@awning/domain/booking/deadlines";
import { type Guest, isInLine, type Reservation, type ReservationLink, startMinute } from "@awning/domain/booking/reservation";
import { startId } from "@awning/domain/booking/seats/seats";
import { isLineFull } from "@awning/domain/booking/seats/waiting";
import { guestRefusals, type RejectionReason } from "@awning/domain/booking/transitions";
import { Failure } from "@awning/domain/errors/failure";
import { readAnswers } from "@awning/domain/product/answers";
import { documentIdSchema } from "@awning/domain/values/document-id";
import * as z from "zod/mini";
import { requireGuestRoom } from "#data/booking/guest-bookings.ts";
import { listHolderPlaces } from "#data/booking/holders.ts";
import { getGuardedReservation, getReservation } from "#data/booking/reservations.ts";
import { storeReservations } from "#data/booking/seat-guests.ts";
import { getStart } from "#data/booking/starts.ts";
import { requireNotBlocked } from "#data/contact/people.ts";
import { limitRate } from "#data/core/rate-limits.ts";
import { writeTogether } from "#data/core/writes.ts";
import { FIRST_ACCESS_REV, isGuestMailKey, isReservationKey } from "#platform/access-keys.ts";
import { holderOf } from "#platform/holder.ts";
import { requireKeptMailbox } from "#platform/throwaway-mail.ts";
import { isRushed, mailCode, readCode } from "./guest-code.ts";
import { requireOpenToGuests } from "./new-reservation.ts";
import { persistReservation } from "./persist-reservation.ts";
import { requireChange } from "./require-change.ts";

/** The submitted form, parsed by `typedGuestSchema` and `guestNoteSchema`; `typedAnswers` by question id, as typed. */
export type ConfirmInput = ReservationLink & {
  guest: Guest;
  note: string;
  typedAnswers?: Readonly<Record<string, string>>;
  zoneGuest: string;
  locale: string;
  /** As typed, where one was asked for. */
  code?: string;
};

/**
 * Turns a hold into a booking or a request and notifies both sides. Submitting twice books once. An expired hold still counts as long as
 * its time is not released.
 * @throws Failure `act_refused` with `reason: "state"` when the hold has ended, `not_found` without the key, `shop_closed`, `blocked`,
 * `too_many_requests`, `too_many_bookings` (with `limit` where it is the guest who has them, or with `problem: "code"`), `bad_request` with `problem: "throwaway_email"`,
 * or with `fields: ["answers"]` when the questions asked are not answered
 */
export async function confirmBooking(
  input: ConfirmInput,
  { clientAddress, now }: { clientAddress: string; now: number },
): Promise<Reservation> {
  const { siteId, reservationId, key, guest, note, typedAnswers = {}, zoneGuest, locale } = input;
  await limitRate("confirm-booking.client", clientAddress, now);
  await limitRate("mail-anybody.client", clientAddress, now);
  await limitRate("confirm-booking.email", guest.email, now);
  await requireKeptMailbox(guest.email);
  const code = await readCode(input, now);
  const needsCode = code === "wrong" || (code === "none" && (await isRushed(siteId, now)));
  const network = holderOf(siteId, clientAddress);
  const booked = await writeTogether("confirm-booking", async (writes) => {
    const found = await getGuardedReservation(siteId, reservationId);
    if (!found || !isReservationKey(reservationId, found.reservation.accessRev, key)) throw new Failure("not_found");
    // A double click submits twice, and an answer can be lost; a pause since then changes nothing.
    const { status } = found.reservation;
    if ((status === "confirmed" || status === "pending") && found.reservation.guest.email === guest.email) return found.reservation;
    await requireOpenToGuests(siteId, now);
    await requireNotBlocked(siteId, guest.email);
    const { answers, problems } = readAnswers(found.reservation.service.questions, typedAnswers);
    if (problems.size > 0) throw new Failure("bad_request", { fields: ["answers"] });
    const action = { type: "submit", guest, note, answers, zoneGuest, locale } as const;
    const after = requireChange(found.reservation, { action, by: "guest", now });
    await requireGuestRoom(writes, [after], now);
    const holder = code === "right" ? null : needsCode ? undefined : await findRoom(siteId, network);
    if (holder === undefined) return null;
    await persistReservation(writes, found, { ...after, holder }, { action, by: "guest" });
    return { ...after, holder };
  });
  if (!booked) throw await mailCode(input, { clientAddress, isWrong: code === "wrong", now });
  return booked;
}

/** A place of the network among the bookings whose guests have not confirmed their address; `undefined` where it has none left. */
export async function findRoom(siteId: string, network: string): Promise<string | undefined> {
  const places = await listHolderPlaces(siteId, network, "booked");
  return places.find(({ reservationId }) => reservationId === null)?.id;
}

/**
 * Frees the quota of a booking whose guest opened the mailed link, which proves the address is real. Who waits is in line from then on; where
 * the line is full, the link can be opened again.
 */
export async function confirmAddress({ siteId, reservationId, key }: ReservationLink, mailKey: string, now: number): Promise<void> {
  await writeTogether("confirm-address", async (writes) => {
    const found = await getGuardedReservation(siteId, reservationId);
    if (!found?.reservation.holder || !isReservationKey(reservationId, found.reservation.accessRev, key)) return;
    if (!isGuestMailKey(found.reservation, mailKey)) return;
    const opened = { ...found.reservation, holder: null, updatedAt: now };
    const confirmed = { ...opened, dueAt: dueOf(opened) };
    if (isInLine(confirmed) && isLineFull((await getStart(confirmed, startId(confirmed, startMinute(confirmed)))).start)) return;
    await storeReservations(writes, [{ found, after: confirmed }], now);
  });
}

/** Actions are `null` if allowed, otherwise the reason. */
type OpenedReservation = { reservation: Reservation; refusals: { cancel: RejectionReason | null; move: RejectionReason | null } };

/** Finds a reservation by its link. A wrong key, a missing reservation and another site's reservation all return `null`. */
export async function findReservation({ siteId, reservationId, key }: ReservationLink, now: number): Promise<OpenedReservation | null> {
  const id = z.safeParse(documentIdSchema, reservationId);
  if (key === "" || !id.success) return null;
  const reservation = await getReservation(siteId, id.data);
  // Also checked for a missing reservation, so that both take equally long.
  const fits = isReservationKey(id.data, reservation?.accessRev ?? FIRST_ACCESS_REV, key);
  return reservation && fits ? { reservation, refusals: guestRefusals(reservation, now) } : null;
}
