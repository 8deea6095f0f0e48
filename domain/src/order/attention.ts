import * as z from "zod/mini";

/** Different things that one order's owner has to look into, at the same time. */
const ATTENTION_MAX = 5;

/** What an owner has to look into, in words, the oldest first. Orders from before there could be several have one text. */
export const attentionSchema = z._default(
  z.pipe(
    z.union([z.array(z.string()), z.string()]),
    z.transform((stored) => (typeof stored === "string" ? [stored].filter(Boolean) : stored)),
  ),
  () => [],
);

/** What an owner reads of whom no mail reaches. */
export const UNREACHED = "An email to the buyer couldn't be delivered. Check their email address.";

/** With one more thing to look into; what stands there already is not said twice. */
export function withReason(attention: readonly string[], reason: string): string[] {
  return attention.includes(reason) ? [...attention] : [...attention, reason].slice(-ATTENTION_MAX);
}

/** Without a thing that is settled. */
export function withoutReason(attention: readonly string[], reason: string): string[] {
  return attention.filter((one) => one !== reason);
}
