import * as z from "zod/mini";

/** A pause as visitors are told of it. `until` in ms since 1970: the first moment of `backOn`, or `null` for no end. */
export const publicPauseSchema = z.object({ note: z.string(), backOn: z.string(), until: z.nullable(z.number()) });
export type PublicPause = z.infer<typeof publicPauseSchema>;

/** The day a shop is back, in words: `3 May 2026`. */
export function backOnWords(backOn: string): string {
  const format = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });
  return format.format(Date.parse(`${backOn}T00:00:00Z`));
}
