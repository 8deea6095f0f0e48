import * as z from "zod/mini";

/**
 * `shopNotes` of `sites/{siteId}`: what is known of a shop from its renewal, which looks at all of it, more than a screen of its
 * owner reads. None before the first renewal.
 */
export const shopNotesSchema = z.object({
  /** How many of the first products on sale visitors see, and how many they do not; `null` when they see all. */
  leftOut: z.nullable(z.object({ shown: z.number(), count: z.number() })),
});
export type ShopNotes = z.infer<typeof shopNotesSchema>;
