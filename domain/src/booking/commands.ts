import * as z from "zod/mini";
import { phoneNumber } from "../link/read-phone.ts";
import { documentIdSchema } from "../values/document-id.ts";
import { emailSchema } from "../values/email.ts";
import { line, paragraph, personName } from "../values/text.ts";
import { QUANTUM_MINUTES } from "./booking.ts";
import { calendarCommands } from "./calendars/commands.ts";
import { percentSchema } from "./prepaid/prepay.ts";
import { GUEST_NAME_MAX, GUEST_PHONE_MAX, guestNoteSchema, PRIVATE_NOTES_MAX, REASON_MAX, reasonSchema } from "./reservation.ts";
import { SERIES_MAX, SERIES_MIN } from "./series/series.ts";

const rev = z.number().check(z.int(), z.gte(0));
/** Minutes since 1970, below the year 2200. */
export const minuteSchema = z.number().check(z.int(), z.gte(0), z.lte(121_000_000), z.multipleOf(QUANTUM_MINUTES));
export const BLOCK_DAYS_MAX = 366;

const newTimeShape = {
  start: minuteSchema,
  reason: z._default(line(0, REASON_MAX), ""),
  ignoreHours: z._default(z.boolean(), false),
};

/** What an owner records of a booking taken by phone, besides its start. */
const handShape = {
  serviceId: documentIdSchema,
  /** One of the service's lengths, in minutes; its own without. */
  length: z._default(z.nullable(z.number()), null),
  guest: z.object({
    name: personName(1, GUEST_NAME_MAX),
    email: z._default(z.union([z.literal(""), emailSchema]), ""),
    phone: z._default(phoneNumber(GUEST_PHONE_MAX), ""),
  }),
  ignoreHours: z._default(z.boolean(), false),
  note: z._default(guestNoteSchema, ""),
};

/** An owner's command. A `move` or `propose` without `ignoreHours` must fit the opening hours but may ignore the notice. */
export const reservationCommandSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("confirm") }),
  z.object({ type: z.literal("decline"), reason: reasonSchema }),
  /** `refund`: what a paid booking gives back, in percent; without, its order waits for its owner to say. */
  z.object({ type: z.literal("cancel"), reason: reasonSchema, refund: z.optional(percentSchema) }),
  /** Takes a guest off a waiting list, or an offer back. */
  z.object({ type: z.literal("release"), reason: reasonSchema }),
  z.object({ type: z.literal("move"), ...newTimeShape }),
  z.object({ type: z.literal("propose"), ...newTimeShape }),
  z.object({ type: z.literal("no_show") }),
  z.object({ type: z.literal("undo_no_show") }),
  z.object({ type: z.literal("note"), text: paragraph(PRIVATE_NOTES_MAX) }),
]);
export type ReservationCommand = z.infer<typeof reservationCommandSchema>;

/** Details of `slot_taken`: the nearest free starts, in minutes since 1970. */
export const takenDetailsSchema = z.object({ nearest: z._default(z.array(z.number()), []) });

/** Booking commands of owners that take or free time, which owners cannot write directly. Part of `commands`. */
export const bookingCommands = {
  ...calendarCommands,
  /**
   * Records a booking taken by phone. `start` in minutes since 1970. Without `ignoreHours`, a start outside the hours fails with
   * `act_refused`, `reason: "hours"` and the `reasons` of `whyNot`. Without an address no mail is sent.
   */
  "book-by-hand": {
    auth: "active",
    input: z.object({ ...handShape, start: minuteSchema }),
    output: z.object({ reservationId: z.string() }),
  },
  /** Records some weeks of a weekly series, all or none; fails as `book-by-hand` does, or as `bad_request` where `starts` are not weekly. */
  "book-series": {
    auth: "active",
    input: z.object({ ...handShape, starts: z.array(minuteSchema).check(z.minLength(SERIES_MIN), z.maxLength(SERIES_MAX)) }),
    output: z.object({ reservationIds: z.array(z.string()) }),
  },
  /** Cancels a booking and the later ones of its series; `rev` as for `act-on-reservation`. */
  "cancel-rest": {
    auth: "active",
    input: z.object({ reservationId: documentIdSchema, rev, reason: reasonSchema }),
    output: z.object({ cancelled: z.number() }),
  },
  /**
   * Cancels a start that guests share: all its guests, and who waits for a place. Its time is blocked, so that it cannot be booked again.
   * `rev` as for `act-on-reservation`.
   */
  "cancel-start": {
    auth: "active",
    input: z.object({ reservationId: documentIdSchema, rev, reason: reasonSchema }),
    output: z.object({}),
  },
  /** `rev` is the reservation revision the owner saw; any other answers `conflict`. `act_refused` carries `reason` and `allowed`. */
  "act-on-reservation": {
    auth: "active",
    input: z.object({ reservationId: documentIdSchema, rev, act: reservationCommandSchema }),
    output: z.object({ rev: z.number() }),
  },
  /** Blocks `from` until `to` (exclusive) in minutes since 1970. Existing bookings stay. */
  "block-time": {
    auth: "active",
    input: z
      .object({ scheduleId: documentIdSchema, from: minuteSchema, to: minuteSchema, reason: z._default(line(0, REASON_MAX), "") })
      .check(z.refine(({ from, to }) => from < to && to - from <= BLOCK_DAYS_MAX * 1440, { error: "bad_range", path: ["to"] })),
    output: z.object({ id: z.string() }),
  },
  "unblock-time": { auth: "active", input: z.object({ id: documentIdSchema }), output: z.object({}) },
} as const;
