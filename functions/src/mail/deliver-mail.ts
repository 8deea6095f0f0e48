import { reservationMailHolds } from "@awning/domain/booking/mails";
import { isMailFor, isToVisitor, type Mail, NO_LONGER_SO, READ_BEFORE } from "@awning/domain/mail/mail";
import { mailHolds } from "@awning/domain/notification/mail-holds";
import { isShown } from "@awning/domain/notification/notification";
import { bookingEventOf, notifyEventOf } from "@awning/domain/notification/notify-event";
import { isQuiet } from "@awning/domain/notification/summary";
import { UNREACHED, withReason } from "@awning/domain/order/order";
import { logger } from "firebase-functions";
import { writeTogether } from "#data/core/writes.ts";
import { failMail, finishMail, holdMail, joinLine, type LeasedMail, leaseMail, silenceMail } from "#data/mail/outbox.ts";
import { isSuppressedMailbox, suppressMailbox, unsuppressMailbox } from "#data/mail/suppression-list.ts";
import type { Told } from "#data/mail/told.ts";
import { getNotification } from "#data/notification/notifications.ts";
import { getGuardedOrder, updateOrder } from "#data/order/orders.ts";
import { getNotify } from "#data/site/information.ts";
import type { Delivery, Mailer } from "#gateways/smtp.ts";
import { OPENED_PARAMETER, openedMark } from "#platform/access-keys.ts";
import { config } from "#platform/config.ts";
import { isGatheredWith, messageIdOf, takeAlong, type Unwanted } from "./batch-mails.ts";
import { isStillSo, loadMail } from "./load-mail.ts";
import { type Known, NOTHING_KNOWN } from "./load-shop.ts";
import { causeOf, takeTurn } from "./mail-causes.ts";
import type { MailContent } from "./mail-content.ts";

export type MailOutcome = "sent" | "suppressed" | "held" | "retry" | "failed" | "nothing_to_do";

/** The result of one attempt, and the mails it covers. */
type Tried = {
  delivery:
    | Delivery
    | { state: "suppressed"; reason: string; isSoAgain: (mail: Mail) => Promise<boolean> }
    | { state: "held"; until: number; isGathered: boolean };
  along: readonly LeasedMail[];
};

let mailer: Mailer | undefined;

/**
 * Sends one mail from the outbox: at least once, in practice once, with a fixed Message-ID. Safe to call concurrently. Rate limits per
 * mailbox depend on who can cause the mail (`mail-causes.ts`); delayed mails go out later, batched if possible (docs/decisions/115). A mail
 * is not sent when the server refused it for good, when it is outdated, when its owner turned it off, or when its address bounced
 * (docs/decisions/077), unless a person requested this very mail.
 * @param told what its task says of it (docs/decisions/180)
 */
export async function deliverMail(mailId: string, now: number, told: Told | null = null): Promise<MailOutcome> {
  const leased = await leaseMail(mailId, now, messageIdOf(mailId), { told });
  if (!leased) return "nothing_to_do";
  const { delivery, along } = await attempt(leased, now, knownOf(leased, now, told));
  if (delivery.state === "sent") {
    const sentAt = Date.now();
    await Promise.all([finishMail(leased, sentAt), ...along.map((one) => finishMail(one, sentAt, mailId))]);
    if (isWanted(leased.mail)) await unsuppressMailbox(leased.mail.to);
    mailLog.sent(mailId, leased.mail.kind, leased.attempt);
    return "sent";
  }
  if (delivery.state === "suppressed") {
    const isOver = await silenceMail(leased, delivery.reason, delivery.isSoAgain);
    if (!isOver) {
      await joinLine(mailId, now);
      return "retry";
    }
    mailLog.suppressed(mailId, leased.mail.kind);
    return "suppressed";
  }
  if (delivery.state === "held") {
    await holdMail(leased, delivery.until, delivery.isGathered);
    // A batch has no task: the scheduled job sends it when its first mail is due.
    if (!delivery.isGathered) await joinLine(mailId, now);
    return "held";
  }
  const failure = { reason: delivery.reason, isFinal: delivery.state === "refused" };
  if (delivery.state === "refused" && delivery.isGone) await suppressMailbox(leased.mail.to, now);
  const [retryAt = null] = await Promise.all([leased, ...along].map((one) => failMail(one, failure, now)));
  if (retryAt === null) {
    mailLog.failed(mailId, leased.attempt, delivery.reason);
    await Promise.all([leased, ...along].map((one) => flagUnreached(one.mail)));
    return "failed";
  }
  mailLog.willRetry(mailId, leased.attempt, delivery.reason);
  await joinLine(mailId, now);
  return "retry";
}

const never = async () => false;

/** How long a mail may say what its event read of the shop. */
const TOLD_MS = 10_000;

/** Who asks for a mail again wants to see the shop as it is. */
function knownOf({ mail, attempt }: LeasedMail, now: number, told: Told | null): Known {
  if (mail.isAsked) return NOTHING_KNOWN;
  return { told: attempt === 1 && now - mail.createdAt < TOLD_MS ? (told?.shop ?? null) : null, since: mail.createdAt };
}

async function attempt(leased: LeasedMail, now: number, known: Known): Promise<Tried> {
  const { mail } = leased;
  const alone = (delivery: Tried["delivery"]): Tried => ({ delivery, along: [] });
  let along: readonly LeasedMail[] = [];
  try {
    const loaded = await loadMail(mail, now, known);
    // Its order, site or account is gone, which does not come back.
    if (!loaded) return alone({ state: "suppressed", reason: NO_LONGER_SO, isSoAgain: never });
    if (!(await holds(mail, loaded.content))) return alone({ state: "suppressed", reason: NO_LONGER_SO, isSoAgain: isStillSo });
    const unwanted: Unwanted = async (one, content) => whyUnwanted(one, content, now);
    const reason = await unwanted(leased, loaded.content);
    if (reason !== null) return alone({ state: "suppressed", reason, isSoAgain: never });
    // Repeated bounces hurt the sender's reputation. Requested mails are sent anyway.
    if (!isWanted(mail) && isMailFor("buyer", mail.kind) && (await isSuppressedMailbox(mail.to, now)))
      return alone({ state: "refused", reason: "the address bounced before" });
    const cause = causeOf(loaded.content);
    // A mail that failed temporarily has taken its slot already.
    const until = mail.isAsked || leased.attempt > 1 ? null : await takeTurn(cause, mail.to, now);
    if (until !== null) return alone({ state: "held", until, isGathered: isGatheredWith(mail.kind, cause) });
    const gathered = await takeAlong(leased, loaded, unwanted, now);
    along = gathered.along;
    const { renderMail } = await import("./render-mail.tsx");
    const rendered = await renderMail(withMark(gathered.content, mail.to));
    mailer ??= await openMailer();
    const delivery = await mailer.send({
      ...rendered,
      to: mail.to,
      senderName: loaded.senderName,
      replyTo: gathered.replyTo,
      messageId: mail.messageId ?? "",
      ...(gathered.calendar ? { calendar: gathered.calendar } : {}),
      ...(loaded.leaveUrl ? { leaveUrl: loaded.leaveUrl } : {}),
    });
    return { delivery, along };
  } catch (error) {
    return { delivery: { state: "retry", reason: error instanceof Error ? error.message : String(error) }, along };
  }
}

/** Marks the links of a mail as mailed where they lead to pages that anyone with the key can open. */
function withMark(content: MailContent, to: string): MailContent {
  if (!isToVisitor(content.kind) || !("url" in content)) return content;
  const marked = (url: string) => `${url}&${OPENED_PARAMETER}=${openedMark(to)}`;
  const url = marked(content.url);
  if (content.kind === "chat-reply") return { ...content, url, others: content.others.map((one) => ({ ...one, url: marked(one.url) })) };
  if (content.kind === "several-orders")
    return { ...content, url, others: content.others.map((one) => ({ ...one, url: marked(one.url) })) };
  return { ...content, url };
}

/** Whether a person just requested the mail: "Send again" or a new order link. */
function isWanted({ isAsked, kind }: Mail): boolean {
  return isAsked || kind === "order-link";
}

async function holds(mail: Mail, content: MailContent): Promise<boolean> {
  if (content.kind === "chat-message" || content.kind === "chat-reply") return isStillSo(mail);
  if ("reservation" in content) return reservationMailHolds(content.kind, content.reservation, content.part);
  return !("order" in content) || mailHolds(content.kind, content.order, content.part);
}

// Imported with the first mail, because other functions share this bundle.
async function openMailer(): Promise<Mailer> {
  const { smtpMailer } = await import("#gateways/smtp.ts");
  const { smtpUrl, mailFrom } = config();
  return smtpMailer(smtpUrl, mailFrom);
}

/**
 * Flags an order when no mail reaches its buyer, because the owner would not notice. Keeps the order's revision, so that the owner's
 * current action is not refused.
 */
async function flagUnreached({ kind, to, subject: { siteId, orderId } }: Mail): Promise<void> {
  if (siteId === null || orderId === null || !isMailFor("buyer", kind)) return;
  await writeTogether("flag unreached", async (writes) => {
    const found = await getGuardedOrder(siteId, orderId);
    // The buyer's address may have changed since.
    if (!found || found.order.buyer.email !== to || found.order.attention.includes(UNREACHED)) return;
    updateOrder(writes, found, { ...found.order, attention: withReason(found.order.attention, UNREACHED) });
  });
}

/** A mail that is not late was queued just now; the owner may have read the notification, and wants both. */
const LATE_MS = 60_000;

/** Why its owner does not want a mail that nobody asked for, or `null`. */
async function whyUnwanted({ id, mail }: LeasedMail, content: MailContent, now: number): Promise<string | null> {
  if (mail.isAsked) return null;
  if (await isTurnedOff(content)) return "";
  return (await wasRead(mail, id, now)) ? READ_BEFORE : null;
}

/** Whether a mail to the owner comes after its notification was read. */
async function wasRead({ kind, subject: { siteId }, createdAt }: Mail, id: string, now: number): Promise<boolean> {
  if (siteId === null || !(isMailFor("owner", kind) || isMailFor("host", kind)) || now - createdAt < LATE_MS) return false;
  const notification = await getNotification(siteId, id);
  // The app marks what it does not show as read, and nobody has seen it.
  return notification !== null && notification.readAt !== null && isShown(notification, await getNotify(siteId));
}

/** Whether the owner has turned such mails off by the moment of sending, or nothing is left to say. */
async function isTurnedOff(content: MailContent): Promise<boolean> {
  if (content.kind === "weekly-summary")
    return (isQuiet(content.now) && isQuiet(content.before)) || !(await getNotify(content.uid)).weeklySummary.mail;
  if ("reservation" in content) {
    const event = bookingEventOf(content.kind, content.part);
    return event !== null && !(await getNotify(content.reservation.siteId))[event].mail;
  }
  if (content.kind === "chat-message") return !(await getNotify(content.uid)).chatMessage.mail;
  if (!("order" in content)) return false;
  const { kind, order, part } = content;
  const event = notifyEventOf(kind, order, part);
  if (event === null) return false;
  return !(await getNotify(order.siteId))[event].mail;
}

/** Log lines about mails, without addresses or names. */
const mailLog = {
  sent(mailId: string, kind: string, attempt: number): void {
    logger.info("mail sent", { event: "mail_sent", mailId, kind, attempt });
  },
  /** Turned off by its owner. */
  suppressed(mailId: string, kind: string): void {
    logger.info("mail suppressed", { event: "mail_suppressed", mailId, kind });
  },
  willRetry(mailId: string, attempt: number, reason: string): void {
    logger.warn("mail will be tried again", { event: "mail_retry", mailId, attempt, reason: withoutAddresses(reason) });
  },
  /** Given up. Alert. */
  failed(mailId: string, attempt: number, reason: string): void {
    logger.error("mail failed", { event: "mail_failed", mailId, attempt, reason: withoutAddresses(reason) });
  },
};

/** Mail servers often repeat the recipient in their answers. */
function withoutAddresses(reason: string): string {
  return reason.replace(/[^\s<>"']+@[^\s<>"']+/g, "…@…");
}
