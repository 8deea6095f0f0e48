import { DOCUMENT_CAPS } from "@awning/domain/api/document-caps";
import { collections, documents } from "@awning/domain/routes/firestore-paths";
import { beforeEach, test } from "vitest";
import { makeOwner, type Owner } from "../../support/builders.ts";
import { admin, eventually, readDocument } from "../../support/emulators.ts";

const { links } = DOCUMENT_CAPS;
let owner: Owner;
beforeEach(async () => {
  owner = await makeOwner();
});

const full = async (): Promise<Record<string, string>> => (await readDocument(documents.site(owner.uid)))?.full ?? {};
const linkAt = (index: number) => admin.firestore.doc(documents.link(owner.uid, `link${index}`));

/** Adds so many links past the rules, as an owner does in as few commits as there can be. */
async function addLinks(from: number, to: number): Promise<void> {
  const batch = admin.firestore.batch();
  for (let index = from; index < to; index++) batch.set(linkAt(index), { type: "heading", title: `Link ${index}` });
  await batch.commit();
}

test("what comes to a collection fills it, first for whose address is not confirmed, and what goes makes room again", async () => {
  await addLinks(0, links.unconfirmed);
  await eventually("links are full for some", async () => (await full()).links === "unconfirmed");
  await addLinks(links.unconfirmed, links.all);
  await eventually("links are full for all", async () => (await full()).links === "all");
  await linkAt(0).delete();
  await eventually("links are full for some again", async () => (await full()).links === "unconfirmed");
  const batch = admin.firestore.batch();
  for (let index = 1; index <= links.all - links.unconfirmed; index++) batch.delete(linkAt(index));
  await batch.commit();
  await eventually("links are full for nobody", async () => !("links" in (await full())));
});

test("a mark that is not true goes with the next document that comes", { tags: ["full"], timeout: 240_000 }, async () => {
  await addLinks(0, 3);
  await admin.firestore.doc(`${collections.discounts(owner.uid)}/OLD0`).set({ used: 0 });
  await admin.firestore.doc(documents.site(owner.uid)).update({ full: { discounts: "all" } });
  await admin.firestore.doc(`${collections.discounts(owner.uid)}/OLD1`).set({ used: 0 });
  // Its event may wait behind those of hundreds of links that came and went.
  await eventually("the mark that is not true goes", async () => !("discounts" in (await full())), 200_000);
});
