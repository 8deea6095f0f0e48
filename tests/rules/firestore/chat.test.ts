import { chatCollections, chatDocuments } from "@awning/domain/chat/chat-documents";
import { CONVERSATIONS_PAGE, MESSAGES_PAGE } from "@awning/domain/chat/message";
import {
  collection,
  deleteDoc,
  doc,
  documentId,
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
  where,
  writeBatch,
} from "firebase/firestore";
import { beforeEach, describe, expect, test } from "vitest";
import { deliver } from "../../../web/src/data/chat/thread-writes.ts";
import { clientOf, outcome, type Who } from "../support/actors.ts";
import {
  aMessage,
  at,
  batchOf,
  begin,
  beginAnew,
  closedOwner,
  commitOf,
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
  test("its two sides do, no one else", async () => {
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
      expect(await outcome(getDocs(query(messages, orderBy("at", "desc"), limit(MESSAGES_PAGE + 2))))).toBe("denied");
      expect(await outcome(getDoc(doc(firestore, chatDocuments.typing(place.siteId, place.conversationId))))).toBe(expected);
    }
  });

  test("only the owner lists conversations, a page at a time", async () => {
    const ofBrowsers = [where("visitorUids", "array-contains-any", [visitor, stranger]), orderBy(documentId())];
    for (const wanted of [[orderBy("lastAt", "desc")], ofBrowsers]) {
      const list = (who: Who, most: number) =>
        outcome(getDocs(query(collection(clientOf(who).firestore, chatCollections.conversations(owner)), ...wanted, limit(most))));
      expect(await list({ uid: owner }, CONVERSATIONS_PAGE)).toBe("allowed");
      expect(await list({ uid: owner }, CONVERSATIONS_PAGE + 1)).toBe("denied");
      for (const who of [{ uid: visitor }, { uid: stranger }, null]) expect(await list(who, 1)).toBe("denied");
    }
  });

  test("no one begins one past the function for it, puts themselves into one, or takes one away", async () => {
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

  test.each(["owner", "visitor"] as const)("of the %s is taken as the product makes it, and with no field otherwise", async (side) => {
    const who = { uid: side === "owner" ? owner : visitor };
    const { message, changes } = commitOf(side, newId());
    expect(await forge(who, side, {})).toBe("allowed");
    const stored = new Map<string, unknown>(Object.entries(await known()));
    const fields = new Set([...Object.keys(changes), ...stored.keys(), "more"]);
    for (const wrong of ["wrong", 7, null, Timestamp.fromMillis(LONG_AGO + 1)]) {
      for (const field of [...Object.keys(message), "more"])
        expect(await forge(who, side, { message: { [field]: wrong } }), `message.${field}: ${wrong}`).toBe("denied");
      for (const field of fields) {
        const isKept = !(field in changes) && stored.get(field) === wrong;
        if (!isKept) expect(await forge(who, side, { conversation: { [field]: wrong } }), `${field}: ${wrong}`).toBe("denied");
      }
    }
  });

  test.each<[string, { id?: string; message?: Fields; conversation?: Fields }]>([
    ["an invalid id", { id: "short" }],
    ["nothing, with no attachment", { message: { text: "" }, conversation: { lastText: "" } }],
    ["a preview of more than 140 characters", { message: { text: "a".repeat(141) }, conversation: { lastText: "a".repeat(141) } }],
    ["no text", { message: { text: " " }, conversation: { lastText: " " } }],
    ["too much text", { message: { text: `Hello${"a".repeat(3996)}` } }],
    ["marks that turn it", { message: { text: "Hello\u202Eb" } }],
    ["more unread", { conversation: { unreadOwner: increment(2) } }],
    ["more than it says", { conversation: { lastText: "Hello, you" } }],
    ["another last message", { conversation: { lastId: "message00000000000000000000" } }],
    ["another own message", { conversation: { visitorId: "message00000000000000000000" } }],
    ["more tokens", { conversation: { tokens: 20 } }],
    ["more tokens of the day", { conversation: { dayTokens: 200 } }],
    ["another state", { conversation: { status: "closed" } }],
    ["a device more", { conversation: { visitorUids: [visitor, stranger] } }],
  ])("of a visitor cannot say %s", async (_what, wrong) => {
    expect(await forge({ uid: visitor }, "visitor", wrong)).toBe("denied");
  });

  test.each(["owner", "visitor"] as const)(
    "of the %s is taken as it was typed or pasted, with what it may not hold left out",
    async (side) => {
      const { firestore } = clientOf({ uid: side === "owner" ? owner : visitor });
      const say = async (text: string) => deliver(firestore, place, side, aMessage(text), await known());
      for (const [typed, stored] of [
        ["\u202Bمرحبا\u200F، هل المتجر مفتوح؟\u202C", "مرحبا، هل المتجر مفتوح؟"],
        ["\uFEFFa\r\nb\u2028c\u0000\uD83D", "a\nb\nc"],
        [`${"🏺".repeat(100)}\u200B`, "🏺".repeat(70)],
      ] as const) {
        expect(await say(typed)).toBeNull();
        expect((await known()).lastText).toBe(stored);
      }
      for (const typed of ["\u200B", "\uFB2C".repeat(1334), ""])
        expect(await say(typed)).toEqual({ reason: "refused", waitUntil: 0, field: "text" });
    },
  );

  test("waits for a mail from now on, where none waited", async () => {
    expect(await forge({ uid: visitor }, "visitor", { conversation: { mailOwnerSince: null } })).toBe("denied");
    expect(await forge({ uid: visitor }, "visitor", {})).toBe("allowed");
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
    expect(await outcome(batchOf({ uid: visitor }, "visitor", message, before).commit())).toBe("denied");
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
    const batch = batchOf({ uid: owner }, "owner", aMessage(), await known());
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
    await begin({ tokens: 0, refilledAt: now, dayTokens: 5, dayRefilledAt: now });
    const owed = { tokens: -1, refilledAt: new Date(now), dayTokens: 4, dayRefilledAt: new Date(now) };
    expect(await forge({ uid: visitor }, "visitor", { conversation: owed })).toBe("denied");
    await begin({ tokens: 5, refilledAt: now, dayTokens: 0, dayRefilledAt: now });
    expect(await send({ uid: visitor }, "visitor")).toBe("denied");
    await begin({ tokens: 0, dayTokens: 0 });
    expect(await send({ uid: visitor }, "visitor")).toBe("allowed");
    expect(await known()).toMatchObject({ tokens: 19, dayTokens: 199 });
  });
});
