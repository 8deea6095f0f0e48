import * as z from "zod/mini";
import { timestampSchema } from "../time/timestamp.ts";

export const MAILS_KEPT_DAYS = 90;

/** Every mail kind and its reader. A `person` is signed in or no buyer; a reservation has a `guest` and a `host`. */
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
  // Unread messages: of the visitor for the owner, and of the owner for the visitor.
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
export type MailFor<Reader extends MailReader> = { [Kind in MailKind]: Readers[Kind] extends Reader ? Kind : never }[MailKind];

export type OrderMailKind = Exclude<MailFor<"buyer" | "owner">, "several-orders">;

export type ReservationMailKind = MailFor<"guest" | "host">;

export function readerOf(kind: MailKind): MailReader {
  return READERS[kind];
}

export function isMailFor<Reader extends MailReader>(reader: Reader, kind: MailKind): kind is MailFor<Reader> {
  return READERS[kind] === reader;
}

/** Which waiting mails to one address from one site are batched: orders, and each side's chats. `null` for mails that are sent alone. */
export function gatheringOf(kind: MailKind): "orders" | "chat-message" | "chat-reply" | null {
  if (kind === "chat-message" || kind === "chat-reply") return kind;
  return isMailFor("buyer", kind) ? "orders" : null;
}

/** Delays before each retry in minutes. After the last one a mail is `failed`. */
export const MAIL_BACKOFF_MINUTES = [1, 5, 30, 120, 720] as const;
/** A sender that exceeds this is considered dead. */
export const MAIL_LEASE_SECONDS = 60;

/** The `lastError` of an outdated mail, to tell it from one that was turned off. */
export const NO_LONGER_SO = "what it tells is no longer so";

/**
 * `outbox/{mailId}`: a mail, delivered at least once with a stable Message-ID. The id is the event plus its subject, so that one event
 * makes one mail. Owners can read those about orders of their shop; no client can write. Times in ms since 1970.
 * queued -> sending (lease) -> sent | queued (retry, `notBefore`) | failed | suppressed (turned off, or outdated)
 */
export const mailSchema = z.object({
  kind: z.enum(MAIL_KINDS),
  to: z.string(),
  /**
   * What to look up: an account, order or reservation. `part` is a payment, refund, shipment, page report or contact, or the data of an
   * account mail: two names, a time, a device name, a Monday.
   */
  subject: z.object({
    uid: z.nullable(z.string()),
    siteId: z.nullable(z.string()),
    orderId: z.nullable(z.string()),
    reservationId: z._default(z.nullable(z.string()), null),
    part: z._default(z.string(), ""),
  }),
  state: z.enum(["queued", "sending", "sent", "failed", "suppressed"]),
  /** Whether the reader requested this mail: it is then sent even if such mails are off, unless outdated. */
  isAsked: z._default(z.boolean(), false),
  /** Whether it waits to be batched with other mails to its mailbox. */
  isGathered: z._default(z.boolean(), false),
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
