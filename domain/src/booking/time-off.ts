import * as z from "zod/mini";

/** Blocked times that a screen reads at once. */
export const TIME_OFF_PAGE = 200;

/**
 * `sites/{siteId}/timeOff/{id}`: time that the owner has blocked ("Blocked time" on screens). Functions write it, in the commit that takes
 * it out of the months. `source` says who blocked it. Times in ms since 1970.
 */
export const timeOffSchema = z.object({
  id: z._default(z.string(), ""),
  scheduleId: z.string(),
  startsAt: z.number(),
  endsAt: z.number(),
  /** For the owner alone. */
  reason: z._default(z.string(), ""),
  source: z._default(z.enum(["manual"]), "manual"),
  createdAt: z.number(),
});
export type TimeOff = z.infer<typeof timeOffSchema>;
