import type { FullFor } from "@awning/domain/account/full-collections";
import { DOCUMENT_CAPS } from "@awning/domain/api/document-caps";
import { documents, stockId } from "@awning/domain/routes/firestore-paths";
import { deleteDoc, deleteField, doc, setDoc, updateDoc, writeBatch } from "firebase/firestore";
import { describe, expect, test } from "vitest";
import { clientOf, newUid, outcome } from "../support/actors.ts";
import { aLink, aSite, aStock, created, type Fields, put } from "../support/documents.ts";
import { MADE } from "../support/subjects.ts";

type Case = { path: (siteId: string, id: string) => string; fields: (siteId: string) => Fields };
const cases: Readonly<Record<string, Case>> = {
  ...Object.fromEntries(MADE.map(({ fresh, creation }) => [fresh("x", "y").split("/").at(-2), { path: fresh, fields: creation }])),
  archivedLinks: { path: documents.archivedLink, fields: () => ({ ...aLink(), ...created() }) },
  stock: { path: (siteId, id) => documents.stock(siteId, stockId(id, "blue")), fields: () => aStock("new1", { variantId: "blue" }) },
};
const caseOf = (name: string) => {
  const one = cases[name];
  if (!one) throw new Error(name);
  return one;
};

/** A site with nothing in it. */
async function anEmptySite(over: Fields = {}): Promise<string> {
  const siteId = newUid();
  await put(documents.site(siteId), aSite(over));
  return siteId;
}
const add = (name: string, siteId: string, isVerified = true) => {
  const { path, fields } = caseOf(name);
  return outcome(setDoc(doc(clientOf({ uid: siteId, isVerified }).firestore, path(siteId, "new1")), fields(siteId)));
};

test("every collection that has a cap is looked at", () => {
  expect(Object.keys(cases).toSorted()).toEqual(Object.keys(DOCUMENT_CAPS).toSorted());
});

describe.each(Object.keys(DOCUMENT_CAPS))("%s", (name) => {
  test.each<[string, FullFor | undefined, boolean, "allowed" | "denied"]>([
    ["nothing is full", undefined, false, "allowed"],
    ["they are full for whose address is not confirmed", "unconfirmed", false, "denied"],
    ["they are full for whose address is not confirmed, and it is", "unconfirmed", true, "allowed"],
    ["they are full for all", "all", true, "denied"],
    ["they are full for all, and the address is not confirmed", "all", false, "denied"],
  ])("are added while %s: %o, %o: %s", async (_when, full, isVerified, expected) => {
    expect(await add(name, await anEmptySite(full ? { full: { [name]: full } } : {}), isVerified)).toBe(expected);
  });

  test("are added while others are full, and those that are there can be taken away where the rules let them", async () => {
    const others = Object.keys(DOCUMENT_CAPS).filter((one) => one !== name);
    const siteId = await anEmptySite({ full: Object.fromEntries(others.map((one) => [one, "all"])) });
    expect(await add(name, siteId)).toBe("allowed");
    await put(documents.site(siteId), aSite({ full: { [name]: "all" } }));
    const removal = deleteDoc(doc(clientOf({ uid: siteId }).firestore, caseOf(name).path(siteId, "new1")));
    expect(await outcome(removal)).toBe(name === "pages" ? "denied" : "allowed");
  });
});

test("what is full is nothing that an owner says", async () => {
  const siteId = await anEmptySite({ full: { links: "all" } });
  const site = doc(clientOf({ uid: siteId }).firestore, documents.site(siteId));
  for (const full of [deleteField(), {}, { links: "unconfirmed" }])
    expect(await outcome(updateDoc(site, { full, updatedAt: created().updatedAt }))).toBe("denied");
});

// What one commit may create of a collection: not more than about the cap of an owner whose address is not confirmed.
const AT_ONCE = { links: 19, archivedLinks: 19, products: 19, discounts: 9, collections: 4, pages: 4, services: 4, schedules: 3 };

async function addTogether(counts: Readonly<Record<string, number>>): Promise<"allowed" | "denied"> {
  const siteId = await anEmptySite();
  const { firestore } = clientOf({ uid: siteId });
  const batch = writeBatch(firestore);
  for (const [name, count] of Object.entries(counts))
    for (let at = 0; at < count; at++) batch.set(doc(firestore, caseOf(name).path(siteId, `NEW${at}`)), caseOf(name).fields(siteId));
  return outcome(batch.commit());
}

describe.each(Object.entries(AT_ONCE))("one commit creates of %s", (name, most) => {
  test.each([
    [most, "allowed"],
    [most + 1, "denied"],
    [300, "denied"],
  ])("%i: %s", async (count, expected) => {
    expect(await addTogether({ [name]: count })).toBe(expected);
  });

  test("and none for which there is what never is", async () => {
    const siteId = await anEmptySite();
    await put(`few/${siteId}/${name}/${caseOf(name).path(siteId, "new1").split("/").at(-1)}`, {});
    expect(await add(name, siteId)).toBe("denied");
  });
});

test.each(["", ".2", ".4", ".6"])("a schedule looks at what is called like it with %j", async (ending) => {
  const siteId = await anEmptySite();
  await put(`few/${siteId}/schedules/new1${ending}`, {});
  expect(await add("schedules", siteId)).toBe("denied");
});

test("one commit creates no more of several collections together", async () => {
  expect(await addTogether({ links: 12, products: 12 })).toBe("denied");
});
