import { notificationDocuments } from "@awning/domain/notification/notification";
import type { Channel, NotifyEvent } from "@awning/domain/notification/notify";
import { informationDocuments } from "@awning/domain/site/information-documents";
import { doc, serverTimestamp, setDoc, updateDoc, writeBatch } from "firebase/firestore";
import { expect, test } from "vitest";
import { clientOf, newUid, outcome } from "../support/actors.ts";
import { put, seedSite } from "../support/documents.ts";

test("what an owner is told is said by the owner alone, one event and one way beside the other, from two devices too", async () => {
  const [owner, other] = [newUid(), newUid()];
  await Promise.all([seedSite(owner), seedSite(other)]);
  const say = (
    uid: string | null,
    event: NotifyEvent | "quiet",
    value: Partial<Record<Channel, unknown>> | Record<string, number> | null,
  ) => {
    const { firestore } = clientOf(uid === null ? null : { uid });
    return outcome(setDoc(doc(firestore, informationDocuments.notifySettings(owner)), { [event]: value }, { merge: true }));
  };
  expect(await say(other, "newOrder", { mail: false })).toBe("denied");
  expect(await say(null, "newOrder", { mail: false })).toBe("denied");
  expect(await say(owner, "newOrder", { mail: "off" })).toBe("denied");
  expect(await Promise.all([say(owner, "newOrder", { mail: false }), say(owner, "lowStock", { mail: true, app: false })])).toEqual([
    "allowed",
    "allowed",
  ]);
  expect(await say(owner, "newOrder", { push: true })).toBe("allowed");
  expect(await say(owner, "quiet", { from: 1320, until: 420 })).toBe("allowed");
  expect(await say(owner, "quiet", { from: 1320, until: 1440 })).toBe("denied");
  expect(await say(owner, "quiet", null)).toBe("allowed");
});

test("an owner marks notifications as read, many at once, and changes nothing else of them", async () => {
  const [owner, other] = [newUid(), newUid()];
  await Promise.all([seedSite(owner), seedSite(other)]);
  const ids = Array.from({ length: 30 }, (_, at) => `new-order.o${at}`);
  const stored = { event: "newOrder", about: { kind: "order", id: "o1" }, title: "#1001", at: new Date(0), readAt: null };
  await Promise.all(ids.map((id) => put(notificationDocuments.one(owner, id), stored)));
  const mark = (uid: string, changed: object) =>
    outcome(updateDoc(doc(clientOf({ uid }).firestore, notificationDocuments.one(owner, "new-order.o1")), { ...changed }));
  expect(await mark(other, { readAt: serverTimestamp() })).toBe("denied");
  expect(await mark(owner, { readAt: new Date(0) })).toBe("denied");
  expect(await mark(owner, { readAt: serverTimestamp(), title: "Mine" })).toBe("denied");
  expect(await mark(owner, { readAt: null })).toBe("denied");
  const { firestore } = clientOf({ uid: owner });
  const batch = writeBatch(firestore);
  for (const id of ids) batch.update(doc(firestore, notificationDocuments.one(owner, id)), { readAt: serverTimestamp() });
  expect(await outcome(batch.commit())).toBe("allowed");
});
