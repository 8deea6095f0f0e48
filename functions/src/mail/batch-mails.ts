import { gatheringOf, isMailFor, type MailFor, type MailKind, NO_LONGER_SO, type OrderMailKind } from "@awning/domain/mail/mail";
import { paths } from "@awning/domain/routes/paths";
import { type LeasedMail, leaseMail, listGatheredMails, silenceMail } from "#data/mail/outbox.ts";
import { config } from "#platform/config.ts";
import { isStillSo, loadMail } from "./load-mail.ts";
import { newsCalendar } from "./loads/load-reservation.ts";
import { type Cause, causeOf } from "./mail-causes.ts";
import type { LoadedMail, MailContent, NewsContent } from "./mail-content.ts";

/** Events per mail; the rest goes with the next one. */
const TOGETHER_MAX = 50;

/** A batched mail: its content, reply address and calendar, and the mails it covers. */
type Gathered = Pick<LoadedMail, "content" | "replyTo"> & { calendar: LoadedMail["calendar"] | null; along: readonly LeasedMail[] };
/** Why a mail is not wanted any more: turned off, or read elsewhere; `null` if it is. */
export type Unwanted = (leased: LeasedMail, content: MailContent) => Promise<string | null>;

/** Whether a delayed mail is batched: order mails only while anyone could have placed the order. */
export function isGatheredWith(kind: MailKind, { by }: Pick<Cause, "by">): boolean {
  const gathering = gatheringOf(kind);
  return gathering !== null && (gathering !== "orders" || by === "anybody");
}

/**
 * Leases the mails waiting for the same mailbox and site that fit into the same mail. Each order or conversation appears once, in its
 * current state; outdated and unwanted mails are dropped.
 */
export async function takeAlong(leader: LeasedMail, loaded: LoadedMail, unwanted: Unwanted, now: number): Promise<Gathered> {
  const { content, replyTo, calendar } = loaded;
  const { kind: leading, to, subject, isGathered } = leader.mail;
  if (!isGatheredWith(leading, causeOf(content)) || !isGathered) return { content, replyTo, calendar, along: [] };
  const gathering = gatheringOf(leading);
  const site = subject.siteId ?? subject.uid;
  // Messages name their owner, orders and bookings their site, which has the same id.
  const [own, other] = [
    { siteId: site, uid: null },
    { siteId: null, uid: site },
  ];
  const places = gathering === "owner-news" ? [own, other] : [subject];
  const listed = await Promise.all(places.map(({ siteId, uid }) => listGatheredMails({ to, siteId, uid }, TOGETHER_MAX)));
  const waiting = listed
    .flat()
    .filter(({ id, kind }) => id !== leader.id && gatheringOf(kind) === gathering)
    .slice(0, TOGETHER_MAX);
  const leased = await Promise.all(waiting.map(({ id }) => leaseMail(id, now, messageIdOf(id), { isEarly: true })));
  const along: LeasedMail[] = [];
  const contents: MailContent[] = [];
  for (const one of leased) {
    if (!one) continue;
    const other = await loadMail(one.mail, now);
    if (!other) await silenceMail(one, NO_LONGER_SO, async () => false);
    else if (!(await isStillSo(one.mail))) await silenceMail(one, NO_LONGER_SO, isStillSo);
    else {
      const reason = await unwanted(one, other.content);
      if (reason !== null) {
        await silenceMail(one, reason, async () => false);
        continue;
      }
      along.push(one);
      contents.push(other.content);
    }
  }
  if (isNews(content)) {
    const news = [content, ...contents.filter(isNews)];
    if (news.length === 1) return { content, replyTo, calendar, along };
    const bookings = news.filter((one) => one.kind === "new-reservation");
    const told = { kind: "owner-news", news, dashboardUrl: config().siteUrl + paths.dashboard } as const;
    return { content: told, replyTo: null, calendar: newsCalendar(bookings, to), along };
  }
  const together = isOfChat(content) ? withChats(content, contents) : withOrders(content, contents);
  // A reply reaches one visitor, so a mail about several has no reply address.
  return { content: together, replyTo: together.kind === "chat-message" && together.others.length > 0 ? null : replyTo, calendar, along };
}

const isNews = (content: MailContent): content is NewsContent =>
  content.kind !== "owner-news" && gatheringOf(content.kind) === "owner-news";

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
