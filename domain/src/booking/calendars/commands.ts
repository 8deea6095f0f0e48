import * as z from "zod/mini";
import { documentIdSchema } from "../../values/document-id.ts";
import { CALENDAR_TROUBLES, calendarAddressSchema, calendarNameSchema } from "./calendar.ts";
import { FEED_DETAILS } from "./feed.ts";

const calendarIdSchema = z.string().check(z.regex(/^[A-Za-z0-9]{1,64}_\d$/));
const outcome = z.object({ trouble: z.nullable(z.enum(CALENDAR_TROUBLES)) });

/** Commands about calendars: those whose busy times are read in, and the one that other programs read. Part of `bookingCommands`. */
export const calendarCommands = {
  /** Reads a calendar and, if it can be read, keeps it. `limit_reached` with the fifth of a schedule; `trouble` names why not. */
  "add-calendar": {
    auth: "active",
    input: z.object({ scheduleId: documentIdSchema, name: calendarNameSchema, address: calendarAddressSchema }),
    output: outcome,
  },
  /** Reads it now; its known times stay closed if that fails. */
  "read-calendar": { auth: "active", input: z.object({ calendarId: calendarIdSchema }), output: outcome },
  "remove-calendar": { auth: "active", input: z.object({ calendarId: calendarIdSchema }), output: z.object({}) },
  /** The secret address of a schedule's feed, which is made when there is none; `null` for one that is not there without `detail`. */
  "open-feed": {
    auth: "active",
    input: z.object({ scheduleId: documentIdSchema, detail: z._default(z.nullable(z.enum(FEED_DETAILS)), null) }),
    output: z.object({ url: z.nullable(z.string()) }),
  },
  /** Revokes the address; `isRenewed` makes another. */
  "close-feed": {
    auth: "active",
    input: z.object({ scheduleId: documentIdSchema, isRenewed: z.boolean() }),
    output: z.object({ url: z.nullable(z.string()) }),
  },
} as const;
