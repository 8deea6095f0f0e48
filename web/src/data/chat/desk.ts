import { chatDocuments } from "@awning/domain/chat/chat-documents";
import { LABELS_OF_CONVERSATION_MAX } from "@awning/domain/chat/chat-settings";
import { privateNoteSchema, type SavedReply, savedRepliesSchema } from "@awning/domain/chat/desk";
import { deleteField, doc, setDoc, updateDoc } from "firebase/firestore";
import * as z from "zod/mini";
import { toFailure } from "../core/failures.ts";
import { firestore } from "../core/firestore.ts";
import { type Live, useLive } from "../core/live.ts";
import { watchDocument } from "../core/live-queries.ts";
import { trackWrite } from "../core/save-state.ts";
import type { ThreadRef } from "./thread-writes.ts";

// What only the owner has of their conversations.

/** The saved replies, in the order of their shortcuts; without a site it waits. */
export function useSavedReplies(siteId: string | null): Live<SavedReply[]> {
  const live = useLive(
    siteId && `saved-replies/${siteId}`,
    watchDocument(() => doc(firestore(), chatDocuments.savedReplies(siteId ?? "")), savedRepliesSchema),
  );
  if (live.state !== "ready") return live;
  return { ...live, data: (live.data?.rows ?? []).toSorted((a, b) => a.shortcut.localeCompare(b.shortcut)) };
}

/** Saves one reply. Settles when the server has it; offline it is queued. @throws Failure */
export function saveReply(siteId: string, reply: SavedReply): Promise<void> {
  return writeReplies(siteId, { [reply.id]: { ...reply, place: 0 } });
}

/** @throws Failure */
export function deleteReply(siteId: string, id: string): Promise<void> {
  return writeReplies(siteId, { [id]: deleteField() });
}

function writeReplies(siteId: string, rows: Record<string, unknown>): Promise<void> {
  return settled(setDoc(doc(firestore(), chatDocuments.savedReplies(siteId)), { rows }, { merge: true }));
}

/** The owner's note of a conversation; empty until they write one. */
export function usePrivateNote({ siteId, conversationId }: ThreadRef): Live<string> {
  const live = useLive(
    `private-note/${siteId}/${conversationId}`,
    watchDocument(() => doc(firestore(), chatDocuments.note(siteId, conversationId)), privateNoteSchema),
  );
  return live.state === "ready" ? { ...live, data: live.data?.text ?? "" } : live;
}

/** @throws ZodError when it is too long; Failure */
export function savePrivateNote({ siteId, conversationId }: ThreadRef, text: string): Promise<void> {
  return settled(setDoc(doc(firestore(), chatDocuments.note(siteId, conversationId)), z.parse(privateNoteSchema, { text })));
}

/** The labels of a conversation, by id. @throws Failure */
export function setLabels({ siteId, conversationId }: ThreadRef, ids: readonly string[]): Promise<void> {
  const labels = [...new Set(ids)].slice(0, LABELS_OF_CONVERSATION_MAX);
  return settled(updateDoc(doc(firestore(), chatDocuments.conversation(siteId, conversationId)), { labels }));
}

async function settled(write: Promise<void>): Promise<void> {
  await trackWrite(write).catch((error: unknown) => Promise.reject(toFailure(error)));
}
