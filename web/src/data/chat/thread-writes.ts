import { chatDocuments } from "@awning/domain/chat/chat-documents";
import { FIELDS, previewOf, takeToken } from "@awning/domain/chat/conversation";
import { type Attachment, otherSide, type Side } from "@awning/domain/chat/message";
import type { Conversation } from "@awning/domain/chat/schema";
import { doc, type Firestore, increment, serverTimestamp, setDoc, updateDoc, type WriteBatch, writeBatch } from "firebase/firestore";

// The writes of both sides of a conversation, exactly as rules want them. Which database and who is signed in there is the
// caller's.

export type ThreadRef = { siteId: string; conversationId: string };
export type NewMessage = { id: string; text: string; attachments: readonly Attachment[] };
/** What a sender must know of the conversation for the write to be right. */
export type KnownState = Pick<
  Conversation,
  "status" | "mailOwnerSince" | "mailVisitorSince" | "tokens" | "refilledAt" | "dayTokens" | "dayRefilledAt"
>;

/** A message and what it changes of its conversation, as one write. `now` in ms since 1970, as near to the server's as is known. */
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

/** One message less, or counted anew from the server's now. What is used up is sent as it is, and refused. */
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

/** Marks everything up to the other side's last message as read. Refused when another one came in between. */
export function writeRead(database: Firestore, { siteId, conversationId }: ThreadRef, side: Side, seenId: string): Promise<void> {
  return updateDoc(doc(database, chatDocuments.conversation(siteId, conversationId)), {
    [FIELDS.readId[side]]: seenId,
    [FIELDS.unread[side]]: 0,
    [FIELDS.mailSince[side]]: null,
  });
}

/** Says that this side types right now. */
export function writeTyping(database: Firestore, { siteId, conversationId }: ThreadRef, side: Side): Promise<void> {
  return setDoc(doc(database, chatDocuments.typing(siteId, conversationId)), { [`${side}At`]: serverTimestamp() }, { merge: true });
}
