import { gatheringOf, isMailFor, type MailFor, type MailKind, NO_LONGER_SO, type OrderMailKind } from "@awning/domain/mail/mail";
import { type LeasedMail, leaseMail, listGatheredMails, silenceMail } from "#data/mail/outbox.ts";
import { config } from "#platform/config.ts";
import { isStillSo, loadMail } from "./load-mail.ts";
import { type Cause, causeOf } from "./mail-causes.ts";
import type { LoadedMail, MailContent } from "./mail-content.ts";

/** Events per mail; the rest goes with the next one. */
const TOGETHER_MAX = 50;

/** A batched mail: its content, its reply address and the mails it covers. */
type Gathered = Pick<LoadedMail, "content" | "replyTo"> & { along: readonly LeasedMail[] };

/** Whether a delayed mail is batched: order mails only while anyone could have placed the order. */
export function isGatheredWith(kind: MailKind, { by }: Pick<Cause, "by">): boolean {
  const gathering = gatheringOf(kind);
  return gathering !== null && (gathering !== "orders" || by === "anybody");
}

/**
 * Leases the mails waiting for the same mailbox and site that fit into the same mail. Each order or conversation appears once, in its
 * current state; outdated mails are dropped.
 */
export async function takeAlong(leader: LeasedMail, loaded: LoadedMail, now: number): Promise<Gathered> {
  const { content, replyTo } = loaded;
  if (!isGatheredWith(leader.mail.kind, causeOf(content)) || !leader.mail.isGathered) return { content, replyTo, along: [] };
  const gathering = gatheringOf(leader.mail.kind);
  const waiting = (await listGatheredMails(leader.mail, TOGETHER_MAX)).filter(
    ({ id, kind }) => id !== leader.id && gatheringOf(kind) === gathering,
  );
  const leased = await Promise.all(waiting.map(({ id }) => leaseMail(id, now, messageIdOf(id), { isEarly: true })));
  const along: LeasedMail[] = [];
  const contents: MailContent[] = [];
  for (const one of leased) {
    if (!one) continue;
    const other = await loadMail(one.mail, now);
    if (!other) await silenceMail(one, NO_LONGER_SO, async () => false);
    else if (!(await isStillSo(one.mail))) await silenceMail(one, NO_LONGER_SO, isStillSo);
    else {
      along.push(one);
      contents.push(other.content);
    }
  }
  const together = isOfChat(content) ? withChats(content, contents) : withOrders(content, contents);
  // A reply reaches one visitor, so a mail about several has no reply address.
  return { content: together, replyTo: together.kind === "chat-message" && together.others.length > 0 ? null : replyTo, along };
}

type BuyerContent = Extract<MailContent, { kind: MailFor<"buyer"> & OrderMailKind }>;
const isOfBuyer = (content: MailContent): content is BuyerContent => isMailFor("buyer", content.kind) && content.kind !== "several-orders";

function withOrders(content: MailContent, more: readonly MailContent[]): MailContent {
  if (!isOfBuyer(content)) return content;
  const orders = more.filter(isOfBuyer).filter(({ order }) => order.id !== content.order.id);
  const others = new Map(orders.map(({ order, url }) => [order.id, { order, url }]));
  if (others.size === 0) return content;
  return { ...content, kind: "several-orders", others: [...others.values()].toSorted((a, b) => a.order.number - b.order.number) };
}

type ChatContent = Extract<MailContent, { kind: "chat-message" | "chat-reply" }>;
const isOfChat = (content: MailContent): content is ChatContent => content.kind === "chat-message" || content.kind === "chat-reply";

function withChats<Content extends ChatContent>(content: Content, more: readonly MailContent[]): Content {
  const chats = new Map<string, ChatContent>();
  for (const one of [content, ...more.filter(isOfChat)]) {
    const known = chats.get(one.url);
    if (!known || known.messages.length < one.messages.length) chats.set(one.url, one);
  }
  const { messages } = chats.get(content.url) ?? content;
  chats.delete(content.url);
  return { ...content, messages, others: [...chats.values()] };
}

/** A mail's Message-ID in angle brackets. Every attempt uses the same, so that mail programs show it once. */
export function messageIdOf(mailId: string): string {
  return `<${mailId.replace(/[^A-Za-z0-9._-]/g, "-")}@${new URL(config().siteUrl).hostname}>`;
}
