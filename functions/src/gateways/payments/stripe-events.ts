import Stripe from "stripe";
import * as z from "zod/mini";

/** Allowed clock difference of a signature, in seconds. */
export const SIGNATURE_TOLERANCE_S = 300;

const eventSchema = z.object({
  id: z.string().check(z.regex(/^evt_[A-Za-z0-9_]{1,100}$/)),
  type: z.string(),
  account: z.optional(z.string()),
  data: z.object({ object: z.looseObject({ object: z.string(), id: z.string() }) }),
});
/** A Stripe event. Only a hint to fetch the object; its contents are not trusted. */
export type StripeEvent = { id: string; type: string; account: string | null; object: string; objectId: string };

/**
 * Verifies and parses an event. The SDK rejects old signatures but accepts future ones, so both are checked.
 * @param now ms since 1970
 * @returns `null` for a wrong, old or future signature and for a malformed body
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
