import { CONTACTS_PAGE } from "@awning/domain/contact/contact";
import { collections, documents } from "@awning/domain/routes/firestore-paths";
import {
  collection,
  deleteDoc,
  doc,
  getCountFromServer,
  getDoc,
  getDocs,
  limit,
  type Query,
  query,
  setDoc,
  where,
} from "firebase/firestore";
import { beforeAll, expect, test } from "vitest";
import { clientOf, newUid, outcome, type Who } from "../support/actors.ts";
import { put, seedSite } from "../support/documents.ts";

const owner = newUid();
const other = newUid();
const path = documents.contact(owner, "person1");
const person = { email: "cafe@example.test", marketing: "subscribed", consents: [], confirmedAt: new Date(0) };

beforeAll(async () => {
  await seedSite(owner);
  await seedSite(other);
  await put(path, person);
});

const at = (who: Who) => doc(clientOf(who).firestore, path);
const list = (who: Who, most: number | null): Query =>
  query(
    collection(clientOf(who).firestore, collections.contacts(owner)),
    where("marketing", "==", "subscribed"),
    ...(most === null ? [] : [limit(most)]),
  );

test("an owner reads who signed up, and no one else does", async () => {
  expect(await outcome(getDoc(at({ uid: owner })))).toBe("allowed");
  for (const who of [{ uid: other }, null]) expect(await outcome(getDoc(at(who)))).toBe("denied");
});

test("an owner lists and counts them a page at a time, and no one else does", async () => {
  for (const ask of [getDocs, getCountFromServer]) {
    expect(await outcome(ask(list({ uid: owner }, CONTACTS_PAGE)))).toBe("allowed");
    for (const most of [CONTACTS_PAGE + 1, null]) expect(await outcome(ask(list({ uid: owner }, most)))).toBe("denied");
    for (const who of [{ uid: other }, null]) expect(await outcome(ask(list(who, 1)))).toBe("denied");
  }
});

test("no one writes what someone agreed to, its owner neither", async () => {
  for (const who of [{ uid: owner }, { uid: other }, null]) {
    const { firestore } = clientOf(who);
    expect(await outcome(setDoc(doc(firestore, documents.contact(owner, "person2")), person))).toBe("denied");
    expect(await outcome(setDoc(doc(firestore, path), { marketing: "unsubscribed" }, { merge: true }))).toBe("denied");
    expect(await outcome(deleteDoc(doc(firestore, path)))).toBe("denied");
  }
});
