import { chatDocuments } from "@awning/domain/chat/chat-documents";
import { type Known, messageCommit, type Refusal, readChanges } from "@awning/domain/chat/conversation";
import type { Attachment, Side } from "@awning/domain/chat/message";
import { doc, type Firestore, increment, serverTimestamp, setDoc, updateDoc, type WriteBatch, writeBatch } from "firebase/firestore";

// The writes of both sides of a conversation, in the form the rules require. The caller passes the database and the user.

export type ThreadRef = { siteId: string; conversationId: string };
export type NewMessage = { id: string; text: string; attachments: readonly Attachment[] };

/** A message and its changes to the conversation, as one batch. `now` in ms since 1970, as close to the server's clock as known. */
export function messageWrite(
  database: Firestore,
  { siteId, conversationId }: ThreadRef,
  by: Side,
  { id, text, attachments }: NewMessage,
  known: Known,
  now: number,
): WriteBatch | Refusal {
  const values = { now: serverTimestamp(), oneMore: () => increment(1) };
  const made = messageCommit(known, { id, by, text, attachments }, now, values);
  if ("refused" in made) return made;
  return writeBatch(database)
    .set(doc(database, chatDocuments.message(siteId, conversationId, id)), made.message)
    .update(doc(database, chatDocuments.conversation(siteId, conversationId)), made.changes);
}

/** Marks everything up to the other side's last message as read. The rules refuse it when a newer message has arrived. */
export function writeRead(database: Firestore, { siteId, conversationId }: ThreadRef, side: Side, seenId: string): Promise<void> {
  return updateDoc(doc(database, chatDocuments.conversation(siteId, conversationId)), readChanges(side, seenId));
}

/** Marks this side as typing now. */
export function writeTyping(database: Firestore, { siteId, conversationId }: ThreadRef, side: Side): Promise<void> {
  return setDoc(doc(database, chatDocuments.typing(siteId, conversationId)), { [`${side}At`]: serverTimestamp() }, { merge: true });
}
