import { chatCollections, chatDocuments } from "@awning/domain/chat/chat-documents";
import { CONVERSATIONS_PAGE } from "@awning/domain/chat/message";
import { type Conversation, conversationSchema } from "@awning/domain/chat/schema";
import { beginWords } from "@awning/domain/values/search-terms";
import { collection, doc, limit, orderBy, query, where } from "firebase/firestore";
import { useSession } from "../account/session.ts";
import { fromDocuments } from "../core/documents.ts";
import { firestore } from "../core/firestore.ts";
import { type Live, useLive } from "../core/live.ts";
import { watchDocument, watchPages, watchQuery } from "../core/live-queries.ts";
import type { WatchPage } from "../core/pages.ts";
import { conversationsQuery, cursorOf, type InboxFilter } from "./conversation-queries.ts";

export type OwnConversation = Conversation & { id: string };
/**
 * The inbox, live, page by page. Of a search with several words or a label, the query matches one word and the client filters by the rest.
 */
export function watchInbox(siteId: string, filter: InboxFilter): WatchPage<OwnConversation> {
  return watchPages(
    (cursor) => conversationsQuery(firestore(), siteId, filter, cursor),
    (found) =>
      fromDocuments(conversationSchema, found).filter(
        ({ name, email, labels }) =>
          filter.search === "" || (beginWords([name, email], filter.search) && (filter.label === null || labels.includes(filter.label))),
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
    watchQuery(() => conversationsQuery(firestore(), siteId ?? "", { view: "unread", label: null, search: "" }, null), conversationSchema),
  );
}
