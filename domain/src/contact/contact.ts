import * as z from "zod/mini";
import { timestampSchema } from "../time/timestamp.ts";

export const CONTACTS_PAGE = 500;
export const CONFIRM_DAYS = 7;
export const PENDING_DAYS = 30;
export const ASK_AGAIN_MS = 10 * 60_000;
export const CONSENTS_MAX = 20;
const DAY_MS = 86_400_000;

const consentSchema = z.object({
  act: z.enum(["asked", "confirmed", "withdrawn"]),
  text: z.string(),
  version: z.string(),
  source: z.string(),
  at: timestampSchema,
});
export type Consent = z.output<typeof consentSchema>;

/**
 * `sites/{siteId}/contacts/{contactId}`: an email address left with a shop. The id is derived from site and address, so an address is one
 * contact. Functions write it, its owner reads it. Times in ms since 1970.
 * pending -> subscribed (by the mailed link) -> unsubscribed -> pending (only by the person, who confirms again)
 */
export const contactSchema = z.object({
  email: z.string(),
  marketing: z.enum(["pending", "subscribed", "unsubscribed"]),
  consents: z.array(consentSchema),
  /** When the last link was requested; earlier links are invalid. */
  askedAt: timestampSchema,
  confirmedAt: z.nullable(timestampSchema),
  createdAt: timestampSchema,
  updatedAt: timestampSchema,
});
export type Contact = z.output<typeof contactSchema>;

export function consentText(own: string, shopName: string): string {
  return own || `${shopName} may email me. I can unsubscribe at any time with one click.`;
}

/** The consent source of the checkout. Not a valid page slug. */
export const CHECKOUT_SOURCE = "checkout";

export function checkoutConsentText(shopName: string): string {
  return `Send me news about new products from ${shopName}.`;
}

/** Applies a first or repeated sign-up; `null` if already subscribed or mailed a moment ago. */
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
    consents: withConsent(known?.consents ?? [], { act: "asked", ...consent, at: now }),
    askedAt: now,
    confirmedAt: null,
    createdAt: known?.createdAt ?? now,
    updatedAt: now,
  };
}

export function canConfirm(contact: Contact, askedAt: number, now: number): boolean {
  return contact.marketing === "pending" && contact.askedAt === askedAt && now < askedAt + CONFIRM_DAYS * DAY_MS;
}

export function confirmedContact(contact: Contact, now: number): Contact {
  return { ...moved(contact, "confirmed", now), marketing: "subscribed", confirmedAt: now };
}

/** `null` if already unsubscribed. */
export function withdrawnContact(contact: Contact, now: number): Contact | null {
  return contact.marketing === "unsubscribed"
    ? null
    : { ...moved(contact, "withdrawn", now), marketing: "unsubscribed", confirmedAt: null };
}

/** When a contact is deleted automatically; `null` for never: what was once confirmed stays provable. */
export function forgottenAt({ marketing, askedAt, consents }: Contact): number | null {
  return marketing === "pending" && consents.every(({ act }) => act === "asked") ? askedAt + PENDING_DAYS * DAY_MS : null;
}

/**
 * Appends a step. Above {@link CONSENTS_MAX} the oldest request that nobody confirmed goes, because a stranger can make those; only without
 * any, the oldest step.
 */
function withConsent(before: readonly Consent[], added: Consent): Consent[] {
  const all = [...before, added];
  if (all.length <= CONSENTS_MAX) return all;
  const idle = all.findIndex(({ act }, at) => act === "asked" && at < all.length - 1 && all[at + 1]?.act !== "confirmed");
  return all.toSpliced(Math.max(0, idle), 1);
}

function moved(contact: Contact, act: Consent["act"], now: number): Contact {
  const { text, version, source } = contact.consents.at(-1) ?? { text: "", version: "", source: "" };
  return { ...contact, consents: withConsent(contact.consents, { act, text, version, source, at: now }), updatedAt: now };
}
