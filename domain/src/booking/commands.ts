import * as z from "zod/mini";
import { phoneNumber } from "../link/read-phone.ts";
import { documentIdSchema } from "../values/document-id.ts";
import { emailSchema } from "../values/email.ts";
import { line, paragraph, personName } from "../values/text.ts";
import { QUANTUM_MINUTES } from "./booking.ts";
import { GUEST_NAME_MAX, GUEST_PHONE_MAX, guestNoteSchema, PRIVATE_NOTES_MAX, REASON_MAX, reasonSchema } from "./reservation.ts";

const rev = z.number().check(z.int(), z.gte(0));
/** Minutes since 1970, below the year 2200. */
export const minuteSchema = z.number().check(z.int(), z.gte(0), z.lte(121_000_000), z.multipleOf(QUANTUM_MINUTES));
/** The longest time that is blocked in one step. */
export const BLOCK_DAYS_MAX = 366;

/** What an owner asks for. A `move` without `ignoreHours` goes only where a guest could book, whatever the notice. */
export const reservationCommandSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("confirm") }),
  z.object({ type: z.literal("decline"), reason: reasonSchema }),
  z.object({ type: z.literal("cancel"), reason: reasonSchema }),
  z.object({
    type: z.literal("move"),
    start: minuteSchema,
    reason: z._default(line(0, REASON_MAX), ""),
    ignoreHours: z._default(z.boolean(), false),
  }),
  z.object({ type: z.literal("no_show") }),
  z.object({ type: z.literal("undo_no_show") }),
  z.object({ type: z.literal("note"), text: paragraph(PRIVATE_NOTES_MAX) }),
]);
export type ReservationCommand = z.infer<typeof reservationCommandSchema>;

/** A time that is already taken answers `slot_taken` with the nearest free starts, in minutes since 1970. */
export const takenDetailsSchema = z.object({ nearest: z._default(z.array(z.number()), []) });

/** What an owner cannot write of their bookings: whatever takes or frees time. Part of `commands`. */
export const bookingCommands = {
  /**
   * Writes a booking down that came by phone. `start` in minutes since 1970. Without `ignoreHours` the time must be one that the hours
   * allow, else `act_refused` with `reason: "hours"` and the `reasons` of `whyNot`. Without an address no mail goes out.
   */
  "book-by-hand": {
    auth: "active",
    input: z.object({
      serviceId: documentIdSchema,
      start: minuteSchema,
      guest: z.object({
        name: personName(1, GUEST_NAME_MAX),
        email: z._default(z.union([z.literal(""), emailSchema]), ""),
        phone: z._default(phoneNumber(GUEST_PHONE_MAX), ""),
      }),
      ignoreHours: z._default(z.boolean(), false),
      note: z._default(guestNoteSchema, ""),
    }),
    output: z.object({ reservationId: z.string() }),
  },
  /** `rev` is the reservation as the owner saw it; another one answers `conflict`. `act_refused` says the `reason` and what is `allowed`. */
  "act-on-reservation": {
    auth: "active",
    input: z.object({ reservationId: documentIdSchema, rev, act: reservationCommandSchema }),
    output: z.object({ rev: z.number() }),
  },
  /** Takes time out of a schedule, `from` until before `to` in minutes since 1970. Bookings in it stay; no new ones are taken. */
  "block-time": {
    auth: "active",
    input: z
      .object({ scheduleId: documentIdSchema, from: minuteSchema, to: minuteSchema, reason: z._default(line(0, REASON_MAX), "") })
      .check(z.refine(({ from, to }) => from < to && to - from <= BLOCK_DAYS_MAX * 1440, { error: "bad_range", path: ["to"] })),
    output: z.object({ id: z.string() }),
  },
  /** Gives blocked time back. One that is gone is no error. */
  "unblock-time": { auth: "active", input: z.object({ id: documentIdSchema }), output: z.object({}) },
} as const;
