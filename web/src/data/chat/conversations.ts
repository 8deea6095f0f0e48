import { chatCollections, chatDocuments } from "@awning/domain/chat/chat-documents";
import { CONVERSATIONS_PAGE } from "@awning/domain/chat/message";
import {
  type ChatSettings,
  type Conversation,
  type ConversationStatus,
  chatSettingsSchema,
  conversationSchema,
  mayBecome,
  NO_CHAT,
} from "@awning/domain/chat/schema";
import { beginWords } from "@awning/domain/values/search-terms";
import { collection, doc, limit, orderBy, query, setDoc, updateDoc, where } from "firebase/firestore";
import { useSession } from "../account/session.ts";
import { fromDocuments } from "../core/documents.ts";
import { toFailure } from "../core/failures.ts";
import { firestore } from "../core/firestore.ts";
import { type Live, useLive } from "../core/live.ts";
import { watchDocument, watchPages, watchQuery } from "../core/live-queries.ts";
import type { WatchPage } from "../core/pages.ts";
import { trackWrite } from "../core/save-state.ts";
import { conversationsQuery, cursorOf, type InboxFilter } from "./conversation-queries.ts";

export type OwnConversation = Conversation & { id: string };
/**
 * The inbox, live, page by page. Of a search with several words, the query matches one and the client filters by the others.
 */
export function watchInbox(siteId: string, filter: InboxFilter): WatchPage<OwnConversation> {
  return watchPages(
    (cursor) => conversationsQuery(firestore(), siteId, filter, cursor),
    (found) =>
      fromDocuments(conversationSchema, found).filter(
        ({ name, email }) => filter.search === "" || beginWords([name, email], filter.search),
      ),
    (found) => {
      const last = found.docs[CONVERSATIONS_PAGE - 1];
      return last ? cursorOf(filter, last) : null;
    },
  );
}

/** Conversations started since a moment (ms since 1970), the latest first; `null` waits. */
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

/** One conversation, live; `null` when it does not exist. */
export function useConversation(siteId: string, conversationId: string): Live<OwnConversation | null> {
  return useLive(
    `conversation/${siteId}/${conversationId}`,
    watchDocument(() => doc(firestore(), chatDocuments.conversation(siteId, conversationId)), conversationSchema),
  );
}

/** Open conversations with unread messages, at most one page. */
export function useUnreadConversations(): Live<OwnConversation[]> {
  const session = useSession();
  const siteId = session.state === "signed_in" ? session.uid : null;
  return useLive(
    siteId === null ? null : `unread-conversations/${siteId}`,
    watchQuery(() => conversationsQuery(firestore(), siteId ?? "", { view: "unread", search: "" }, null), conversationSchema),
  );
}

/** Closes, reopens or blocks a conversation. @throws Failure when its state does not allow that */
export async function setConversationStatus(siteId: string, { id, status }: OwnConversation, to: ConversationStatus): Promise<void> {
  if (!mayBecome(status, to)) return;
  const write = updateDoc(doc(firestore(), chatDocuments.conversation(siteId, id)), { status: to });
  await trackWrite(write).catch((error: unknown) => Promise.reject(toFailure(error)));
}

/** The chat settings of the page; the defaults until the owner saves any. */
export function useChatSettings(siteId: string): Live<ChatSettings> {
  const live = useLive(
    `chat-settings/${siteId}`,
    watchDocument(() => doc(firestore(), chatDocuments.settings(siteId)), chatSettingsSchema),
  );
  return live.state === "ready" ? { ...live, data: live.data ?? NO_CHAT } : live;
}

/** Saves some of the settings. Settles when the server has them; offline they are queued. */
export async function saveChatSettings(siteId: string, part: Partial<ChatSettings>): Promise<void> {
  const write = setDoc(doc(firestore(), chatDocuments.settings(siteId)), part, { merge: true });
  await trackWrite(write).catch((error: unknown) => Promise.reject(toFailure(error)));
}
