import * as z from "zod/mini";
import { timestampSchema } from "../time/timestamp.ts";

export const TIME_OFF_PAGE = 200;

/** `sites/{siteId}/timeOff/{id}`: "Blocked time", written by functions together with the months. Times in ms since 1970. */
export const timeOffSchema = z.object({
  id: z._default(z.string(), ""),
  scheduleId: z.string(),
  startsAt: timestampSchema,
  endsAt: timestampSchema,
  reason: z._default(z.string(), ""),
  source: z._default(z.enum(["manual"]), "manual"),
  createdAt: timestampSchema,
});
export type TimeOff = z.infer<typeof timeOffSchema>;
