import { reservationMailHolds } from "@awning/domain/booking/mails";
import { isMailFor, type Mail, NO_LONGER_SO } from "@awning/domain/mail/mail";
import { mailHolds } from "@awning/domain/notification/mail-holds";
import { forgetGoneMailbox, isGoneMailbox, noteGoneMailbox } from "#data/gone-mailboxes.ts";
import { takeMailTurn } from "#data/mail-pace.ts";
import { failMail, finishMail, gatherMail, kickMail, type LeasedMail, leaseMail, silenceMail } from "#data/outbox.ts";
import type { Delivery, Mailer } from "#gateways/smtp.ts";
import { config } from "#platform/config.ts";
import { flagUnreached } from "./flag-unreached.ts";
import { isFromAnybody, takeAlong } from "./gather-mails.ts";
import { isStillSo } from "./is-still-so.ts";
import { isTurnedOff } from "./is-turned-off.ts";
import { loadMail } from "./load-mail.ts";
import type { MailContent } from "./mail-content.ts";
import { mailLog } from "./mail-log.ts";
import { messageIdOf } from "./message-id.ts";

export type MailOutcome = "sent" | "silenced" | "gathered" | "retry" | "dead" | "nothing_to_do";

/** What became of one try, and the mails that went or stayed with it. */
type Tried = {
  delivery: Delivery | { state: "silenced"; reason: string } | { state: "gathered"; until: number };
  along: readonly LeasedMail[];
};

let mailer: Mailer | undefined;

/**
 * Sends one mail of the outbox: at least once, in practice once, always with the same Message-ID. Safe to call any
 * number of times at the same moment. What anybody can have sent to a stranger waits when there were several of it within a short
 * time, and then goes out in one (docs/decisions/071). What the mail server refuses for good is not tried again, what is no longer so is not sent,
 * and neither is what its owner has turned off by now or goes to a buyer's address where nobody was (docs/decisions/077), unless
 * somebody asked for this very mail.
 */
export async function deliverMail(mailId: string, now: number): Promise<MailOutcome> {
  const leased = await leaseMail(mailId, now, messageIdOf(mailId));
  if (!leased) return "nothing_to_do";
  const { delivery, along } = await attempt(leased, now);
  if (delivery.state === "sent") {
    const sentAt = Date.now();
    await Promise.all([finishMail(leased, sentAt), ...along.map((one) => finishMail(one, sentAt, mailId))]);
    if (isWanted(leased.mail)) await forgetGoneMailbox(leased.mail.to);
    mailLog.sent(mailId, leased.mail.kind, leased.attempt);
    return "sent";
  }
  if (delivery.state === "silenced") {
    const isOver = await silenceMail(leased, delivery.reason, delivery.reason === NO_LONGER_SO ? isStillSo : async () => false);
    if (!isOver) {
      await kickMail(mailId);
      return "retry";
    }
    mailLog.silenced(mailId, leased.mail.kind);
    return "silenced";
  }
  if (delivery.state === "gathered") {
    // Nobody is told of it: the first one that the sweep finds when its time has come takes the others along.
    await gatherMail(leased, delivery.until);
    return "gathered";
  }
  const failure = { reason: delivery.reason, isFinal: delivery.state === "refused" };
  if (delivery.state === "refused" && delivery.isGone) await noteGoneMailbox(leased.mail.to, now);
  const [retryAt = null] = await Promise.all([leased, ...along].map((one) => failMail(one, failure, now)));
  if (retryAt === null) {
    mailLog.dead(mailId, leased.attempt, delivery.reason);
    await Promise.all([leased, ...along].map((one) => flagUnreached(one.mail)));
    return "dead";
  }
  mailLog.willRetry(mailId, leased.attempt, delivery.reason);
  await kickMail(mailId, Math.ceil((retryAt - now) / 1000));
  return "retry";
}

async function attempt(leased: LeasedMail, now: number): Promise<Tried> {
  const { mail } = leased;
  const alone = (delivery: Tried["delivery"]): Tried => ({ delivery, along: [] });
  let along: readonly LeasedMail[] = [];
  try {
    const loaded = await loadMail(mail, now);
    if (!loaded) return alone({ state: "refused", reason: "no longer relevant" });
    if (!holds(loaded.content)) return alone({ state: "silenced", reason: NO_LONGER_SO });
    if (!mail.isAsked && (await isTurnedOff(loaded.content))) return alone({ state: "silenced", reason: "" });
    // What comes to nobody again and again gives its sender a bad name. What people ask for themselves is tried all the same.
    if (!isWanted(mail) && isMailFor("buyer", mail.kind) && (await isGoneMailbox(mail.to, now)))
      return alone({ state: "refused", reason: "the address bounced before" });
    let content = loaded.content;
    if (isFromAnybody(mail, content)) {
      const until = await takeMailTurn(mail.to, now);
      if (until !== null) return alone({ state: "gathered", until });
      ({ content, along } = await takeAlong(leased, content, now));
    }
    const { renderMail } = await import("./render-mail.tsx");
    const rendered = await renderMail(content);
    mailer ??= await openMailer();
    const delivery = await mailer.send({
      ...rendered,
      to: mail.to,
      senderName: loaded.senderName,
      replyTo: loaded.replyTo,
      messageId: mail.messageId ?? "",
      ...(loaded.calendar ? { calendar: loaded.calendar } : {}),
      ...(loaded.leaveUrl ? { leaveUrl: loaded.leaveUrl } : {}),
    });
    return { delivery, along };
  } catch (error) {
    return { delivery: { state: "retry", reason: error instanceof Error ? error.message : String(error) }, along };
  }
}

/** Whether somebody has just asked for it: with "Send again", or for a new link to an order. */
function isWanted({ isAsked, kind }: Mail): boolean {
  return isAsked || kind === "order-link";
}

function holds(content: MailContent): boolean {
  if ("reservation" in content) return reservationMailHolds(content.kind, content.reservation, content.part);
  return !("order" in content) || mailHolds(content.kind, content.order, content.part);
}

// Templates and SMTP are loaded by the first mail: the other functions share this bundle and start without them.
async function openMailer(): Promise<Mailer> {
  const { smtpMailer } = await import("#gateways/smtp.ts");
  const { smtpUrl, mailFrom } = config();
  return smtpMailer(smtpUrl, mailFrom);
}
