// Apart from the clocks of zones, which the first screen of the dashboard has no use for.
import * as z from "zod/mini";

/** A day of the calendar, `2026-05-03`. What is none becomes another day as a date, or no date at all. */
export const daySchema = z.string().check(
  z.regex(/^\d{4}-\d\d-\d\d$/),
  z.refine((day) => new Date(day).toJSON()?.startsWith(day) === true, { error: "no_such_day" }),
);
