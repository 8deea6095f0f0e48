import { chatCollections } from "@awning/domain/chat/chat-documents";
import { conversationSchema } from "@awning/domain/chat/schema";
import { termOf } from "@awning/domain/values/search-terms";
import { collection, limit, orderBy, query, where } from "firebase/firestore";
import { firestore } from "../core/firestore.ts";
import { type Live, useLive } from "../core/live.ts";
import { watchQuery } from "../core/live-queries.ts";
import type { OwnConversation } from "./conversations.ts";

/** Conversations whose visitor's name or address begins with what was typed, at most `count`; without a site it waits. */
export function useFoundConversations(siteId: string | null, search: string, count: number): Live<OwnConversation[]> {
  const found = () => where("searchTerms", "array-contains", termOf(search) ?? "");
  return useLive(
    siteId && `found-conversations/${siteId}/${search}/${count}`,
    watchQuery(
      () => query(collection(firestore(), chatCollections.conversations(siteId ?? "")), found(), orderBy("lastAt", "desc"), limit(count)),
      conversationSchema,
    ),
  );
}
