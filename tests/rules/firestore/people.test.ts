import { LABELS_MAX, PERSON_NOTE_MAX } from "@awning/domain/contact/person";
import { documents } from "@awning/domain/routes/firestore-paths";
import { doc, updateDoc } from "firebase/firestore";
import { beforeAll, expect, test } from "vitest";
import { clientOf, newUid, outcome } from "../support/actors.ts";
import { put, seedSite } from "../support/documents.ts";

const owner = newUid();
const path = documents.person(owner, "person1");

beforeAll(async () => {
  await seedSite(owner);
  await put(path, { email: "ida@example.test", orders: 1, labels: [], note: "", blockedAt: new Date(0) });
});

const change = (fields: object, uid = owner) => outcome(updateDoc(doc(clientOf({ uid }).firestore, path), fields));

test("an owner labels people and writes notes about them, and no one else does", async () => {
  expect(await change({ labels: ["Regular", "Wholesale"], note: "Likes blue.\nCalls first." })).toBe("allowed");
  expect(await change({ labels: ["Regular"] }, newUid())).toBe("denied");
});

test.each<[string, object]>([
  ["what only orders tell", { orders: 9 }],
  ["that somebody is no longer blocked", { blockedAt: null }],
  ["another address", { email: "eve@example.test" }],
  ["a further address", { otherEmails: ["eve@example.test"] }],
  ["whose address it is", { into: "person2" }],
  ["too many labels", { labels: Array.from({ length: LABELS_MAX + 1 }, (_, index) => `l${index}`) }],
  ["a label twice", { labels: ["a", "a"] }],
  ["labels that are none", { labels: [{ a: 1 }] }],
  ["a label that hides what it says", { labels: ["a\u202eb"] }],
  ["labels as text", { labels: "Regular" }],
  ["a note that is too long", { note: "x".repeat(PERSON_NOTE_MAX + 1) }],
  ["a note that is no text", { note: 1 }],
])("no one writes %s", async (_, fields) => {
  expect(await change(fields)).toBe("denied");
});
