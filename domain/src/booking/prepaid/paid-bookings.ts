import type { Answer } from "../../product/answers.ts";
import type { Guest, ReservationActor, ReservationEventType, ReservationStatus } from "../reservation.ts";

/** What happens to a time in an order. A `drop` ends it with its order. */
export type PaidBookingAction =
  | { type: "order"; guest: Guest; note: string; answers: readonly Answer[]; orderId: string }
  | { type: "pay" }
  | { type: "drop"; reason: string };

type Facts = { status: ReservationStatus; service: { approval: "instant" | "manual" } };
type By = { by: ReservationActor };

/** Rows of the transition table for times that an order holds: `unpaid` for as long as it waits for its payment. */
export const PAID_BOOKING_TRANSITIONS = {
  order: {
    by: ["guest"],
    from: ["held"],
    to: (): ReservationStatus => "unpaid",
    event: (): ReservationEventType => "ordered",
  },
  pay: {
    by: ["system"],
    from: ["unpaid"],
    to: ({ service }: Facts): ReservationStatus => (service.approval === "manual" ? "pending" : "confirmed"),
    event: ({ service }: Facts): ReservationEventType => (service.approval === "manual" ? "requested" : "confirmed"),
  },
  drop: {
    by: ["guest", "owner", "system"],
    from: ["unpaid", "pending", "confirmed"],
    to: ({ status }: Facts, { by }: By): ReservationStatus =>
      status === "unpaid" ? "expired" : by === "guest" ? "cancelled_by_guest" : "cancelled_by_owner",
    event: ({ status }: Facts): ReservationEventType => (status === "unpaid" ? "expired" : "cancelled"),
  },
} as const;
