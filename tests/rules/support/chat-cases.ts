import { chatDocuments } from "@awning/domain/chat/chat-documents";
import { CONVERSATIONS_PAGE, MESSAGES_PAGE } from "@awning/domain/chat/message";
import { serverTimestamp } from "firebase/firestore";
import type { Fields } from "./documents.ts";
import type { Case } from "./matrix-acts.ts";
import type { EXPECTED } from "./matrix-rows.ts";

type ChatPath = Extract<keyof typeof EXPECTED, `chats/${string}` | `${string}/settings/${"chat" | "savedReplies"}`>;

/** What is asked of the rows about conversations. */
export function chatCases(siteId: string, missing: string): Record<ChatPath, Case> {
  const only = (stored: string, fields: Fields, change: Fields) => ({ stored, missing: stored, fields, change });
  return {
    "sites/{siteId}/settings/chat": only(chatDocuments.settings(siteId), { mode: "widget" }, { awayText: "Back soon." }),
    "sites/{siteId}/settings/savedReplies": only(
      chatDocuments.savedReplies(siteId),
      { rows: {} },
      { "rows.a1b2c3d4": { id: "a1b2c3d4", shortcut: "hi", text: "Hello", place: 0 } },
    ),
    "chats/{siteId}/conversations/{conversationId}": {
      stored: chatDocuments.conversation(siteId, "a"),
      missing: chatDocuments.conversation(siteId, missing),
      fields: { status: "open", visitorUids: [] },
      change: { status: "closed" },
      limit: CONVERSATIONS_PAGE,
    },
    "chats/{siteId}/conversations/{conversationId}/messages/{messageId}": {
      stored: chatDocuments.message(siteId, "a", "b"),
      missing: chatDocuments.message(siteId, "a", missing),
      fields: { by: "owner", text: "Hello", attachments: [] },
      change: { text: "Good-bye" },
      limit: MESSAGES_PAGE,
    },
    "chats/{siteId}/conversations/{conversationId}/live/typing": {
      ...only(chatDocuments.typing(siteId, "a"), { ownerAt: serverTimestamp() }, { ownerAt: serverTimestamp() }),
      // A mark that is long over.
      storedFields: { ownerAt: new Date(1_700_000_000_000) },
    },
    "chats/{siteId}/conversations/{conversationId}/private/note": only(
      chatDocuments.note(siteId, "a"),
      { text: "Asks for a discount." },
      { text: "" },
    ),
  };
}
