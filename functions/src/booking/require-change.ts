import type { Reservation, ReservationActor } from "@awning/domain/booking/reservation";
import { applyAction, ownerActions, type ReservationAction } from "@awning/domain/booking/transitions";
import { Failure } from "@awning/domain/errors/failure";
import { inItsRoom } from "./seats/rooms.ts";

export type Change = { action: ReservationAction; by: ReservationActor; now: number };

/** Applies an action to a reservation. @throws Failure `act_refused` with the `reason` and what is `allowed` */
export function requireChange(reservation: Reservation, { action, by, now }: Change): Reservation {
  const changed = applyAction(reservation, action, { by, at: now });
  if (typeof changed !== "string") return inItsRoom(reservation, changed);
  throw new Failure("act_refused", { reason: changed, ...(by === "owner" && { allowed: ownerActions(reservation, now) }) });
}
