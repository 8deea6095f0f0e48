import * as z from "zod/mini";
import { timestampSchema } from "../time/timestamp.ts";

/** How long the outbox keeps what it says of a mail. */
export const MAILS_KEPT_DAYS = 90;

/**
 * Every mail we send, and who reads it: a person who signs in or is no buyer, the buyer of an order, the owner of its shop, the guest of a reservation, the
 * owner who is booked, or who runs the service.
 */
const READERS = {
  "confirm-address": "person",
  "account-exists": "person",
  "reset-password": "person",
  "confirm-new-address": "person",
  "address-change-asked": "person",
  "address-changed": "person",
  "username-changed": "person",
  "password-changed": "person",
  "new-sign-in": "person",
  "weekly-summary": "person",
  "deletion-scheduled": "person",
  "deletion-undone": "person",
  "account-deleted": "person",
  "page-suspended": "person",
  "page-restored": "person",
  "page-report": "operator",
  "host-message": "operator",
  "host-message-copy": "person",
  "order-received": "buyer",
  // No event of its own: what is sent in place of several mails about orders that nobody has paid.
  "several-orders": "buyer",
  "new-order": "owner",
  "payment-received": "buyer",
  "payment-failed": "buyer",
  "payment-reminder": "buyer",
  "order-ready": "buyer",
  "order-dispatched": "buyer",
  "tracking-changed": "buyer",
  "order-cancelled": "buyer",
  "order-expired": "buyer",
  "order-refunded": "buyer",
  "files-ready": "buyer",
  "file-updated": "buyer",
  "order-link": "buyer",
  "order-changed": "owner",
  "low-stock": "owner",
  "contact-message": "person",
  // What waits unread in a conversation: of the visitor for the owner, and of the owner for the visitor.
  "chat-message": "person",
  "chat-reply": "person",
  "confirm-sign-up": "person",
  "signed-up": "person",
  "reservation-requested": "guest",
  "reservation-confirmed": "guest",
  "reservation-declined": "guest",
  "reservation-moved": "guest",
  "reservation-cancelled": "guest",
  "reservation-reminder": "guest",
  "new-reservation": "host",
  "reservation-changed": "host",
} as const satisfies Record<string, "person" | "buyer" | "owner" | "guest" | "host" | "operator">;
type Readers = typeof READERS;
export type MailKind = keyof Readers;
export const MAIL_KINDS = Object.keys(READERS) as MailKind[];
export type MailReader = Readers[MailKind];
/** The mails that one of these reads. */
export type MailFor<Reader extends MailReader> = { [Kind in MailKind]: Readers[Kind] extends Reader ? Kind : never }[MailKind];

/** The mails about one order. */
export type OrderMailKind = Exclude<MailFor<"buyer" | "owner">, "several-orders">;

/** Mails about a reservation, to who booked and to who is booked. */
export type ReservationMailKind = MailFor<"guest" | "host">;

export function readerOf(kind: MailKind): MailReader {
  return READERS[kind];
}

/** Whether a mail is read by one of these. */
export function isMailFor<Reader extends MailReader>(reader: Reader, kind: MailKind): kind is MailFor<Reader> {
  return READERS[kind] === reader;
}

/**
 * Which mails go out in one when several wait for the same address from the same site: those about orders, and each side's of chats.
 * `null` for what always goes out by itself.
 */
export function gatheringOf(kind: MailKind): "orders" | "chat-message" | "chat-reply" | null {
  if (kind === "chat-message" || kind === "chat-reply") return kind;
  return isMailFor("buyer", kind) ? "orders" : null;
}

/** Waiting times before the second, third … try, in minutes. After the last one a mail is `failed`. */
export const MAIL_BACKOFF_MINUTES = [1, 5, 30, 120, 720] as const;
/** A sender that has not finished after this long is taken to have died. */
export const MAIL_LEASE_SECONDS = 60;

/** Why a mail was not sent although nobody has turned it off. Stands as its `lastError`, so that its owner reads the right reason. */
export const NO_LONGER_SO = "what it tells is no longer so";

/**
 * `outbox/{mailId}`: one mail, sent at least once with the same Message-ID each time. The id is the event plus its
 * subject, so that one event makes one mail. An owner can read those about orders of their own shop; no client can write one. Times in ms since 1970.
 * queued -> sending (lease) -> sent | queued (retry, `notBefore`) | failed | suppressed (its owner has turned such mails off, or it is no longer so)
 */
export const mailSchema = z.object({
  kind: z.enum(MAIL_KINDS),
  to: z.string(),
  /**
   * What it needs to look up: an account, an order or a reservation. `part` is the payment, refund or shipment of the order, the report of a
   * page, somebody on a list, or what a mail about an account tells: two names, a moment, one of our names for a device, a Monday.
   */
  subject: z.object({
    uid: z.nullable(z.string()),
    siteId: z.nullable(z.string()),
    orderId: z.nullable(z.string()),
    reservationId: z._default(z.nullable(z.string()), null),
    part: z._default(z.string(), ""),
  }),
  state: z.enum(["queued", "sending", "sent", "failed", "suppressed"]),
  /** Whether somebody asked for this very mail: then it goes out whatever is turned off, as long as it is still so. */
  isAsked: z._default(z.boolean(), false),
  /** Whether it waits for its mailbox to be free again, and then goes out together with all others to it that wait. */
  isGathered: z._default(z.boolean(), false),
  /** The mail that it was sent in, when it was one of several. */
  sentIn: z._default(z.nullable(z.string()), null),
  attempts: z.number(),
  notBefore: timestampSchema,
  leaseUntil: z.nullable(timestampSchema),
  lastError: z.string(),
  messageId: z.nullable(z.string()),
  createdAt: timestampSchema,
  sentAt: z.nullable(timestampSchema),
});
export type Mail = z.infer<typeof mailSchema>;
