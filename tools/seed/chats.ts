import { chatDocuments } from "@awning/domain/chat/chat-documents";
import type { ChatLabel } from "@awning/domain/chat/chat-settings";
import type { SavedReply } from "@awning/domain/chat/desk";
import { MESSAGE_TEXT_MAX } from "@awning/domain/chat/message";
import type { Conversation } from "@awning/domain/chat/schema";
import { sitePaths } from "@awning/domain/routes/paths";
import { doc, type Firestore, getDoc, setDoc, updateDoc } from "firebase/firestore";
import { messageWrite, writeRead } from "../../web/src/data/chat/thread-writes.ts";
import type { Suite } from "./suite.ts";

/** A demo conversation: the visitor and the lines in turn. The owner has read all but the unanswered ones; `label` names one of theirs. */
export type DemoChat = {
  name: string;
  email?: string;
  label?: string;
  note?: string;
  hoursAgo: number;
  said: readonly { by: "visitor" | "owner"; text: string }[];
};
/** What only the owner has: labels by name, saved replies by shortcut. */
export type DemoDesk = { labels: readonly string[]; replies: Readonly<Record<string, string>> };

type Work = { suite: Suite; siteId: string; username: string; firestore: Firestore };

/** Enables the chat, and lets visitors and the owner write like in the widget and inbox. */
export async function addChats(
  { suite, siteId, username, firestore }: Work,
  chats: readonly DemoChat[],
  { labels, replies }: DemoDesk = { labels: [], replies: {} },
): Promise<void> {
  const labelIds = labels.map((name, place): ChatLabel & { place: number } => ({ id: `label${place}00`, name, place }));
  const settings = doc(firestore, chatDocuments.settings(siteId));
  await setDoc(settings, { mode: "widget", awayText: "", labels: Object.fromEntries(labelIds.map((one) => [one.id, one])) });
  const saved = Object.entries(replies).map(([shortcut, text], at): SavedReply & { place: number } => ({
    ...{ id: `reply${at}00`, shortcut, text, place: 0 },
  }));
  if (saved.length > 0)
    await setDoc(doc(firestore, chatDocuments.savedReplies(siteId)), { rows: Object.fromEntries(saved.map((one) => [one.id, one])) });
  for (const [index, { name, email = "", label, note, said }] of chats.entries()) {
    let to: { visitorKey: string } | { conversationId: string; key: string } = {
      visitorKey: `${username}-visitor-${index}`.padEnd(24, "0"),
    };
    for (const { by, text } of said) {
      const id = crypto.randomUUID().replaceAll("-", "");
      if (by === "visitor") {
        const message = {
          id,
          text: text.slice(0, MESSAGE_TEXT_MAX),
          name,
          email,
          page: sitePaths.home(username),
          source: "",
          locale: "en",
        };
        to = await suite.command("send-chat", { siteId, to, ...message });
        continue;
      }
      if (!("conversationId" in to)) throw new Error("An owner cannot begin a conversation.");
      const ref = { siteId, conversationId: to.conversationId };
      const stored = await getDoc(doc(firestore, chatDocuments.conversation(siteId, to.conversationId)));
      await writeRead(firestore, ref, "owner", stored.get("visitorId"));
      const write = messageWrite(firestore, ref, "owner", { id, text, attachments: [] }, stored.data() as Conversation, Date.now());
      if ("refused" in write) throw new Error(`The demo's owner is refused: ${write.refused}.`);
      await write.commit();
    }
    if (!("conversationId" in to)) continue;
    const wanted = labelIds.filter((one) => one.name === label).map(({ id }) => id);
    if (wanted.length > 0) await updateDoc(doc(firestore, chatDocuments.conversation(siteId, to.conversationId)), { labels: wanted });
    if (note) await setDoc(doc(firestore, chatDocuments.note(siteId, to.conversationId)), { text: note });
  }
}
