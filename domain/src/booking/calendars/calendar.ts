import * as z from "zod/mini";
import { parsePastedUrl } from "../../link/pasted.ts";
import { timestampSchema } from "../../time/timestamp.ts";
import { addedField } from "../../values/rows.ts";
import { line } from "../../values/text.ts";

/** Read-in calendars of a schedule. */
export const CALENDARS_MAX = 5;
export const CALENDAR_NAME_MAX = 60;
export const CALENDAR_ADDRESS_MAX = 2000;
/** How often calendars are read, and after how long without an answer the owner is told. In minutes. */
export const READ_EVERY_MINUTES = 15;
export const SILENT_MINUTES = 120;

/** Why a calendar could not be read. */
export const CALENDAR_TROUBLES = ["refused", "unreachable", "too_large", "not_a_calendar", "too_much"] as const;
export type CalendarTrouble = (typeof CALENDAR_TROUBLES)[number];

/** Why events of a calendar close no time, in the order in which they are told. */
export const IGNORED_REASONS = ["free", "cancelled", "own", "elsewhen", "unreadable"] as const;
export type IgnoredReason = (typeof IGNORED_REASONS)[number];

const count = z._default(z.number(), 0);
/** How many events close time, and how many do not, by reason. `elsewhen` is before today or after a year. */
export const readCountsSchema = z.object({
  events: count,
  ignored: z._default(z.object({ free: count, cancelled: count, own: count, elsewhen: count, unreadable: count }), {
    ...{ free: 0, cancelled: 0, own: 0, elsewhen: 0, unreadable: 0 },
  }),
});
export type ReadCounts = z.infer<typeof readCountsSchema>;

export const calendarNameSchema = line(1, CALENDAR_NAME_MAX);
export const calendarAddressSchema = z
  .string()
  .check(z.trim(), z.maxLength(CALENDAR_ADDRESS_MAX), z.regex(/^(?:https?|webcal):\/\/[^\s/]+\/\S*$/i));

/**
 * `sites/{siteId}/calendars/{scheduleId}_{place}`: a calendar whose events close times of a schedule, written only by functions. Its
 * address is a secret of the owner. Times in ms since 1970.
 */
export const calendarSchema = z.object({
  id: z._default(z.string(), ""),
  scheduleId: z.string(),
  name: z.string(),
  address: z.string(),
  addedAt: timestampSchema,
  /** When it is read next, and when it was read last. */
  dueAt: timestampSchema,
  readAt: timestampSchema,
  /** Since when it cannot be read, and why; `null` while it can. */
  failing: z._default(
    z.nullable(z.object({ since: timestampSchema, trouble: z.enum(CALENDAR_TROUBLES), isTold: addedField(z.boolean(), false) })),
    null,
  ),
  counts: readCountsSchema,
});
export type Calendar = z.infer<typeof calendarSchema>;

/** The ids of the calendars of a schedule: creating a document claims its place. */
export function calendarIds(scheduleId: string): string[] {
  return Array.from({ length: CALENDARS_MAX }, (_, place) => `${scheduleId}_${place}`);
}

/** Whether an owner has to look after it: what it says of busy times is two hours old. `now` in ms since 1970. */
export function isSilent({ failing }: { failing: { since: number } | null }, now: number): boolean {
  return failing !== null && now - failing.since >= SILENT_MINUTES * 60_000;
}

/**
 * The secret address of typed or pasted text. Whether it leads inside is decided where it is asked for, since one's own machine may.
 * @returns `null` for what is no address on the web, or too long
 */
export function readCalendarAddress(typed: string): string | null {
  const text = fetchedAddress(typed);
  const parsed = parsePastedUrl(text);
  const isKept = "reason" in parsed && (parsed.reason === "private_host" || parsed.reason === "has_credentials");
  const read = calendarAddressSchema.safeParse("url" in parsed ? parsed.url : isKept ? text : "");
  return read.success ? read.data : null;
}

/** A secret address as a request understands it. */
export function fetchedAddress(address: string): string {
  return address.trim().replace(/^webcal:/i, "https:");
}
