import { chatDocuments } from "@awning/domain/chat/chat-documents";
import type { Side } from "@awning/domain/chat/message";
import { doc, serverTimestamp, setDoc, Timestamp, updateDoc } from "firebase/firestore";
import { beforeEach, describe, expect, test } from "vitest";
import { writeRead, writeTyping } from "../../../web/src/data/chat/thread-writes.ts";
import { clientOf, outcome, type Who } from "../support/actors.ts";
import { aMessage, at, begin, beginAnew, closedOwner, forge, known, owner, place, send, stranger, visitor } from "../support/chat.ts";
import { type Fields, put } from "../support/documents.ts";

beforeEach(beginAnew);

describe("an attachment", () => {
  const file = { id: "picture0000000000000000", name: "Bowl.png", type: "image/png", bytes: 100 };
  test.each<[string, unknown, string]>([
    ["one", [file], "allowed"],
    ["five", Array.from({ length: 5 }, () => file), "allowed"],
    ["six", Array.from({ length: 6 }, () => file), "denied"],
    ["no list", { 0: file }, "denied"],
    ["of another conversation", [{ ...file, id: "../other/picture00000000" }], "denied"],
    ["with an address", [{ ...file, url: "https://evil.example.test/" }], "denied"],
    ["with a number for an id", [{ ...file, id: 20 }], "denied"],
    ["no file", ["picture0000000000000000"], "denied"],
    ["without a name", [{ ...file, name: "" }], "denied"],
    ["a page", [{ ...file, type: "text/html" }], "denied"],
    ["a drawing that runs", [file, { ...file, type: "image/svg+xml" }], "denied"],
    ["too large", [file, file, { ...file, bytes: 20_000_001 }], "denied"],
    ["empty", [file, file, file, { ...file, bytes: 0 }], "denied"],
    ["no number of bytes", [file, file, file, file, { ...file, bytes: "1" }], "denied"],
  ])("%s", async (_what, attachments, expected) => {
    expect(await forge({ uid: visitor }, "visitor", { message: { attachments, text: "" }, conversation: { lastText: "" } })).toBe(expected);
  });
});

describe("what is read", () => {
  test("is marked by who has seen the last message, and no one marks for the other", async () => {
    const [first, second] = [aMessage("One"), aMessage("Two")];
    await send({ uid: visitor }, "visitor", first);
    await send({ uid: visitor }, "visitor", second);
    const read = (uid: string, side: Side, id: string) => outcome(writeRead(clientOf({ uid }).firestore, place, side, id));
    expect(await read(owner, "owner", first.id)).toBe("denied");
    expect(await read(visitor, "owner", second.id)).toBe("denied");
    expect(await read(stranger, "owner", second.id)).toBe("denied");
    expect(await read(owner, "owner", second.id)).toBe("allowed");
    expect(await known()).toMatchObject({ unreadOwner: 0, ownerReadId: second.id, mailOwnerSince: null });
    await send({ uid: owner }, "owner");
    const { ownerId } = await known();
    expect(await read(owner, "visitor", ownerId)).toBe("denied");
    expect(await read(visitor, "visitor", second.id)).toBe("denied");
    expect(await read(visitor, "visitor", ownerId)).toBe("allowed");
    expect(await known()).toMatchObject({ unreadVisitor: 0, visitorReadId: ownerId });
  });

  test("is marked once: a mark that changes nothing is refused to both sides", async () => {
    await send({ uid: visitor }, "visitor");
    await send({ uid: owner }, "owner");
    const { visitorId, ownerId } = await known();
    for (const [uid, side, seenId] of [
      [owner, "owner", visitorId],
      [visitor, "visitor", ownerId],
    ] as const) {
      const read = () => outcome(writeRead(clientOf({ uid }).firestore, place, side, seenId));
      expect([await read(), await read()]).toEqual(["allowed", "denied"]);
    }
    await begin();
    expect(await outcome(writeRead(clientOf({ uid: visitor }).firestore, place, "visitor", ""))).toBe("denied");
  });

  test("is all of it", async () => {
    await send({ uid: visitor }, "visitor");
    const { visitorId } = await known();
    const { firestore } = clientOf({ uid: owner });
    for (const wrong of [
      { unreadOwner: 1, mailOwnerSince: null },
      { unreadOwner: 0, mailOwnerSince: serverTimestamp() },
      { unreadOwner: 0, mailOwnerSince: null, count: 9 },
    ])
      expect(await outcome(updateDoc(doc(firestore, at("admin").path), { ownerReadId: visitorId, ...wrong }))).toBe("denied");
    await send({ uid: owner }, "owner");
    const { ownerId } = await known();
    for (const wrong of [
      { unreadVisitor: 1, mailVisitorSince: null },
      { unreadVisitor: 0, mailVisitorSince: serverTimestamp() },
    ])
      expect(await outcome(updateDoc(at({ uid: visitor }), { visitorReadId: ownerId, ...wrong }))).toBe("denied");
  });
});

describe("the state of a conversation", () => {
  const become = (who: Who, status: string, more: Fields = {}) => outcome(updateDoc(at(who), { status, ...more }));

  test("is the owner's to change", async () => {
    expect(await become({ uid: owner }, "open")).toBe("denied");
    for (const status of ["closed", "open", "spam"]) expect(await become({ uid: owner }, status)).toBe("allowed");
    expect(await become({ uid: owner }, "closed")).toBe("denied");
    expect(await become({ uid: owner }, "open")).toBe("allowed");
    expect(await become({ uid: owner }, "gone")).toBe("denied");
    expect(await become({ uid: owner }, "closed", { count: 9 })).toBe("denied");
    for (const who of [{ uid: visitor }, { uid: stranger }, null]) expect(await become(who, "closed")).toBe("denied");
    await begin({}, closedOwner);
    expect(await become({ uid: closedOwner }, "closed")).toBe("denied");
  });
});

describe("typing", () => {
  const type = (who: Who, side: Side) => outcome(writeTyping(clientOf(who).firestore, place, side));

  test("is said by each side for itself, at the server's time", async () => {
    expect(await type({ uid: visitor }, "visitor")).toBe("allowed");
    expect(await type({ uid: owner }, "owner")).toBe("allowed");
    expect(await type({ uid: visitor }, "owner")).toBe("denied");
    expect(await type({ uid: owner }, "visitor")).toBe("denied");
    for (const who of [{ uid: stranger }, null]) expect(await type(who, "visitor")).toBe("denied");
    const typing = doc(clientOf({ uid: owner }).firestore, chatDocuments.typing(place.siteId, place.conversationId));
    expect(await outcome(setDoc(typing, { ownerAt: Timestamp.fromMillis(1) }, { merge: true }))).toBe("denied");
    expect(await outcome(setDoc(typing, { ownerAt: serverTimestamp(), more: 1 }, { merge: true }))).toBe("denied");
    await begin({}, closedOwner);
    expect(await type({ uid: closedOwner }, "owner")).toBe("denied");
  });
});

describe("typing again", () => {
  test("is said after three seconds, by each side for itself", async () => {
    const path = chatDocuments.typing(place.siteId, place.conversationId);
    const ago = (ms: number) => Timestamp.fromMillis(Date.now() - ms);
    for (const [uid, side] of [
      [visitor, "visitor"],
      [owner, "owner"],
    ] as const) {
      const { firestore } = clientOf({ uid });
      const other = side === "visitor" ? "ownerAt" : "visitorAt";
      await put(path, { [`${side}At`]: ago(1_000) });
      expect(await outcome(writeTyping(firestore, place, side))).toBe("denied");
      await put(path, { [`${side}At`]: ago(3_500), [other]: ago(0) });
      expect(await outcome(writeTyping(firestore, place, side))).toBe("allowed");
      expect(await outcome(writeTyping(firestore, place, side))).toBe("denied");
    }
  });
});

describe("the settings of the chat", () => {
  const say = (who: Who, fields: Fields) => outcome(setDoc(doc(clientOf(who).firestore, chatDocuments.settings(owner)), fields));

  test("are the owner's", async () => {
    expect(await say({ uid: owner }, { mode: "widget", awayText: "Back soon.\nReally." })).toBe("allowed");
    expect(await say({ uid: owner }, {})).toBe("allowed");
    for (const wrong of [{ mode: ["widget"] }, { awayText: "a".repeat(320) }, { mode: "form", more: 1 }])
      expect(await say({ uid: owner }, wrong)).toBe("denied");
    for (const who of [{ uid: visitor }, null]) expect(await say(who, { mode: "widget" })).toBe("denied");
  });
});
