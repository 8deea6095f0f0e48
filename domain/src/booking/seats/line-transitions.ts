import type { Answer } from "../../product/answers.ts";
import { aheadOf } from "../prepaid/prepay.ts";
import type { Guest, Reservation, ReservationEventType, ReservationStatus } from "../reservation.ts";

/** What happens to a guest who waits for a place. */
export type LineAction =
  | { type: "wait"; guest: Guest; note: string; answers: readonly Answer[]; zoneGuest: string; locale: string }
  /** A place may have become free without anybody leaving. */
  | { type: "look" }
  | { type: "offer"; holdUntil: number }
  | { type: "take" };

type Facts = Pick<Reservation, "service" | "holdUntil">;
type Line = Pick<Reservation, "holder">;

/** Whether a place that is taken is held for its guest's form or payment: a waiting list asks for a name and an address alone. */
function isAskedFirst({ service }: Pick<Facts, "service">): boolean {
  return aheadOf(service) > 0 || service.questions.length > 0 || service.place.kind === "phone";
}

function afterTaking(reservation: Facts): "held" | "pending" | "confirmed" {
  return isAskedFirst(reservation) ? "held" : reservation.service.approval === "manual" ? "pending" : "confirmed";
}

const EVENTS = { held: "held", pending: "requested", confirmed: "confirmed" } as const satisfies Partial<
  Record<ReservationStatus, ReservationEventType>
>;

/** Rows of the transition table. */
export const LINE_TRANSITIONS = {
  wait: {
    by: ["guest"],
    from: ["held"],
    to: (): ReservationStatus => "waiting",
    event: (): ReservationEventType => "waiting",
  },
  look: {
    by: ["system"],
    from: ["waiting"],
    guard: ({ holder }: Line) => (holder === null ? null : "state"),
    to: () => null,
    event: null,
  },
  offer: {
    by: ["system"],
    from: ["waiting"],
    to: (): ReservationStatus => "offered",
    event: (): ReservationEventType => "offered",
  },
  take: {
    by: ["guest"],
    from: ["offered"],
    to: (reservation: Facts): ReservationStatus => afterTaking(reservation),
    event: (reservation: Facts): ReservationEventType => EVENTS[afterTaking(reservation)],
  },
} as const;

/** A place that its guest is asked for first stays held as long as it was offered. */
export function afterTake(reservation: Facts): Pick<Facts, "holdUntil"> {
  return { holdUntil: isAskedFirst(reservation) ? reservation.holdUntil : null };
}
