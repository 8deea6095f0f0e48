import { chatCollections, chatDocuments } from "@awning/domain/chat/chat-documents";
import { CONVERSATIONS_PAGE } from "@awning/domain/chat/message";
import { type Conversation, conversationSchema, mayBecome } from "@awning/domain/chat/schema";
import { collection, doc, documentId, getDocs, limit, orderBy, query, startAfter, updateDoc, where } from "firebase/firestore";
import { fromDocuments } from "../core/documents.ts";
import { toFailure } from "../core/failures.ts";
import { firestore } from "../core/firestore.ts";
import { trackWrite } from "../core/save-state.ts";
import type { OwnConversation } from "./conversations.ts";

/** A state of a conversation, with the time it returns when it is snoozed (ms since 1970). */
export type ConversationState = Pick<Conversation, "status" | "snoozedUntil">;

/**
 * Closes, snoozes, reopens or blocks a conversation, if its state allows that. Who is blocked or unblocked is so in all conversations that
 * their browsers read: those are open on their screens and would go on.
 * @throws Failure
 */
export async function setConversationState(siteId: string, one: OwnConversation, to: ConversationState): Promise<void> {
  const isBlocking = to.status === "spam" || one.status === "spam";
  const others = async () => {
    for (const other of await conversationsOfBrowsers(siteId, one))
      if (other.id !== one.id && (other.status === "spam") === (one.status === "spam")) await write(siteId, other, to);
  };
  const all = Promise.all([write(siteId, one, to), isBlocking ? others() : null]);
  await all.catch((error: unknown) => Promise.reject(toFailure(error)));
}

async function write(siteId: string, { id, status }: OwnConversation, { status: to, snoozedUntil }: ConversationState): Promise<void> {
  if (!mayBecome(status, to)) return;
  const isOver = to === "snoozed" && (snoozedUntil ?? 0) <= Date.now();
  const change = isOver
    ? { status: "open" }
    : to === "snoozed"
      ? { status: to, snoozedUntil: new Date(snoozedUntil ?? 0) }
      : { status: to };
  await trackWrite(updateDoc(doc(firestore(), chatDocuments.conversation(siteId, id)), change));
}

async function conversationsOfBrowsers(siteId: string, { visitorUids }: OwnConversation): Promise<OwnConversation[]> {
  if (visitorUids.length === 0) return [];
  const own = where("visitorUids", "array-contains-any", visitorUids);
  const all = query(collection(firestore(), chatCollections.conversations(siteId)), own, orderBy(documentId()), limit(CONVERSATIONS_PAGE));
  const found: OwnConversation[] = [];
  for (let next = all; ; ) {
    const { docs } = await getDocs(next);
    found.push(...fromDocuments(conversationSchema, { docs }));
    const last = docs[CONVERSATIONS_PAGE - 1];
    if (!last) return found;
    next = query(all, startAfter(last.id));
  }
}
