import { attachmentPath } from "@awning/domain/chat/attachment";
import { chatCollections, chatDocuments } from "@awning/domain/chat/chat-documents";
import { type ChatSettings, chatSettingsSchema, NO_CHAT } from "@awning/domain/chat/chat-settings";
import { MAIL_AFTER_MINUTES, QUIET_DAYS } from "@awning/domain/chat/conversation";
import { MESSAGES_PAGE, type Message, type Side } from "@awning/domain/chat/message";
import { type Conversation, conversationSchema, messageSchema } from "@awning/domain/chat/schema";
import { toDocument } from "@awning/domain/time/timestamp";
import { FieldPath, FieldValue, type Query, type QueryDocumentSnapshot, type Timestamp } from "firebase-admin/firestore";
import type * as z from "zod/mini";
import { nearHolder } from "#platform/holder.ts";
import { firestore } from "../core/admin.ts";
import { documentsOf, fromDocument } from "../core/documents.ts";
import { type Due, listDue } from "../core/due.ts";
import { putGuarded, type Writes, writeTogether } from "../core/writes.ts";
import { removeUpload } from "../media/remove-upload.ts";
import { deleteStoredFile, listStoredFiles } from "../media/stored-files.ts";
import { listConversationUploads } from "../media/uploads.ts";
import { dropNotifications } from "../notification/notifications.ts";

export type ConversationRef = { siteId: string; conversationId: string };
export type GuardedConversation = { conversation: Conversation; guard: Timestamp };

const CONVERSATIONS = chatCollections.conversations("").split("/").at(-1) ?? "";
const PAGE = 300;
/** Networks of one IPv6 /48 with a conversation blocked within a day that block all of its networks. */
const WIDE_BLOCKS = 3;
const SINCE = { owner: "mailOwnerSince", visitor: "mailVisitorSince" } as const;

export async function getConversation({ siteId, conversationId }: ConversationRef): Promise<GuardedConversation | null> {
  const snapshot = await firestore().doc(chatDocuments.conversation(siteId, conversationId)).get();
  const conversation = fromDocument(conversationSchema, snapshot);
  return conversation && snapshot.updateTime ? { conversation, guard: snapshot.updateTime } : null;
}

/** Writes a conversation; the commit fails if it changed since it was read, or was created meanwhile. */
export function putConversation(writes: Writes, ref: ConversationRef, conversation: Conversation, guard: Timestamp | null): void {
  const reference = firestore().doc(chatDocuments.conversation(ref.siteId, ref.conversationId));
  putGuarded(writes, reference, guard, toDocument(conversationSchema, conversation));
}

export function changeConversation(writes: Writes, ref: ConversationRef, fields: Partial<Conversation>, guard: Timestamp): void {
  writes.update(firestore().doc(chatDocuments.conversation(ref.siteId, ref.conversationId)), toDocument(conversationSchema, fields), {
    lastUpdateTime: guard,
  });
}

/** Deletes a conversation, its messages and their files, and frees their storage quota. */
export async function deleteConversation({ siteId, conversationId }: ConversationRef): Promise<void> {
  for (const { id } of await listConversationUploads(siteId, conversationId)) await removeUpload(siteId, id);
  for (const { path } of await listStoredFiles(attachmentPath(siteId, conversationId, ""))) await deleteStoredFile(path);
  // First, because they are found by what they are about.
  await writeTogether("chat-notifications", (writes) => dropNotifications(writes, siteId, conversationId));
  await firestore().recursiveDelete(firestore().doc(chatDocuments.conversation(siteId, conversationId)));
}

export async function addVisitorUid(ref: ConversationRef, uid: string): Promise<void> {
  await firestore()
    .doc(chatDocuments.conversation(ref.siteId, ref.conversationId))
    .update({ visitorUids: FieldValue.arrayUnion(uid) });
}

export async function isDeviceBlocked(siteId: string, uid: string): Promise<boolean> {
  return (await conversationsOf(siteId, [uid])).some((one) => one.get("status") === "spam");
}

/** Whether a network, or {@link WIDE_BLOCKS} others of its /48, have been blocked. `since` in ms since 1970. */
export async function isNetworkBlocked(siteId: string, holder: string, since: number): Promise<boolean> {
  let [after, before] = nearHolder(holder);
  // One by one, because a single person may have begun any number of conversations.
  for (let networks = 0; networks < WIDE_BLOCKS; networks++) {
    const blocked = firestore()
      .collection(chatCollections.conversations(siteId))
      .where("status", "==", "spam")
      .where("holder", ">", after)
      .where("holder", "<", before)
      .where("lastAt", ">", new Date(since));
    const [next] = (await blocked.orderBy("holder").limit(1).get()).docs;
    if (!next) return false;
    after = next.get("holder");
    if (after === holder) return true;
  }
  return true;
}

/** The ids of an address's conversations with a site, and of all others read by the same browsers. */
export async function listConversationsOfBrowsers(siteId: string, email: string): Promise<string[]> {
  const own = await readAll(firestore().collection(chatCollections.conversations(siteId)).where("email", "==", email));
  const uids = new Set(own.flatMap((one): string[] => one.get("visitorUids") ?? []));
  return [...new Set([...own, ...(await conversationsOf(siteId, [...uids]))].map(({ id }) => id))];
}

async function conversationsOf(siteId: string, uids: readonly string[]): Promise<QueryDocumentSnapshot[]> {
  const found: QueryDocumentSnapshot[] = [];
  const all = firestore().collection(chatCollections.conversations(siteId));
  for (const uid of uids) found.push(...(await readAll(all.where("visitorUids", "array-contains", uid))));
  return found;
}

async function readAll(query: Query): Promise<QueryDocumentSnapshot[]> {
  const found: QueryDocumentSnapshot[] = [];
  const page = query.select("status", "visitorUids").orderBy(FieldPath.documentId()).limit(PAGE);
  for (let next = page; ; ) {
    const { docs } = await next.get();
    found.push(...docs);
    const last = docs.at(-1);
    if (!last || docs.length < PAGE) return found;
    next = page.where(FieldPath.documentId(), ">", last.id);
  }
}

export function createMessage(
  writes: Writes,
  { siteId, conversationId }: ConversationRef,
  id: string,
  message: z.infer<typeof messageSchema>,
): void {
  writes.create(firestore().doc(chatDocuments.message(siteId, conversationId, id)), toDocument(messageSchema, message));
}

export async function hasMessage({ siteId, conversationId }: ConversationRef, id: string): Promise<boolean> {
  return (
    await firestore()
      .doc(chatDocuments.message(siteId, conversationId, id))
      .get()
  ).exists;
}

/** In chronological order, at most `count`. `from` in ms since 1970. */
export async function listNewestMessages({ siteId, conversationId }: ConversationRef, from = 0, count = MESSAGES_PAGE): Promise<Message[]> {
  const messages = firestore().collection(chatCollections.messages(siteId, conversationId));
  const since = from > 0 ? messages.where("at", ">=", new Date(from)) : messages;
  const found = await since.orderBy("at", "desc").limit(count).get();
  return documentsOf(messageSchema, found).reverse();
}

/** Conversations with messages that this side has not read for {@link MAIL_AFTER_MINUTES} minutes. `now` in ms since 1970. */
export function unreadConversations(side: Side, now: number): Due {
  const afterMs = MAIL_AFTER_MINUTES * 60_000;
  return {
    query: firestore()
      .collectionGroup(CONVERSATIONS)
      .where(SINCE[side], "<=", new Date(now - afterMs)),
    since: SINCE[side],
    afterMs,
  };
}

/** Told after this time, unless the owner reads them at once, and looked for in several runs of the job. */
const TOLD_AFTER_MS = 20_000;
const TOLD_WITHIN_MS = 240_000;

/** Conversations whose messages the owner has not read for a short time. `now` in ms since 1970. */
export async function listJustUnread(now: number, limit: number): Promise<{ ref: ConversationRef; conversation: Conversation }[]> {
  const unread = firestore()
    .collectionGroup(CONVERSATIONS)
    .where(SINCE.owner, "<=", new Date(now - TOLD_AFTER_MS));
  const query = unread.where(SINCE.owner, ">", new Date(now - TOLD_WITHIN_MS));
  return (await listDue({ query, since: SINCE.owner }, limit)).flatMap((one) => {
    const conversation = fromDocument(conversationSchema, one);
    return conversation ? refOf(one.ref.path).map((ref) => ({ ref, conversation })) : [];
  });
}

/** Open conversations without messages for {@link QUIET_DAYS} days. `now` in ms since 1970. */
export function quietConversations(now: number): Due {
  const afterMs = QUIET_DAYS * 86_400_000;
  const open = firestore().collectionGroup(CONVERSATIONS).where("status", "==", "open");
  return { query: open.where("lastAt", "<=", new Date(now - afterMs)), since: "lastAt", afterMs };
}

/** Snoozed conversations whose time has come. `now` in ms since 1970. */
export function snoozedConversations(now: number): Due {
  const snoozed = firestore().collectionGroup(CONVERSATIONS).where("status", "==", "snoozed");
  return { query: snoozed.where("snoozedUntil", "<=", new Date(now)), since: "snoozedUntil" };
}

/** Longest overdue first. */
export async function listDueConversations(due: Due, limit: number): Promise<ConversationRef[]> {
  return (await listDue(due, limit)).flatMap(({ ref }) => refOf(ref.path));
}

function refOf(path: string): ConversationRef[] {
  const [, siteId, , conversationId] = path.split("/");
  return siteId && conversationId ? [{ siteId, conversationId }] : [];
}

/** Chat settings of sites that do not keep conversations for good, when they are to be looked at again. `now` in ms since 1970. */
export function dueSweeps(now: number): Due {
  const settings = firestore().collectionGroup("settings");
  return { query: settings.where("sweepAt", "<=", new Date(now)), since: "sweepAt", fields: [] };
}

export async function setSweep(siteId: string, sweepAt: number | null): Promise<void> {
  await firestore().doc(chatDocuments.settings(siteId)).update(toDocument(chatSettingsSchema, { sweepAt }));
}

/** Open and closed conversations whose last message is from before `before` (ms since 1970). Blocked ones keep their visitor blocked. */
export async function listOldConversations(siteId: string, before: number, limit: number): Promise<ConversationRef[]> {
  const settled = firestore().collection(chatCollections.conversations(siteId)).where("status", "in", ["open", "closed"]);
  const found = await settled.where("lastAt", "<", new Date(before)).orderBy("lastAt", "desc").limit(limit).select("lastAt").get();
  return found.docs.map(({ id }) => ({ siteId, conversationId: id }));
}

export async function getChatSettings(siteId: string): Promise<ChatSettings> {
  return fromDocument(chatSettingsSchema, await firestore().doc(chatDocuments.settings(siteId)).get()) ?? NO_CHAT;
}
