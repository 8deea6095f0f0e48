import { productTermsOf } from "@awning/domain/product/search";
import { documents } from "@awning/domain/routes/firestore-paths";
import { FieldValue } from "firebase-admin/firestore";
import { expect, test } from "vitest";
import { makeOwner, makeProduct, type Owner } from "../../support/builders.ts";
import { admin, eventually, readDocument, withoutTriggers } from "../../support/emulators.ts";

const place = (owner: Owner, productId: string) => admin.firestore.doc(documents.product(owner.uid, productId));
const termsOf = (title: string, sku = "", variants: { name: string; sku: string }[] = []) => productTermsOf({ title, sku, variants });

function found(owner: Owner, productId: string, by: string) {
  return eventually(`${productId} by ${by}`, async () => {
    const product = await readDocument(documents.product(owner.uid, productId));
    return product?.searchTerms?.includes(by) && product;
  });
}

test("a product is found by its name, its kinds and their SKUs, and follows each change of them", async () => {
  const owner = await makeOwner();
  const id = await makeProduct(owner, { title: "Tall jug" });
  const changed = new Date(Date.now() + 5_000);
  await place(owner, id).update({ title: "Wide jug", updatedAt: changed });
  const wide = await found(owner, id, "wide");
  expect(wide.searchTerms).toEqual(termsOf("Wide jug"));
  // What a function adds is no change of its owner's.
  expect(wide.updatedAt.toMillis()).toBe(changed.getTime());
  const variants = [{ id: "a", name: "Celadon", price: null, values: [], sku: "JUG-1", image: null }];
  await place(owner, id).update({ variants, skus: ["jug-1"] });
  expect((await found(owner, id, "jug-1")).searchTerms).toEqual(termsOf("Wide jug", "", variants));
  await place(owner, id).update({ searchTerms: ["forged"] });
  expect((await found(owner, id, "cel")).searchTerms).not.toContain("forged");
});

test("products from before there were terms, archived ones too, get them with the next change of their shop", {
  tags: ["full"],
}, async () => {
  const owner = await makeOwner();
  const old = { createdAt: new Date(0), updatedAt: new Date(0), searchTerms: FieldValue.delete() };
  const ids: string[] = [];
  await withoutTriggers(async () => {
    for (const state of ["active", "draft", "archived"] as const) {
      const id = await makeProduct(owner, { title: `Old ${state}`, state });
      await place(owner, id).update(old);
      ids.push(id);
    }
  });
  await admin.firestore.doc(documents.site(owner.uid)).update({ headline: "Clay", updatedAt: new Date() });
  for (const [index, word] of ["active", "draft", "archived"].entries()) await found(owner, ids[index] ?? "", word);
});
