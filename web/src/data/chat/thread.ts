import { chatCollections, chatDocuments } from "@awning/domain/chat/chat-documents";
import type { Known } from "@awning/domain/chat/conversation";
import { MESSAGES_PAGE, type Message } from "@awning/domain/chat/message";
import type { SendFailure, Unsent } from "@awning/domain/chat/outbox";
import { messageSchema, type Typing, typingSchema } from "@awning/domain/chat/schema";
import { collection, doc, documentId, limit, orderBy, query, startAfter } from "firebase/firestore";
import { fromDocuments } from "../core/documents.ts";
import { firestore } from "../core/firestore.ts";
import { type Live, useLive } from "../core/live.ts";
import { watchDocument, watchPages } from "../core/live-queries.ts";
import type { WatchPage } from "../core/pages.ts";
import { deliver, type ThreadRef, writeRead, writeTyping } from "./thread-writes.ts";

/** The messages of a conversation, live, newest first, page by page. */
export function watchMessages({ siteId, conversationId }: ThreadRef): WatchPage<Message> {
  return watchPages(
    (cursor) =>
      query(
        collection(firestore(), chatCollections.messages(siteId, conversationId)),
        orderBy("at", "desc"),
        orderBy(documentId(), "desc"),
        ...(cursor === null ? [] : [startAfter(...cursor)]),
        limit(MESSAGES_PAGE),
      ),
    (found) => fromDocuments(messageSchema, found),
    (found) => {
      const last = found.docs[MESSAGES_PAGE - 1];
      return last ? [last.get("at"), last.id] : null;
    },
  );
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

/** Marks everything up to the visitor's last message as read. When a newer message has arrived, it stays unread until seen. */
export async function readAsOwner(ref: ThreadRef, seenId: string): Promise<void> {
  await writeRead(firestore(), ref, "owner", seenId).catch(() => undefined);
}

/** Shows the visitor that the owner is typing. Failures are ignored. */
export function typeAsOwner(ref: ThreadRef): void {
  if (navigator.onLine) void writeTyping(firestore(), ref, "owner").catch(() => undefined);
}
