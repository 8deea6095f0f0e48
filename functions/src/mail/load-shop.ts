import type { Account } from "@awning/domain/account/account";
import type { Conversation } from "@awning/domain/chat/schema";
import type { Mail } from "@awning/domain/mail/mail";
import { type WeekFigures, weekBefore } from "@awning/domain/notification/summary";
import { orderName } from "@awning/domain/order/order";
import { orderedSince } from "@awning/domain/order/ordered";
import { chatPaths, ownPaths } from "@awning/domain/routes/own-paths";
import { paths, sitePaths } from "@awning/domain/routes/paths";
import { type Legal, legalKindsOf } from "@awning/domain/site/legal";
import { isSiteClosed, isSiteOpen, type Site } from "@awning/domain/site/site";
import { addDays } from "@awning/domain/time/zoned-time";
import { englishIn } from "@awning/domain/values/region";
import { getAccount } from "#data/account/accounts.ts";
import { countClicks } from "#data/analytics/counts.ts";
import { getReservation } from "#data/booking/reservations.ts";
import { getConversation, listNewestMessages } from "#data/chat/conversations.ts";
import { countSignUps } from "#data/contact/contacts.ts";
import { getOrder, listOrderedBetween } from "#data/order/orders.ts";
import { getDesign, getLegal, getZone } from "#data/site/information.ts";
import { getSite } from "#data/site/sites.ts";
import { chatUrl } from "#platform/access-keys.ts";
import { config } from "#platform/config.ts";
import * as labels from "./labels.ts";
import type { ChatAbout, ChatText, LoadedMail, MailShop } from "./mail-content.ts";

/** The shop in whose name a mail goes out, as it is now; `null` when it is gone. */
export async function loadShop(siteId: string): Promise<{ site: Site; account: Account; shop: MailShop } | null> {
  const [site, account, design, legal] = await Promise.all([getSite(siteId), getAccount(siteId), getDesign(siteId), getLegal(siteId)]);
  if (!site || !account) return null;
  const { siteUrl } = config();
  const { username, displayName, headline, theme } = site;
  const url = siteUrl + sitePaths.home(username);
  const { timeZone } = account;
  const shop = { username, name: displayName, headline, theme, design, timeZone, url, legal: legalLinks(site, legal, siteUrl) };
  return { site, account, shop };
}

/** The legal pages with their whole addresses; a site that is not shown has none to lead to. */
function legalLinks(site: Site, legal: Legal, siteUrl: string): MailShop["legal"] {
  if (!isSiteOpen(site)) return [];
  return legalKindsOf(legal).map((kind) => ({ kind, url: siteUrl + ownPaths.legal(site.username, kind) }));
}

/** What came of an owner's page in the week before the Monday that is the mail's `part`, and in the one before that. */
export async function loadSummary({ subject: { uid, part: monday } }: Mail): Promise<LoadedMail | null> {
  const account = uid === null ? null : await getAccount(uid);
  if (uid === null || !account) return null;
  const zone = await getZone(uid);
  const [week, before] = [weekBefore(monday, zone), weekBefore(addDays(monday, -7), zone)];
  const orders = await listOrderedBetween(uid, before.from, week.until);
  const figuresOf = async ({ first, last, from, until }: typeof week): Promise<WeekFigures> => {
    const [clicks, signUps] = await Promise.all([countClicks(uid, first, last), countSignUps(uid, from, until)]);
    return { ordered: orderedSince(orders, from, until), clicks, signUps };
  };
  const [now, then] = await Promise.all([figuresOf(week), figuresOf(before)]);
  const { siteUrl } = config();
  const urls = { dashboardUrl: siteUrl + paths.dashboard, settingsUrl: siteUrl + paths.settings, siteUrl };
  const { username, locale } = account;
  return {
    content: {
      kind: "weekly-summary",
      uid,
      username,
      locale: englishIn(locale),
      first: week.first,
      last: week.last,
      now,
      before: then,
      ...urls,
    },
    senderName: null,
    replyTo: null,
  };
}

type ChatMailKind = "chat-message" | "chat-reply";

/** The conversation that a mail is about, and since when what it tells has waited; ms since 1970. */
function partOf(part: string): { conversationId: string; since: number } {
  const [conversationId = "", since = ""] = part.split(".");
  return { conversationId, since: Number(since) };
}

/** Whether anything of a conversation waits to be read by whoever would get the mail. */
export async function isStillUnread(siteId: string, part: string, kind: ChatMailKind): Promise<boolean> {
  const known = await getConversation({ siteId, conversationId: partOf(part).conversationId });
  if (!known || known.conversation.status === "spam") return false;
  return (kind === "chat-message" ? known.conversation.unreadOwner : known.conversation.unreadVisitor) > 0;
}

/** What a mail about unread messages says. @returns `null` when nothing waits any more */
export async function loadChatMail({ subject }: Mail, kind: ChatMailKind): Promise<LoadedMail | null> {
  const siteId = subject.uid;
  if (siteId === null) return null;
  const { conversationId, since } = partOf(subject.part);
  const ref = { siteId, conversationId };
  const [known, messages, from] = await Promise.all([getConversation(ref), listNewestMessages(ref), loadShop(siteId)]);
  if (!known || !from || isSiteClosed(from.site)) return null;
  const { conversation } = known;
  const by = kind === "chat-message" ? "visitor" : "owner";
  const unread: ChatText[] = messages
    .filter((one) => one.by === by && one.at >= since)
    .map(({ text, attachments }) => ({ text, files: attachments.length }));
  if (unread.length === 0) return null;
  const about = await aboutOf(siteId, conversation);
  if (kind === "chat-message") {
    const { name, email } = conversation;
    const { siteUrl } = config();
    const urls = { url: siteUrl + chatPaths.conversation(conversationId), inboxUrl: siteUrl + chatPaths.inbox };
    const content = { kind, uid: siteId, name, email, messages: unread, about, others: [], ...urls };
    return { content, senderName: null, replyTo: email || null };
  }
  const url = chatUrl(from.shop.username, { ...ref, accessRev: conversation.accessRev });
  const isReply = conversation.visitorId !== "";
  const content = { kind, shop: from.shop, messages: unread, about, isReply, others: [], url };
  return { content, senderName: labels.viaAwning(from.shop.name), replyTo: from.account.email };
}

/** What a conversation is about: an order by its number, a booking by its service; `null` for nothing particular. */
async function aboutOf(siteId: string, { subject }: Conversation): Promise<ChatAbout | null> {
  if (subject.type === "booking") {
    const reservation = await getReservation(siteId, subject.id);
    return reservation && { type: "booking", name: reservation.service.title };
  }
  const order = subject.type === "order" ? await getOrder(siteId, subject.id) : null;
  return order && { type: "order", name: orderName(order.number) };
}
