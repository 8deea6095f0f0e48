import type { Reservation, ReservationStatus } from "./reservation.ts";

export type BookingMark = {
  shape: "ring" | "half" | "disc" | "bar" | "alert";
  tone: "faint" | "sky" | "leaf" | "sun" | "red";
  word: string;
};

export const STATUS_MARKS: Readonly<Record<ReservationStatus, BookingMark>> = {
  held: { shape: "ring", tone: "faint", word: "Being booked" },
  unpaid: { shape: "ring", tone: "sun", word: "Unpaid" },
  waiting: { shape: "ring", tone: "faint", word: "Waiting list" },
  offered: { shape: "ring", tone: "sun", word: "Place offered" },
  pending: { shape: "ring", tone: "sun", word: "Request" },
  confirmed: { shape: "disc", tone: "leaf", word: "Confirmed" },
  completed: { shape: "disc", tone: "leaf", word: "Completed" },
  no_show: { shape: "alert", tone: "red", word: "No-show" },
  cancelled_by_guest: { shape: "bar", tone: "faint", word: "Canceled by guest" },
  cancelled_by_owner: { shape: "bar", tone: "faint", word: "Canceled by you" },
  declined: { shape: "bar", tone: "faint", word: "Declined" },
  lapsed: { shape: "bar", tone: "faint", word: "Request expired" },
  expired: { shape: "bar", tone: "faint", word: "Not finished" },
};

/** How a reservation stands: a wish waits for the owner and a proposal for the guest, whatever else holds. */
export function markOf({ status, moveRequest }: Pick<Reservation, "status" | "moveRequest">): BookingMark {
  if (!moveRequest) return STATUS_MARKS[status];
  return { ...STATUS_MARKS.pending, word: moveRequest.by === "owner" ? "New time proposed" : "Move requested" };
}
