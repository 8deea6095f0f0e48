import * as z from "zod/mini";
import { phoneNumber } from "../link/read-phone.ts";
import { amountSchema, currencySchema } from "../money/money-schema.ts";
import { timestampSchema } from "../time/timestamp.ts";
import { offsetAt, wallTime } from "../time/zoned-time.ts";
import { emailSchema } from "../values/email.ts";
import { localeSchema, timeZoneSchema } from "../values/place.ts";
import { line, paragraph, personName } from "../values/text.ts";
import { takenTime } from "./booking.ts";
import { APPROVALS, guestTermsShape, placeSchema, type Service, servicePaymentSchema, serviceTimesShape } from "./service.ts";

/** How long a time is kept while its guest fills in the form. */
export const HOLD_MINUTES = 10;
/** How long a request waits for its owner at most; it lapses at its start in any case. */
export const PENDING_HOURS = 48;
/** How long an owner can say that a guest did not come. */
export const NO_SHOW_DAYS = 7;
export const GUEST_NAME_MAX = 80;
export const GUEST_PHONE_MAX = 30;
export const GUEST_NOTE_MAX = 1000;
export const REASON_MAX = 300;
export const PRIVATE_NOTES_MAX = 2000;
/** Entries of its history that a reservation keeps, the latest ones. */
export const HISTORY_MAX = 50;
/** Reservations that a screen reads at once. */
export const RESERVATIONS_PAGE = 300;

export const RESERVATION_STATUSES = [
  "held",
  "pending",
  "confirmed",
  "completed",
  "no_show",
  "cancelled_by_guest",
  "cancelled_by_owner",
  "declined",
  "lapsed",
  "expired",
] as const;
export type ReservationStatus = (typeof RESERVATION_STATUSES)[number];

export const RESERVATION_ACTORS = ["guest", "owner", "system"] as const;
export type ReservationActor = (typeof RESERVATION_ACTORS)[number];

export const RESERVATION_EVENTS = [
  "held",
  "requested",
  "confirmed",
  "declined",
  "lapsed",
  "expired",
  "cancelled",
  "moved",
  "move_requested",
  "move_confirmed",
  "move_declined",
  "move_lapsed",
  "move_withdrawn",
  "completed",
  "no_show",
  "no_show_undone",
] as const;
export type ReservationEventType = (typeof RESERVATION_EVENTS)[number];

/** What happened to a reservation. `startsAt` is the start it had before a move, or the one that a guest wishes. Times in ms since 1970. */
const eventSchema = z.object({
  type: z.enum(RESERVATION_EVENTS),
  at: timestampSchema,
  by: z.enum(RESERVATION_ACTORS),
  reason: z._default(z.string(), ""),
  startsAt: z._default(z.nullable(timestampSchema), null),
});
export type ReservationEvent = z.infer<typeof eventSchema>;

/** The service as it was booked: what its owner changes later does not change what was agreed. */
const bookedServiceSchema = z.object({
  title: z.string(),
  slug: z.string(),
  length: serviceTimesShape.length,
  bufferBefore: serviceTimesShape.bufferBefore,
  bufferAfter: serviceTimesShape.bufferAfter,
  price: amountSchema,
  currency: currencySchema,
  payment: servicePaymentSchema,
  place: placeSchema,
  approval: z.enum(APPROVALS),
  ...guestTermsShape,
  reminders: z.array(z.number()),
});
export type BookedService = z.infer<typeof bookedServiceSchema>;

const guestSchema = z.object({ name: z.string(), email: z.string(), phone: z.string() });
export type Guest = z.infer<typeof guestSchema>;

/**
 * `sites/{siteId}/reservations/{reservationId}`: one booking. Functions alone write it; its owner reads it. Times in ms since 1970.
 * `rev` counts its changes, `icsSequence` those that calendars have to hear of.
 */
export const reservationSchema = z.object({
  id: z._default(z.string(), ""),
  siteId: z.string(),
  serviceId: z.string(),
  scheduleId: z.string(),
  service: bookedServiceSchema,
  startsAt: timestampSchema,
  endsAt: timestampSchema,
  /** The start by the clocks of the owner's schedule; `offset` is how far these were ahead of UTC, in minutes. */
  local: z.object({ zone: z.string(), day: z.string(), minute: z.number(), offset: z.number() }),
  zoneGuest: timeZoneSchema,
  locale: localeSchema,
  /** Empty while a time is only held. An owner may write one down without an address. */
  guest: guestSchema,
  /** What the guest wrote. */
  note: z.string(),
  /** What only the owner reads. */
  notes: z._default(z.string(), ""),
  status: z.enum(RESERVATION_STATUSES),
  /** The start that its guest wishes and its owner has not answered; both times are kept until then. */
  moveRequest: z._default(z.nullable(z.object({ startsAt: timestampSchema, askedAt: timestampSchema })), null),
  /** Why it was declined, cancelled or moved last, or is to be moved; both sides read it. */
  reason: z._default(z.string(), ""),
  /** How often its guest has moved it or asked to. */
  moves: z.number(),
  createdBy: z.enum(["guest", "owner"]),
  holdUntil: z.nullable(timestampSchema),
  /** Which of the places of its network it takes; `null` once it is over, its guest's address is confirmed or its owner has said yes. */
  holder: z._default(z.nullable(z.string()), null),
  /** Reminders that need not go out any more, in minutes before the start. */
  reminded: z.array(z.number()),
  /** When something has to happen to it by itself: the hold ends, a reminder goes out, it is over. `null` for never. */
  dueAt: z.nullable(timestampSchema),
  icsUid: z.string(),
  icsSequence: z.number(),
  /** A higher one ends links that were mailed before. */
  accessRev: z.number(),
  rev: z.number(),
  history: z.array(eventSchema),
  createdAt: timestampSchema,
  updatedAt: timestampSchema,
});
export type Reservation = z.infer<typeof reservationSchema>;

/** Who books, as they typed it. */
export const typedGuestSchema = z.object({
  name: personName(1, GUEST_NAME_MAX),
  email: emailSchema,
  phone: z._default(phoneNumber(GUEST_PHONE_MAX), ""),
});
export const guestNoteSchema = paragraph(GUEST_NOTE_MAX);
export const reasonSchema = line(1, REASON_MAX);

/** Statuses in which a reservation keeps its time from everybody else: it holds the quanta of it. */
export const BLOCKING_STATUSES = ["held", "pending", "confirmed"] as const satisfies readonly ReservationStatus[];
/** Statuses in which it stands in the month documents: also what is over counts for the most of a day or a week. */
export const BUSY_STATUSES = [...BLOCKING_STATUSES, "completed", "no_show"] as const satisfies readonly ReservationStatus[];

export function isBlocking(status: ReservationStatus): boolean {
  return BLOCKING_STATUSES.some((one) => one === status);
}

export function isBusy(status: ReservationStatus): boolean {
  return BUSY_STATUSES.some((one) => one === status);
}

/** Whether an owner counts it as a booking to come: confirmed or waiting for them. */
export function isUpcoming({ status, endsAt }: Pick<Reservation, "status" | "endsAt">, now: number): boolean {
  return (status === "confirmed" || status === "pending") && endsAt > now;
}

/** Its start in minutes since 1970, as times are computed. */
export function startMinute({ startsAt }: Pick<Reservation, "startsAt">): number {
  return startsAt / 60_000;
}

/** The time that it takes, buffers included, in minutes since 1970. */
export function takenBy({ service, startsAt }: Pick<Reservation, "service" | "startsAt">): { from: number; to: number } {
  return takenTime(service, startsAt / 60_000);
}

/** The starts whose time it takes: its own, and the one that its guest wishes. */
export function keptStarts({ startsAt, moveRequest }: Pick<Reservation, "startsAt" | "moveRequest">): number[] {
  return moveRequest ? [startsAt, moveRequest.startsAt] : [startsAt];
}

/** What of a service is kept with its bookings. */
export function toBookedService(service: Service, currency: BookedService["currency"]): BookedService {
  const { title, slug, length, bufferBefore, bufferAfter, price, payment, place, approval } = service;
  const { guestCancelNotice, guestMoveNotice, maxMoves, reminders } = service;
  return {
    title,
    slug,
    length,
    bufferBefore,
    bufferAfter,
    price,
    currency,
    payment,
    place,
    approval,
    guestCancelNotice,
    guestMoveNotice,
    maxMoves,
    reminders,
  };
}

/** What opens one booking: whoever has its key may act on it. */
export type ReservationLink = { siteId: string; reservationId: string; key: string };

/** What a guest asks for by their link. `start` in minutes since 1970. */
export type GuestAction =
  | { type: "cancel"; reason: string }
  | { type: "move"; start: number; reason: string }
  | { type: "release" }
  | { type: "withdraw" };

/** A start and what follows from it. `start` in minutes since 1970, `zone` that of the schedule. */
export function timesAt(start: number, length: number, zone: string): Pick<Reservation, "startsAt" | "endsAt" | "local"> {
  const startsAt = start * 60_000;
  return {
    startsAt,
    endsAt: startsAt + length * 60_000,
    local: { zone, ...wallTime(startsAt, zone), offset: Math.round(offsetAt(startsAt, zone) / 60_000) },
  };
}
