import { guestBoxOf } from "@awning/domain/booking/guest-limit";
import type { Guest } from "@awning/domain/booking/reservation";
import { startId } from "@awning/domain/booking/seats/seats";
import { canAskAgain, isLineFull, lineEndsAt } from "@awning/domain/booking/seats/waiting";
import { isBookable } from "@awning/domain/booking/service";
import { whyNot } from "@awning/domain/booking/slots";
import { Failure } from "@awning/domain/errors/failure";
import { pick } from "@awning/domain/values/rows";
import { readWorld } from "#data/booking/bookable.ts";
import { getGuardedReservation } from "#data/booking/reservations.ts";
import { getStart } from "#data/booking/starts.ts";
import { requireNotBlocked } from "#data/contact/people.ts";
import { limitRate } from "#data/core/rate-limits.ts";
import { writeTogether } from "#data/core/writes.ts";
import { reservationIdOf } from "#platform/access-keys.ts";
import { holderOf } from "#platform/holder.ts";
import { requireKeptMailbox } from "#platform/throwaway-mail.ts";
import { findRoom } from "../confirm-booking.ts";
import { requireBookable } from "../find-time.ts";
import { beginReservation, requireOpenToGuests } from "../new-reservation.ts";
import { persistReservation } from "../persist-reservation.ts";
import { requireChange } from "../require-change.ts";

/** `start` in minutes since 1970; `guest` parsed by `typedGuestSchema`. */
export type LineInput = { siteId: string; serviceId: string; start: number; guest: Guest; zoneGuest: string; locale: string };

/**
 * Puts a guest on the waiting list of a full start, once the link that it mails is opened. A mailbox is on a list once, whoever types it,
 * and only the mail has the link, so that nobody learns who waits. Who never opened it can ask for it again (`canAskAgain`).
 * @throws Failure `slot_taken` when the start is not offered, `act_refused` with `reason` `places_left`, `line_full` or `line_over`,
 * `not_found`, `shop_closed`, `blocked`, `too_many_requests`, `too_many_bookings`, `bad_request` with `problem: "throwaway_email"`
 */
export async function joinLine(input: LineInput, { clientAddress, now }: { clientAddress: string; now: number }): Promise<void> {
  const { siteId, serviceId, start, guest, zoneGuest, locale } = input;
  await limitRate("join-line.client", clientAddress, now);
  await limitRate("mail-anybody.client", clientAddress, now);
  await limitRate("join-line.email", guest.email, now);
  await requireKeptMailbox(guest.email);
  const id = reservationIdOf(siteId, `line:${serviceId}:${start}:${guestBoxOf(guest)}`, 0);
  await writeTogether("join-line", async (writes) => {
    const [bookable] = await Promise.all([requireBookable(siteId, serviceId), requireOpenToGuests(siteId, now)]);
    if (!isBookable(bookable.service)) throw new Failure("not_found");
    await requireNotBlocked(siteId, guest.email);
    const found = await getGuardedReservation(siteId, id);
    if (found && !canAskAgain(found.reservation)) return;
    const { world } = await readWorld(bookable, start, { by: "guest", now });
    const reasons = whyNot(world, start);
    if (reasons.length === 0) throw new Failure("act_refused", { reason: "places_left" });
    if (reasons.some((reason) => reason !== "full")) throw new Failure("slot_taken", { reasons });
    const holder = found?.reservation.holder ?? (await findRoom(siteId, holderOf(siteId, clientAddress)));
    if (!holder) throw new Failure("too_many_bookings");
    const begun = await beginReservation(bookable, { id, start, holdUntil: now, holder: null, createdBy: "guest", zoneGuest, locale }, now);
    if (lineEndsAt(begun) <= now) throw new Failure("act_refused", { reason: "line_over" });
    const { start: shared } = await getStart(begun, startId(begun, start));
    if (isLineFull(shared)) throw new Failure("act_refused", { reason: "line_full" });
    const action = { type: "wait", guest, note: "", answers: [], zoneGuest, locale } as const;
    const known = found && pick(found.reservation, "history", "rev", "accessRev");
    const after = { ...requireChange({ ...begun, ...known, holder }, { action, by: "guest", now }), ...(!found && { rev: 1 }) };
    await persistReservation(writes, found, after, { action, by: "guest" });
  });
}
