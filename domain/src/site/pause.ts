import * as z from "zod/mini";
import { daySchema, momentOf } from "../time/zoned-time.ts";
import { line } from "../values/text.ts";
import type { PublicPause } from "./public-pause.ts";

export const PAUSE_NOTE_MAX = 200;

/** `sites/{siteId}/settings/pause`: while the owner is away, everything is visible but nothing can be ordered or booked. */
export const pauseSchema = z.object({
  isOn: z._default(z.boolean(), false),
  note: z._default(line(0, PAUSE_NOTE_MAX), ""),
  /** The day the shop reopens in its own time zone; empty for no end. */
  backOn: z._default(z.union([z.literal(""), daySchema]), ""),
});
export type Pause = z.infer<typeof pauseSchema>;

/** The public pause, or `null`. {@link pauseAt} says whether it is over. */
export function toPublicPause({ isOn, note, backOn }: Pause, zone: string): PublicPause | null {
  if (!isOn) return null;
  return { note, backOn, until: backOn === "" ? null : momentOf({ day: backOn, minute: 0 }, zone) };
}

export function pauseAt(pause: PublicPause | null, now: number): PublicPause | null {
  return pause !== null && (pause.until === null || now < pause.until) ? pause : null;
}
