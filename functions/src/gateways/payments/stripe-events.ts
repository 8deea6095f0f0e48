import Stripe from "stripe";
import * as z from "zod/mini";

/** Seconds that a signature may be old, or ahead of our clock. */
export const SIGNATURE_TOLERANCE_S = 300;

const eventSchema = z.object({
  id: z.string().check(z.regex(/^evt_[A-Za-z0-9_]{1,100}$/)),
  type: z.string(),
  account: z.optional(z.string()),
  data: z.object({ object: z.looseObject({ object: z.string(), id: z.string() }) }),
});
/** Something that Stripe says has happened. Only a hint to look: nothing in it is believed. */
export type StripeEvent = { id: string; type: string; account: string | null; object: string; objectId: string };

/**
 * Reads an event whose signature is right. The SDK refuses one that is too old, but takes one from the future.
 * @param now ms since 1970
 * @returns `null` when the signature is wrong, too old or ahead of time, or the body is no event
 */
export function readStripeEvent(body: Buffer, signature: string, secret: string, now: number): StripeEvent | null {
  const signedAt = Number(/(?:^|,)t=(\d{1,12})(?:,|$)/.exec(signature)?.[1]);
  if (!(Math.abs(now / 1000 - signedAt) <= SIGNATURE_TOLERANCE_S)) return null;
  try {
    const event: unknown = Stripe.webhooks.constructEvent(body, signature, secret, SIGNATURE_TOLERANCE_S, undefined, now);
    const { id, type, account, data } = z.parse(eventSchema, event);
    return { id, type, account: account ?? null, object: data.object.object, objectId: data.object.id };
  } catch {
    return null;
  }
}
