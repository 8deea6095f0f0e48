import * as z from "zod/mini";
import { timestampSchema } from "../time/timestamp.ts";

export const MAILS_KEPT_DAYS = 90;

/** Mails that people wait for are `prompt`. `bulk` mails may come hours later and never delay them. */
export const MAIL_LANES = ["prompt", "bulk"] as const;
export type MailLane = (typeof MAIL_LANES)[number];

type MailType = {
  /** As owners read it in "Sent emails". */
  name: string;
  reader: "person" | "visitor" | "buyer" | "owner" | "guest" | "host" | "operator";
  lane: MailLane;
} & Limited;
/** Who can cause it, and so how often (`mail-causes.ts` of the functions), and the rate limits counted where it is requested. */
type Limited =
  | { cause: Exclude<MailCause, "reader" | "withdrawal">; limits?: readonly string[] }
  | { cause: "reader" | "withdrawal"; limits: readonly [string, ...string[]] };
export type MailCause =
  | "anybody"
  | "visitor"
  | "owner-news"
  | "chat"
  | "chat-reply"
  | "order-to-buyer"
  | "order-to-owner"
  | "withdrawal"
  | "owner"
  | "reader"
  | "us";
/**
 * Every kind of mail. A `person` is signed in or writes to the host; a site knows a `visitor` who need not have ordered; a reservation has
 * a `guest` and a `host`.
 */
const MAILS = {
  "confirm-address": { name: "Confirm your email", reader: "person", lane: "prompt", cause: "anybody" },
  "account-exists": { name: "Account already exists", reader: "person", lane: "prompt", cause: "anybody" },
  "reset-password": { name: "Password reset", reader: "person", lane: "prompt", cause: "reader", limits: ["reset.email", "reset.client"] },
  "confirm-new-address": { name: "Confirm new email", reader: "person", lane: "prompt", cause: "anybody" },
  "address-change-asked": {
    name: "Email change requested",
    reader: "person",
    lane: "prompt",
    cause: "reader",
    limits: ["change-email.owner"],
  },
  "address-changed": { name: "Address updated", reader: "person", lane: "prompt", cause: "reader", limits: ["change-email.owner"] },
  "username-changed": { name: "Page name changed", reader: "person", lane: "prompt", cause: "reader", limits: ["seldom.owner"] },
  "password-changed": { name: "Password changed", reader: "person", lane: "prompt", cause: "reader", limits: ["reset.email"] },
  "new-sign-in": { name: "New login", reader: "person", lane: "prompt", cause: "reader", limits: ["note-sign-in.owner"] },
  "sign-in-changed": {
    name: "Login changed",
    reader: "person",
    lane: "prompt",
    cause: "reader",
    limits: ["seldom.owner", "recovery.email"],
  },
  "weekly-summary": { name: "Your week", reader: "person", lane: "bulk", cause: "us" },
  "deletion-scheduled": { name: "Account deletion scheduled", reader: "person", lane: "prompt", cause: "reader", limits: ["seldom.owner"] },
  "deletion-undone": { name: "Account deletion canceled", reader: "person", lane: "prompt", cause: "reader", limits: ["seldom.owner"] },
  "account-deleted": { name: "Account deleted", reader: "person", lane: "bulk", cause: "us" },
  "page-suspended": { name: "Page suspended", reader: "person", lane: "prompt", cause: "us" },
  "page-restored": { name: "Page restored", reader: "person", lane: "prompt", cause: "us" },
  "page-report": { name: "Reported page", reader: "operator", lane: "prompt", cause: "reader", limits: ["report.client", "report.site"] },
  "host-message": {
    name: "Message to the host",
    reader: "operator",
    lane: "prompt",
    cause: "reader",
    limits: ["host-message.client", "host-message.all"],
  },
  "host-message-copy": { name: "Copy of a message to the host", reader: "person", lane: "prompt", cause: "anybody" },
  "order-received": { name: "Order received", reader: "buyer", lane: "prompt", cause: "order-to-buyer" },
  "several-orders": { name: "Several orders", reader: "buyer", lane: "prompt", cause: "order-to-buyer" },
  "new-order": { name: "New order", reader: "owner", lane: "prompt", cause: "owner-news" },
  "payment-received": { name: "Payment received", reader: "buyer", lane: "prompt", cause: "order-to-buyer" },
  "payment-failed": { name: "Payment failed", reader: "buyer", lane: "prompt", cause: "order-to-buyer" },
  "payment-reminder": { name: "Payment reminder", reader: "buyer", lane: "bulk", cause: "order-to-buyer" },
  "order-ready": { name: "Ready for pickup", reader: "buyer", lane: "prompt", cause: "order-to-buyer" },
  "order-dispatched": { name: "Order shipped", reader: "buyer", lane: "prompt", cause: "order-to-buyer" },
  "tracking-changed": { name: "Tracking updated", reader: "buyer", lane: "prompt", cause: "order-to-buyer" },
  "order-cancelled": { name: "Canceled", reader: "buyer", lane: "prompt", cause: "order-to-buyer" },
  "order-expired": { name: "Expired", reader: "buyer", lane: "bulk", cause: "order-to-buyer" },
  "order-refunded": { name: "Refund issued", reader: "buyer", lane: "prompt", cause: "order-to-buyer" },
  "withdrawal-received": {
    name: "Withdrawal received",
    reader: "buyer",
    lane: "prompt",
    cause: "withdrawal",
    limits: ["withdraw.client", "withdraw.email", "withdraw.order", "withdraw-link.email"],
  },
  "files-ready": { name: "Files ready", reader: "buyer", lane: "prompt", cause: "order-to-buyer" },
  "file-updated": { name: "New version of a file", reader: "buyer", lane: "bulk", cause: "order-to-buyer" },
  "order-link": { name: "Order link", reader: "buyer", lane: "prompt", cause: "owner" },
  "order-changed": { name: "Order changed (to you)", reader: "owner", lane: "prompt", cause: "order-to-owner" },
  "low-stock": { name: "Low stock", reader: "owner", lane: "bulk", cause: "order-to-owner" },
  "contact-message": { name: "Message from a visitor", reader: "person", lane: "prompt", cause: "owner-news" },
  "owner-news": { name: "Several orders, bookings and messages", reader: "person", lane: "prompt", cause: "owner-news" },
  // Unread messages: of the visitor for the owner, and of the owner for the visitor.
  "chat-message": { name: "Unread chat message", reader: "person", lane: "prompt", cause: "chat" },
  "chat-reply": { name: "Unread chat reply", reader: "visitor", lane: "prompt", cause: "chat-reply" },
  "chat-transcript": { name: "Copy of a chat", reader: "visitor", lane: "prompt", cause: "anybody" },
  "confirm-sign-up": { name: "Confirm subscription", reader: "visitor", lane: "prompt", cause: "anybody" },
  "signed-up": { name: "Subscription confirmed", reader: "visitor", lane: "prompt", cause: "us" },
  "reservation-code": {
    name: "Booking code",
    reader: "guest",
    lane: "prompt",
    cause: "anybody",
    limits: ["booking-code-mail.hold", "booking-code-mail.client"],
  },
  "own-data": {
    name: "Link to your customer’s data",
    reader: "visitor",
    lane: "prompt",
    cause: "anybody",
    limits: ["own-data.client", "own-data.email", "own-data.all"],
  },
  "reservation-requested": { name: "Booking requested", reader: "guest", lane: "prompt", cause: "anybody" },
  "reservation-confirmed": { name: "Booking confirmed", reader: "guest", lane: "prompt", cause: "anybody" },
  "reservation-declined": { name: "Booking declined", reader: "guest", lane: "prompt", cause: "anybody" },
  "reservation-moved": { name: "Booking moved", reader: "guest", lane: "prompt", cause: "anybody" },
  "reservation-cancelled": { name: "Booking canceled", reader: "guest", lane: "prompt", cause: "anybody" },
  "reservation-waiting": { name: "Waiting list joined", reader: "guest", lane: "prompt", cause: "anybody" },
  "reservation-offered": { name: "Place offered", reader: "guest", lane: "prompt", cause: "anybody" },
  "reservation-reminder": { name: "Booking reminder", reader: "guest", lane: "prompt", cause: "anybody" },
  "new-reservation": { name: "New booking (to you)", reader: "host", lane: "prompt", cause: "owner-news" },
  "reservation-changed": { name: "Booking changed (to you)", reader: "host", lane: "prompt", cause: "visitor" },
} as const satisfies Record<string, MailType>;
type Mails = typeof MAILS;
export type MailKind = keyof Mails;
export const MAIL_KINDS = Object.keys(MAILS) as MailKind[];
export type MailReader = MailType["reader"];
export type MailFor<Reader extends MailReader> = { [Kind in MailKind]: Mails[Kind]["reader"] extends Reader ? Kind : never }[MailKind];

export type OrderMailKind = Exclude<MailFor<"buyer" | "owner">, "several-orders">;

export type ReservationMailKind = MailFor<"guest" | "host">;

/** What is known of a kind of mail. */
export function mailType(kind: MailKind): MailType {
  return MAILS[kind];
}

export function isMailFor<Reader extends MailReader>(reader: Reader, kind: MailKind): kind is MailFor<Reader> {
  return MAILS[kind].reader === reader;
}

/** Whether a mail goes to someone whom a site knows, and not to its owner. */
export function isToVisitor(kind: MailKind): boolean {
  return ["visitor", "buyer", "guest"].includes(MAILS[kind].reader);
}

/** Whether a mail is about an order or a booking, so that the shop's owner may see it. */
export function isAboutShop(kind: MailKind): boolean {
  return ["buyer", "owner", "guest", "host"].includes(MAILS[kind].reader);
}

/** Which waiting mails to one address from one site become one, by their cause; `null` for those that are sent alone. */
const GATHERED = {
  ...{ anybody: null, visitor: null, owner: null, reader: null, us: null },
  ...{ chat: "chat-message", "chat-reply": "chat-reply", "owner-news": "owner-news" },
  ...{ "order-to-buyer": "orders", "order-to-owner": null },
  // A receipt goes out at once.
  withdrawal: null,
} as const satisfies Record<MailCause, string | null>;

export function gatheringOf(kind: MailKind): (typeof GATHERED)[MailCause] {
  return GATHERED[MAILS[kind].cause];
}

/** Delays before each retry in minutes. After the last one a mail is `failed`. */
export const MAIL_BACKOFF_MINUTES = [1, 5, 30, 120, 720] as const;
/** A sender that exceeds this is considered dead. */
export const MAIL_LEASE_SECONDS = 60;

/** The `lastError` of an outdated mail, to tell it from one that was turned off. */
export const NO_LONGER_SO = "what it tells is no longer so";
/** The same for a late mail whose notification its owner has read. */
export const READ_BEFORE = "its notification was read";

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
  lane: z._default(z.enum(MAIL_LANES), "prompt"),
  /** The site or user in whose line it stands, so that one shop's many mails do not delay other shops'. `null` outside of any. */
  line: z._default(z.nullable(z.string()), null),
  /** While queued: `aside` until a job puts it into its line, then `waiting` for its turn, then `handed` to the task queue. */
  place: z._default(z.nullable(z.enum(["aside", "waiting", "handed"])), null),
  /** Whether others of its line may wait for it to leave. */
  isFollowed: z._default(z.boolean(), true),
  attempts: z.number(),
  notBefore: timestampSchema,
  leaseUntil: z.nullable(timestampSchema),
  lastError: z.string(),
  messageId: z.nullable(z.string()),
  createdAt: timestampSchema,
  sentAt: z.nullable(timestampSchema),
});
export type Mail = z.infer<typeof mailSchema>;
