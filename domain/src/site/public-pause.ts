import * as z from "zod/mini";
import { formatDate } from "../time/format.ts";

/** A pause as visitors are told of it. `until` in ms since 1970: the first moment of `backOn`, or `null` for no end. */
export const publicPauseSchema = z.object({ note: z.string(), backOn: z.string(), until: z.nullable(z.number()) });
export type PublicPause = z.infer<typeof publicPauseSchema>;

/** The day a shop is back, in words: `3 May 2026`. */
export function backOnLabel(backOn: string, language: string): string {
  const day = Date.parse(`${backOn}T00:00:00Z`);
  return formatDate(day, language, { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });
}
