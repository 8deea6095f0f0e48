import type { FullFor } from "@awning/domain/account/full-collections";
import { DOCUMENT_CAPS } from "@awning/domain/api/document-caps";
import { bookingDocuments } from "@awning/domain/booking/firestore-paths";
import { documents, stockId } from "@awning/domain/routes/firestore-paths";
import { deleteDoc, deleteField, doc, setDoc, updateDoc, writeBatch } from "firebase/firestore";
import { describe, expect, test } from "vitest";
import { clientOf, newUid, outcome } from "../support/actors.ts";
import {
  aCollection,
  aDiscount,
  aLink,
  aPage,
  aProduct,
  aSchedule,
  aService,
  aStock,
  created,
  type Fields,
  put,
  seeded,
  seedSite,
  stored,
} from "../support/documents.ts";

type Case = { path: (siteId: string) => string; fields: Fields; former: (siteId: string) => string };
const cases: Record<keyof typeof DOCUMENT_CAPS, Case> = {
  links: {
    path: (id) => documents.link(id, "new1"),
    fields: { ...aLink(), ...created() },
    former: (id) => documents.link(id, seeded.linkId),
  },
  archivedLinks: {
    path: (id) => documents.archivedLink(id, "new1"),
    fields: { ...aLink(), ...created() },
    former: (id) => documents.archivedLink(id, seeded.linkId),
  },
  products: {
    path: (id) => documents.product(id, "new1"),
    fields: { ...aProduct(), ...created() },
    former: (id) => documents.product(id, seeded.productId),
  },
  collections: {
    path: (id) => documents.collection(id, "new1"),
    fields: { ...aCollection(), ...created() },
    former: (id) => documents.collection(id, seeded.collectionId),
  },
  stock: {
    path: (id) => documents.stock(id, stockId("new1", "blue")),
    fields: aStock("new1", { variantId: "blue" }),
    former: (id) => documents.stock(id, stockId(seeded.productId, "single")),
  },
  discounts: {
    path: (id) => documents.discount(id, "NEW1"),
    fields: { ...aDiscount(), ...created() },
    former: (id) => documents.discount(id, seeded.code),
  },
  pages: {
    path: (id) => documents.page(id, "new1"),
    fields: { ...aPage({ slug: "new" }), ...created() },
    former: (id) => documents.page(id, seeded.pageId),
  },
  services: {
    path: (id) => bookingDocuments.service(id, "new1"),
    fields: { ...aService(), ...created() },
    former: (id) => bookingDocuments.service(id, seeded.serviceId),
  },
  schedules: {
    path: (id) => bookingDocuments.schedule(id, "new1"),
    fields: { ...aSchedule(), ...created() },
    former: (id) => bookingDocuments.schedule(id, seeded.scheduleId),
  },
};

describe.each(Object.entries(cases))("%s", (name, { path, fields, former }) => {
  test.each<[string, FullFor | undefined, boolean, "allowed" | "denied"]>([
    ["nothing is full", undefined, false, "allowed"],
    ["they are full for whose address is not confirmed", "unconfirmed", false, "denied"],
    ["they are full for whose address is not confirmed, and it is", "unconfirmed", true, "allowed"],
    ["they are full for all", "all", true, "denied"],
    ["they are full for all, and the address is not confirmed", "all", false, "denied"],
  ])("are added while %s: %o, %o: %s", async (_when, full, isVerified, expected) => {
    const siteId = newUid();
    await seedSite(siteId, full ? { full: { [name]: full } } : {});
    expect(await outcome(setDoc(doc(clientOf({ uid: siteId, isVerified }).firestore, path(siteId)), fields))).toBe(expected);
  });

  test("are added while others are full", async () => {
    const siteId = newUid();
    const others = Object.keys(DOCUMENT_CAPS).filter((one) => one !== name);
    await seedSite(siteId, { full: Object.fromEntries(others.map((one) => [one, "all"])) });
    expect(await outcome(setDoc(doc(clientOf({ uid: siteId }).firestore, path(siteId)), fields))).toBe("allowed");
  });

  test("that are there can be taken away where the rules let them", async () => {
    const siteId = newUid();
    await seedSite(siteId, { full: { [name]: "all" } });
    await put(former(siteId), { ...fields, createdAt: stored().createdAt, updatedAt: stored().updatedAt });
    expect(await outcome(deleteDoc(doc(clientOf({ uid: siteId }).firestore, former(siteId))))).toBe(
      name === "pages" ? "denied" : "allowed",
    );
  });
});

test("what is full is nothing that an owner says", async () => {
  const siteId = newUid();
  await seedSite(siteId, { full: { links: "all" } });
  const site = doc(clientOf({ uid: siteId }).firestore, documents.site(siteId));
  for (const full of [deleteField(), {}, { links: "unconfirmed" }])
    expect(await outcome(updateDoc(site, { full, updatedAt: created().updatedAt }))).toBe("denied");
});

// What one commit may create of a collection: not more than about the cap of an owner whose address is not confirmed.
const AT_ONCE = { links: 19, archivedLinks: 19, products: 19, discounts: 9, collections: 4, pages: 4, services: 4, schedules: 3 };

describe.each(Object.entries(AT_ONCE) as [keyof typeof AT_ONCE, number][])("one commit creates of %s", (name, most) => {
  test.each([
    [most, "allowed"],
    [most + 1, "denied"],
    [300, "denied"],
  ])("%i: %s", async (count, expected) => {
    const siteId = newUid();
    await seedSite(siteId);
    const { firestore } = clientOf({ uid: siteId });
    const batch = writeBatch(firestore);
    const { path, fields } = cases[name];
    for (let at = 0; at < count; at++) batch.set(doc(firestore, path(siteId).replace(/new1$/i, `NEW${at}`)), fields);
    expect(await outcome(batch.commit())).toBe(expected);
  });

  test("and none for which there is what never is", async () => {
    const siteId = newUid();
    await seedSite(siteId);
    const { path, fields } = cases[name];
    const place = path(siteId);
    await put(`few/${siteId}/${name}/${place.split("/").at(-1)}`, {});
    expect(await outcome(setDoc(doc(clientOf({ uid: siteId }).firestore, place), fields))).toBe("denied");
  });
});

test.each(["", ".2", ".4", ".6"])("a schedule looks at what is called like it with %j", async (ending) => {
  const siteId = newUid();
  await seedSite(siteId);
  await put(`few/${siteId}/schedules/new1${ending}`, {});
  const { path, fields } = cases.schedules;
  expect(await outcome(setDoc(doc(clientOf({ uid: siteId }).firestore, path(siteId)), fields))).toBe("denied");
});

test("one commit creates no more of several collections together", async () => {
  const siteId = newUid();
  await seedSite(siteId);
  const { firestore } = clientOf({ uid: siteId });
  const batch = writeBatch(firestore);
  for (const name of ["links", "products"] as const)
    for (let at = 0; at < 12; at++) batch.set(doc(firestore, cases[name].path(siteId).replace(/new1$/, `NEW${at}`)), cases[name].fields);
  expect(await outcome(batch.commit())).toBe("denied");
});
