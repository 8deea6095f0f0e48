// Who is blocked in the chat writes no more as somebody else: from the same network, or with the same browser.
import "../support/model/stand-ins.ts";
import { chatDocuments } from "@awning/domain/chat/chat-documents";
import { Failure } from "@awning/domain/errors/failure";
import { documents } from "@awning/domain/routes/firestore-paths";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { joinChat } from "../../functions/src/chat/chat-commands.ts";
import { sendAsVisitor } from "../../functions/src/chat/send-as-visitor.ts";
import { blockPerson } from "../../functions/src/contact/block-person.ts";
import { contactIdOf } from "../../functions/src/platform/access-keys.ts";
import { RATE_LIMITS } from "../../functions/src/platform/rate-limits.ts";
import { BEGIN, openBookingWorld } from "../support/model/booking-world.ts";
import { SITE } from "../support/model/shop.ts";
import { loadEverything } from "../support/model/world.ts";

const EMAIL = "una.berg@example.test";
const HOUR_MS = 3_600_000;
let world: Awaited<ReturnType<typeof openBookingWorld>>;
let made = 0;

beforeAll(loadEverything);
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: BEGIN });
  world = await openBookingWorld();
  await world.database.doc(chatDocuments.settings(SITE)).set({ mode: "widget", awayText: "" });
});
afterEach(() => vi.useRealTimers());

const request = (uid: string) => ({ caller: { uid, email: "", isVerified: true }, clientAddress: "10.0.0.1", now: Date.now() });
const at = (id: string) => world.database.doc(chatDocuments.conversation(SITE, id));
const stateOf = async (id: string) => (await at(id).get()).get("status");
const codeOf = (done: Promise<unknown>) =>
  done.then(
    () => "taken",
    (error: unknown) => (error instanceof Failure ? error.code : Promise.reject(error)),
  );

/** A first message, of a browser that has never been here. */
function write(email: string, clientAddress: string) {
  const id = `message${String(++made).padStart(20, "0")}`;
  const subject = { type: "general", id: "" } as const;
  const to = { type: "own", subject, visitorKey: `visitor-key-of-una-${String(made).padStart(8, "0")}`, isOffered: false } as const;
  return sendAsVisitor(SITE, to, { id, text: "Hello?", name: "", email, page: "", source: "", locale: "en" }, clientAddress);
}

async function block(isBlocked: boolean) {
  const personId = contactIdOf(SITE, EMAIL);
  await world.database.doc(documents.person(SITE, personId)).set({ email: EMAIL });
  await blockPerson({ personId, isBlocked }, request(SITE));
}

test("begins no conversation from the same network for a day, without an address or with another", async () => {
  await write(EMAIL, "10.1.1.1");
  await block(true);
  for (const email of ["", "else@example.test"]) expect(await codeOf(write(email, "10.1.1.1"))).toBe("not_found");
  expect(await codeOf(write("", "10.1.1.2"))).toBe("taken");
  vi.setSystemTime(BEGIN + 25 * HOUR_MS);
  expect(await codeOf(write("", "10.1.1.1"))).toBe("taken");
});

test("begins none from a whole /48 after three of its networks are blocked, for a day; one or two block themselves alone", async () => {
  const network = (index: number) => `2001:db8:1:${index}::/64`;
  for (const index of [1, 2, 3]) {
    const { conversationId } = await write("", network(index));
    await at(conversationId).update({ status: "spam" });
    expect(await codeOf(write("", network(index)))).toBe("not_found");
  }
  expect(await codeOf(write("", network(4)))).toBe("not_found");
  expect(await codeOf(write("", "2001:db8:2:1::/64"))).toBe("taken");
  vi.setSystemTime(BEGIN + 25 * HOUR_MS);
  expect(await codeOf(write("", network(4)))).toBe("taken");
});

test("one network with many blocked conversations blocks itself alone", async () => {
  const begun = [];
  for (let count = 0; count < 5; count++) begun.push(await write("", "2001:db8:3:1::/64"));
  for (const { conversationId } of begun) await at(conversationId).update({ status: "spam" });
  for (let index = 2; index < 9; index++) expect(await codeOf(write("", `2001:db8:3:${index}::/64`))).toBe("taken");
  expect(await codeOf(write("", "2001:db8:3:1::/64"))).toBe("not_found");
});

test("begins none after the owner blocked a conversation without an address", async () => {
  const { conversationId } = await write("", "10.1.1.1");
  await at(conversationId).update({ status: "spam" });
  expect(await codeOf(write("", "10.1.1.1"))).toBe("not_found");
});

test("loses all their conversations, those of their browser, and a new one that it joins", async () => {
  const [known, nameless] = [await write(EMAIL, "10.1.1.1"), await write("", "10.1.1.2")];
  for (const { conversationId, key } of [known, nameless]) await joinChat({ siteId: SITE, conversationId, key }, request("browser-of-una"));
  const stored = (await at(known.conversationId).get()).data() ?? {};
  const older = Array.from({ length: 620 }, (_, index) => `older${String(index).padStart(20, "0")}`);
  for (const id of older) await at(id).set({ ...stored, visitorUids: [] });
  const other = await write("", "10.1.1.3");
  await block(true);
  const theirs = [known.conversationId, nameless.conversationId, ...older];
  expect(new Set(await Promise.all(theirs.map(stateOf)))).toEqual(new Set(["spam"]));
  expect(await stateOf(other.conversationId)).toBe("open");

  const again = await write("", "10.1.1.4");
  const join = joinChat({ siteId: SITE, ...again }, request("browser-of-una"));
  expect(await codeOf(join)).toBe("not_found");
  expect(await stateOf(again.conversationId)).toBe("spam");
  await block(false);
  expect(new Set(await Promise.all(theirs.map(stateOf)))).toEqual(new Set(["closed"]));
});

test("what many networks begin together is so many conversations an hour, and nothing of another hour", { tags: ["full"] }, async () => {
  const { limit } = RATE_LIMITS["chat-begin.site"];
  const networks = Array.from({ length: limit }, (_, index) => `10.2.${Math.floor(index / 250)}.${index % 250}`);
  for (const network of networks) await write("", network);
  expect(await codeOf(write("", "10.3.1.1"))).toBe("too_many_requests");
  vi.setSystemTime(BEGIN + HOUR_MS);
  expect(await codeOf(write("", "10.3.1.1"))).toBe("taken");
});
