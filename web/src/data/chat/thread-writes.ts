import { chatDocuments } from "@awning/domain/chat/chat-documents";
import { DELETED_MESSAGE, DELETED_TEXT, type Known, messageCommit, type Refusal, readChanges } from "@awning/domain/chat/conversation";
import type { Attachment, Side } from "@awning/domain/chat/message";
import type { SendFailure } from "@awning/domain/chat/outbox";
import { conversationSchema, messageTextSchema } from "@awning/domain/chat/schema";
import {
  doc,
  type Firestore,
  getDoc,
  increment,
  serverTimestamp,
  setDoc,
  updateDoc,
  type WriteBatch,
  writeBatch,
} from "firebase/firestore";
import { fromDocument } from "../core/documents.ts";

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

const ATTEMPTS = 4;

/**
 * Sends one message within the rules' limits, its text as the server reads it, because the rules take no other. A concurrent write can make
 * the rules refuse a valid one, so after a refusal this checks whether the message arrived and otherwise tries again.
 * @returns `null` once the server has it
 */
export async function deliver(
  database: Firestore,
  ref: ThreadRef,
  side: Side,
  typed: NewMessage,
  known: Known,
): Promise<SendFailure | null> {
  const { data: text } = messageTextSchema.safeParse(typed.text);
  if (text === undefined || (text === "" && typed.attachments.length === 0)) return { reason: "refused", waitUntil: 0, field: "text" };
  const message = { ...typed, text };
  let state = known;
  for (let tried = 0; tried < ATTEMPTS; tried++) {
    // A client clock that runs ahead would reset the limit too early, so every other try uses the server's timestamps.
    const now = tried % 2 === 0 ? Date.now() : Math.max(state.refilledAt, state.dayRefilledAt);
    const write = messageWrite(database, ref, side, message, state, now);
    try {
      if (!("refused" in write)) {
        await write.commit();
        return null;
      }
    } catch (error) {
      if (isFor(error, "invalid-argument")) return { reason: "refused", waitUntil: 0 };
      if (!isDenied(error)) return { reason: "offline", waitUntil: 0 };
    }
    try {
      if ((await getDoc(doc(database, chatDocuments.message(ref.siteId, ref.conversationId, message.id)))).exists()) return null;
      const fresh = fromDocument(
        conversationSchema,
        await getDoc(doc(database, chatDocuments.conversation(ref.siteId, ref.conversationId))),
      );
      const next = fresh && messageWrite(database, ref, side, message, fresh, Date.now());
      if (!fresh || !next || ("refused" in next && next.refused === "blocked")) return { reason: "refused", waitUntil: 0 };
      if ("refused" in next) return { reason: "too_many", waitUntil: Date.now() + next.waitMs };
      state = fresh;
    } catch (error) {
      return { reason: isDenied(error) ? "refused" : "offline", waitUntil: 0 };
    }
  }
  return { reason: "refused", waitUntil: 0 };
}

/** Deletes the words and files of an own message, and what the list shows of it while it is the last, `lastId`. */
export function writeDeletion(database: Firestore, { siteId, conversationId }: ThreadRef, id: string, lastId: string): Promise<void> {
  const batch = writeBatch(database).update(doc(database, chatDocuments.message(siteId, conversationId, id)), DELETED_MESSAGE);
  const isLast = id === lastId;
  if (isLast) batch.update(doc(database, chatDocuments.conversation(siteId, conversationId)), { lastText: DELETED_TEXT });
  return batch.commit();
}

/** Marks everything up to the other side's last message as read. The rules refuse it when a newer message has arrived. */
export function writeRead(database: Firestore, { siteId, conversationId }: ThreadRef, side: Side, seenId: string): Promise<void> {
  return updateDoc(doc(database, chatDocuments.conversation(siteId, conversationId)), readChanges(side, seenId));
}

/** Marks this side as typing now. */
export function writeTyping(database: Firestore, { siteId, conversationId }: ThreadRef, side: Side): Promise<void> {
  return setDoc(doc(database, chatDocuments.typing(siteId, conversationId)), { [`${side}At`]: serverTimestamp() }, { merge: true });
}

function isDenied(error: unknown): boolean {
  return isFor(error, "permission-denied");
}

function isFor(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
