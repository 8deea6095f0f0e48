import * as z from "zod/mini";
import { daySchema } from "../time/zoned-time.ts";
import { documentIdSchema } from "../values/document-id.ts";
import { addedField, rowsOf } from "../values/rows.ts";
import { line } from "../values/text.ts";

// What an owner adds to their numbers: notes on the chart, and goals.

export const NOTES_MAX = 200;
export const NOTE_TEXT_MAX = 80;
export const GOALS_MAX = 6;
export const GOAL_TARGET_MAX = 999_999_999;
export const GOAL_METRICS = ["orders", "money", "clicks", "bookings"] as const;

const idSchema = z.string().check(z.regex(/^[a-z0-9]{8}$/));
const noteSchema = z.object({ id: idSchema, day: daySchema, text: line(1, NOTE_TEXT_MAX) });
export type OwnNote = z.infer<typeof noteSchema>;
const goalSchema = z.object({
  id: idSchema,
  metric: z.enum(GOAL_METRICS),
  /** A count; minor units of the shop's currency for `money`. */
  target: z.int().check(z.gte(1), z.lte(GOAL_TARGET_MAX)),
  /** The link whose clicks count; `null` for all links, and for other metrics. */
  linkId: z.nullable(documentIdSchema),
});
/** What an owner wants to reach in each calendar month. */
export type Goal = z.infer<typeof goalSchema>;

export const ownNumbersDocument = (siteId: string) => `sites/${siteId}/settings/analytics`;
/** The document {@link ownNumbersDocument}; none until an owner notes something or sets a goal. */
export const ownNumbersSchema = z.object({
  notes: addedField(rowsOf(noteSchema, z.maxLength(NOTES_MAX)), []),
  goals: addedField(rowsOf(goalSchema, z.maxLength(GOALS_MAX)), []),
});
export type OwnNumbers = z.infer<typeof ownNumbersSchema>;
