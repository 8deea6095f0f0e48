import { chatCollections, chatDocuments } from "@awning/domain/chat/chat-documents";
import { CONVERSATIONS_PAGE, MESSAGES_PAGE } from "@awning/domain/chat/message";
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  increment,
  limit,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  writeBatch,
} from "firebase/firestore";
import { beforeEach, describe, expect, test } from "vitest";
import { messageWrite } from "../../../web/src/data/chat/thread-writes.ts";
import { clientOf, outcome, type Who } from "../support/actors.ts";
import {
  aMessage,
  at,
  begin,
  beginAnew,
  closedOwner,
  forge,
  known,
  LONG_AGO,
  messageAt,
  newId,
  owner,
  place,
  send,
  stranger,
  visitor,
} from "../support/chat.ts";
import type { Fields } from "../support/documents.ts";

beforeEach(beginAnew);

describe("who reads a conversation", () => {
  test("its two sides do, nobody else", async () => {
    await send({ uid: owner }, "owner");
    const { lastId } = await known();
    for (const [who, expected] of [
      [{ uid: owner }, "allowed"],
      [{ uid: visitor }, "allowed"],
      [{ uid: stranger }, "denied"],
      [null, "denied"],
    ] as const) {
      const { firestore } = clientOf(who);
      const messages = collection(firestore, chatCollections.messages(place.siteId, place.conversationId));
      expect(await outcome(getDoc(at(who)))).toBe(expected);
      expect(await outcome(getDoc(messageAt(who, lastId)))).toBe(expected);
      expect(await outcome(getDocs(query(messages, orderBy("at", "desc"), limit(MESSAGES_PAGE))))).toBe(expected);
      expect(await outcome(getDocs(query(messages, orderBy("at", "desc"), limit(MESSAGES_PAGE + 1))))).toBe("denied");
      expect(await outcome(getDoc(doc(firestore, chatDocuments.typing(place.siteId, place.conversationId))))).toBe(expected);
    }
  });

  test("only the owner lists conversations, a page at a time", async () => {
    const list = (who: Who, most: number) =>
      outcome(
        getDocs(query(collection(clientOf(who).firestore, chatCollections.conversations(owner)), orderBy("lastAt", "desc"), limit(most))),
      );
    expect(await list({ uid: owner }, CONVERSATIONS_PAGE)).toBe("allowed");
    expect(await list({ uid: owner }, CONVERSATIONS_PAGE + 1)).toBe("denied");
    for (const who of [{ uid: visitor }, { uid: stranger }, null]) expect(await list(who, 1)).toBe("denied");
  });

  test("nobody begins one past the function for it, puts themselves into one, or takes one away", async () => {
    const stored = (await getDoc(at("admin"))).data();
    for (const who of [{ uid: owner }, { uid: visitor }, { uid: stranger }, null]) {
      expect(await outcome(deleteDoc(at(who)))).toBe("denied");
      expect(await outcome(updateDoc(at(who), { visitorUids: [visitor, stranger] }))).toBe("denied");
      const fresh = doc(clientOf(who).firestore, chatDocuments.conversation(place.siteId, newId()));
      expect(await outcome(setDoc(fresh, { ...stored, visitorUids: who ? [who.uid] : [] }))).toBe("denied");
    }
    expect(await send({ uid: visitor }, "visitor")).toBe("allowed");
  });

  test("who is blocked is told what they are told where there is no conversation", async () => {
    await begin({ status: "spam" });
    const blocked = await Promise.all([outcome(getDoc(at({ uid: visitor }))), send({ uid: visitor }, "visitor")]);
    place.conversationId = newId();
    expect(blocked).toEqual([
      await outcome(getDoc(at({ uid: visitor }))),
      await forge({ uid: visitor }, "visitor", {}).catch(() => "denied"),
    ]);
    expect(blocked).toEqual(["denied", "denied"]);
  });
});

describe("a message", () => {
  test("is sent by either side, and counted for the other", async () => {
    expect(await send({ uid: visitor }, "visitor", aMessage("One"))).toBe("allowed");
    expect(await send({ uid: visitor }, "visitor", aMessage("Two"))).toBe("allowed");
    expect(await known()).toMatchObject({ count: 2, unreadOwner: 2, unreadVisitor: 0, lastBy: "visitor", lastText: "Two", tokens: 18 });
    expect(await send({ uid: owner }, "owner")).toBe("allowed");
    const { ownerId, lastId, ...rest } = await known();
    expect(rest).toMatchObject({ count: 3, unreadOwner: 2, unreadVisitor: 1 });
    expect(rest.mailVisitorSince).not.toBeNull();
    expect(ownerId).toBe(lastId);
  });

  test("is never sent in the name of the other side, nor by a stranger", async () => {
    expect(await send({ uid: visitor }, "owner")).toBe("denied");
    expect(await send({ uid: owner }, "visitor")).toBe("denied");
    for (const who of [{ uid: stranger }, null])
      for (const side of ["owner", "visitor"] as const) expect(await send(who, side)).toBe("denied");
    expect(await forge({ uid: visitor }, "visitor", {})).toBe("allowed");
    expect(await forge({ uid: visitor }, "visitor", { message: { by: "owner" } })).toBe("denied");
    expect(await forge({ uid: visitor }, "visitor", { message: { by: "system" } })).toBe("denied");
    expect(await forge({ uid: visitor }, "visitor", { conversation: { lastBy: "owner" } })).toBe("denied");
    expect(await forge({ uid: owner }, "owner", { message: { by: "visitor" } })).toBe("denied");
  });

  test.each<[string, { id?: string; message?: Fields; conversation?: Fields }]>([
    ["an invalid id", { id: "short" }],
    ["nothing, with no attachment", { message: { text: "" }, conversation: { lastText: "" } }],
    ["a preview that is not text", { conversation: { lastText: 7 } }],
    ["a preview of more than 140 characters", { message: { text: "a".repeat(141) }, conversation: { lastText: "a".repeat(141) } }],
    ["a preview that its text does not begin with", { conversation: { lastText: "Hallo" } }],
    ["when its tokens were refilled", { conversation: { refilledAt: Timestamp.fromMillis(LONG_AGO + 1) } }],
    ["when its tokens of the day were refilled", { conversation: { dayRefilledAt: Timestamp.fromMillis(LONG_AGO + 1) } }],
    ["a time of its own", { message: { at: Timestamp.fromMillis(LONG_AGO) } }],
    ["no text", { message: { text: " " } }],
    ["a text that is none", { message: { text: 7 } }],
    ["too much text", { message: { text: "a".repeat(4001) } }],
    ["marks that turn it", { message: { text: "a\u202Eb" } }],
    ["a field more", { message: { card: {} } }],
    ["a count of its own", { conversation: { count: increment(2) } }],
    ["nothing unread", { conversation: { unreadOwner: 0 } }],
    ["more unread", { conversation: { unreadOwner: increment(2) } }],
    ["what it does not say", { conversation: { lastText: "Buy gold" } }],
    ["more than it says", { conversation: { lastText: "Hello, you" } }],
    ["another last message", { conversation: { lastId: "message00000000000000000000" } }],
    ["another own message", { conversation: { visitorId: "message00000000000000000000" } }],
    ["a time of the conversation", { conversation: { lastAt: Timestamp.fromMillis(LONG_AGO) } }],
    ["a mail later", { conversation: { mailOwnerSince: null } }],
    ["a mail sooner", { conversation: { mailOwnerSince: Timestamp.fromMillis(LONG_AGO) } }],
    ["more tokens", { conversation: { tokens: 20 } }],
    ["more tokens of the day", { conversation: { dayTokens: 200 } }],
    ["another state", { conversation: { status: "closed" } }],
    ["a device more", { conversation: { visitorUids: [visitor, stranger] } }],
    ["another name", { conversation: { name: "Mum" } }],
    ["the other’s read mark", { conversation: { ownerReadId: "x" } }],
  ])("of a visitor cannot say %s", async (_what, wrong) => {
    expect(await forge({ uid: visitor }, "visitor", wrong)).toBe("denied");
  });

  test.each<[string, { message?: Fields; conversation?: Fields }]>([
    ["nothing unread", { conversation: { unreadVisitor: 0 } }],
    ["another own message", { conversation: { ownerId: "message00000000000000000000" } }],
    ["no mail", { conversation: { mailVisitorSince: null } }],
    ["tokens", { conversation: { tokens: 1 } }],
    ["a device", { conversation: { visitorUids: [stranger] } }],
  ])("of an owner cannot say %s", async (_what, wrong) => {
    expect(await forge({ uid: owner }, "owner", {})).toBe("allowed");
    expect(await forge({ uid: owner }, "owner", wrong)).toBe("denied");
  });

  test("is stored once, and never changed or taken away", async () => {
    const message = aMessage();
    expect(await send({ uid: visitor }, "visitor", message)).toBe("allowed");
    expect(await send({ uid: visitor }, "visitor", message)).toBe("denied");
    expect((await known()).count).toBe(1);
    for (const who of [{ uid: visitor }, { uid: owner }, { uid: stranger }, null]) {
      expect(await outcome(updateDoc(messageAt(who, message.id), { text: "No" }))).toBe("denied");
      expect(await outcome(deleteDoc(messageAt(who, message.id)))).toBe("denied");
    }
  });

  test("goes with its conversation, and the conversation with it", async () => {
    const id = newId();
    const alone = (by: string) => setDoc(messageAt({ uid: visitor }, id), { by, text: "Hello", at: serverTimestamp(), attachments: [] });
    for (const by of ["visitor", "owner"]) expect(await outcome(alone(by))).toBe("denied");
    expect(await outcome(updateDoc(at({ uid: visitor }), { count: 1, unreadOwner: 1, lastId: id }))).toBe("denied");
    await send({ uid: visitor }, "visitor");
    const old = (await known()).lastId;
    // Counting an old message once more.
    const { firestore } = clientOf({ uid: owner });
    const batch = writeBatch(firestore);
    batch.update(at({ uid: owner }), {
      ...{ status: "open", count: increment(1), lastAt: serverTimestamp(), lastBy: "owner", lastId: old, lastText: "", ownerId: old },
      ...{ unreadVisitor: increment(1), mailVisitorSince: serverTimestamp() },
    });
    expect(await outcome(batch.commit())).toBe("denied");
  });

  test("is counted once", async () => {
    const message = aMessage("Hello");
    await send({ uid: visitor }, "visitor", message);
    const before = await known();
    const again = messageWrite(clientOf({ uid: visitor }).firestore, place, "visitor", message, before, Date.now());
    expect(await outcome(again.commit())).toBe("denied");
    const { status, lastBy, lastText, visitorId } = before;
    const counted = { status, lastBy, lastText, visitorId, lastId: message.id, count: increment(1), unreadOwner: increment(1) };
    const tokens = { tokens: increment(-1), dayTokens: increment(-1) };
    for (const lastAt of [serverTimestamp(), Timestamp.fromMillis(LONG_AGO)])
      expect(await outcome(updateDoc(at({ uid: visitor }), { ...counted, ...tokens, lastAt }))).toBe("denied");
    expect((await known()).count).toBe(1);
  });

  test("comes after the last one, and no conversation names it before it is sent", async () => {
    const id = newId();
    await begin({ lastId: id });
    const message = { by: "visitor", text: "Hello", at: serverTimestamp(), attachments: [] };
    expect(await outcome(setDoc(messageAt({ uid: visitor }, id), message))).toBe("denied");
    await begin({ lastAt: Date.now() + 3_600_000 });
    expect(await forge({ uid: visitor }, "visitor", {})).toBe("denied");
  });

  test("of several at once each is sent alone", async () => {
    const { firestore } = clientOf({ uid: owner });
    const batch = messageWrite(firestore, place, "owner", aMessage(), await known(), Date.now());
    batch.set(messageAt({ uid: owner }, newId()), { by: "owner", text: "Hello", at: serverTimestamp(), attachments: [] });
    expect(await outcome(batch.commit())).toBe("denied");
  });

  test("opens a closed conversation, and is refused in one that is blocked", async () => {
    for (const [who, side] of [
      [{ uid: visitor }, "visitor"],
      [{ uid: owner }, "owner"],
    ] as const) {
      await begin({ status: "closed" });
      expect(await send(who, side)).toBe("allowed");
      expect((await known()).status).toBe("open");
      await begin({ status: "spam" });
      expect(await send(who, side)).toBe("denied");
    }
  });

  test("is refused where the site is closed", async () => {
    await begin({}, closedOwner);
    expect(await send({ uid: closedOwner }, "owner")).toBe("denied");
    expect(await send({ uid: visitor }, "visitor")).toBe("denied");
  });

  test("of a visitor is one of so many, until the time is over", async () => {
    const now = Date.now();
    await begin({ tokens: 1, refilledAt: now, dayTokens: 5, dayRefilledAt: now });
    expect(await send({ uid: visitor }, "visitor")).toBe("allowed");
    expect(await known()).toMatchObject({ tokens: 0, dayTokens: 4 });
    expect(await send({ uid: visitor }, "visitor")).toBe("denied");
    expect(await forge({ uid: visitor }, "visitor", { conversation: { dayTokens: 3 } })).toBe("denied");
    await begin({ tokens: 5, refilledAt: now, dayTokens: 5, dayRefilledAt: now });
    for (const wrong of [
      { tokens: 9, dayTokens: 4 },
      { tokens: 4, dayTokens: 9 },
    ])
      expect(
        await forge({ uid: visitor }, "visitor", { conversation: { ...wrong, refilledAt: new Date(now), dayRefilledAt: new Date(now) } }),
      ).toBe("denied");
    await begin({ tokens: 5, refilledAt: now, dayTokens: 0, dayRefilledAt: now });
    expect(await send({ uid: visitor }, "visitor")).toBe("denied");
    await begin({ tokens: 0, dayTokens: 0 });
    expect(await send({ uid: visitor }, "visitor")).toBe("allowed");
    expect(await known()).toMatchObject({ tokens: 19, dayTokens: 199 });
  });
});
