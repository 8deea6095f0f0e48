import { chatDocuments } from "@awning/domain/chat/chat-documents";
import { DELETED_MESSAGE, DELETED_TEXT } from "@awning/domain/chat/conversation";
import { doc, getDoc, serverTimestamp, setDoc, Timestamp, updateDoc, writeBatch } from "firebase/firestore";
import { beforeEach, describe, expect, test } from "vitest";
import { writeDeletion } from "../../../web/src/data/chat/thread-writes.ts";
import { clientOf, outcome, type Who } from "../support/actors.ts";
import {
  aMessage,
  at,
  begin,
  beginAnew,
  closedOwner,
  forge,
  known,
  messageAt,
  owner,
  place,
  send,
  stranger,
  visitor,
} from "../support/chat.ts";
import type { Fields } from "../support/documents.ts";

beforeEach(beginAnew);
const change = (who: Who, fields: Fields) => outcome(updateDoc(at(who), fields));
const inDays = (days: number) => Timestamp.fromMillis(Date.now() + days * 86_400_000);
const OTHERS = [{ uid: visitor }, { uid: stranger }, null];

describe("a snoozed conversation", () => {
  const snooze = (who: Who, until: unknown, more: Fields = {}) => change(who, { status: "snoozed", snoozedUntil: until, ...more });

  test("has a time of the next year, which the owner changes", async () => {
    expect(await snooze({ uid: owner }, inDays(1))).toBe("allowed");
    expect(await snooze({ uid: owner }, inDays(2))).toBe("allowed");
    for (const wrong of [inDays(-1), inDays(367), null, Date.now() + 1000]) expect(await snooze({ uid: owner }, wrong)).toBe("denied");
    expect(await snooze({ uid: owner }, inDays(3), { count: 9 })).toBe("denied");
    expect(await change({ uid: owner }, { snoozedUntil: inDays(-1) })).toBe("denied");
    for (const who of OTHERS) expect(await snooze(who, inDays(1))).toBe("denied");
    for (const status of ["open", "snoozed", "closed"]) expect(await change({ uid: owner }, { status })).toBe("allowed");
  });

  test("is no blocked one, and none of a closed site", async () => {
    await begin({ status: "spam" });
    expect(await snooze({ uid: owner }, inDays(1))).toBe("denied");
    await begin({}, closedOwner);
    expect(await snooze({ uid: closedOwner }, inDays(1))).toBe("denied");
  });

  test("is opened by a message of either side", async () => {
    for (const side of ["owner", "visitor"] as const) {
      expect(await snooze({ uid: owner }, inDays(1))).toBe("allowed");
      expect(await send({ uid: side === "owner" ? owner : visitor }, side)).toBe("allowed");
      expect((await known()).status).toBe("open");
    }
  });
});

test("labels are the owner's, and ids alone", async () => {
  const label = (who: Who, labels: unknown, more: Fields = {}) => change(who, { labels, ...more });
  expect(await label({ uid: owner }, ["a1b2c3d4", "b1b2c3d4"])).toBe("allowed");
  expect(await label({ uid: owner }, [])).toBe("allowed");
  expect(
    await label(
      { uid: owner },
      Array.from({ length: 10 }, (_, n) => `a1b2c3d${n}`),
    ),
  ).toBe("allowed");
  for (const wrong of [
    Array.from({ length: 11 }, (_, n) => `a1b2c3${10 + n}`),
    ["Difficult"],
    ["a".repeat(800)],
    [7],
    "a1b2c3d4",
    { 0: "a1b2c3d4" },
    null,
  ])
    expect(await label({ uid: owner }, wrong), JSON.stringify(wrong)).toBe("denied");
  expect(await label({ uid: owner }, ["a1b2c3d4"], { unreadOwner: 4 })).toBe("denied");
  for (const who of OTHERS) expect(await label(who, ["a1b2c3d4"])).toBe("denied");
});

describe("a message", () => {
  const remove = (who: Who, id: string, lastId: string) => outcome(writeDeletion(clientOf(who).firestore, place, id, lastId));

  test("is deleted by who sent it, once, with what the list shows of it", async () => {
    const [mine, theirs] = [aMessage("Mine"), aMessage("Theirs")];
    await send({ uid: owner }, "owner", mine);
    await send({ uid: visitor }, "visitor", theirs);
    for (const who of [{ uid: visitor }, { uid: stranger }, null]) expect(await remove(who, mine.id, theirs.id)).toBe("denied");
    expect(await remove({ uid: owner }, theirs.id, theirs.id)).toBe("denied");
    // An earlier one leaves the list as it is; the last one does not.
    expect(await remove({ uid: owner }, mine.id, theirs.id)).toBe("allowed");
    expect((await known()).lastText).toBe("Theirs");
    expect(await remove({ uid: visitor }, theirs.id, "")).toBe("denied");
    expect(await remove({ uid: visitor }, theirs.id, theirs.id)).toBe("allowed");
    expect((await known()).lastText).toBe(DELETED_TEXT);
    expect((await getDoc(messageAt("admin", theirs.id))).data()).toMatchObject({ ...DELETED_MESSAGE, by: "visitor" });
    expect(await remove({ uid: owner }, mine.id, theirs.id)).toBe("denied");
  });

  test("is not changed otherwise, and the list does not say deleted of one that is there", async () => {
    const mine = aMessage("Mine");
    await send({ uid: owner }, "owner", mine);
    const edit = (fields: Fields) => {
      const batch = writeBatch(clientOf({ uid: owner }).firestore);
      batch.update(messageAt({ uid: owner }, mine.id), fields);
      batch.update(at({ uid: owner }), { lastText: DELETED_TEXT });
      return outcome(batch.commit());
    };
    for (const wrong of [{ ...DELETED_MESSAGE, text: "Other" }, { text: "" }, { ...DELETED_MESSAGE, by: "visitor" }, { isDeleted: true }])
      expect(await edit(wrong), JSON.stringify(wrong)).toBe("denied");
    expect(await change({ uid: owner }, { lastText: DELETED_TEXT })).toBe("denied");
    expect(await forge({ uid: owner }, "owner", { message: { isDeleted: true } })).toBe("denied");
    expect(await edit({ ...DELETED_MESSAGE })).toBe("allowed");
  });

  test("is deleted by its visitor for a quarter of an hour, by its owner at any time", async () => {
    const [mine, theirs] = [aMessage("Mine"), aMessage("Theirs")];
    await send({ uid: owner }, "owner", mine);
    await send({ uid: visitor }, "visitor", theirs);
    const minutesAgo = (minutes: number) => ({ at: Timestamp.fromMillis(Date.now() - minutes * 60_000) });
    for (const { id } of [mine, theirs]) await updateDoc(messageAt("admin", id), minutesAgo(17));
    expect(await remove({ uid: visitor }, theirs.id, theirs.id)).toBe("denied");
    expect(await remove({ uid: owner }, mine.id, theirs.id)).toBe("allowed");
    await updateDoc(messageAt("admin", theirs.id), minutesAgo(15));
    expect(await remove({ uid: visitor }, theirs.id, theirs.id)).toBe("allowed");
  });

  test("is not deleted where nothing may be written", async () => {
    const mine = aMessage("Mine");
    await send({ uid: visitor }, "visitor", mine);
    await change({ uid: owner }, { status: "spam" });
    expect(await remove({ uid: visitor }, mine.id, mine.id)).toBe("denied");
  });
});

test("the note of a conversation is read and written by the owner alone", async () => {
  const note = (who: Who) => doc(clientOf(who).firestore, chatDocuments.note(place.siteId, place.conversationId));
  const write = (who: Who, fields: Fields) => outcome(setDoc(note(who), fields));
  expect(await write({ uid: owner }, { text: "Asks for a discount.\nTwice." })).toBe("allowed");
  const ofNothing = doc(clientOf({ uid: owner }).firestore, chatDocuments.note(place.siteId, "conversation-of-nobody"));
  expect(await outcome(setDoc(ofNothing, { text: "Kept for ever?" }))).toBe("denied");
  expect(await outcome(getDoc(note({ uid: owner })))).toBe("allowed");
  for (const wrong of [{ text: "a".repeat(2001) }, { text: 7 }, { text: "", more: 1 }, {}])
    expect(await write({ uid: owner }, wrong)).toBe("denied");
  for (const who of OTHERS) {
    expect(await outcome(getDoc(note(who)))).toBe("denied");
    expect(await write(who, { text: "Hello" })).toBe("denied");
  }
});

test("how long conversations are kept is said with the moment from which on, by the server's clock", async () => {
  const settings = doc(clientOf({ uid: owner }).firestore, chatDocuments.settings(owner));
  const say = (fields: Fields) => outcome(setDoc(settings, fields, { merge: true }));
  expect(await say({ keep: "always", sweepAt: null })).toBe("allowed");
  expect(await say({ keep: "90", sweepAt: inDays(1) })).toBe("denied");
  expect(await say({ keep: "90", sweepAt: serverTimestamp() })).toBe("allowed");
  // What else is saved leaves it where it is.
  expect(await say({ mode: "form" })).toBe("allowed");
});
