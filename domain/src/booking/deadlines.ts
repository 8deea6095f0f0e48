import { PENDING_HOURS, type Reservation } from "./reservation.ts";
import { lookAt } from "./seats/waiting.ts";

const MINUTE_MS = 60_000;

/** Reminders that are past at a moment (ms since 1970), in minutes before the start. */
export function overdueReminders({ service, startsAt }: Pick<Reservation, "service" | "startsAt">, at: number): number[] {
  return service.reminders.filter((minutes) => startsAt - minutes * MINUTE_MS <= at);
}

/** When an unanswered request, wish or proposal expires, in ms since 1970; `null` if there is none. */
export function answerBy({ status, startsAt, moveRequest, history, createdAt }: Reservation): number | null {
  const wait = PENDING_HOURS * 60 * MINUTE_MS;
  if (status === "pending") {
    // A proposal may follow an old request, and outlives its time.
    if (moveRequest) return Math.min(moveRequest.askedAt + wait, moveRequest.startsAt);
    return Math.min((history.findLast(({ type }) => type === "requested" || type === "moved")?.at ?? createdAt) + wait, startsAt);
  }
  return moveRequest && Math.min(moveRequest.askedAt + wait, startsAt, moveRequest.startsAt);
}

/** When the scheduler acts next, in ms since 1970; `null` for never. */
export function dueOf(reservation: Reservation): number | null {
  const { status, holdUntil, service, startsAt, endsAt, reminded } = reservation;
  switch (status) {
    case "held":
    case "offered":
      return holdUntil;
    case "waiting":
      return lookAt(reservation);
    case "pending":
      return answerBy(reservation);
    case "confirmed": {
      const open = service.reminders.filter((minutes) => !reminded.includes(minutes));
      return Math.min(endsAt, answerBy(reservation) ?? endsAt, ...open.map((minutes) => startsAt - minutes * MINUTE_MS));
    }
    default:
      return null;
  }
}
