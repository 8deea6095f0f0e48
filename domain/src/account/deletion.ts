import * as z from "zod/mini";
import type { COLLECTION_NAMES, SITE_COLLECTION_NAMES } from "../routes/firestore-paths.ts";
import { timestampSchema } from "../time/timestamp.ts";
import { paragraph } from "../values/text.ts";

/** How long an owner can take a deletion back. */
export const DELETION_DAYS = 14;
/**
 * How long the name of a deleted account stays out of other hands and the links of its orders work. No order is placed once a
 * deletion is scheduled, so every one of them is older than this by then.
 */
export const RELEASED_DAYS = 180;
/** A sign-in older than this is no proof that it is still the owner who asks. */
export const RECENT_SIGN_IN_MINUTES = 5;
export const DELETION_REASON_MAX = 500;

const DAY_MS = 86_400_000;

/**
 * `deletion` of an account: when it was asked for and when it ends; `reason` in the owner's words, empty for none. `endedAt` is
 * when the end began, after which there is no way back. Times in ms since 1970.
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
 * An act that has happened already changes nothing: its first answer may have been lost.
 * @param now in ms since 1970
 * @returns what the account's `deletion` becomes, or "refused"
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

/** Until when the name of an account that ended at `endedAt` stays where it is; both in ms since 1970. */
export function releasedUntil(endedAt: number): number {
  return endedAt + RELEASED_DAYS * DAY_MS;
}

/**
 * When each part of a site goes: at the `end` of its account, or with the `release` of its name, because buyers read it by the
 * links of their orders until then. Whoever adds a collection decides here what becomes of it.
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
  // The number of the last order and invoice, so that none is given twice as long as they stand.
  counters: "release",
  // What was sold to be downloaded, and how often each buyer did.
  files: "release",
  downloads: "release",
  invoices: "release",
  services: "end",
  schedules: "end",
  // Their guests find there what becomes of what they booked.
  reservations: "end",
  timeOff: "end",
};

/**
 * The same for what stands beside the sites. `copy` follows the site by itself, `expires` has an end of its own, and what is
 * `not_owned` says nothing of an owner.
 */
export const DOCUMENTS_GO: Readonly<Record<(typeof COLLECTION_NAMES)[number], "end" | "release" | "copy" | "expires" | "not_owned">> = {
  usernames: "release",
  accounts: "end",
  sites: "end",
  // Clicks and visits go at the end, what was sold with the orders: their last steps still count.
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
  // Of visitors, about an address.
  reports: "not_owned",
  hostMessages: "expires",
  // What was done about a page, and by whom; an account that is deleted answers for it a while longer.
  audit: "expires",
  sitemap: "copy",
  // A number that is never given again, and nothing else.
  sitemapSlots: "not_owned",
};
