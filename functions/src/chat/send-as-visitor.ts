import { applyMessage, DAY_MS, newProgress, type Refusal } from "@awning/domain/chat/conversation";
import type { Conversation } from "@awning/domain/chat/schema";
import type { Addressed, SentTo, VisitorMessage } from "@awning/domain/chat/visitor";
import { Failure } from "@awning/domain/errors/failure";
import { isSiteClosed, isSiteOpen } from "@awning/domain/site/site";
import { beginningsOf } from "@awning/domain/values/search-terms";
import {
  createMessage,
  getChatSettings,
  getConversation,
  hasMessage,
  isNetworkBlocked,
  putConversation,
} from "#data/chat/conversations.ts";
import { isBlocked } from "#data/contact/people.ts";
import { limitRate } from "#data/core/rate-limits.ts";
import { writeTogether } from "#data/core/writes.ts";
import { getSite } from "#data/site/sites.ts";
import { chatKey, conversationIdOf, FIRST_CHAT_REV, isChatKey } from "#platform/access-keys.ts";
import { holderOf } from "#platform/holder.ts";

/**
 * Stores a visitor's message sent without a live connection, including every first message. Sending the same id twice stores it once.
 * Blocked visitors get `not_found`, as if the chat did not exist.
 * @throws Failure `not_found`; `too_many_requests` with `retryAfterSeconds`
 */
export async function sendAsVisitor(siteId: string, to: Addressed, message: VisitorMessage, clientAddress: string): Promise<SentTo> {
  const now = Date.now();
  await limitRate("chat.client", clientAddress, now);
  const site = await getSite(siteId);
  if (!site || isSiteClosed(site)) throw new Failure("not_found");
  const conversationId = to.type === "known" ? to.conversationId : conversationIdOf(siteId, to.subject, to.visitorKey);
  const ref = { siteId, conversationId };
  const holder = holderOf(siteId, clientAddress);
  if (to.type === "own" && !(await getConversation(ref))) {
    if (to.subject.type === "general" && !isSiteOpen(site)) throw new Failure("not_found");
    await allowBeginning(siteId, to, clientAddress, now);
  }
  const accessRev = await writeTogether("send-as-visitor", async (writes) => {
    const [known, isSent] = await Promise.all([getConversation(ref), hasMessage(ref, message.id)]);
    if (to.type === "known" && !(known && isChatKey({ ...ref, accessRev: known.conversation.accessRev }, to.key)))
      throw new Failure("not_found");
    const before = known?.conversation ?? begin(to, message, now);
    if (before.status === "spam") throw new Failure("not_found");
    if (isSent) return before.accessRev;
    if (await isBlocked(siteId, before.email || message.email)) throw new Failure("not_found");
    // Blocked people must not return under a new identity, but buyers keep the chat of their order or booking.
    const isNew = !known && before.subject.type === "general";
    if (isNew && (await isNetworkBlocked(siteId, holder, now - DAY_MS))) throw new Failure("not_found");
    const after = applyMessage(before, { ...message, by: "visitor" }, now);
    if ("refused" in after) throw refusal(after);
    putConversation(writes, ref, introduced({ ...before, ...after, holder }, message), known?.guard ?? null);
    createMessage(writes, ref, { id: message.id, by: "visitor", text: message.text, at: after.lastAt });
    return before.accessRev;
  });
  return { conversationId, key: chatKey({ ...ref, accessRev }) };
}

/** Limits new conversations. The network counts first, so that one network cannot use up the site's limit. */
async function allowBeginning(
  siteId: string,
  { isOffered, subject }: Addressed & { type: "own" },
  clientAddress: string,
  now: number,
): Promise<void> {
  if (!isOffered && subject.type === "general" && (await getChatSettings(siteId)).mode === "hidden") throw new Failure("not_found");
  await limitRate("chat-begin.client", clientAddress, now);
  if (subject.type === "general") await limitRate("chat-begin.site", siteId, now);
}

function begin(to: Addressed, { page, source, locale }: VisitorMessage, now: number): Conversation {
  if (to.type === "known") throw new Failure("not_found");
  return {
    ...newProgress(now),
    ...{ subject: to.subject, name: "", email: "", locale, page, source },
    ...{ visitorUids: [], accessRev: FIRST_CHAT_REV, searchTerms: [], createdAt: now, holder: "" },
  };
}

/** Adds the visitor's name and address if they were missing. */
function introduced(conversation: Conversation, said: Pick<VisitorMessage, "name" | "email">): Conversation {
  const name = conversation.name || said.name;
  const email = conversation.email || said.email;
  return { ...conversation, name, email, searchTerms: beginningsOf([name, email]) };
}

function refusal(after: Refusal): Failure {
  if (after.refused === "blocked") return new Failure("not_found");
  return new Failure("too_many_requests", { retryAfterSeconds: Math.max(1, Math.ceil(after.waitMs / 1000)) });
}
