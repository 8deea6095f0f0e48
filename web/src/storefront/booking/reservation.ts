import type { ReservationStatus } from "@awning/domain/booking/reservation";
import type { Answer } from "@awning/domain/product/answers";
import type { Question } from "@awning/domain/product/question";
import type { GuestErrors, GuestForm } from "./guest-form.tsx";
import type { ServiceFacts } from "./service-facts.tsx";

/** A booking as its guest sees it. Times in minutes since 1970. */
export type GuestReservation = {
  status: ReservationStatus;
  /** The service as booked, with the full text of its location. */
  service: ServiceFacts;
  start: number;
  end: number;
  /** The guest's time zone, and the owner's. */
  zone: string;
  ownerZone: string;
  guest: { name: string; email: string; phone: string };
  note: string;
  questions: readonly Question[];
  answers: readonly Answer[];
  /** Another time that the guest asked for or the owner proposes, until it is answered. */
  wish: { start: number; by: "guest" | "owner" } | null;
  /** The outcome of the guest's last request to move, until something else happens. */
  unmoved: "move_declined" | "move_lapsed" | null;
  /** Of a guest who waits for a place: the link was opened while the line was full, or the wait is over. */
  line: "full" | "over" | null;
  /** Until when an offered place is kept, in minutes since 1970. */
  heldUntil: number | null;
  /** Why it was canceled, declined or moved; empty without a reason. */
  reason: string;
  /** What its end gives back, or would if the owner says no to a request; empty where nothing was paid. */
  refund: string;
};

/** What the guest may still do on their own. Minutes since 1970; `null` when it is not allowed. */
export type GuestMay = {
  cancelUntil: number | null;
  moveUntil: number | null;
  movesLeft: number;
  /** What canceling now gives back, in words; empty where nothing was paid. */
  refund: string;
};

/** How to reach the owner; empty when the page does not say. */
export type OwnerContact = { email: string; phone: string; chatUrl: string };

/** A held time with its form; `nearest` once another guest has taken the time. */
export type HeldForm = {
  form: GuestForm;
  errors: GuestErrors;
  /** When the hold ends, in minutes since 1970. */
  heldUntil: number;
  nearest: readonly number[] | null;
};
