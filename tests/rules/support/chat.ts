import { chatDocuments } from "@awning/domain/chat/chat-documents";
import { type Known, messageCommit, newProgress } from "@awning/domain/chat/conversation";
import type { Side } from "@awning/domain/chat/message";
import { type Conversation, conversationSchema } from "@awning/domain/chat/schema";
import { toDocument } from "@awning/domain/time/timestamp";
import { doc, getDoc, increment, serverTimestamp, Timestamp, type WriteBatch, writeBatch } from "firebase/firestore";
import { messageWrite, type NewMessage, type ThreadRef } from "../../../web/src/data/chat/thread-writes.ts";
import { fromDocument } from "../../../web/src/data/core/documents.ts";
import { clientOf, newUid, outcome, type Who } from "./actors.ts";
import { type Fields, put, seedSite } from "./documents.ts";

// One conversation at a time, begun anew before each test.
export const owner = newUid();
export const closedOwner = newUid();
export const visitor = newUid();
export const stranger = newUid();
export const LONG_AGO = 1_700_000_000_000;

let made = 0;
export const newId = () => `message${String(++made).padStart(20, "0")}`;
export const aMessage = (text = "Do you ship to Lisbon?"): NewMessage => ({ id: newId(), text, attachments: [] });

function stored(over: Partial<Conversation> = {}): Fields {
  return toDocument(conversationSchema, {
    ...newProgress(LONG_AGO),
    ...{ subject: { type: "general", id: "" }, name: "", email: "", locale: "en", page: "/kiln", source: "" },
    ...{ visitorUids: [visitor], accessRev: 1, searchTerms: [], createdAt: LONG_AGO },
    ...over,
  });
}

export const place: ThreadRef = { siteId: owner, conversationId: "" };
export const at = (who: Who) => doc(clientOf(who).firestore, chatDocuments.conversation(place.siteId, place.conversationId));
export const messageAt = (who: Who, id: string) =>
  doc(clientOf(who).firestore, chatDocuments.message(place.siteId, place.conversationId, id));

export async function begin(over: Partial<Conversation> = {}, siteId = owner): Promise<void> {
  Object.assign(place, { siteId, conversationId: newId() });
  await put(chatDocuments.conversation(siteId, place.conversationId), stored(over));
}

export async function known(): Promise<Conversation> {
  const conversation = fromDocument(conversationSchema, await getDoc(at("admin")));
  if (!conversation) throw new Error("no conversation");
  return conversation;
}

/** Sends what the product sends, even where it would not try: the rules decide. */
export async function send(who: Who, side: Side, message: NewMessage = aMessage()): Promise<string> {
  const { tokens, dayTokens, ...stored } = await known();
  const hopeful = { ...stored, status: "open" as const, tokens: Math.max(1, tokens), dayTokens: Math.max(1, dayTokens) };
  return outcome(batchOf(who, side, message, hopeful).commit());
}

export function batchOf(who: Who, side: Side, message: NewMessage, known: Known): WriteBatch {
  const batch = messageWrite(clientOf(who).firestore, place, side, message, known, Date.now());
  if ("refused" in batch) throw new Error(batch.refused);
  return batch;
}

/** The message and the changes that {@link messageCommit} makes of a first message. */
export function commitOf(side: Side, id: string) {
  const values = { now: serverTimestamp(), oneMore: () => increment(1) };
  const made = messageCommit(newProgress(LONG_AGO), { id, by: side, text: "Hello" }, Date.now(), values);
  if ("refused" in made) throw new Error(made.refused);
  return made;
}

/** A message as it should be, but for some fields of it and of its conversation. */
export async function forge(who: Who, side: Side, wrong: { id?: string; message?: Fields; conversation?: Fields }): Promise<string> {
  const { id = newId() } = wrong;
  const { message, changes } = commitOf(side, id);
  const batch = writeBatch(clientOf(who).firestore);
  batch.set(messageAt(who, id), { ...message, ...wrong.message });
  batch.update(at(who), { ...changes, ...wrong.conversation });
  return outcome(batch.commit());
}

/** Puts sites and a conversation there, for `beforeEach`. */
export async function beginAnew(): Promise<void> {
  await Promise.all([seedSite(owner), seedSite(closedOwner, { suspendedAt: Timestamp.fromMillis(1) })]);
  await begin();
}
