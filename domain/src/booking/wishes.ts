import { type Reservation, type ReservationActor, startMinute } from "./reservation.ts";

type Moment = { at: number };
/** An action that may name another start, in minutes since 1970. */
type Naming = { type: string; start?: number };

/** Whether a guest's move is a wish, which the owner answers. */
export function asksToMove({ status, service }: Reservation, by: ReservationActor): boolean {
  return by === "guest" && status === "confirmed" && service.approval === "manual";
}

export function waits({ status, moveRequest }: Reservation): "state" | null {
  return status === "pending" || moveRequest ? null : "state";
}

/** Whether the owner can say yes: a proposal is the guest's to answer, but a request stays what it was. */
export function isAsked(reservation: Reservation, { at }: Moment): "state" | null {
  const { status, startsAt, moveRequest } = reservation;
  if (moveRequest?.by !== "owner") return waits(reservation);
  return status === "pending" && startsAt > at ? null : "state";
}

export function canPropose(reservation: Reservation, { at }: Moment, { start = 0 }: Naming): "state" | null {
  return start * 60_000 <= at || start === startMinute(reservation) ? "state" : waits(reservation);
}

/** What was taken is what is proposed now, not an earlier proposal on an old page. */
export function isProposed({ moveRequest }: Reservation, { at }: Moment, { start }: Naming): "state" | "too_late" | null {
  if (moveRequest?.by !== "owner" || startMinute(moveRequest) !== start) return "state";
  return moveRequest.startsAt <= at ? "too_late" : null;
}
