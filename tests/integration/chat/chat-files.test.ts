import "../../support/demo-environment.ts";
import { attachmentMetadata, attachmentPath, CONVERSATION_FILES_MAX } from "@awning/domain/chat/attachment";
import { chatCollections, chatDocuments } from "@awning/domain/chat/chat-documents";
import { getStorage } from "firebase-admin/storage";
import { beforeAll, expect, test } from "vitest";
import { deleteOwnersParts } from "../../../functions/src/data/account/purge.ts";
import { adminApp, firestore } from "../../../functions/src/data/core/admin.ts";
import { config } from "../../../functions/src/platform/config.ts";
import { randomKey } from "../../support/builders.ts";
import { admin, readDocument } from "../../support/emulators.ts";

beforeAll(() => void firestore());

const WAIT = { timeout: 20_000 };
const GIF = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");

/** A conversation of an owner of its own. */
async function conversation(fields: Record<string, unknown> = {}) {
  const ref = { siteId: `chat${randomKey()}`, conversationId: randomKey() };
  const path = chatDocuments.conversation(ref.siteId, ref.conversationId);
  await admin.firestore.doc(path).set({ status: "open", ...fields });
  const send = async (name: string, bytes: Buffer) => {
    const object = getStorage(adminApp())
      .bucket(config().bucket)
      .file(attachmentPath(ref.siteId, ref.conversationId, randomKey()));
    await object.save(bytes, { metadata: { contentType: attachmentMetadata(name).contentType } });
    return object;
  };
  return { ...ref, send, count: async () => (await readDocument(path))?.fileCount };
}

test("files of a conversation are counted; what is not what it says, or too much, is removed", async () => {
  const [fresh, full] = await Promise.all([conversation(), conversation({ fileCount: CONVERSATION_FILES_MAX })]);
  const [picture, page, more] = [
    await fresh.send("bowl.gif", GIF),
    await fresh.send("bowl.png", Buffer.from("<html>")),
    await full.send("bowl.gif", GIF),
  ];
  await expect.poll(async () => (await page.exists())[0], WAIT).toBe(false);
  await expect.poll(async () => (await more.exists())[0], WAIT).toBe(false);
  await expect.poll(fresh.count, WAIT).toBe(1);
  expect(await picture.exists()).toEqual([true]);
});

test("conversations go with the account of their owner, and with them their files", async () => {
  const { siteId, conversationId, send } = await conversation();
  const message = chatDocuments.message(siteId, conversationId, randomKey());
  await admin.firestore.doc(message).set({ by: "owner", text: "Hello" });
  const file = await send("bowl.gif", GIF);
  let runs = 0;
  // One thing a run: whoever dies in between is finished by the next.
  while (!(await deleteOwnersParts(siteId, { left: 1 }))) expect(runs++).toBeLessThan(20);
  expect((await admin.firestore.collection(chatCollections.conversations(siteId)).listDocuments()).length).toBe(0);
  expect([await readDocument(message), await file.exists()]).toEqual([null, [false]]);
});
