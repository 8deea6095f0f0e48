import type { CommandInput, CommandOutput } from "@awning/domain/api/commands";
import type { ReservationCommand } from "@awning/domain/booking/commands";
import { type GuestAction, type Reservation, type ReservationLink, startMinute } from "@awning/domain/booking/reservation";
import type { ReservationAction } from "@awning/domain/booking/transitions";
import { Failure } from "@awning/domain/errors/failure";
import { type GuardedReservation, getGuardedReservation } from "#data/booking/reservations.ts";
import { limitRate } from "#data/core/rate-limits.ts";
import { writeTogether } from "#data/core/writes.ts";
import { type Request, requireCaller } from "#http/request.ts";
import { isReservationKey } from "#platform/access-keys.ts";
import { asBooked, requireBookable, requireTime } from "./find-time.ts";
import { persistReservation, requireChange } from "./persist-reservation.ts";

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
    const after = requireChange(reservation, { action: act, by, now });
    const isNew = act.type === "move" || act.type === "propose";
    const monthGuard = isNew ? await requireNewTime(found, act.start, { by, ignoreHours, now }) : undefined;
    await persistReservation(writes, found, after, { action: act, by }, monthGuard);
    return after;
  });
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

async function requireNewTime(
  { reservation }: GuardedReservation,
  start: number,
  { by, ignoreHours, now }: { by: "guest" | "owner"; ignoreHours: boolean; now: number },
) {
  const bookable = asBooked(await requireBookable(reservation.siteId, reservation.serviceId), reservation);
  return requireTime(bookable, { start, by, ignoreHours, moving: reservation.id }, now);
}

function toAction(act: ReservationCommand): ReservationAction {
  return act.type === "move" || act.type === "propose" ? { type: act.type, start: act.start, reason: act.reason } : act;
}
