import * as z from "zod/mini";
import { formatDate } from "../time/format.ts";

/** The public pause. `until` in ms since 1970 is the first moment of `backOn`, or `null`. */
export const publicPauseSchema = z.object({ note: z.string(), backOn: z.string(), until: z.nullable(z.number()) });
export type PublicPause = z.infer<typeof publicPauseSchema>;

export function backOnLabel(backOn: string, language: string): string {
  const day = Date.parse(`${backOn}T00:00:00Z`);
  return formatDate(day, language, { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });
}
