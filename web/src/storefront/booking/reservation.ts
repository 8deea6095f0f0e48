import type { ReservationStatus } from "@awning/domain/booking/reservation";
import type { GuestErrors, GuestForm } from "./guest-form.tsx";
import type { ServiceFacts } from "./service-facts.tsx";

/** A booking as its guest sees it. Times in minutes since 1970. */
export type GuestReservation = {
  status: ReservationStatus;
  /** As it was booked, with the whole text of its place. */
  service: ServiceFacts;
  start: number;
  end: number;
  /** The guest's zone, and the owner's. */
  zone: string;
  ownerZone: string;
  guest: { name: string; email: string; phone: string };
  note: string;
  /** The start that the guest asked for and the owner has not answered. */
  wished: number | null;
  /** What became of their last wish, as long as nothing else happened. */
  unmoved: "move_declined" | "move_lapsed" | null;
  /** Why it was cancelled, declined or moved; empty where nobody said. */
  reason: string;
};

/** What the guest may do now by themselves. Minutes since 1970; `null` where it is not theirs to do. */
export type GuestMay = { cancelUntil: number | null; moveUntil: number | null; movesLeft: number };

/** How to reach the owner; empty where the page does not say. */
export type OwnerContact = { email: string; phone: string; chatUrl: string };

/** A held time with the form that books it; `nearest` once it was taken by somebody else. */
export type HeldForm = {
  form: GuestForm;
  errors: GuestErrors;
  /** Minutes since 1970 until which the time is kept. */
  heldUntil: number;
  nearest: readonly number[] | null;
};
