import type { CommandInput, CommandOutput } from "@awning/domain/api/commands";
import { takenTime } from "@awning/domain/booking/booking";
import type { ReservationCommand } from "@awning/domain/booking/commands";
import { type GuestAction, isShared, type Reservation, type ReservationLink, startMinute } from "@awning/domain/booking/reservation";
import type { ReservationAction } from "@awning/domain/booking/transitions";
import { Failure } from "@awning/domain/errors/failure";
import { asBooked } from "#data/booking/bookable.ts";
import { requireGuestRoom } from "#data/booking/guest-bookings.ts";
import { type GuardedReservation, getGuardedReservation } from "#data/booking/reservations.ts";
import { limitRate } from "#data/core/rate-limits.ts";
import { writeTogether } from "#data/core/writes.ts";
import { isPaused } from "#data/site/information.ts";
import { type Request, requireCaller } from "#http/request.ts";
import { isReservationKey } from "#platform/access-keys.ts";
import { requireBookable, requireTime, withSeats } from "./find-time.ts";
import { persistReservation } from "./persist-reservation.ts";
import { requireChange } from "./require-change.ts";

/** @throws Failure `not_found`, `conflict` if the reservation changed since the owner saw it, `act_refused`, `slot_taken` */
export async function runReservationAction(
  { reservationId, rev, act }: CommandInput<"act-on-reservation"> & { act: ReservationCommand },
  request: Request,
): Promise<CommandOutput<"act-on-reservation">> {
  const { uid } = requireCaller(request);
  const reservation = await perform(
    toAction(act),
    "owner",
    request.now,
    async () => {
      const found = await getGuardedReservation(uid, reservationId);
      if (!found) throw new Failure("not_found");
      if (found.reservation.rev !== rev) throw new Failure("conflict", { rev: found.reservation.rev });
      return found;
    },
    "ignoreHours" in act && act.ignoreHours,
  );
  return { rev: reservation.rev };
}

/** @throws Failure `not_found` without the key, `act_refused` with the `reason`, `slot_taken` with the `nearest` starts */
export async function runGuestAction(
  link: ReservationLink,
  act: GuestAction,
  { clientAddress, now }: { clientAddress: string; now: number },
): Promise<Reservation> {
  await limitRate("guest-act.client", clientAddress, now);
  return perform(
    act,
    "guest",
    now,
    async () => {
      const found = await getGuardedReservation(link.siteId, link.reservationId);
      if (!found || !isReservationKey(link.reservationId, found.reservation.accessRev, link.key)) throw new Failure("not_found");
      return found;
    },
    false,
  );
}

async function perform(
  action: ReservationAction,
  by: "guest" | "owner",
  now: number,
  find: () => Promise<GuardedReservation>,
  ignoreHours: boolean,
): Promise<Reservation> {
  return writeTogether("act-on-reservation", async (writes) => {
    const found = await find();
    const { reservation } = found;
    const act = by === "guest" ? meantBy(action, reservation) : action;
    if (act === null) return reservation;
    const changed = requireChange(reservation, { action: act, by, now });
    const isNew = act.type === "move" || act.type === "propose";
    const bookable = isNew ? asBooked(await requireBookable(reservation.siteId, reservation.serviceId), reservation) : null;
    const after = bookable ? withSeats(changed, bookable) : changed;
    // Guests who booked before a pause may leave it, and not move into it. Owners know when they are away.
    if (by === "guest" && act.type === "move" && (await isPaused(reservation.siteId, act.start * 60_000)))
      throw new Failure("slot_taken", { reasons: ["closed"] });
    const request = isNew ? { start: act.start, by, ignoreHours, moving: reservation.id } : null;
    const monthGuard = bookable && request ? await requireTime(bookable, request, now) : undefined;
    if (isShared(after) && keepsOverlapping(after)) throw new Failure("slot_taken", { reasons: ["busy"] });
    if (act.type === "take") await requireGuestRoom(writes, [after], now);
    await persistReservation(writes, found, after, { action: act, by }, monthGuard);
    return after;
  });
}

/** Whether a guest would have two places in starts that overlap, which the owner's time is taken for once. */
function keepsOverlapping({ startsAt, moveRequest, service }: Reservation): boolean {
  if (!moveRequest) return false;
  const { from, to } = takenTime(service, 0);
  return Math.abs(moveRequest.startsAt - startsAt) < (to - from) * 60_000;
}

/** Interprets a guest's move: `null` for a double click; choosing the proposed time takes it, and the current one withdraws a wish. */
function meantBy(action: ReservationAction, reservation: Reservation): ReservationAction | null {
  if (action.type !== "move") return action;
  const { moveRequest } = reservation;
  if (moveRequest && action.start === startMinute(moveRequest))
    return moveRequest.by === "owner" ? { type: "accept", start: action.start } : null;
  if (action.start !== startMinute(reservation)) return action;
  return moveRequest && reservation.status === "confirmed" ? { type: "withdraw" } : null;
}

function toAction(act: ReservationCommand): ReservationAction {
  return act.type === "move" || act.type === "propose" ? { type: act.type, start: act.start, reason: act.reason } : act;
}
