import { isMailFor, type Mail, type MailFor, NO_LONGER_SO, type OrderMailKind } from "@awning/domain/mail/mail";
import { mailHolds } from "@awning/domain/notification/mail-holds";
import { failMail, type LeasedMail, leaseMail, listGatheredMails, silenceMail } from "#data/mail/outbox.ts";
import { config } from "#platform/config.ts";
import { isStillSo, loadOrderMail } from "./load-mail.ts";
import type { MailContent, MailContentOf } from "./mail-content.ts";

/** So many orders stand in one mail at most; what is beyond goes with the next. */
const TOGETHER_MAX = 50;

type BuyerContent = Extract<MailContent, { kind: MailFor<"buyer"> & OrderMailKind }>;

/**
 * Whether a mail is one that anybody can have sent to a stranger: about an order from the shop that nobody has paid. What its owner
 * asks for, and a link that was asked for, are counted elsewhere.
 */
export function isFromAnybody(mail: Mail, content: MailContent): content is BuyerContent {
  if (mail.isAsked || content.kind === "several-orders" || !isMailFor("buyer", content.kind) || !("order" in content)) return false;
  if (content.kind === "order-link") return false;
  return content.order.source === "shop" && content.order.payments.length === 0;
}

/** What goes out in one mail: its content, and the mails that are sent with it. */
export type Gathered = { content: MailContent; along: readonly LeasedMail[] };

/**
 * Takes along what waits for the same mailbox from the same shop. An order of which several things are told stands in it once, as it
 * is now; what is no longer so is told no more.
 */
export async function takeAlong({ id, mail }: LeasedMail, content: BuyerContent, now: number): Promise<Gathered> {
  if (!mail.isGathered) return { content, along: [] };
  const waiting = (await listGatheredMails(mail, TOGETHER_MAX)).filter((other) => other !== id);
  const leased = (await Promise.all(waiting.map((other) => leaseMail(other, now, messageIdOf(other), { isEarly: true })))).filter(
    (one) => one !== null,
  );
  const others = new Map<string, MailContentOf["several-orders"]["others"][number]>();
  const along: LeasedMail[] = [];
  for (const one of leased) {
    const { kind, subject } = one.mail;
    const loaded = isMailFor("buyer", kind) && kind !== "several-orders" ? await loadOrderMail(subject, kind) : null;
    if (!loaded || !("order" in loaded.content)) await failMail(one, { reason: "no longer relevant", isFinal: true }, now);
    else if (!mailHolds(kind, loaded.content.order, subject.part)) await silenceMail(one, NO_LONGER_SO, isStillSo);
    else {
      along.push(one);
      const { order, url } = loaded.content;
      if (order.id !== content.order.id) others.set(order.id, { order, url });
    }
  }
  const together = [...others.values()].toSorted((a, b) => a.order.number - b.order.number);
  return { content: together.length === 0 ? content : { ...content, kind: "several-orders", others: together }, along };
}

/** The Message-ID of a mail, with angle brackets: every try has the same, so that a mail program shows it once. */
export function messageIdOf(mailId: string): string {
  return `<${mailId.replace(/[^A-Za-z0-9._-]/g, "-")}@${new URL(config().siteUrl).hostname}>`;
}
