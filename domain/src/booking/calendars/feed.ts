import * as z from "zod/mini";
import { timestampSchema } from "../../time/timestamp.ts";

/** What a feed says of each booking: only that the time is taken, the service, or the service and its guest. */
export const FEED_DETAILS = ["busy", "service", "guest"] as const;
export type FeedDetail = (typeof FEED_DETAILS)[number];
/** Days before today that a feed still has. */
export const FEED_PAST_DAYS = 30;
export const FEED_EVENTS_MAX = 500;

/**
 * `sites/{siteId}/feeds/{scheduleId}`: the secret calendar address of a schedule, written only by functions. Raising `rev` revokes the
 * earlier address. Times in ms since 1970.
 */
export const feedSchema = z.object({ detail: z.enum(FEED_DETAILS), rev: z.number(), isOpen: z.boolean(), changedAt: timestampSchema });
export type Feed = z.infer<typeof feedSchema>;

export type FeedPlace = { siteId: string; scheduleId: string; key: string };

/** The path of a feed. It names the account, so that it keeps working under another username. */
export function feedPath({ siteId, scheduleId, key }: FeedPlace): string {
  return `/api/calendar/${siteId}/${scheduleId}/${key}.ics`;
}

/** `null` for any other path. */
export function readFeedPath(path: string): FeedPlace | null {
  const [, siteId, scheduleId, key] = /^\/api\/calendar\/([A-Za-z0-9]{1,128})\/([A-Za-z0-9]{1,64})\/([\w-]{43})\.ics$/.exec(path) ?? [];
  return siteId && scheduleId && key ? { siteId, scheduleId, key } : null;
}
