import { attachmentPath, CONVERSATION_FILES } from "@awning/domain/chat/attachment";
import { chatCollections, chatDocuments } from "@awning/domain/chat/chat-documents";
import { newProgress } from "@awning/domain/chat/conversation";
import { conversationSchema, messageSchema } from "@awning/domain/chat/schema";
import { documents } from "@awning/domain/routes/firestore-paths";
import { toDocument } from "@awning/domain/time/timestamp";
import { expect, test } from "vitest";
import { deleteOwnersParts } from "../../../functions/src/data/account/purge.ts";
import { deleteConversation } from "../../../functions/src/data/chat/conversations.ts";
import { makeOwner, type Owner, randomAddress, randomKey } from "../../support/builders.ts";
import { call, refusalOf, run, signInWithoutName, wakeInstances } from "../../support/clients.ts";
import { admin, readDocument } from "../../support/emulators.ts";
import { randomObject, sendAs, storedText } from "../../support/files.ts";
import { DAY, HOUR, runSweep, storageOf } from "../../support/uploads.ts";

const WAIT = { timeout: 20_000 };
/** Looks through what an owner has, as if all of it had been sent so long ago. */
async function runSweepOf(owner: Owner, ago: number): Promise<void> {
  await storageOf(owner).age(ago);
  await runSweep();
}

/** A conversation with a visitor of an owner of its own. */
async function conversation() {
  const [owner, visitor] = await Promise.all([makeOwner(), signInWithoutName()]);
  const place = { siteId: owner.uid, conversationId: randomObject() };
  const before = { ...newProgress(Date.now()), subject: { type: "general" as const, id: "" }, name: "", email: "", locale: "en" };
  const whole = { ...before, page: "", source: "", holder: "", accessRev: 1, searchTerms: [], createdAt: Date.now() };
  const stored = toDocument(conversationSchema, { ...whole, visitorUids: [visitor.uid] });
  await admin.firestore.doc(chatDocuments.conversation(place.siteId, place.conversationId)).set(stored);
  const pathOf = (id: string) => attachmentPath(place.siteId, place.conversationId, id);
  const as = { token: visitor.token, address: randomAddress() };
  const reserve = (id: string, bytes: number) => call("reserve-chat-file", { ...place, id, bytes }, as);
  const send = (id: string, content: string, type = "text/plain") =>
    sendAs({ ...owner, token: visitor.token }, pathOf(id), content, type, "attachment; filename*=UTF-8''a.txt");
  return {
    ...{ owner, place, as, pathOf, reserve, send },
    used: async () => (await readDocument(documents.storageUse(owner.uid)))?.chat,
    /** Takes room for a file and sends it. */
    give: async (content = "price"): Promise<string> => {
      const id = randomObject();
      expect((await reserve(id, Buffer.byteLength(content))).refusal).toBeNull();
      expect((await send(id, content)).status).toBe(200);
      return id;
    },
    /** Writes a message that names a file. */
    say: async (id: string) => {
      const message = {
        by: "visitor" as const,
        text: "",
        at: Date.now(),
        attachments: [{ id, name: "a.txt", type: "text/plain" as const, bytes: 5 }],
      };
      const path = chatDocuments.message(place.siteId, place.conversationId, randomObject());
      await admin.firestore.doc(path).set(toDocument(messageSchema, message));
    },
    /** As if so many files of a byte each had been sent before. */
    fill: async (count: number) => {
      const batch = admin.firestore.batch();
      const upload = { kind: "chatFile", files: { [place.conversationId]: 1 }, bytes: 1, isOpen: true, isOrdered: false, unusedAt: null };
      for (let index = 0; index < count; index++)
        batch.set(admin.firestore.doc(documents.upload(owner.uid, randomObject())), { ...upload, createdAt: new Date() });
      await batch.commit();
    },
  };
}

test("a visitor stores nothing without room, and no more than a conversation holds, whatever they say in it", async () => {
  const { place, reserve, send, used, as, owner } = await conversation();
  expect((await send(randomObject(), "price")).status).toBe(403);
  const ids = Array.from({ length: 14 }, randomObject);
  const answers: (string | undefined)[] = [];
  for (const id of ids) answers.push((await reserve(id, 15_000_000)).refusal?.code);
  expect(answers).toEqual([...Array(13).fill(undefined), "over_limit"]);
  expect((await reserve(randomObject(), 15_000_000)).refusal?.details).toEqual({});
  expect(await used()).toEqual({ bytes: 195_000_000, count: 13 });
  expect(await Promise.all([ids[0], ids[13]].map(async (id) => (await send(id ?? "", "price")).status))).toEqual([200, 403]);
  const more = { ...place, id: randomObject(), bytes: 15_000_000 };
  expect((await refusalOf("reserve-chat-file", more, { token: owner.token })).details).toMatchObject({
    room: "conversation",
    limit: "bytes",
  });
  const stranger = await signInWithoutName();
  for (const command of ["reserve-chat-file", "give-up-chat-file"] as const)
    expect((await refusalOf(command, more, { ...as, token: stranger.token })).code).toBe("not_found");
});

test("of many files at once no more get in than a conversation has room for", async () => {
  const { fill, reserve, send, used } = await conversation();
  await wakeInstances(6);
  await fill(CONVERSATION_FILES.count - 2);
  const ids = Array.from({ length: 6 }, randomObject);
  const answers = await Promise.all(ids.map((id) => reserve(id, 5)));
  expect(answers.filter(({ refusal }) => refusal === null)).toHaveLength(2);
  for (const { refusal } of answers) expect(["over_limit", undefined]).toContain(refusal?.code);
  const sent = await Promise.all(ids.map((id) => send(id, "price")));
  expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 200, 403, 403, 403, 403]);
  expect(await used()).toEqual({ bytes: 10, count: 2 });
});

test("files that no message names are removed after a day; a file that is not what it says, at once", async () => {
  const { owner, give, say, reserve, send, used, pathOf } = await conversation();
  const [named, unnamed] = [await give(), await give()];
  const page = randomObject();
  await Promise.all([reserve(randomObject(), 1000), reserve(page, 6)]);
  expect((await send(page, "<html>", "image/png")).status).toBe(200);
  await expect.poll(used, WAIT).toEqual({ bytes: 1010, count: 3 });
  expect(await storedText(pathOf(page))).toBeNull();
  await say(named);
  await runSweepOf(owner, DAY - HOUR);
  expect(await used()).toEqual({ bytes: 1010, count: 3 });
  await runSweepOf(owner, DAY + HOUR);
  expect([await storedText(pathOf(named)), await storedText(pathOf(unnamed))]).toEqual(["price", null]);
  expect(await used()).toEqual({ bytes: 5, count: 1 });
});

test("what did not get through gives its room back, what a message names does not, and all of it with the conversation", async () => {
  const { place, as, give, say, used, pathOf } = await conversation();
  const [named, dropped] = [await give(), await give()];
  await say(named);
  for (const id of [named, dropped, randomObject()]) await run("give-up-chat-file", { ...place, id }, as);
  expect([await storedText(pathOf(named)), await storedText(pathOf(dropped))]).toEqual(["price", null]);
  expect(await used()).toEqual({ bytes: 5, count: 1 });
  await deleteConversation(place);
  expect([await storedText(pathOf(named)), await used()]).toEqual([null, { bytes: 0, count: 0 }]);
});

test("conversations go with the account of their owner, and with them their files", async () => {
  const { place, give, pathOf } = await conversation();
  const { siteId, conversationId } = place;
  const message = chatDocuments.message(siteId, conversationId, randomKey());
  await admin.firestore.doc(message).set({ by: "owner", text: "Hello" });
  const file = await give();
  let runs = 0;
  // One thing a run: whoever dies in between is finished by the next.
  while (!(await deleteOwnersParts(siteId, { left: 1 }))) expect(runs++).toBeLessThan(20);
  expect((await admin.firestore.collection(chatCollections.conversations(siteId)).listDocuments()).length).toBe(0);
  expect([await readDocument(message), await storedText(pathOf(file))]).toEqual([null, null]);
});
