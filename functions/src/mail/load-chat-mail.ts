import type { Conversation } from "@awning/domain/chat/schema";
import type { Mail } from "@awning/domain/mail/mail";
import { orderName } from "@awning/domain/order/order";
import { chatPaths } from "@awning/domain/routes/own-paths";
import { isSiteClosed } from "@awning/domain/site/site";
import { getConversation, listNewestMessages } from "#data/conversations.ts";
import { getOrder } from "#data/orders.ts";
import { getReservation } from "#data/reservations.ts";
import { chatUrl } from "#platform/chat-key.ts";
import { config } from "#platform/config.ts";
import { loadShop } from "./load-shop.ts";
import type { ChatAbout, ChatWords, LoadedMail } from "./mail-content.ts";

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
  const unread: ChatWords[] = messages
    .filter((one) => one.by === by && one.at >= since)
    .map(({ text, attachments }) => ({ text, files: attachments.length }));
  if (unread.length === 0) return null;
  const about = await aboutOf(siteId, conversation);
  if (kind === "chat-message") {
    const { name, email } = conversation;
    const url = config().siteUrl + chatPaths.conversation(conversationId);
    return { content: { kind, uid: siteId, name, email, messages: unread, about, url }, senderName: null, replyTo: email || null };
  }
  const url = chatUrl(from.shop.username, { ...ref, accessRev: conversation.accessRev });
  const isReply = conversation.visitorId !== "";
  const content = { kind, shop: from.shop, messages: unread, about, isReply, url };
  return { content, senderName: `${from.shop.name} via Awning`, replyTo: from.account.email };
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
