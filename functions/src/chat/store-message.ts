import { applyMessage, newProgress, type Refusal, type Sent, type Subject } from "@awning/domain/chat/conversation";
import type { OtherSide } from "@awning/domain/chat/other-side";
import type { Conversation } from "@awning/domain/chat/schema";
import { beginningsOf } from "@awning/domain/values/search-terms";
import { type ConversationRef, createMessage, type GuardedConversation, putConversation } from "#data/chat/conversations.ts";
import type { Writes } from "#data/core/writes.ts";
import { FIRST_CHAT_REV } from "#platform/access-keys.ts";

/** A conversation before its first message. */
export function beginConversation(subject: Subject, { name, email, locale, page }: OtherSide, source: string, now: number): Conversation {
  return {
    ...newProgress(now),
    ...{ subject, name, email, locale, page, source, visitorUids: [] },
    ...{ accessRev: FIRST_CHAT_REV, searchTerms: beginningsOf([name, email]), createdAt: now, holder: "" },
    ...{ snoozedUntil: null, labels: [] },
  };
}

/** Writes a message and its conversation as one commit. `known`: what is stored; `before`: the same, or a conversation that begins. */
export function storeMessage(
  writes: Writes,
  ref: ConversationRef,
  { known, before, also }: { known: GuardedConversation | null; before: Conversation; also: Partial<Conversation> },
  sent: Sent,
  now: number,
): Refusal | null {
  const made = applyMessage(before, sent, now);
  if ("refused" in made) return made;
  putConversation(writes, ref, { ...before, ...made.after, ...also }, known?.guard ?? null);
  createMessage(writes, ref, sent.id, { ...made.message, isDeleted: false });
  return null;
}
