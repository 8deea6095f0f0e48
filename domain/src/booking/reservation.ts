import * as z from "zod/mini";
import { phoneNumber } from "../link/read-phone.ts";
import { amountSchema, currencySchema } from "../money/money-schema.ts";
import { answerSchema } from "../product/question.ts";
import { timestampSchema } from "../time/timestamp.ts";
import { offsetAt, wallTime } from "../time/zoned-time.ts";
import { emailSchema } from "../values/email.ts";
import { localeSchema, timeZoneSchema } from "../values/place.ts";
import { addedField, pick } from "../values/rows.ts";
import { line, paragraph, personName } from "../values/text.ts";
import { takenTime } from "./booking.ts";
import { guestQuestionsSchema } from "./offer/questions.ts";
import { onSiteSchema, refundedSchema } from "./prepaid/on-site.ts";
import { prepaySchema } from "./prepaid/prepay.ts";
import { seatsSchema } from "./seats/seats.ts";
import { seriesSchema } from "./series/series.ts";
import { APPROVALS, guestTermsShape, placeSchema, type Service, servicePaymentSchema, serviceTimesShape } from "./service.ts";

export const HOLD_MINUTES = 10;
/** Where it is paid when booking: a checkout asks for more. */
export const PAID_HOLD_MINUTES = 30;
/** How long a request waits for the owner; it also expires at its start. */
export const PENDING_HOURS = 48;
export const NO_SHOW_DAYS = 7;
export const GUEST_NAME_MAX = 80;
export const GUEST_PHONE_MAX = 30;
export const GUEST_NOTE_MAX = 1000;
export const REASON_MAX = 300;
export const PRIVATE_NOTES_MAX = 2000;
export const HISTORY_MAX = 50;
export const RESERVATIONS_PAGE = 300;

export const RESERVATION_STATUSES = [
  "held",
  "unpaid",
  "waiting",
  "offered",
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
  "ordered",
  "waiting",
  "offered",
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
  "proposed",
  "completed",
  "no_show",
  "no_show_undone",
] as const;
export type ReservationEventType = (typeof RESERVATION_EVENTS)[number];

/** A history entry. `startsAt` is the start before a move, or the requested or proposed one. Times in ms since 1970. */
const eventSchema = z.object({
  type: z.enum(RESERVATION_EVENTS),
  at: timestampSchema,
  by: z.enum(RESERVATION_ACTORS),
  reason: z._default(z.string(), ""),
  startsAt: z._default(z.nullable(timestampSchema), null),
});
export type ReservationEvent = z.infer<typeof eventSchema>;

/** A snapshot of the service, so that later edits do not change what was agreed. */
const bookedServiceSchema = z.object({
  title: z.string(),
  slug: z.string(),
  length: serviceTimesShape.length,
  bufferBefore: serviceTimesShape.bufferBefore,
  bufferAfter: serviceTimesShape.bufferAfter,
  seats: seatsSchema,
  price: amountSchema,
  currency: currencySchema,
  payment: servicePaymentSchema,
  prepay: prepaySchema,
  place: placeSchema,
  questions: guestQuestionsSchema,
  approval: z.enum(APPROVALS),
  ...guestTermsShape,
  reminders: z.array(z.number()),
});
export type BookedService = z.infer<typeof bookedServiceSchema>;

/** The guest's wish to move a confirmed booking, or the owner's proposal of another time for a request or a wish. */
const moveRequestSchema = z.object({
  startsAt: timestampSchema,
  askedAt: timestampSchema,
  by: z._default(z.enum(["guest", "owner"]), "guest"),
});

const guestSchema = z.object({ name: z.string(), email: z.string(), phone: z.string() });
export type Guest = z.infer<typeof guestSchema>;

/**
 * `sites/{siteId}/reservations/{reservationId}`: one booking, written only by functions and readable by its owner. Times in ms since 1970.
 * `rev` counts changes, `icsSequence` those that calendars need.
 */
export const reservationSchema = z.object({
  id: z._default(z.string(), ""),
  siteId: z.string(),
  serviceId: z.string(),
  scheduleId: z.string(),
  service: bookedServiceSchema,
  startsAt: timestampSchema,
  endsAt: timestampSchema,
  /** The start in the schedule's zone; `offset` from UTC in minutes. */
  local: z.object({ zone: z.string(), day: z.string(), minute: z.number(), offset: z.number() }),
  zoneGuest: timeZoneSchema,
  locale: localeSchema,
  /** Empty while held. The owner may record one without an address. */
  guest: guestSchema,
  /** Written by the guest. */
  note: z.string(),
  /** To the questions of its service. */
  answers: addedField(z.array(answerSchema), []),
  notes: z._default(z.string(), ""),
  status: z.enum(RESERVATION_STATUSES),
  /** Another start that one side asks for; both times are kept until the other side answers. */
  moveRequest: z._default(z.nullable(moveRequestSchema), null),
  series: seriesSchema,
  /** The order that it is paid with; `null` without one. */
  orderId: z._default(z.nullable(z.string()), null),
  onSite: onSiteSchema,
  refunded: refundedSchema,
  /** What its end gave back, in percent of what was paid; `null` where nothing was. */
  refund: z._default(z.nullable(z.number()), null),
  /** The reason for the last decline, cancellation, move or move request; visible to both sides. */
  reason: z._default(z.string(), ""),
  moves: z.number(),
  createdBy: z.enum(["guest", "owner"]),
  holdUntil: z.nullable(timestampSchema),
  /** The network's place it uses; `null` once it is over, confirmed by the owner, or the guest's address is confirmed. */
  holder: z._default(z.nullable(z.string()), null),
  /** Reminders that are sent or skipped, in minutes before the start. */
  reminded: z.array(z.number()),
  /** When the scheduler acts next: the hold ends, a reminder is due, or the booking ends. `null` for never. */
  dueAt: z.nullable(timestampSchema),
  icsUid: z.string(),
  icsSequence: z.number(),
  /** Raising it revokes earlier links. */
  accessRev: z.number(),
  rev: z.number(),
  history: z.array(eventSchema),
  createdAt: timestampSchema,
  updatedAt: timestampSchema,
});
export type Reservation = z.infer<typeof reservationSchema>;

export const typedGuestSchema = z.object({
  name: personName(1, GUEST_NAME_MAX),
  email: emailSchema,
  phone: z._default(phoneNumber(GUEST_PHONE_MAX), ""),
});
export const guestNoteSchema = paragraph(GUEST_NOTE_MAX);
export const reasonSchema = line(1, REASON_MAX);

export const BLOCKING_STATUSES = ["held", "offered", "unpaid", "pending", "confirmed"] as const satisfies readonly ReservationStatus[];
/** Statuses in the month documents: finished bookings still count toward daily and weekly limits. */
export const BUSY_STATUSES = [...BLOCKING_STATUSES, "completed", "no_show"] as const satisfies readonly ReservationStatus[];

export function isBlocking(status: ReservationStatus): boolean {
  return BLOCKING_STATUSES.some((one) => one === status);
}

export function isBusy(status: ReservationStatus): boolean {
  return BUSY_STATUSES.some((one) => one === status);
}

/** Whether others may have the same start: its time is the start's, and it has a place there. */
export function isShared({ service }: Pick<Reservation, "service">): boolean {
  return service.seats > 1;
}

/** Whether it waits for a place of its start. Only those count whose guest's address is confirmed. */
export function isInLine({ status, holder }: Pick<Reservation, "status" | "holder">): boolean {
  return status === "waiting" && holder === null;
}

/** Whether it counts as upcoming: confirmed, or waiting for its payment or the owner. */
export function isUpcoming({ status, endsAt }: Pick<Reservation, "status" | "endsAt">, now: number): boolean {
  return (status === "confirmed" || status === "pending" || status === "unpaid") && endsAt > now;
}

/** Whether calendars may know it, which holds and requests never reach. */
export function wasConfirmed({ history }: Pick<Reservation, "history">): boolean {
  return history.some(({ type }) => type === "confirmed");
}

export function startMinute({ startsAt }: Pick<Reservation, "startsAt">): number {
  return startsAt / 60_000;
}

/** The time it occupies, buffers included, in minutes since 1970. */
export function takenBy({ service, startsAt }: Pick<Reservation, "service" | "startsAt">): { from: number; to: number } {
  return takenTime(service, startsAt / 60_000);
}

export function keptStarts({ startsAt, moveRequest }: Pick<Reservation, "startsAt" | "moveRequest">): number[] {
  return moveRequest ? [startsAt, moveRequest.startsAt] : [startsAt];
}

export function toBookedService(service: Service, currency: BookedService["currency"]): BookedService {
  return {
    currency,
    ...pick(service, "title", "slug", "length", "bufferBefore", "bufferAfter", "seats", "price", "payment", "prepay", "place"),
    ...pick(service, "questions", "approval", "guestCancelNotice", "guestMoveNotice", "maxMoves", "reminders"),
  };
}

export type ReservationLink = { siteId: string; reservationId: string; key: string };

/** What a guest can do by link. `start` in minutes since 1970; `withdraw` also says no to a proposal. */
export type GuestAction =
  | { type: "cancel"; reason: string }
  | { type: "move"; start: number; reason: string }
  | { type: "release" }
  /** A guest in line takes the place that is offered. */
  | { type: "take" }
  | { type: "accept"; start: number }
  | { type: "withdraw" };

/** `start` in minutes since 1970, in the schedule's `zone`. */
export function timesAt(start: number, length: number, zone: string): Pick<Reservation, "startsAt" | "endsAt" | "local"> {
  const startsAt = start * 60_000;
  return {
    startsAt,
    endsAt: startsAt + length * 60_000,
    local: { zone, ...wallTime(startsAt, zone), offset: Math.round(offsetAt(startsAt, zone) / 60_000) },
  };
}
