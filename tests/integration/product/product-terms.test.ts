import { productTermsOf } from "@awning/domain/product/search";
import { documents } from "@awning/domain/routes/firestore-paths";
import { expect, test } from "vitest";
import { makeOwner, makeProduct, type Owner } from "../../support/builders.ts";
import { admin, eventually, readDocument } from "../../support/emulators.ts";
import { kindsOf } from "../../support/stored.ts";

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
  const variants = [{ id: "a", name: "Celadon", price: null, sku: "JUG-1" }];
  await place(owner, id).update({ ...kindsOf(variants), skus: ["jug-1"] });
  expect((await found(owner, id, "jug-1")).searchTerms).toEqual(termsOf("Wide jug", "", variants));
  await place(owner, id).update({ searchTerms: ["forged"] });
  expect((await found(owner, id, "cel")).searchTerms).not.toContain("forged");
});
