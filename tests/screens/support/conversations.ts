import { chatDocuments } from "@awning/domain/chat/chat-documents";
import { applyMessage, newProgress, type Progress } from "@awning/domain/chat/conversation";
import type { Side } from "@awning/domain/chat/message";
import { type Conversation, conversationSchema, messageSchema } from "@awning/domain/chat/schema";
import { toDocument } from "@awning/domain/time/timestamp";
import { beginningsOf } from "@awning/domain/values/search-terms";
import { type Owner, store } from "./screen.tsx";

let made = 0;

type Said = { by: Side; text: string; agoMs?: number };

/** A conversation with its messages as they were sent, and nothing read. @returns its id */
export function putConversation(owner: Owner, said: readonly Said[], over: Partial<Conversation> = {}): string {
  const id = `conversation${String(++made).padStart(10, "0")}`;
  const start = Date.now() - said.length * 60_000;
  let progress: Progress = newProgress(start);
  for (const [index, { by, text, agoMs }] of said.entries()) {
    const messageId = `${id}m${String(index).padStart(6, "0")}`;
    const next = applyMessage(progress, { id: messageId, by, text }, agoMs === undefined ? start + index * 60_000 : Date.now() - agoMs);
    if ("refused" in next) throw new Error(next.refused);
    progress = next.after;
    store.set(chatDocuments.message(owner.uid, id, messageId), toDocument(messageSchema, next.message));
  }
  const { name = "", email = "" } = over;
  const fields = {
    ...progress,
    ...{ subject: { type: "general" as const, id: "" }, name, email, locale: "en", page: "/kiln/shop", source: "", visitorUids: [] },
    ...{ accessRev: 1, searchTerms: beginningsOf([name, email]), createdAt: start },
    ...over,
  };
  store.set(chatDocuments.conversation(owner.uid, id), toDocument(conversationSchema, fields));
  return id;
}

/** What the visitor writes while the screen is open. */
export function visitorWrites(owner: Owner, id: string, text: string): void {
  const path = chatDocuments.conversation(owner.uid, id);
  const stored = store.get(path) ?? {};
  const messageId = `${id}v${String(++made).padStart(6, "0")}`;
  const at = new Date();
  store.set(chatDocuments.message(owner.uid, id, messageId), { by: "visitor", text, at, attachments: [] });
  store.set(path, {
    ...stored,
    ...{ count: Number(stored["count"]) + 1, unreadOwner: Number(stored["unreadOwner"]) + 1, lastAt: at, lastBy: "visitor" },
    ...{ lastId: messageId, visitorId: messageId, lastText: text.slice(0, 140), status: "open" },
  });
}
