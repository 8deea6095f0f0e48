import type { Prices } from "@awning/domain/product/price-change";
import type { ProductDraft } from "@awning/domain/product/product";
import { documents } from "@awning/domain/routes/firestore-paths";
import { changedFields } from "@awning/domain/values/row-changes";
import { doc, serverTimestamp, writeBatch } from "firebase/firestore";
import { toFailure } from "../core/failures.ts";
import { firestore } from "../core/firestore.ts";
import { trackWrite } from "../core/save-state.ts";
import { PRODUCTS_PAGE } from "./products.ts";

/** Sets the state of several products. `onProgress` gets how many are stored. */
export function setProductsState(
  siteId: string,
  productIds: readonly string[],
  state: ProductDraft["state"],
  onProgress?: (stored: number) => void,
): Promise<void> {
  return changeEach(siteId, new Map(productIds.map((id) => [id, { state }])), onProgress);
}

/** Sets new prices of several products and nothing else. `onProgress` gets how many are stored. */
export function setPrices(
  siteId: string,
  prices: ReadonlyMap<string, { before: Prices; after: Prices }>,
  onProgress?: (stored: number) => void,
): Promise<void> {
  const changes = [...prices].map(([id, { before, after }]) => {
    const { variants, ...own } = after;
    const was = { price: before.price, compareAt: before.compareAt, suggested: before.suggested };
    const changed = changedFields(was, { price: own.price, compareAt: own.compareAt, suggested: own.suggested });
    const fields = Object.fromEntries(changed.map((field) => [field, own[field]]));
    const old = new Map(before.variants.map((variant) => [variant.id, variant.price]));
    const repriced = variants.filter((variant) => old.get(variant.id) !== variant.price);
    const prices = Object.fromEntries(repriced.map((variant) => [`variants.${variant.id}.price`, variant.price]));
    return [id, { ...fields, ...prices }] as const;
  });
  return changeEach(siteId, new Map(changes), onProgress);
}

/** Applied locally at once; sent in batches as large as the rules can evaluate. */
async function changeEach(
  siteId: string,
  changes: ReadonlyMap<string, Readonly<Record<string, unknown>>>,
  onProgress?: (stored: number) => void,
): Promise<void> {
  const all = [...changes];
  let stored = 0;
  const writes: Promise<void>[] = [];
  for (let at = 0; at < all.length; at += PRODUCTS_PAGE) {
    const some = all.slice(at, at + PRODUCTS_PAGE);
    const batch = writeBatch(firestore());
    for (const [id, change] of some)
      batch.update(doc(firestore(), documents.product(siteId, id)), { ...change, updatedAt: serverTimestamp() });
    const sent = trackWrite(batch.commit()).then(() => {
      stored += some.length;
      onProgress?.(stored);
    });
    writes.push(sent.catch((error: unknown) => Promise.reject(toFailure(error))));
  }
  await Promise.all(writes);
}
