import { chatDocuments } from "@awning/domain/chat/chat-documents";
import { newProgress } from "@awning/domain/chat/conversation";
import type { Side } from "@awning/domain/chat/message";
import { type Conversation, conversationSchema } from "@awning/domain/chat/schema";
import { toDocument } from "@awning/domain/time/timestamp";
import { doc, getDoc, increment, serverTimestamp, Timestamp, writeBatch } from "firebase/firestore";
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

export async function send(who: Who, side: Side, message: NewMessage = aMessage()): Promise<string> {
  return outcome(messageWrite(clientOf(who).firestore, place, side, message, await known(), Date.now()).commit());
}

/** A message as it should be, but for some fields of it and of its conversation. */
export async function forge(who: Who, side: Side, wrong: { id?: string; message?: Fields; conversation?: Fields }): Promise<string> {
  const { id = newId() } = wrong;
  const { firestore } = clientOf(who);
  const batch = writeBatch(firestore);
  const right =
    side === "owner"
      ? { ownerId: id, unreadVisitor: increment(1), mailVisitorSince: serverTimestamp() }
      : { visitorId: id, unreadOwner: increment(1), mailOwnerSince: serverTimestamp(), ...again };
  batch.set(messageAt(who, id), { by: side, text: "Hello", at: serverTimestamp(), attachments: [], ...wrong.message });
  batch.update(at(who), {
    ...{ status: "open", count: increment(1), lastAt: serverTimestamp(), lastBy: side, lastId: id, lastText: "Hello" },
    ...right,
    ...wrong.conversation,
  });
  return outcome(batch.commit());
}
const again = { tokens: 19, refilledAt: serverTimestamp(), dayTokens: 199, dayRefilledAt: serverTimestamp() };

/** Puts sites and a conversation there, for `beforeEach`. */
export async function beginAnew(): Promise<void> {
  await Promise.all([seedSite(owner), seedSite(closedOwner, { suspendedAt: Timestamp.fromMillis(1) })]);
  await begin();
}
