import { type MailCause, mailType } from "@awning/domain/mail/mail";
import type { MailPaceName } from "@awning/domain/mail/mail-pace";
import { findUser } from "#data/account/users.ts";
import { hasOpened } from "#data/mail/opened.ts";
import { takeMailTurn } from "#data/mail/throttle.ts";
import type { MailContent } from "./mail-content.ts";

/** Rate limits of a mail before and after its mailbox is known to be read. */
type Paces = { unconfirmed: readonly MailPaceName[]; confirmed: readonly MailPaceName[] };
export type Cause = {
  by: "anybody" | "visitor" | "owner" | "reader" | "us";
  paces: Paces | null;
};

/** Anyone can cause it, to any address they type. */
const anybody: Cause = { by: "anybody", paces: { unconfirmed: ["unconfirmed"], confirmed: ["confirmed"] } };
const unpaid: Cause = { by: "anybody", paces: { unconfirmed: ["unconfirmed"], confirmed: ["confirmed-unpaid"] } };
/** Caused by a shop's owner, to their buyers. */
const owner: Cause = { by: "owner", paces: { unconfirmed: ["buyer"], confirmed: [] } };
/** Caused by visitors, to a site's owner. */
const visitor: Cause = { by: "visitor", paces: { unconfirmed: ["owner"], confirmed: [] } };
/** Caused by its reader, or limited where it is requested. */
const reader: Cause = { by: "reader", paces: null };
const us: Cause = { by: "us", paces: null };

/** Order mails: anyone's until the order is paid, unless its owner entered it. */
type OfOrder = { open: Cause; paid: Cause };

const CAUSES: Record<MailCause, Cause | OfOrder> = {
  anybody,
  // Unread messages of an owner.
  "chat-reply": { ...anybody, paces: { unconfirmed: ["unconfirmed", "unconfirmed-chat"], confirmed: ["confirmed"] } },
  "order-to-buyer": { open: unpaid, paid: owner },
  "order-to-owner": { open: visitor, paid: us },
  // Sent at once, and limited where it is declared.
  withdrawal: { open: unpaid, paid: reader },
  visitor,
  "owner-news": { ...visitor, paces: { unconfirmed: ["owner-news"], confirmed: [] } },
  chat: { ...visitor, paces: { unconfirmed: ["owner-chat"], confirmed: [] } },
  owner,
  reader,
  us,
};

/** Who can have caused this mail. */
export function causeOf(content: MailContent): Cause {
  const cause = CAUSES[mailType(content.kind).cause];
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
