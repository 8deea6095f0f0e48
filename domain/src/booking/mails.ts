import { isMailFor, type MailFor, type MailKind, type ReservationMailKind } from "../mail/mail.ts";
import type { Reservation, ReservationActor, ReservationEventType } from "./reservation.ts";
import type { ReservationActionType } from "./transitions.ts";

/** A mail that a change calls for; `part` is {@link mailPart}. */
export type DueReservationMail = { kind: ReservationMailKind; part: string };

export function isReservationMail(kind: MailKind): kind is ReservationMailKind {
  return isMailFor("guest", kind) || isMailFor("host", kind);
}

/** Which change a mail tells of: `moved-2`, `reminder-0-1440`. Of one change there is one mail to each side. */
function mailPart(event: ReservationEventType | "reminder", { icsSequence }: Reservation, minutes?: number): string {
  return [event, icsSequence, ...(minutes === undefined ? [] : [minutes])].join("-");
}

/**
 * The mails that a change calls for.
 * @param before the reservation before the change; `null` when an owner wrote it down
 */
export function reservationMails(
  before: Reservation | null,
  after: Reservation,
  action: ReservationActionType,
  by: ReservationActor,
): DueReservationMail[] {
  const both = (guest: MailFor<"guest">, host: MailFor<"host">, event: ReservationEventType): DueReservationMail[] => {
    const part = mailPart(event, after);
    return [
      { kind: guest, part },
      { kind: host, part },
    ];
  };
  switch (action) {
    case "submit":
      return after.status === "pending"
        ? both("reservation-requested", "new-reservation", "requested")
        : both("reservation-confirmed", "new-reservation", "confirmed");
    case "confirm":
      return both("reservation-confirmed", "reservation-changed", "confirmed");
    case "decline":
      return [{ kind: "reservation-declined", part: mailPart("declined", after) }];
    case "lapse":
      return both("reservation-declined", "reservation-changed", "lapsed");
    case "cancel":
      return both("reservation-cancelled", "reservation-changed", "cancelled");
    case "move":
      return both("reservation-moved", "reservation-changed", "moved");
    case "remind": {
      // Of several that are due at once, as after a stop of the sweep, the last one tells all.
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

/** Whether what a mail tells is still so: a booking that moved again, or ended, has a later mail of its own. */
export function reservationMailHolds(kind: ReservationMailKind, { status, icsSequence }: Reservation, part: string): boolean {
  const [event, sequence] = part.split("-");
  if (Number(sequence) !== icsSequence) return false;
  switch (kind) {
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
      return status === "cancelled_by_guest" || status === "cancelled_by_owner";
    case "new-reservation":
      return event === "requested" ? status === "pending" : status !== "expired";
    case "reservation-changed":
      return event !== "reminder" || status === "confirmed";
  }
}
