import type { Conversation } from "@awning/domain/chat/schema";
import { orderName } from "@awning/domain/order/order";
import { chatPaths } from "@awning/domain/routes/own-paths";
import { isSiteClosed } from "@awning/domain/site/site";
import { getReservation } from "#data/booking/reservations.ts";
import { getConversation, listNewestMessages } from "#data/chat/conversations.ts";
import { getOrder } from "#data/order/orders.ts";
import { chatUrl } from "#platform/access-keys.ts";
import { config } from "#platform/config.ts";
import * as labels from "../labels.ts";
import { loadShop } from "../load-shop.ts";
import type { ChatAbout, ChatText } from "../mail-content.ts";
import type { Loads, ToLoad } from "./loads.ts";

/** Messages of a copy at most. */
const TRANSCRIPT_MAX = 100;

type ChatMailKind = "chat-message" | "chat-reply";

/** The mail's conversation and the time of its oldest unread message, in ms since 1970. */
function partOf(part: string): { conversationId: string; since: number } {
  const [conversationId = "", since = ""] = part.split(".");
  return { conversationId, since: Number(since) };
}

/** Whether the mail's reader has unread messages in a conversation. */
export async function isStillUnread(siteId: string, part: string, kind: ChatMailKind): Promise<boolean> {
  const known = await getConversation({ siteId, conversationId: partOf(part).conversationId });
  if (!known || known.conversation.status === "spam") return false;
  return (kind === "chat-message" ? known.conversation.unreadOwner : known.conversation.unreadVisitor) > 0;
}

export const chatLoads: Loads<ChatMailKind | "chat-transcript"> = {
  "chat-message": async (mail) => {
    const unread = await loadUnread(mail, "visitor");
    if (!unread) return null;
    const { siteId, conversation, conversationId, messages, about } = unread;
    const { name, email } = conversation;
    const { siteUrl } = config();
    const urls = { url: siteUrl + chatPaths.conversation(conversationId), inboxUrl: siteUrl + chatPaths.inbox };
    return { content: { uid: siteId, name, email, messages, about, others: [], ...urls }, replyTo: email || null };
  },
  "chat-reply": async (mail) => {
    const unread = await loadUnread(mail, "owner");
    if (!unread) return null;
    const { siteId, conversation, conversationId, messages, about, shop, account } = unread;
    const url = chatUrl(shop.username, { siteId, conversationId, accessRev: conversation.accessRev });
    const content = { shop, messages, about, isReply: conversation.visitorId !== "", others: [], url };
    return { content, senderName: labels.viaAwning(shop.name), replyTo: account.email };
  },
  "chat-transcript": async ({ subject: { uid: siteId, part: conversationId } }) => {
    if (siteId === null) return null;
    const ref = { siteId, conversationId };
    const [known, written, from] = await Promise.all([
      getConversation(ref),
      listNewestMessages(ref, 0, TRANSCRIPT_MAX),
      loadShop(siteId, "visitor"),
    ]);
    const messages = written.flatMap(({ by, text, at, attachments, isDeleted }) =>
      isDeleted ? [] : [{ by, text, at, files: attachments.length }],
    );
    if (!known || known.conversation.status === "spam" || !from || isSiteClosed(from.site) || messages.length === 0) return null;
    const { conversation } = known;
    const { shop, account } = from;
    const url = chatUrl(shop.username, { ...ref, accessRev: conversation.accessRev });
    const isWhole = conversation.count <= written.length;
    const content = { shop, messages, isWhole, about: await aboutOf(siteId, conversation), url };
    return { content, senderName: labels.viaAwning(shop.name), replyTo: account.email };
  },
};

/** One side's unread messages; `null` when all are read. */
async function loadUnread({ subject: { uid: siteId, part } }: ToLoad, by: "visitor" | "owner") {
  if (siteId === null) return null;
  const { conversationId, since } = partOf(part);
  const ref = { siteId, conversationId };
  const [known, written, from] = await Promise.all([
    getConversation(ref),
    listNewestMessages(ref),
    loadShop(siteId, by === "visitor" ? "owner" : "visitor"),
  ]);
  if (!known || !from || isSiteClosed(from.site)) return null;
  const messages = written
    .filter((one) => one.by === by && one.at >= since && !one.isDeleted)
    .map(({ text, attachments }): ChatText => ({ text, files: attachments.length }));
  if (messages.length === 0) return null;
  const { conversation } = known;
  return { ...ref, ...from, conversation, messages, about: await aboutOf(siteId, conversation) };
}

/** The subject of a conversation: an order's number or a booking's service; `null` for general ones. */
async function aboutOf(siteId: string, { subject }: Conversation): Promise<ChatAbout | null> {
  if (subject.type === "booking") {
    const reservation = await getReservation(siteId, subject.id);
    return reservation && { type: "booking", name: reservation.service.title };
  }
  const order = subject.type === "order" ? await getOrder(siteId, subject.id) : null;
  return order && { type: "order", name: orderName(order.number) };
}
