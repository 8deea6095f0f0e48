import { documents } from "@awning/domain/collections";
import { Failure } from "@awning/domain/failure";
import { FieldValue } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { RATE_LIMITS, type RateLimit } from "#platform/rate-limits.ts";
import { sha256 } from "#platform/secure-ids.ts";
import { firestore } from "./admin.ts";

const windowSchema = z.object({ count: z.number() });

/**
 * Counts one try by `who` and refuses it with `too_many_requests` when the window is full. Only a hash of who it was is
 * kept, and only until the window is over.
 */
export async function limitRate(rule: RateLimit, who: string, now: number): Promise<void> {
  const retryAfterSeconds = await secondsFull(rule, who, now);
  if (retryAfterSeconds !== null) throw new Failure("too_many_requests", { retryAfterSeconds });
}

/** Counts the same way, for what goes on without it. @returns whether it may be done */
export async function isWithinRate(rule: RateLimit, who: string, now: number): Promise<boolean> {
  return (await secondsFull(rule, who, now)) === null;
}

/** Counts one try. @returns how long the window is full yet, `null` when it is not */
async function secondsFull(rule: RateLimit, who: string, now: number): Promise<number | null> {
  const { limit, windowMs } = RATE_LIMITS[rule];
  const start = Math.floor(now / windowMs) * windowMs;
  const end = start + windowMs;
  // The window is part of what is hashed: nobody can tell whether two windows saw the same address.
  const tries = await countTry(`${rule}.${sha256(`${rule}:${who}:${start}`).slice(0, 32)}`, end);
  return tries > limit ? Math.max(1, Math.ceil((end - now) / 1000)) : null;
}

/** Counts first and reads then, so that of many at once never more than the limit see a number within it. */
async function countTry(key: string, windowEnd: number): Promise<number> {
  const reference = firestore().doc(documents.rateLimit(key));
  await reference.set({ count: FieldValue.increment(1), expireAt: new Date(windowEnd + 3_600_000) }, { merge: true });
  return windowSchema.parse((await reference.get()).data()).count;
}
