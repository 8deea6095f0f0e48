import { chatDocuments } from "@awning/domain/chat/chat-documents";
import { FIELDS, previewOf, takeToken } from "@awning/domain/chat/conversation";
import { type Attachment, otherSide, type Side } from "@awning/domain/chat/message";
import type { Conversation } from "@awning/domain/chat/schema";
import { doc, type Firestore, increment, serverTimestamp, setDoc, updateDoc, type WriteBatch, writeBatch } from "firebase/firestore";

// The writes of both sides of a conversation, in the form the rules require. The caller passes the database and the user.

export type ThreadRef = { siteId: string; conversationId: string };
export type NewMessage = { id: string; text: string; attachments: readonly Attachment[] };
/** The conversation state a sender needs to build a valid write. */
export type KnownState = Pick<
  Conversation,
  "status" | "mailOwnerSince" | "mailVisitorSince" | "tokens" | "refilledAt" | "dayTokens" | "dayRefilledAt"
>;

/**
 * A message and its changes to the conversation, as one batch. `now` is in ms since 1970, as close to the server's clock as
 * known.
 */
export function messageWrite(
  database: Firestore,
  { siteId, conversationId }: ThreadRef,
  side: Side,
  { id, text, attachments }: NewMessage,
  known: KnownState,
  now: number,
): WriteBatch {
  const reader = otherSide(side);
  const mailSince = FIELDS.mailSince[reader];
  const batch = writeBatch(database);
  batch.set(doc(database, chatDocuments.message(siteId, conversationId, id)), {
    by: side,
    text,
    attachments: attachments.map((one) => ({ ...one })),
    at: serverTimestamp(),
  });
  batch.update(doc(database, chatDocuments.conversation(siteId, conversationId)), {
    status: "open",
    count: increment(1),
    lastAt: serverTimestamp(),
    lastBy: side,
    lastId: id,
    lastText: previewOf(text),
    [FIELDS.lastId[side]]: id,
    [FIELDS.unread[reader]]: increment(1),
    ...(known[mailSince] === null ? { [mailSince]: serverTimestamp() } : {}),
    ...(side === "visitor" ? tokenFields(known, now) : {}),
  });
  return batch;
}

/**
 * Takes one token from the rate limit, or refills it at the server's time. When none is left, the write is sent anyway and the
 * rules refuse it.
 */
function tokenFields(known: KnownState, now: number): Record<string, unknown> {
  const taken = takeToken(known, now);
  if ("waitMs" in taken) return { tokens: increment(-1), dayTokens: increment(-1) };
  return {
    tokens: taken.tokens,
    dayTokens: taken.dayTokens,
    ...(taken.refilledAt === known.refilledAt ? {} : { refilledAt: serverTimestamp() }),
    ...(taken.dayRefilledAt === known.dayRefilledAt ? {} : { dayRefilledAt: serverTimestamp() }),
  };
}

/** Marks everything up to the other side's last message as read. The rules refuse it when a newer message has arrived. */
export function writeRead(database: Firestore, { siteId, conversationId }: ThreadRef, side: Side, seenId: string): Promise<void> {
  return updateDoc(doc(database, chatDocuments.conversation(siteId, conversationId)), {
    [FIELDS.readId[side]]: seenId,
    [FIELDS.unread[side]]: 0,
    [FIELDS.mailSince[side]]: null,
  });
}

/** Marks this side as typing now. */
export function writeTyping(database: Firestore, { siteId, conversationId }: ThreadRef, side: Side): Promise<void> {
  return setDoc(doc(database, chatDocuments.typing(siteId, conversationId)), { [`${side}At`]: serverTimestamp() }, { merge: true });
}
