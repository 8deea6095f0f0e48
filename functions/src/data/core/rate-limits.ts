import { Failure } from "@awning/domain/errors/failure";
import { documents } from "@awning/domain/routes/firestore-paths";
import { mailboxOf } from "@awning/domain/values/email";
import { FieldValue } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { countedAs, RATE_LIMITS, type RateLimit } from "#platform/rate-limits.ts";
import { sha256 } from "#platform/secure-ids.ts";
import { firestore } from "./admin.ts";

const windowSchema = z.object({ count: z.number() });

/**
 * Counts one request by `who`, or `amount` where a limit is of something else, such as bytes. Stores only a hash of `who`, until the window
 * ends. For limits by email, `who` is the typed address and its mailbox is counted.
 * @throws Failure `too_many_requests`
 */
export async function limitRate(rule: RateLimit, who: string, now: number, amount = 1): Promise<void> {
  if ((await countRate(rule, who, now, amount)) > RATE_LIMITS[rule].limit) throw refusedByRate(rule, now);
}

/** Until the window ends. */
export function refusedByRate(rule: RateLimit, now: number): Failure {
  return new Failure("too_many_requests", { retryAfterSeconds: Math.max(1, Math.ceil((windowEnd(rule, now) - now) / 1000)) });
}

/** Counts one request. @returns whether it is within the limit */
export async function isWithinRate(rule: RateLimit, who: string, now: number): Promise<boolean> {
  return (await countRate(rule, who, now)) <= RATE_LIMITS[rule].limit;
}

/**
 * Counts a request without a limit. Increments before reading, so that concurrent requests never exceed a limit.
 * @returns what was counted in the window; for a network, a tenth of its /48's if that is more
 */
export async function countRate(rule: RateLimit, who: string, now: number, amount = 1): Promise<number> {
  const counts = windowsOf(rule, who, now).map(async ({ reference, end, share }) => {
    await reference.set({ count: FieldValue.increment(amount), expireAt: new Date(end + 3_600_000) }, { merge: true });
    return Math.ceil(windowSchema.parse((await reference.get()).data()).count / share);
  });
  return Math.max(...(await Promise.all(counts)));
}

/** Whether `who` has reached the limit. Does not count. */
export async function isRateFull(rule: RateLimit, who: string, now: number): Promise<boolean> {
  return (await readRate(rule, who, now)) >= RATE_LIMITS[rule].limit;
}

/** What {@link countRate} counts, without counting. */
export async function readRate(rule: RateLimit, who: string, now: number): Promise<number> {
  const counts = windowsOf(rule, who, now).map(async ({ reference, share }) => {
    const data = (await reference.get()).data();
    return data === undefined ? 0 : Math.floor(windowSchema.parse(data).count / share);
  });
  return Math.max(...(await Promise.all(counts)));
}

function windowsOf(rule: RateLimit, who: string, now: number) {
  return countedAs(who).map((one) => ({ ...windowOf(rule, one.who, now), share: one.share }));
}

function windowOf(rule: RateLimit, who: string, now: number) {
  const end = windowEnd(rule, now);
  const start = end - RATE_LIMITS[rule].windowMs;
  const counted = rule.endsWith(".email") ? mailboxOf(who) : who;
  // The hash includes the window, so that windows cannot be linked to the same address.
  const key = `${rule}.${sha256(`${rule}:${counted}:${start}`).slice(0, 32)}`;
  return { reference: firestore().doc(documents.rateLimit(key)), end };
}

function windowEnd(rule: RateLimit, now: number): number {
  const { windowMs } = RATE_LIMITS[rule];
  return (Math.floor(now / windowMs) + 1) * windowMs;
}
