import * as z from "zod/mini";
import { timestampSchema } from "../time/timestamp.ts";

export const MAILS_KEPT_DAYS = 90;

/** Mails that people wait for are `prompt`. `bulk` mails may come hours later and never delay them. */
export const MAIL_LANES = ["prompt", "bulk"] as const;
export type MailLane = (typeof MAIL_LANES)[number];

type MailType = { reader: "person" | "buyer" | "owner" | "guest" | "host" | "operator"; lane: MailLane };
/** Every mail kind, its reader and its lane. A `person` is signed in or no buyer; a reservation has a `guest` and a `host`. */
const MAILS = {
  "confirm-address": { reader: "person", lane: "prompt" },
  "account-exists": { reader: "person", lane: "prompt" },
  "reset-password": { reader: "person", lane: "prompt" },
  "confirm-new-address": { reader: "person", lane: "prompt" },
  "address-change-asked": { reader: "person", lane: "prompt" },
  "address-changed": { reader: "person", lane: "prompt" },
  "username-changed": { reader: "person", lane: "prompt" },
  "password-changed": { reader: "person", lane: "prompt" },
  "new-sign-in": { reader: "person", lane: "prompt" },
  "sign-in-changed": { reader: "person", lane: "prompt" },
  "weekly-summary": { reader: "person", lane: "bulk" },
  "deletion-scheduled": { reader: "person", lane: "prompt" },
  "deletion-undone": { reader: "person", lane: "prompt" },
  "account-deleted": { reader: "person", lane: "bulk" },
  "page-suspended": { reader: "person", lane: "prompt" },
  "page-restored": { reader: "person", lane: "prompt" },
  "page-report": { reader: "operator", lane: "prompt" },
  "host-message": { reader: "operator", lane: "prompt" },
  "host-message-copy": { reader: "person", lane: "prompt" },
  "order-received": { reader: "buyer", lane: "prompt" },
  "several-orders": { reader: "buyer", lane: "prompt" },
  "new-order": { reader: "owner", lane: "prompt" },
  "payment-received": { reader: "buyer", lane: "prompt" },
  "payment-failed": { reader: "buyer", lane: "prompt" },
  "payment-reminder": { reader: "buyer", lane: "bulk" },
  "order-ready": { reader: "buyer", lane: "prompt" },
  "order-dispatched": { reader: "buyer", lane: "prompt" },
  "tracking-changed": { reader: "buyer", lane: "prompt" },
  "order-cancelled": { reader: "buyer", lane: "prompt" },
  "order-expired": { reader: "buyer", lane: "bulk" },
  "order-refunded": { reader: "buyer", lane: "prompt" },
  "withdrawal-received": { reader: "buyer", lane: "prompt" },
  "files-ready": { reader: "buyer", lane: "prompt" },
  "file-updated": { reader: "buyer", lane: "bulk" },
  "order-link": { reader: "buyer", lane: "prompt" },
  "order-changed": { reader: "owner", lane: "prompt" },
  "low-stock": { reader: "owner", lane: "bulk" },
  "contact-message": { reader: "person", lane: "prompt" },
  // Unread messages: of the visitor for the owner, and of the owner for the visitor.
  "chat-message": { reader: "person", lane: "prompt" },
  "chat-reply": { reader: "person", lane: "prompt" },
  "chat-transcript": { reader: "person", lane: "prompt" },
  "confirm-sign-up": { reader: "person", lane: "prompt" },
  "signed-up": { reader: "person", lane: "prompt" },
  "reservation-code": { reader: "guest", lane: "prompt" },
  "own-data": { reader: "person", lane: "prompt" },
  "reservation-requested": { reader: "guest", lane: "prompt" },
  "reservation-confirmed": { reader: "guest", lane: "prompt" },
  "reservation-declined": { reader: "guest", lane: "prompt" },
  "reservation-moved": { reader: "guest", lane: "prompt" },
  "reservation-cancelled": { reader: "guest", lane: "prompt" },
  "reservation-waiting": { reader: "guest", lane: "prompt" },
  "reservation-offered": { reader: "guest", lane: "prompt" },
  "reservation-reminder": { reader: "guest", lane: "prompt" },
  "new-reservation": { reader: "host", lane: "prompt" },
  "reservation-changed": { reader: "host", lane: "prompt" },
} as const satisfies Record<string, MailType>;
type Mails = typeof MAILS;
export type MailKind = keyof Mails;
export const MAIL_KINDS = Object.keys(MAILS) as MailKind[];
export type MailReader = MailType["reader"];
export type MailFor<Reader extends MailReader> = { [Kind in MailKind]: Mails[Kind]["reader"] extends Reader ? Kind : never }[MailKind];

export type OrderMailKind = Exclude<MailFor<"buyer" | "owner">, "several-orders">;

export type ReservationMailKind = MailFor<"guest" | "host">;

export function readerOf(kind: MailKind): MailReader {
  return MAILS[kind].reader;
}

export function laneOf(kind: MailKind): MailLane {
  return MAILS[kind].lane;
}

export function isMailFor<Reader extends MailReader>(reader: Reader, kind: MailKind): kind is MailFor<Reader> {
  return MAILS[kind].reader === reader;
}

const VISITOR_KINDS: ReadonlySet<MailKind> = new Set([
  "chat-reply",
  "chat-transcript",
  "confirm-sign-up",
  "signed-up",
  "own-data",
] as const);

/** Whether a mail goes to someone whom a site knows, and not to its owner. */
export function isToVisitor(kind: MailKind): boolean {
  return isMailFor("buyer", kind) || isMailFor("guest", kind) || VISITOR_KINDS.has(kind);
}

/** Whether a mail is about an order or a booking, so that the shop's owner may see it. */
export function isAboutShop(kind: MailKind): boolean {
  return !(isMailFor("person", kind) || isMailFor("operator", kind));
}

/** Which waiting mails to one address from one site are batched: orders, and each side's chats. `null` for mails that are sent alone. */
export function gatheringOf(kind: MailKind): "orders" | "chat-message" | "chat-reply" | null {
  if (kind === "chat-message" || kind === "chat-reply") return kind;
  // A receipt of a withdrawal goes out at once.
  return isMailFor("buyer", kind) && kind !== "withdrawal-received" ? "orders" : null;
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
  attempts: z.number(),
  notBefore: timestampSchema,
  leaseUntil: z.nullable(timestampSchema),
  lastError: z.string(),
  messageId: z.nullable(z.string()),
  createdAt: timestampSchema,
  sentAt: z.nullable(timestampSchema),
});
export type Mail = z.infer<typeof mailSchema>;
