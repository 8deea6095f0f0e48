import * as z from "zod/mini";
import { daySchema, momentOf } from "../time/zoned-time.ts";
import { line } from "../values/text.ts";
import type { PublicPause } from "./public-pause.ts";

export const PAUSE_NOTE_MAX = 200;

/** `sites/{siteId}/settings/pause`: an owner who is away. Everything can be looked at, nothing ordered. */
export const pauseSchema = z.object({
  isOn: z._default(z.boolean(), false),
  note: z._default(line(0, PAUSE_NOTE_MAX), ""),
  /** The day on which the shop is open again, by the clocks of its own zone; empty for until it is turned off. */
  backOn: z._default(z.union([z.literal(""), daySchema]), ""),
});
export type Pause = z.infer<typeof pauseSchema>;

/** What visitors are told, or `null` where there is nothing to tell. Whether it is over by now is for {@link pauseAt}. */
export function toPublicPause({ isOn, note, backOn }: Pause, zone: string): PublicPause | null {
  if (!isOn) return null;
  return { note, backOn, until: backOn === "" ? null : momentOf({ day: backOn, minute: 0 }, zone) };
}

/** The pause as it is at a moment: one that is over is none. */
export function pauseAt(pause: PublicPause | null, now: number): PublicPause | null {
  return pause !== null && (pause.until === null || now < pause.until) ? pause : null;
}
