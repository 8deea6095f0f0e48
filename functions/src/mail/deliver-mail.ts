import { type Mail, NO_LONGER_SO } from "@awning/domain/mail";
import { mailHolds } from "@awning/domain/mail-holds";
import { failMail, finishMail, leaseMail, silenceMail } from "#data/outbox.ts";
import type { Delivery, Mailer } from "#gateways/smtp.ts";
import { config } from "#platform/config.ts";
import { isStillSo } from "./is-still-so.ts";
import { isTurnedOff } from "./is-turned-off.ts";
import { kickMail } from "./kick-mail.ts";
import { loadMail } from "./load-mail.ts";
import type { MailContent } from "./mail-content.ts";
import { mailLog } from "./mail-log.ts";

export type MailOutcome = "sent" | "silenced" | "retry" | "dead" | "nothing_to_do";

let mailer: Mailer | undefined;

/**
 * Sends one mail of the outbox: at least once, in practice once, always with the same Message-ID. Safe to call any
 * number of times at the same moment. What the mail server refuses for good is not tried again, what is no longer so is not sent,
 * and neither is what its owner has turned off by now, unless somebody asked for this very mail.
 */
export async function deliverMail(mailId: string, now: number): Promise<MailOutcome> {
  const leased = await leaseMail(mailId, now, messageIdOf(mailId));
  if (!leased) return "nothing_to_do";
  const delivery = await attempt(leased.mail, now);
  if (delivery.state === "sent") {
    await finishMail(leased, Date.now());
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
  const retryAt = await failMail(leased, { reason: delivery.reason, isFinal: delivery.state === "refused" }, now);
  if (retryAt === null) {
    mailLog.dead(mailId, leased.attempt, delivery.reason);
    return "dead";
  }
  mailLog.willRetry(mailId, leased.attempt, delivery.reason);
  await kickMail(mailId, Math.ceil((retryAt - now) / 1000));
  return "retry";
}

async function attempt(mail: Mail, now: number): Promise<Delivery | { state: "silenced"; reason: string }> {
  try {
    const loaded = await loadMail(mail, now);
    if (!loaded) return { state: "refused", reason: "what it tells of is gone" };
    if (!holds(loaded.content)) return { state: "silenced", reason: NO_LONGER_SO };
    if (!mail.isAsked && (await isTurnedOff(loaded.content))) return { state: "silenced", reason: "" };
    const { renderMail } = await import("./render-mail.tsx");
    const rendered = await renderMail(loaded.content);
    mailer ??= await openMailer();
    return await mailer.send({
      ...rendered,
      to: mail.to,
      senderName: loaded.senderName,
      replyTo: loaded.replyTo,
      messageId: mail.messageId ?? "",
      ...(loaded.leaveUrl ? { leaveUrl: loaded.leaveUrl } : {}),
    });
  } catch (error) {
    return { state: "retry", reason: error instanceof Error ? error.message : String(error) };
  }
}

function holds(content: MailContent): boolean {
  return !("order" in content) || mailHolds(content.kind, content.order, content.part);
}

// Templates and SMTP are loaded by the first mail: the other functions share this bundle and start without them.
async function openMailer(): Promise<Mailer> {
  const { smtpMailer } = await import("#gateways/smtp.ts");
  const { smtpUrl, mailFrom } = config();
  return smtpMailer(smtpUrl, mailFrom);
}

function messageIdOf(mailId: string): string {
  return `<${mailId.replace(/[^A-Za-z0-9._-]/g, "-")}@${new URL(config().siteUrl).hostname}>`;
}
