/** @module-tag full */
import { chatCollections, chatDocuments } from "@awning/domain/chat/chat-documents";
import { MESSAGES_PAGE } from "@awning/domain/chat/message";
import { expect, test } from "vitest";
import { sendAsVisitor } from "../../../functions/src/chat/send-as-visitor.ts";
import { listNewestMessages } from "../../../functions/src/data/chat/conversations.ts";
import { firestore } from "../../../functions/src/data/core/admin.ts";
import { makeOwner, randomAddress, randomKey } from "../../support/builders.ts";
import { admin } from "../../support/emulators.ts";

test("five hundred visitors write to one owner at once: each has one conversation with one message", { timeout: 120_000 }, async () => {
  const { uid } = await makeOwner();
  await admin.firestore.doc(chatDocuments.settings(uid)).set({ mode: "widget", awayText: "" });
  const sent = await Promise.all(
    Array.from({ length: 500 }, async (_, index) => {
      const to = { type: "own", subject: { type: "general", id: "" }, visitorKey: crypto.randomUUID(), isOffered: false } as const;
      const id = crypto.randomUUID().replaceAll("-", "");
      const message = { id, text: `Visitor ${index}`, name: "", email: "", page: "", source: "", locale: "en" };
      const once = () => sendAsVisitor(uid, to, message, randomAddress());
      // Every tenth loses the answer, and sends again.
      return index % 10 === 0 ? (await Promise.all([once(), once()]))[0] : once();
    }),
  );
  const { docs } = await admin.firestore.collection(chatCollections.conversations(uid)).get();
  expect([docs.length, new Set(sent.map((one) => one?.conversationId)).size]).toEqual([500, 500]);
  expect(docs.filter((one) => one.get("count") !== 1 || one.get("unreadOwner") !== 1).map(({ id }) => id)).toEqual([]);
  expect(new Set(docs.map((one) => one.get("lastText"))).size).toBe(500);
});

test("a thread of ten thousand messages opens with one page of them, no matter who reads it", { timeout: 120_000 }, async () => {
  const ref = { siteId: `chat${randomKey()}`, conversationId: randomKey() };
  const writer = firestore().bulkWriter();
  for (let index = 0; index < 10_000; index++) {
    const message = { by: "owner", text: `Message ${index}`, at: new Date(1_700_000_000_000 + index), attachments: [] };
    void writer.create(firestore().doc(chatDocuments.message(ref.siteId, ref.conversationId, `message${index}`)), message);
  }
  await writer.close();
  const page = await listNewestMessages(ref);
  const first = `Message ${10_000 - MESSAGES_PAGE}`;
  expect([page.length, page[0]?.text, page.at(-1)?.text]).toEqual([MESSAGES_PAGE, first, "Message 9999"]);
});
