import { chatCollections } from "@awning/domain/chat/chat-documents";
import { CONVERSATIONS_PAGE } from "@awning/domain/chat/message";
import type { ConversationStatus } from "@awning/domain/chat/schema";
import { termOf } from "@awning/domain/values/search-terms";
import {
  collection,
  documentId,
  type Firestore,
  limit,
  orderBy,
  type Query,
  type QueryConstraint,
  type QueryDocumentSnapshot,
  query,
  startAfter,
  where,
} from "firebase/firestore";

/** Which conversations the inbox shows: those of a view, or of these with a label (its id). A search covers all views. */
export type InboxFilter = { view: ConversationStatus | "unread"; label: string | null; search: string };

/** The sort fields before the id, which must be last. Firestore also requires every compared field to be sorted. */
function sortedBy({ view, search }: InboxFilter): string[] {
  return view === "unread" && termOf(search) === null ? ["lastAt", "unreadOwner"] : ["lastAt"];
}

/** Conversations that match a filter, the newest message first. */
export function conversationsQuery(db: Firestore, siteId: string, filter: InboxFilter, cursor: readonly unknown[] | null): Query {
  const { view, label, search } = filter;
  const term = termOf(search);
  const labeled = label === null ? [] : [where("labels", "array-contains", label)];
  const fitting: QueryConstraint[] =
    term !== null
      ? [where("searchTerms", "array-contains", term)]
      : view === "unread"
        ? [...labeled, where("status", "==", "open"), where("unreadOwner", ">", 0)]
        : [...labeled, where("status", "==", view)];
  const order = [...sortedBy(filter).map((field) => orderBy(field, "desc")), orderBy(documentId(), "desc")];
  const from = cursor === null ? [] : [startAfter(...cursor)];
  return query(collection(db, chatCollections.conversations(siteId)), ...fitting, ...order, ...from, limit(CONVERSATIONS_PAGE));
}

/** The cursor for the page after a conversation. */
export function cursorOf(filter: InboxFilter, last: QueryDocumentSnapshot): unknown[] {
  return [...sortedBy(filter).map((field) => last.get(field)), last.id];
}
