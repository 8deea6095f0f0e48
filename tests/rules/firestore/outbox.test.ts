import { collections, documents } from "@awning/domain/routes/firestore-paths";
import {
  collection,
  doc,
  getCountFromServer,
  getDoc,
  getDocs,
  limit,
  orderBy,
  type QueryConstraint,
  query,
  where,
} from "firebase/firestore";
import { beforeAll, expect, test } from "vitest";
import { clientOf, newUid, outcome, type Who } from "../support/actors.ts";
import { put } from "../support/documents.ts";

const owner = newUid();
const other = newUid();
const orderMail = newUid();
const accountMail = newUid();

beforeAll(async () => {
  await put(documents.mail(orderMail), { kind: "order-received", subject: { uid: null, siteId: owner, orderId: "order1", part: "" } });
  await put(documents.mail(accountMail), { kind: "confirm-address", subject: { uid: owner, siteId: null, orderId: null, part: "" } });
});

const ofOrder = (siteId: string) => [where("subject.siteId", "==", siteId), where("subject.orderId", "==", "order1")];
const list = (who: Who, ...constraints: QueryConstraint[]) =>
  outcome(getDocs(query(collection(clientOf(who).firestore, collections.outbox), ...constraints)));

test("owners list the mails about their own orders, at most fifty at once", async () => {
  expect(await list({ uid: owner }, ...ofOrder(owner), limit(50))).toBe("allowed");
  expect(await list({ uid: owner }, ...ofOrder(owner), limit(51))).toBe("denied");
  expect(await list({ uid: owner }, ...ofOrder(owner))).toBe("denied");
});

test("owners list all mails about orders and bookings of their shop, newest first", async () => {
  const all = (siteId: string) => [where("subject.siteId", "==", siteId), orderBy("createdAt", "desc"), limit(30)];
  expect(await list({ uid: owner }, ...all(owner))).toBe("allowed");
  expect(await list({ uid: other }, ...all(owner))).toBe("denied");
  expect(await list(null, ...all(owner))).toBe("denied");
});

test("no one lists another shop's mails, those of accounts, or all", async () => {
  expect(await list({ uid: other }, ...ofOrder(owner), limit(50))).toBe("denied");
  expect(await list(null, ...ofOrder(owner), limit(50))).toBe("denied");
  expect(await list({ uid: owner }, limit(50))).toBe("denied");
  expect(await list({ uid: owner }, where("subject.uid", "==", owner), limit(50))).toBe("denied");
  const counted = query(collection(clientOf({ uid: other }).firestore, collections.outbox), ...ofOrder(owner), limit(50));
  expect(await outcome(getCountFromServer(counted))).toBe("denied");
});

test("a mail is only seen in such a list", async () => {
  for (const id of [orderMail, accountMail])
    expect(await outcome(getDoc(doc(clientOf({ uid: owner }).firestore, documents.mail(id))))).toBe("denied");
});
