import * as z from "zod/mini";
import type { COLLECTION_NAMES, SITE_COLLECTION_NAMES } from "../routes/firestore-paths.ts";
import { timestampSchema } from "../time/timestamp.ts";
import { paragraph } from "../values/text.ts";

export const DELETION_DAYS = 14;
/** How long a deleted account's name stays reserved and its order links work. No order is younger than this at its release. */
export const RELEASED_DAYS = 180;
/** Sensitive commands need a sign-in at most this old, because an older session may no longer be in its owner's hands. */
export const RECENT_SIGN_IN_MINUTES = 5;
/** As long for a session that a recovery code began, to set up another way to log in: its owner may have none to log in again with. */
export const RECOVERED_SIGN_IN_MINUTES = 30;
/** The claim of a session that a recovery code began: `true`. */
export const RECOVERED_CLAIM = "recovered";
export const DELETION_REASON_MAX = 500;

const DAY_MS = 86_400_000;

/**
 * `deletion` of an account: when it was requested and when it ends. `reason` is in the owner's words, possibly empty. A deletion cannot be
 * canceled once `endedAt` is set. Times in ms since 1970.
 */
export const deletionSchema = z.object({
  at: timestampSchema,
  until: timestampSchema,
  reason: paragraph(DELETION_REASON_MAX),
  endedAt: z.nullable(timestampSchema),
});
export type Deletion = z.infer<typeof deletionSchema>;
export type DeletionAction = { type: "schedule"; reason: string } | { type: "keep" } | { type: "end" };

/**
 * `active` (null) -> scheduled (the owner) -> active (the owner, before `until`) or ending (the system, from `until` on).
 * Repeating an action changes nothing, because its first response may have been lost.
 * @param now in ms since 1970
 * @returns the new `deletion` of the account, or "refused"
 */
export function moveDeletion(deletion: Deletion | null, act: DeletionAction, now: number): { deletion: Deletion | null } | "refused" {
  if (deletion !== null && deletion.endedAt !== null) return act.type === "end" ? { deletion } : "refused";
  switch (act.type) {
    case "schedule":
      return { deletion: deletion ?? { at: now, until: now + DELETION_DAYS * DAY_MS, reason: act.reason, endedAt: null } };
    case "keep":
      return deletion === null || now < deletion.until ? { deletion: null } : "refused";
    case "end":
      return deletion !== null && now >= deletion.until ? { deletion: { ...deletion, endedAt: now } } : "refused";
  }
}

/** When the name of an account that ended at `endedAt` is released; both in ms since 1970. */
export function releasedUntil(endedAt: number): number {
  return endedAt + RELEASED_DAYS * DAY_MS;
}

/**
 * When each collection of a site is deleted: at the `end` of its account, or with the `release` of its name if order links still need it.
 * The type requires an entry for every new collection.
 */
export const SITE_PARTS_GO: Readonly<Record<(typeof SITE_COLLECTION_NAMES)[number], "end" | "release">> = {
  settings: "end",
  links: "end",
  archivedLinks: "end",
  products: "end",
  collections: "end",
  stock: "end",
  stockMoves: "end",
  discounts: "end",
  pages: "end",
  messages: "end",
  contacts: "end",
  orders: "release",
  // The last order and invoice numbers, so that no number is reused.
  counters: "release",
  files: "release",
  downloads: "release",
  invoices: "release",
  services: "end",
  schedules: "end",
  // Guests read the outcome of their bookings here.
  reservations: "end",
  timeOff: "end",
  calendars: "end",
  feeds: "end",
  notifications: "end",
  passkeys: "end",
  securityEvents: "end",
};

/**
 * The same for top-level collections. `copy` follows the site, `expires` has its own expiry, and `not_owned` holds nothing about an owner.
 */
export const DOCUMENTS_GO: Readonly<Record<(typeof COLLECTION_NAMES)[number], "end" | "release" | "copy" | "expires" | "not_owned">> = {
  usernames: "release",
  accounts: "end",
  sites: "end",
  // Clicks and visits are deleted at the end; sales are kept with the orders, whose last steps still count.
  counts: "release",
  people: "end",
  storage: "release",
  bookingTimes: "end",
  chats: "end",
  published: "copy",
  orderViews: "release",
  outbox: "expires",
  authCodes: "expires",
  rateLimits: "expires",
  salts: "expires",
  jobs: "not_owned",
  stripeEvents: "expires",
  // Written by visitors about a page.
  reports: "not_owned",
  hostMessages: "expires",
  // Moderation history, which outlives the account for a while.
  audit: "expires",
  sitemap: "copy",
  // A number that is never reused.
  sitemapSlots: "not_owned",
};
