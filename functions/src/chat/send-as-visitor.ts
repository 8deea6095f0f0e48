import { DAY_MS, type Refusal } from "@awning/domain/chat/conversation";
import type { Conversation } from "@awning/domain/chat/schema";
import type { Addressed, SentTo, VisitorMessage } from "@awning/domain/chat/visitor";
import { Failure } from "@awning/domain/errors/failure";
import { isSiteClosed, isSiteOpen } from "@awning/domain/site/site";
import { beginningsOf } from "@awning/domain/values/search-terms";
import { getChatSettings, getConversation, hasMessage, isNetworkBlocked } from "#data/chat/conversations.ts";
import { isBlocked } from "#data/contact/people.ts";
import { limitRate } from "#data/core/rate-limits.ts";
import { writeTogether } from "#data/core/writes.ts";
import { getSite } from "#data/site/sites.ts";
import { chatKey, conversationIdOf, isChatKey } from "#platform/access-keys.ts";
import { holderOf } from "#platform/holder.ts";
import { beginConversation, storeMessage } from "./store-message.ts";
import { addUnread } from "./tell-unread.ts";

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
    // Whoever left an address is mailed the answer.
    if (message.email) await limitRate("mail-anybody.client", clientAddress, now);
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
    const also = { holder, ...introduced(before, message) };
    const refused = storeMessage(writes, ref, { known, before, also }, { id: message.id, text: message.text, by: "visitor" }, now);
    if (refused) throw failureOf(refused);
    // Of later messages the owner is told unless they read them at once (tell-unread.ts).
    if (!known) await addUnread(writes, ref, before, now, now);
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

function begin(to: Addressed, message: VisitorMessage, now: number): Conversation {
  if (to.type === "known") throw new Failure("not_found");
  return beginConversation(to.subject, message, message.source, now);
}

/** Adds the visitor's name and address if they were missing. */
function introduced(known: Conversation, said: Pick<VisitorMessage, "name" | "email">) {
  const name = known.name || said.name;
  const email = known.email || said.email;
  return { name, email, searchTerms: beginningsOf([name, email]) };
}

function failureOf(refused: Refusal): Failure {
  if (refused.refused === "blocked") return new Failure("not_found");
  return new Failure("too_many_requests", { retryAfterSeconds: Math.max(1, Math.ceil(refused.waitMs / 1000)) });
}
