import { chatCollections, chatDocuments } from "@awning/domain/chat/chat-documents";
import { type ConversationStatus, mayBecome } from "@awning/domain/chat/conversation";
import { CONVERSATIONS_PAGE } from "@awning/domain/chat/message";
import { type ChatSettings, type Conversation, chatSettingsSchema, conversationSchema, NO_CHAT } from "@awning/domain/chat/schema";
import { beginWords, termOf } from "@awning/domain/values/search-terms";
import {
  collection,
  doc,
  documentId,
  limit,
  onSnapshot,
  orderBy,
  type Query,
  type QueryConstraint,
  query,
  setDoc,
  startAfter,
  updateDoc,
  where,
} from "firebase/firestore";
import { useSession } from "../account/session.ts";
import { fromDocuments } from "../core/documents.ts";
import { toFailure } from "../core/failures.ts";
import { firestore } from "../core/firestore.ts";
import { type Live, useLive } from "../core/live.ts";
import { watchDocument, watchQuery } from "../core/live-queries.ts";
import type { WatchPage } from "../core/pages.ts";
import { trackWrite } from "../core/save-state.ts";

export type OwnConversation = Conversation & { id: string };
/** Which conversations the inbox shows. A search looks through all of them. */
export type InboxFilter = { view: ConversationStatus | "unread"; search: string };

/** Conversations that fit a filter, the newest message first. */
export function conversationsQuery(siteId: string, { view, search }: InboxFilter, cursor: readonly unknown[] | null): Query {
  const term = termOf(search);
  const fitting: QueryConstraint[] =
    term !== null
      ? [where("searchTerms", "array-contains", term)]
      : view === "unread"
        ? [where("status", "==", "open"), where("unreadOwner", ">", 0)]
        : [where("status", "==", view)];
  const order = [orderBy("lastAt", "desc"), orderBy(documentId(), "desc")];
  const from = cursor === null ? [] : [startAfter(...cursor)];
  return query(collection(firestore(), chatCollections.conversations(siteId)), ...fitting, ...order, ...from, limit(CONVERSATIONS_PAGE));
}

/** The inbox, live, page by page. Of a search with several words the database looks for one; the others are compared here. */
export function watchInbox(siteId: string, filter: InboxFilter): WatchPage<OwnConversation> {
  return (cursor, next, fail) =>
    onSnapshot(
      conversationsQuery(siteId, filter, cursor),
      { includeMetadataChanges: true },
      (snapshot) => {
        if (snapshot.empty && snapshot.metadata.fromCache && navigator.onLine) return;
        const items = fromDocuments(conversationSchema, snapshot).filter(
          ({ name, email }) => filter.search === "" || beginWords([name, email], filter.search),
        );
        const last = snapshot.docs[CONVERSATIONS_PAGE - 1];
        next({ items, cursor: last ? [last.get("lastAt"), last.id] : null, isFromCache: snapshot.metadata.fromCache });
      },
      (error) => fail(toFailure(error)),
    );
}

/** Conversations that were begun from a moment on (ms since 1970), the latest first; `null` waits. */
export function useConversationsSince(siteId: string, from: number | null, count: number): Live<OwnConversation[]> {
  const begun = () => where("createdAt", ">=", new Date(from ?? 0));
  return useLive(
    from === null ? null : `conversations-begun/${siteId}/${from}/${count}`,
    watchQuery(
      () => query(collection(firestore(), chatCollections.conversations(siteId)), begun(), orderBy("createdAt", "desc"), limit(count)),
      conversationSchema,
    ),
  );
}

/** Follows one conversation; `null` when there is none. */
export function useConversation(siteId: string, conversationId: string): Live<OwnConversation | null> {
  return useLive(
    `conversation/${siteId}/${conversationId}`,
    watchDocument(() => doc(firestore(), chatDocuments.conversation(siteId, conversationId)), conversationSchema),
  );
}

/** Open conversations with something unread, a page of them at most. */
export function useUnreadConversations(): Live<OwnConversation[]> {
  const session = useSession();
  const siteId = session.state === "signed_in" ? session.uid : null;
  return useLive(
    siteId === null ? null : `unread-conversations/${siteId}`,
    watchQuery(() => conversationsQuery(siteId ?? "", { view: "unread", search: "" }, null), conversationSchema),
  );
}

/** Closes, opens or blocks a conversation. @throws Failure when its state does not allow that */
export async function setConversationStatus(siteId: string, { id, status }: OwnConversation, to: ConversationStatus): Promise<void> {
  if (!mayBecome(status, to)) return;
  const write = updateDoc(doc(firestore(), chatDocuments.conversation(siteId, id)), { status: to });
  await trackWrite(write).catch((error: unknown) => Promise.reject(toFailure(error)));
}

/** What the page offers to write by; nothing while nothing was ever said. */
export function useChatSettings(siteId: string): Live<ChatSettings> {
  const live = useLive(
    `chat-settings/${siteId}`,
    watchDocument(() => doc(firestore(), chatDocuments.settings(siteId)), chatSettingsSchema),
  );
  return live.state === "ready" ? { ...live, data: live.data ?? NO_CHAT } : live;
}

/** Saves a part of the settings. Settles when the server has it; offline it is kept and sent later. */
export async function saveChatSettings(siteId: string, part: Partial<ChatSettings>): Promise<void> {
  const write = setDoc(doc(firestore(), chatDocuments.settings(siteId)), part, { merge: true });
  await trackWrite(write).catch((error: unknown) => Promise.reject(toFailure(error)));
}
