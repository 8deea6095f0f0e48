import { isMailFor, type MailFor, type MailKind, type ReservationMailKind } from "../mail/mail.ts";
import type { Reservation, ReservationActor, ReservationEventType } from "./reservation.ts";
import { timesAsked } from "./seats/waiting.ts";
import type { ReservationActionType } from "./transitions.ts";

/** A mail that a change triggers; `part` is {@link mailPart}. */
export type DueReservationMail = { kind: ReservationMailKind; part: string };

export function isReservationMail(kind: MailKind): kind is ReservationMailKind {
  return isMailFor("guest", kind) || isMailFor("host", kind);
}

/**
 * Identifies the change a mail is about: `moved-2`, `reminder-0-1440`, `move_requested-0-3` for the guest's third wish,
 * `proposed-0-1790000000000` by when it was proposed, or `confirmed-0-series` with the other dates of its series. Each change sends at most
 * one mail to each side.
 */
function mailPart(event: ReservationEventType | "reminder", { icsSequence }: Reservation, which?: number | string): string {
  return [event, icsSequence, ...(which === undefined ? [] : [which])].join("-");
}

const WISHES = [
  "proposed",
  "move_requested",
  "move_declined",
  "move_lapsed",
  "move_withdrawn",
] as const satisfies readonly ReservationEventType[];

export function isOfWish(part: string): boolean {
  const [event] = part.split("-");
  return WISHES.some((one) => one === event);
}

const OF_SERIES = "series";

/** Whether a mail tells all dates of a series that one act changed; it is that of the first of them. */
export function isOfSeries(part: string): boolean {
  return part.split("-")[2] === OF_SERIES;
}

/**
 * The mails that a change triggers.
 * @param before the reservation before the change; `null` for one the owner recorded
 * @param isSeries whether the same act changed other dates of its series
 */
export function reservationMails(
  before: Reservation | null,
  after: Reservation,
  action: ReservationActionType,
  by: ReservationActor,
  isSeries = false,
): DueReservationMail[] {
  const partOf = (event: ReservationEventType) => mailPart(event, after, isSeries ? OF_SERIES : isOfWish(event) ? after.moves : undefined);
  const both = (guest: MailFor<"guest">, host: MailFor<"host">, event: ReservationEventType): DueReservationMail[] => {
    const part = partOf(event);
    return [
      { kind: guest, part },
      { kind: host, part },
    ];
  };
  const isWish = before?.status === "confirmed" && before.moveRequest !== null;
  switch (action) {
    case "submit":
    case "take":
    case "pay":
      if (after.status === "held") return [];
      return after.status === "pending"
        ? both("reservation-requested", "new-reservation", "requested")
        : both("reservation-confirmed", by === "owner" ? "reservation-changed" : "new-reservation", "confirmed");
    case "drop":
      return after.status === "expired" ? [] : both("reservation-cancelled", "reservation-changed", "cancelled");
    case "propose":
      return [{ kind: "reservation-requested", part: mailPart("proposed", after, after.moveRequest?.askedAt) }];
    case "wait":
      return [{ kind: "reservation-waiting", part: mailPart("waiting", after, timesAsked(after) > 1 ? timesAsked(after) : undefined) }];
    case "release":
      // Who never opened the link was never on the list.
      return by === "owner" && before?.holder === null ? [{ kind: "reservation-cancelled", part: partOf("expired") }] : [];
    case "offer":
      return [{ kind: "reservation-offered", part: partOf("offered") }];
    case "confirm":
    case "accept":
      if (isWish) return both("reservation-moved", "reservation-changed", "move_confirmed");
      return both("reservation-confirmed", "reservation-changed", "confirmed");
    case "decline":
      return [{ kind: "reservation-declined", part: partOf(isWish ? "move_declined" : "declined") }];
    case "lapse":
      return both("reservation-declined", "reservation-changed", isWish ? "move_lapsed" : "lapsed");
    case "withdraw":
      if (!isWish) return both("reservation-cancelled", "reservation-changed", "cancelled");
      return [{ kind: "reservation-changed", part: partOf("move_withdrawn") }];
    case "cancel":
      return both("reservation-cancelled", "reservation-changed", "cancelled");
    case "move":
      if (after.moveRequest) return both("reservation-requested", "new-reservation", "move_requested");
      return both("reservation-moved", "reservation-changed", "moved");
    case "remind": {
      // If several reminders are due at once, for example after an outage, only the last is sent.
      const sent = after.reminded.filter((minutes) => !before?.reminded.includes(minutes));
      if (by !== "system" || sent.length === 0 || after.updatedAt >= after.startsAt) return [];
      const part = mailPart("reminder", after, Math.min(...sent));
      return [
        { kind: "reservation-reminder", part },
        { kind: "reservation-changed", part },
      ];
    }
    default:
      return [];
  }
}

/** Whether a mail is still accurate: a booking that moved again or ended has a later mail. */
export function reservationMailHolds(kind: ReservationMailKind, reservation: Reservation, part: string): boolean {
  // Which dates are left is seen when it is written.
  if (isOfSeries(part)) return true;
  const { status, icsSequence, moves, moveRequest } = reservation;
  const [event, sequence, which] = part.split("-");
  if (Number(sequence) !== icsSequence) return false;
  const asker = moveRequest?.by ?? null;
  if (event === "proposed") return asker === "owner" && moveRequest?.askedAt === Number(which);
  if (isOfWish(part)) return status === "confirmed" && moves === Number(which) && (event === "move_requested") === (asker === "guest");
  switch (kind) {
    case "reservation-waiting":
      return status === "waiting";
    case "reservation-offered":
      return status === "offered";
    case "reservation-code":
      return status === "held";
    case "reservation-requested":
      return status === "pending";
    case "reservation-confirmed":
    case "reservation-reminder":
      return status === "confirmed";
    case "reservation-moved":
      return status === "confirmed" || status === "pending";
    case "reservation-declined":
      return status === "declined" || status === "lapsed";
    case "reservation-cancelled":
      return event === "expired" ? status === "expired" : status === "cancelled_by_guest" || status === "cancelled_by_owner";
    case "new-reservation":
      return event === "requested" ? status === "pending" : status !== "expired";
    case "reservation-changed":
      return event !== "reminder" || status === "confirmed";
  }
}
