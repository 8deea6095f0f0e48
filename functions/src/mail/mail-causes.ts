import type { MailKind } from "@awning/domain/mail/mail";
import type { MailPaceName } from "@awning/domain/mail/mail-pace";
import { findUser } from "#data/account/users.ts";
import { hasOpened } from "#data/mail/opened.ts";
import { takeMailTurn } from "#data/mail/throttle.ts";
import type { RateLimit } from "#platform/rate-limits.ts";
import type { MailContent } from "./mail-content.ts";

/** Rate limits of a mail before and after its mailbox is known to be read. */
type Paces = { unconfirmed: readonly MailPaceName[]; confirmed: readonly MailPaceName[] };
export type Cause = {
  by: "anybody" | "visitor" | "owner" | "recipient" | "us";
  paces: Paces | null;
  /** Limits counted where the mail is requested. */
  limits?: readonly RateLimit[];
};

/** Anyone can cause it, to any address they type. */
const anybody: Cause = { by: "anybody", paces: { unconfirmed: ["unconfirmed"], confirmed: ["confirmed"] } };
const unpaid: Cause = { by: "anybody", paces: { unconfirmed: ["unconfirmed"], confirmed: ["confirmed-unpaid"] } };
const chatReply: Cause = { by: "anybody", paces: { unconfirmed: ["unconfirmed", "unconfirmed-chat"], confirmed: ["confirmed"] } };
/** Caused by a shop's owner, to their buyers. */
const owner: Cause = { by: "owner", paces: { unconfirmed: ["buyer"], confirmed: [] } };
/** Caused by visitors, to a site's owner. */
const visitor: Cause = { by: "visitor", paces: { unconfirmed: ["owner"], confirmed: [] } };
const visitorInChat: Cause = { by: "visitor", paces: { unconfirmed: ["owner-chat"], confirmed: [] } };
/** Caused by its reader, or limited where it is requested. */
const counted = (...limits: readonly RateLimit[]): Cause => ({ by: "recipient", paces: null, limits });
const us: Cause = { by: "us", paces: null };

/** Order mails: anyone's until the order is paid, unless its owner entered it. */
type OfOrder = { open: Cause; paid: Cause };
const toBuyer: OfOrder = { open: unpaid, paid: owner };
const toSeller: OfOrder = { open: visitor, paid: us };

/** Who can cause each mail, and so its rate limits. */
const CAUSES: Record<MailKind, Cause | OfOrder> = {
  "confirm-address": anybody,
  "account-exists": anybody,
  "confirm-new-address": anybody,
  "host-message-copy": anybody,
  "confirm-sign-up": anybody,
  "own-data": { ...anybody, limits: ["own-data.client", "own-data.email", "own-data.all"] },
  "chat-reply": chatReply,
  "chat-transcript": anybody,
  "reservation-code": { ...anybody, limits: ["booking-code-mail.hold", "booking-code-mail.client"] },
  "reservation-requested": anybody,
  "reservation-confirmed": anybody,
  "reservation-declined": anybody,
  "reservation-moved": anybody,
  "reservation-cancelled": anybody,
  "reservation-waiting": anybody,
  "reservation-offered": anybody,
  "reservation-reminder": anybody,
  "order-received": toBuyer,
  "several-orders": toBuyer,
  "payment-received": toBuyer,
  "payment-failed": toBuyer,
  "payment-reminder": toBuyer,
  "order-ready": toBuyer,
  "order-dispatched": toBuyer,
  "tracking-changed": toBuyer,
  "order-cancelled": toBuyer,
  "order-expired": toBuyer,
  "order-refunded": toBuyer,
  // Sent at once: each is limited where it is declared.
  "withdrawal-received": { open: unpaid, paid: counted("withdraw.client", "withdraw.email", "withdraw.order", "withdraw-link.email") },
  "files-ready": toBuyer,
  "file-updated": toBuyer,
  // Requested by the buyer, five an hour, or sent by the owner.
  "order-link": owner,
  "new-order": toSeller,
  "order-changed": toSeller,
  "low-stock": toSeller,
  "new-reservation": visitor,
  "reservation-changed": visitor,
  "contact-message": visitor,
  "chat-message": visitorInChat,
  "reset-password": counted("reset.email", "reset.client"),
  "address-change-asked": counted("change-email.owner"),
  "address-changed": counted("change-email.owner"),
  "username-changed": counted("seldom.owner"),
  "password-changed": counted("reset.email"),
  "new-sign-in": counted("note-sign-in.owner"),
  "sign-in-changed": counted("seldom.owner"),
  "deletion-scheduled": counted("seldom.owner"),
  "deletion-undone": counted("seldom.owner"),
  "page-report": counted("report.client", "report.site"),
  "host-message": counted("host-message.client", "host-message.all"),
  // Sent once, when the confirmation link is opened.
  "signed-up": us,
  "weekly-summary": us,
  "account-deleted": us,
  "page-suspended": us,
  "page-restored": us,
};

/** Who can have caused this mail. */
export function causeOf(content: MailContent): Cause {
  const cause = CAUSES[content.kind];
  if ("by" in cause) return cause;
  const isOpen = "order" in content && content.order.source === "shop" && content.order.payments.length === 0;
  return isOpen ? cause.open : cause.paid;
}

/**
 * Takes a mail's slot for its mailbox. "Send again" has limits of its own.
 * @returns when to retry, ms since 1970; `null` when it may be sent
 */
export async function takeTurn({ paces }: Cause, to: string, now: number): Promise<number | null> {
  if (!paces) return null;
  const until = await takeMailTurn(paces.unconfirmed, to, now);
  if (until === null || paces.confirmed.length === 0 || !(await isConfirmed(to, now))) return until;
  return takeMailTurn(paces.confirmed, to, now);
}

/** Whether a mailbox is known to be read: a mailed link was opened, or it confirmed an account. */
async function isConfirmed(to: string, now: number): Promise<boolean> {
  return (await hasOpened(to, now)) || (await findUser(to))?.isVerified === true;
}
