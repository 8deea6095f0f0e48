// Room for files of a conversation: what is asked for at once, in many orders of the steps, and how often one network and one site may ask.
import "../support/model/stand-ins.ts";
import { commands } from "@awning/domain/api/commands";
import { attachmentPath, CONVERSATION_FILES } from "@awning/domain/chat/attachment";
import { chatDocuments } from "@awning/domain/chat/chat-documents";
import { ATTACHMENT_BYTES_MAX } from "@awning/domain/chat/message";
import { messageSchema } from "@awning/domain/chat/schema";
import { Failure } from "@awning/domain/errors/failure";
import { documents } from "@awning/domain/routes/firestore-paths";
import { toDocument } from "@awning/domain/time/timestamp";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { sendAsVisitor } from "../../functions/src/chat/send-as-visitor.ts";
import { RATE_LIMITS } from "../../functions/src/platform/rate-limits.ts";
import { giveUpChatFile, reserveChatFile } from "../../functions/src/upload/chat-files.ts";
import { sweepSite } from "../../functions/src/upload/purge-uploads.ts";
import { BEGIN, openBookingWorld } from "../support/model/booking-world.ts";
import { SITE } from "../support/model/shop.ts";
import { randomBelow } from "../support/model/turns.ts";
import { loadEverything } from "../support/model/world.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const VISITOR = "browser-of-una";
let world: Awaited<ReturnType<typeof openBookingWorld>>;
let made = 0;

beforeAll(loadEverything);
beforeEach(open);
afterEach(() => vi.useRealTimers());

async function open(): Promise<void> {
  vi.useFakeTimers({ toFake: ["Date"], now: BEGIN });
  world = await openBookingWorld();
  await world.database.doc(chatDocuments.settings(SITE)).set({ mode: "widget", awayText: "" });
}

const newId = () => `made${String(++made).padStart(20, "0")}`;
/** A conversation that the visitor's browser has joined. @returns its id */
async function begin(): Promise<string> {
  const to = { type: "own", subject: { type: "general", id: "" }, visitorKey: newId(), isOffered: false } as const;
  const message = { id: newId(), text: "Hello?", name: "", email: "", page: "", source: "", locale: "en" };
  const { conversationId } = await sendAsVisitor(SITE, to, message, `10.9.${made % 250}.1`);
  await world.database.doc(chatDocuments.conversation(SITE, conversationId)).update({ visitorUids: [VISITOR] });
  return conversationId;
}
function reserve(conversationId: string, bytes = 1, clientAddress = "10.1.1.1") {
  const caller = { uid: VISITOR, email: null, isVerified: false };
  return reserveChatFile({ siteId: SITE, conversationId, id: newId(), bytes }, { caller, clientAddress, now: Date.now() });
}
const codeOf = (done: Promise<unknown>) =>
  done.then(
    () => "taken",
    (error: unknown) => (error instanceof Failure ? error.code : Promise.reject(error)),
  );
const used = async () => (await world.database.doc(documents.storageUse(SITE)).get()).data()?.chat;

test("of many who ask at once as many get room as a conversation has left", async () => {
  const bytes = 20_000_000;
  const before = CONVERSATION_FILES.bytes / bytes - 2;
  for (let seed = 1; seed <= 12; seed++) {
    await open();
    const id = await begin();
    for (let index = 0; index < before; index++) await reserve(id, bytes, `10.2.${index}.1`);
    const acts = Array.from({ length: 5 }, (_, index) => ({ run: () => codeOf(reserve(id, bytes, `10.3.${index}.1`)), fate: null }));
    const outcomes = await world.turns.run(acts, randomBelow(seed));
    const answers = outcomes.map((one) => (one.state === "done" ? one.value : one.state));
    expect(answers.toSorted()).toEqual(["over_limit", "over_limit", "over_limit", "taken", "taken"]);
    expect(await used()).toEqual({ bytes: (before + 2) * bytes, count: before + 2 });
  }
});

/** A file that was stored after room was taken for it. @returns its id */
async function give(conversationId: string): Promise<string> {
  await reserve(conversationId, 1000);
  const id = `made${String(made).padStart(20, "0")}`;
  world.bucket.upload(attachmentPath(SITE, conversationId, id));
  return id;
}

/** A message that names a file. */
async function say(conversationId: string, id: string): Promise<void> {
  const attachments = [{ id, name: "a.pdf", type: "application/pdf" as const, bytes: 1000 }];
  const message = toDocument(messageSchema, { by: "visitor", text: "", at: Date.now(), attachments });
  await world.database.doc(chatDocuments.message(SITE, conversationId, newId())).set(message);
}

const isStored = (conversationId: string, id: string) => world.bucket.objects.has(attachmentPath(SITE, conversationId, id));
const sweep = () => sweepSite(SITE, Date.now(), { unusedMs: DAY_MS, sentMs: DAY_MS });

test("a sweep removes what no message of its conversation has named for a day, and counts what no one counted", async () => {
  const [id, other] = [await begin(), await begin()];
  const [named, unnamed, elsewhere] = [await give(id), await give(id), await give(id)];
  await reserve(id, 5);
  await say(id, named);
  await say(other, elsewhere);
  const [kept, late] = [newId(), newId()];
  for (const one of [kept, late]) world.bucket.upload(attachmentPath(SITE, id, one));
  await say(id, kept);
  vi.setSystemTime(BEGIN + 23 * HOUR_MS);
  await sweep();
  expect([named, unnamed, elsewhere, kept].map((one) => isStored(id, one))).toEqual([true, true, true, true]);
  vi.setSystemTime(BEGIN + 25 * HOUR_MS);
  await sweep();
  expect([named, unnamed, elsewhere, kept, late].map((one) => isStored(id, one))).toEqual([true, false, false, true, false]);
  expect(await used()).toEqual({ bytes: 2000, count: 2 });
});

test("what is given up goes with its room, unless a message names it or it is of another conversation", async () => {
  const [id, other] = [await begin(), await begin()];
  const [named, dropped] = [await give(id), await give(id)];
  await say(id, named);
  const caller = { uid: VISITOR, email: null, isVerified: false };
  const giveUp = (conversationId: string, file: string) =>
    giveUpChatFile({ siteId: SITE, conversationId, id: file }, { caller, clientAddress: "10.1.1.1", now: Date.now() });
  await giveUp(other, dropped);
  expect(isStored(id, dropped)).toBe(true);
  for (const file of [named, dropped, newId()]) await giveUp(id, file);
  expect([named, dropped].map((one) => isStored(id, one))).toEqual([true, false]);
  expect(await used()).toEqual({ bytes: 1000, count: 1 });
});

test("one network takes room so often an hour, over all conversations", async () => {
  const conversations = [await begin(), await begin()];
  for (let index = 0; index < RATE_LIMITS["chat-file.client"].limit; index++) await reserve(conversations[index % 2] ?? "");
  for (const id of conversations) expect(await codeOf(reserve(id))).toBe("too_many_requests");
  expect(await codeOf(reserve(await begin(), 1, "10.1.1.2"))).toBe("taken");
  vi.setSystemTime(BEGIN + HOUR_MS);
  expect(await codeOf(reserve(conversations[0] ?? ""))).toBe("taken");
});

test("one network takes so many bytes a day, over all conversations", async () => {
  const bytes = 20_000_000;
  const full = Math.floor(RATE_LIMITS["chat-bytes.client"].limit / bytes);
  expect(full * bytes).toBeGreaterThanOrEqual(CONVERSATION_FILES.bytes);
  const conversations = [await begin(), await begin()];
  for (let index = 0; index < full; index++) await reserve(conversations[index % 2] ?? "", bytes);
  for (const id of conversations) expect(await codeOf(reserve(id, bytes))).toBe("too_many_requests");
  expect(await used()).toEqual({ bytes: full * bytes, count: full });
  expect(await codeOf(reserve(conversations[0] ?? "", bytes, "10.1.1.2"))).toBe("taken");
  vi.setSystemTime(BEGIN + DAY_MS);
  expect(await codeOf(reserve(conversations[1] ?? "", bytes))).toBe("taken");
});

test.each([0, -20_000_000, 0.5, ATTACHMENT_BYTES_MAX + 1])(
  "%d bytes are no size of a file, and take nothing off what was counted",
  (bytes) => {
    const asked = { siteId: "site", conversationId: "c", id: newId(), bytes };
    expect(commands["reserve-chat-file"].input.safeParse(asked).success).toBe(false);
    expect(commands["reserve-chat-file"].input.safeParse({ ...asked, bytes: ATTACHMENT_BYTES_MAX }).success).toBe(true);
  },
);

test("many networks together take room of a site so often an hour, and who may not write takes nothing", { tags: ["full"] }, async () => {
  for (let index = 0; index < RATE_LIMITS["chat-file.site"].limit; index++) {
    expect(await codeOf(reserve("nothing", 1, `10.5.${index % 250}.1`))).toBe("not_found");
  }
  let id = "";
  for (let index = 0; index < RATE_LIMITS["chat-file.site"].limit; index++) {
    if (index % CONVERSATION_FILES.count === 0) id = await begin();
    await reserve(id, 1, `10.4.${index % 250}.1`);
  }
  expect(await codeOf(reserve(await begin(), 1, "10.6.1.1"))).toBe("too_many_requests");
});
