import { chatCollections, chatDocuments } from "@awning/domain/chat/chat-documents";
import type { Known } from "@awning/domain/chat/conversation";
import { MESSAGES_PAGE, type Message, mergeMessages } from "@awning/domain/chat/message";
import type { SendFailure, Unsent } from "@awning/domain/chat/outbox";
import { messageSchema, type Typing, typingSchema } from "@awning/domain/chat/schema";
import {
  collection,
  doc,
  documentId,
  getDocs,
  limit,
  orderBy,
  type Query,
  type QuerySnapshot,
  query,
  startAfter,
} from "firebase/firestore";
import { runCommand } from "../core/commands.ts";
import { fromDocuments } from "../core/documents.ts";
import { toFailure } from "../core/failures.ts";
import { firestore } from "../core/firestore.ts";
import { type Live, useLive } from "../core/live.ts";
import { watchDocument, watchPages } from "../core/live-queries.ts";
import type { WatchPage } from "../core/pages.ts";
import { trackWrite } from "../core/save-state.ts";
import { deliver, type ThreadRef, writeDeletion, writeRead, writeTyping } from "./thread-writes.ts";

/** The messages of a conversation, live, newest first, page by page. */
export function watchMessages(ref: ThreadRef): WatchPage<Message> {
  return watchPages(
    (cursor) => messagesQuery(ref, cursor),
    (found) => fromDocuments(messageSchema, found),
    cursorAfterPage,
  );
}

/** All messages of a conversation, oldest first, read page by page. @throws Failure */
export async function loadAllMessages({ siteId, conversationId }: ThreadRef): Promise<Message[]> {
  const all: Message[] = [];
  for (let page = messagesQuery({ siteId, conversationId }, null); ; ) {
    const found = await getDocs(page).catch((error: unknown) => Promise.reject(toFailure(error)));
    all.push(...fromDocuments(messageSchema, found));
    const next = cursorAfterPage(found);
    if (next === null) return mergeMessages([], all);
    page = messagesQuery({ siteId, conversationId }, next);
  }
}

function messagesQuery({ siteId, conversationId }: ThreadRef, cursor: readonly unknown[] | null): Query {
  return query(
    collection(firestore(), chatCollections.messages(siteId, conversationId)),
    orderBy("at", "desc"),
    orderBy(documentId(), "desc"),
    ...(cursor === null ? [] : [startAfter(...cursor)]),
    limit(MESSAGES_PAGE),
  );
}

function cursorAfterPage(found: QuerySnapshot): unknown[] | null {
  const last = found.docs[MESSAGES_PAGE - 1];
  return last ? [last.get("at"), last.id] : null;
}

/** When each side last typed. */
export function useTyping({ siteId, conversationId }: ThreadRef): Live<Typing | null> {
  return useLive(
    `typing/${siteId}/${conversationId}`,
    watchDocument(() => doc(firestore(), chatDocuments.typing(siteId, conversationId)), typingSchema),
  );
}

/** Sends a message as the owner. @returns `null` once the server has it */
export function sendAsOwner(ref: ThreadRef, message: Unsent, known: Known): Promise<SendFailure | null> {
  return deliver(firestore(), ref, "owner", message, known);
}

/**
 * Deletes an own message with its files. The visitor sees that it was deleted. A message that came meanwhile only changes what the list
 * shows, so it is tried once more without that.
 * @throws Failure
 */
export async function deleteAsOwner(ref: ThreadRef, { id, attachments }: Message, lastId: string): Promise<void> {
  const write = writeDeletion(firestore(), ref, id, lastId).catch(() => writeDeletion(firestore(), ref, id, ""));
  await trackWrite(write).catch((error: unknown) => Promise.reject(toFailure(error)));
  // A file that cannot be removed now goes with the conversation.
  for (const file of attachments) await runCommand("give-up-chat-file", { ...ref, id: file.id }).catch(() => undefined);
}

/** Mails the visitor a copy of a conversation. @throws Failure `act_refused` with `reason: "unconfirmed"` for an address that may not be theirs */
export async function mailTranscript(conversationId: string): Promise<void> {
  await runCommand("mail-chat", { conversationId }).catch((error: unknown) => Promise.reject(toFailure(error)));
}

/** Marks everything up to the visitor's last message as read. When a newer message has arrived, it stays unread until seen. */
export async function readAsOwner(ref: ThreadRef, seenId: string): Promise<void> {
  await writeRead(firestore(), ref, "owner", seenId).catch(() => undefined);
}

/** Shows the visitor that the owner is typing. Failures are ignored. */
export function typeAsOwner(ref: ThreadRef): void {
  if (navigator.onLine) void writeTyping(firestore(), ref, "owner").catch(() => undefined);
}
