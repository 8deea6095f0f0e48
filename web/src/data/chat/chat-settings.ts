import { chatDocuments } from "@awning/domain/chat/chat-documents";
import { type ChatLabel, type ChatSettings, chatLabelSchema, chatSettingsSchema, NO_CHAT } from "@awning/domain/chat/chat-settings";
import { deleteField, doc, serverTimestamp, setDoc } from "firebase/firestore";
import * as z from "zod/mini";
import { toFailure } from "../core/failures.ts";
import { firestore } from "../core/firestore.ts";
import { type Live, useLive } from "../core/live.ts";
import { watchDocument } from "../core/live-queries.ts";
import { trackWrite } from "../core/save-state.ts";

/** The chat settings of the page; the defaults until the owner saves any. */
export function useChatSettings(siteId: string): Live<ChatSettings> {
  const live = useLive(
    `chat-settings/${siteId}`,
    watchDocument(() => doc(firestore(), chatDocuments.settings(siteId)), chatSettingsSchema),
  );
  return live.state === "ready" ? { ...live, data: live.data ?? NO_CHAT } : live;
}

/** Saves some of the settings. Settles when the server has them; offline they are queued. @throws Failure */
export async function saveChatSettings(siteId: string, part: Partial<Pick<ChatSettings, "mode" | "awayText" | "keep">>): Promise<void> {
  // From now on a job looks once a day for what is too old.
  const sweep = part.keep && { sweepAt: part.keep === "always" ? null : serverTimestamp() };
  await saveSettings(siteId, { ...part, ...sweep });
}

/** Adds a label. The newest is the last. @returns it @throws ZodError when its name is empty or too long */
export function addChatLabel(siteId: string, name: string): ChatLabel {
  const label = z.parse(chatLabelSchema, { id: crypto.randomUUID().slice(0, 8), name });
  void saveSettings(siteId, { labels: { [label.id]: { ...label, place: Date.now() } } }).catch(() => undefined);
  return label;
}

/** Removes a label, from all conversations too: they have its id alone, which has no name from now on. @throws Failure */
export async function removeChatLabel(siteId: string, id: string): Promise<void> {
  await saveSettings(siteId, { labels: { [id]: deleteField() } });
}

async function saveSettings(siteId: string, fields: Record<string, unknown>): Promise<void> {
  const write = setDoc(doc(firestore(), chatDocuments.settings(siteId)), fields, { merge: true });
  await trackWrite(write).catch((error: unknown) => Promise.reject(toFailure(error)));
}
