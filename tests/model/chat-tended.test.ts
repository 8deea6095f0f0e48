// What time does to conversations: snoozed ones return, old ones go where their owner keeps them for a time only.
import "../support/model/stand-ins.ts";
import { chatDocuments } from "@awning/domain/chat/chat-documents";
import { newProgress } from "@awning/domain/chat/conversation";
import { type Conversation, conversationSchema } from "@awning/domain/chat/schema";
import { toDocument } from "@awning/domain/time/timestamp";
import { expect } from "vitest";
import { sendAsVisitor } from "../../functions/src/chat/send-as-visitor.ts";
import { forgetChats, returnSnoozed } from "../../functions/src/chat/tend-chats.ts";
import { getChatSettings } from "../../functions/src/data/chat/conversations.ts";
import { model as test } from "../support/model/fixtures.ts";
import { SITE } from "../support/model/shop.ts";
import type { World } from "../support/model/world.ts";

const DAY_MS = 86_400_000;
const RUN = { hasTime: true, took: () => undefined };
const TO = { type: "own", subject: { type: "general", id: "" }, visitorKey: "key-of-a-visitor-of-this-shop-1", isOffered: true } as const;

async function put({ database }: World, id: string, over: Partial<Conversation>, siteId = SITE): Promise<void> {
  const { lastAt = Date.now() } = over;
  const fields = {
    ...newProgress(lastAt),
    ...{ subject: { type: "general" as const, id: "" }, name: "", email: "", locale: "en", page: "", source: "", visitorUids: [] },
    ...{ accessRev: 1, searchTerms: [], createdAt: lastAt, lastAt },
    ...over,
  };
  await database.doc(chatDocuments.conversation(siteId, id)).set(toDocument(conversationSchema, fields));
}

const stored = async ({ database }: World, id: string, siteId = SITE) =>
  (await database.doc(chatDocuments.conversation(siteId, id)).get()).data();

test("snoozed conversations return once, at their time, as unread; what was closed meanwhile stays closed", async ({ world }) => {
  const now = Date.now();
  await put(world, "due", { status: "snoozed", snoozedUntil: now });
  await put(world, "later", { status: "snoozed", snoozedUntil: now + 1 });
  await put(world, "closed", { status: "closed", snoozedUntil: now - 1 });
  expect(await returnSnoozed(now, RUN)).toBe(1);
  expect(await stored(world, "due")).toMatchObject({ status: "open", unreadOwner: 1 });
  expect(await stored(world, "later")).toMatchObject({ status: "snoozed", unreadOwner: 0 });
  expect(await stored(world, "closed")).toMatchObject({ status: "closed", unreadOwner: 0 });
  expect(await returnSnoozed(now, RUN)).toBe(0);
});

test("a visitor's message returns a snoozed conversation, and its time then means nothing", async ({ world }) => {
  const write = (id: string) =>
    sendAsVisitor(SITE, TO, { id, text: "Hello?", name: "", email: "", page: "", source: "", locale: "en" }, "10.1.1.1");
  const { conversationId } = await write("message-number-1aaaaaaaa");
  const until = Date.now() + DAY_MS;
  await world.database.doc(chatDocuments.conversation(SITE, conversationId)).update({ status: "snoozed", snoozedUntil: new Date(until) });
  await write("message-number-2aaaaaaaa");
  expect(await stored(world, conversationId)).toMatchObject({ status: "open", unreadOwner: 2 });
  expect(await returnSnoozed(until + 1, RUN)).toBe(0);
});

test("old conversations go with their notes and messages where they are kept for a time, and nowhere else", async ({ world }) => {
  const now = Date.now();
  const { database } = world;
  const old = { status: "closed", lastAt: now - 91 * DAY_MS } as const;
  await put(world, "old", old);
  await database.doc(chatDocuments.note(SITE, "old")).set({ text: "Wants blue" });
  await database
    .doc(chatDocuments.message(SITE, "old", "m"))
    .set({ by: "visitor", text: "Blue?", at: new Date(old.lastAt), attachments: [] });
  await put(world, "new", { status: "closed", lastAt: now - 89 * DAY_MS });
  await put(world, "blocked", { ...old, status: "spam" });
  await put(world, "snoozed", { ...old, status: "snoozed", snoozedUntil: now + DAY_MS });
  await put(world, "elsewhere", old, "another");
  const settings = database.doc(chatDocuments.settings(SITE));
  await settings.set({ mode: "widget", awayText: "", keep: "90", sweepAt: new Date(now) });
  await database.doc(chatDocuments.settings("another")).set({ mode: "widget", awayText: "", keep: "always", sweepAt: null });
  expect(await forgetChats(now, RUN)).toBe(1);
  const left = await Promise.all(["old", "new", "blocked", "snoozed"].map((id) => stored(world, id)));
  expect(left.map((one) => one !== undefined)).toEqual([false, true, true, true]);
  expect((await database.doc(chatDocuments.note(SITE, "old")).get()).exists).toBe(false);
  expect((await database.doc(chatDocuments.message(SITE, "old", "m")).get()).exists).toBe(false);
  expect(await stored(world, "elsewhere", "another")).toBeDefined();
  // The next look is a day later, and the last once all are kept again.
  expect((await getChatSettings(SITE)).sweepAt).toBe(now + DAY_MS);
  expect(await forgetChats(now + 1, RUN)).toBe(0);
  await settings.update({ keep: "always" });
  expect(await forgetChats(now + DAY_MS, RUN)).toBe(0);
  expect((await getChatSettings(SITE)).sweepAt).toBeNull();
});
