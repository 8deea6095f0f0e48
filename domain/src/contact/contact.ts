import * as z from "zod/mini";
import { timestampSchema } from "../time/timestamp.ts";

/** Contacts that one query of their owner may ask for. */
export const CONTACTS_PAGE = 500;
/** A confirmation link works this long. */
export const CONFIRM_DAYS = 7;
/** What nobody has confirmed is forgotten after this long. */
export const PENDING_DAYS = 30;
/** Who asks again within this time has the mail already. */
export const ASK_AGAIN_MS = 10 * 60_000;
/** Steps of consent that are kept of one person. */
export const CONSENTS_MAX = 20;
const DAY_MS = 86_400_000;

/** One step of somebody's consent: which words they agreed to, on which page (its slug), and when. */
const consentSchema = z.object({
  act: z.enum(["asked", "confirmed", "withdrawn"]),
  text: z.string(),
  /** Tells two texts apart: a hash of its letters. */
  version: z.string(),
  source: z.string(),
  at: timestampSchema,
});
export type Consent = z.output<typeof consentSchema>;

/**
 * `sites/{siteId}/contacts/{contactId}`: somebody who left an e-mail address with a shop. The id comes from site and address,
 * so one address is one person. Functions write it, its owner reads it. Times in ms since 1970.
 * pending -> subscribed (by the mailed link) -> unsubscribed -> pending (only by the person, who confirms again)
 */
export const contactSchema = z.object({
  email: z.string(),
  marketing: z.enum(["pending", "subscribed", "unsubscribed"]),
  /** Oldest first; the last one is the state. */
  consents: z.array(consentSchema),
  /** When the last mail with a link was asked for: an earlier link does not confirm any more. */
  askedAt: timestampSchema,
  confirmedAt: z.nullable(timestampSchema),
  createdAt: timestampSchema,
  updatedAt: timestampSchema,
});
export type Contact = z.output<typeof contactSchema>;

/** What somebody agrees to who ticks the box of a sign-up. */
export function consentText(own: string, shopName: string): string {
  return own || `${shopName} may email me. I can unsubscribe at any time with one click.`;
}

/** Where who agreed at the checkout has come from, in the place of a page's slug: no page can be called so. */
export const CHECKOUT_SOURCE = "checkout";

/** What somebody agrees to who ticks the box of a checkout. */
export function checkoutConsentText(shopName: string): string {
  return `Send me news about new products from ${shopName}.`;
}

/**
 * A person who signs up, for the first time or again.
 * @returns `null` when there is nothing to do: they are on the list, or have just been sent the mail
 */
export function askedContact(
  known: Contact | null,
  asked: Pick<Consent, "text" | "version" | "source"> & { email: string },
  now: number,
): Contact | null {
  if (known?.marketing === "subscribed") return null;
  if (known?.marketing === "pending" && now - known.askedAt < ASK_AGAIN_MS) return null;
  const { email, ...consent } = asked;
  return {
    email,
    marketing: "pending",
    consents: [...(known?.consents ?? []), { act: "asked" as const, ...consent, at: now }].slice(-CONSENTS_MAX),
    askedAt: now,
    confirmedAt: null,
    createdAt: known?.createdAt ?? now,
    updatedAt: now,
  };
}

/** Whether a link that was mailed at `askedAt` can still confirm. */
export function canConfirm(contact: Contact, askedAt: number, now: number): boolean {
  return contact.marketing === "pending" && contact.askedAt === askedAt && now < askedAt + CONFIRM_DAYS * DAY_MS;
}

/** The person on the list. */
export function confirmedContact(contact: Contact, now: number): Contact {
  return { ...moved(contact, "confirmed", now), marketing: "subscribed", confirmedAt: now };
}

/** The person off the list; `null` when they are off it already. */
export function withdrawnContact(contact: Contact, now: number): Contact | null {
  return contact.marketing === "unsubscribed"
    ? null
    : { ...moved(contact, "withdrawn", now), marketing: "unsubscribed", confirmedAt: null };
}

/** When a contact is forgotten by itself; `null` for one that stays. */
export function forgottenAt({ marketing, askedAt }: Contact): number | null {
  return marketing === "pending" ? askedAt + PENDING_DAYS * DAY_MS : null;
}

function moved(contact: Contact, act: Consent["act"], now: number): Contact {
  const { text, version, source } = contact.consents.at(-1) ?? { text: "", version: "", source: "" };
  const consents = [...contact.consents, { act, text, version, source, at: now }].slice(-CONSENTS_MAX);
  return { ...contact, consents, updatedAt: now };
}
