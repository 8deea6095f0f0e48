import { Failure } from "@awning/domain/errors/failure";
import { isSiteClosed } from "@awning/domain/site/site";
import { type ConversationRef, getConversation } from "#data/chat/conversations.ts";
import { isBlocked } from "#data/contact/people.ts";
import { limitRate } from "#data/core/rate-limits.ts";
import { hasOpened } from "#data/mail/opened.ts";
import { queueMailNow } from "#data/mail/outbox.ts";
import { getSite } from "#data/site/sites.ts";
import { type Request, requireCaller } from "#http/request.ts";
import { isChatKey } from "#platform/access-keys.ts";

/** The owner's press. @throws Failure as {@link queueTranscript} */
export async function mailTranscript({ conversationId }: { conversationId: string }, request: Request): Promise<Record<string, never>> {
  await queueTranscript({ siteId: requireCaller(request).uid, conversationId }, request.now);
  return {};
}

/** The visitor's own. @throws Failure `not_found` for a wrong key, `too_many_requests`, and as {@link queueTranscript} */
export async function mailOwnTranscript(
  { key, ...ref }: ConversationRef & { key: string },
  { clientAddress, now }: { clientAddress: string; now: number },
): Promise<void> {
  await limitRate("chat.client", clientAddress, now);
  const known = await getConversation(ref);
  if (!known || !isChatKey({ ...ref, accessRev: known.conversation.accessRev }, key)) throw new Failure("not_found");
  // Whoever wrote the conversation chose the address too.
  if (known.conversation.email !== "") await limitRate("chat-copy.email", known.conversation.email, now);
  await queueTranscript(ref, now);
}

/**
 * Mails a conversation to its visitor, whoever asks: only to a mailbox that is known to be read, and once for each new message.
 * @throws Failure `not_found`, `bad_request` without an address, `act_refused` with a `reason`
 */
async function queueTranscript(ref: ConversationRef, now: number): Promise<void> {
  const [known, site] = await Promise.all([getConversation(ref), getSite(ref.siteId)]);
  if (!known || known.conversation.status === "spam" || !site || isSiteClosed(site)) throw new Failure("not_found");
  const { email, count } = known.conversation;
  if (email === "") throw new Failure("bad_request", { fields: ["email"] });
  if (await isBlocked(ref.siteId, email)) throw new Failure("act_refused", { reason: "blocked" });
  if (!(await hasOpened(email, now))) throw new Failure("act_refused", { reason: "unconfirmed" });
  const subject = { uid: ref.siteId, siteId: ref.siteId, orderId: null, part: ref.conversationId };
  await queueMailNow({ id: `chat-transcript.${ref.conversationId}.${count}`, kind: "chat-transcript", to: email, subject });
}
