import type { CommandName, commands } from "@awning/domain/api/commands";
import type { RateLimit } from "#platform/rate-limits.ts";

type Signed = { [Name in CommandName]: (typeof commands)[Name]["auth"] extends "none" ? never : Name }[CommandName];
type OwnerLimit = Extract<RateLimit, "seldom.owner" | "often.owner" | "one-by-one.owner">;

/** How often one account may ask for each command; no new command of somebody signed in compiles without an answer. */
const OWNER_LIMITS: Readonly<Record<Signed, OwnerLimit>> = {
  // Typed letter by letter, and counted by network as well.
  "check-username": "one-by-one.owner",
  // Each concerns the whole account, and most of them mail somebody.
  "note-password": "seldom.owner",
  "note-sign-in": "seldom.owner",
  "claim-username": "seldom.owner",
  "change-username": "seldom.owner",
  "schedule-deletion": "seldom.owner",
  "keep-account": "seldom.owner",
  "change-email": "seldom.owner",
  "drop-email-change": "seldom.owner",
  // Each asks the card provider.
  "connect-card": "seldom.owner",
  "change-card": "seldom.owner",
  // Each reads or writes a good part of the site.
  "publish-page": "often.owner",
  "unpublish-page": "often.owner",
  "restore-page-version": "often.owner",
  "delete-page": "often.owner",
  "clear-unused": "seldom.owner",
  "draft-products": "often.owner",
  "tell-buyers": "often.owner",
  "fetch-link-picture": "often.owner",
  // Each mails a buyer.
  "renew-order-link": "often.owner",
  "resend-mail": "often.owner",
  "write-chat": "often.owner",
  // Each takes or frees time, and most of them mail a guest.
  "book-by-hand": "often.owner",
  "act-on-reservation": "one-by-one.owner",
  "block-time": "often.owner",
  "unblock-time": "often.owner",
  "join-chat": "often.owner",
  // Each changes everything of one person.
  "block-person": "often.owner",
  "erase-person": "often.owner",
  // What is done to many orders, files or pictures one after the other, or asked while a form is filled in.
  "quote-manual-order": "one-by-one.owner",
  "place-manual-order": "one-by-one.owner",
  "act-on-order": "one-by-one.owner",
  "edit-order": "one-by-one.owner",
  "issue-invoice": "one-by-one.owner",
  "add-product-file": "one-by-one.owner",
  "remove-product-file": "one-by-one.owner",
  "open-product-file": "one-by-one.owner",
  "reset-downloads": "one-by-one.owner",
  "reserve-upload": "one-by-one.owner",
  "give-up-upload": "one-by-one.owner",
};

/** The limit of a command, or `null` for one that nobody signs in for. */
export function ownerLimit(command: string): OwnerLimit | null {
  return Object.entries(OWNER_LIMITS).find(([name]) => name === command)?.[1] ?? null;
}
