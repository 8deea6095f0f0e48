import { type ProductDraft, productDraftSchema } from "@awning/domain/product/product";
import { collections, documents, SINGLE_VARIANT, stockId } from "@awning/domain/routes/firestore-paths";
import * as z from "zod/mini";
import { type Owner, store } from "./screen.tsx";

/** The stored product of this title; `undefined` while there is none. */
export function storedProduct(owner: Owner, title: string) {
  const found = store.list(collections.products(owner.uid)).find(({ data }) => data.title === title);
  return found && { id: found.id, ...found.data };
}

/** The stored fields of a product, its variants as a list. */
export function productOf(owner: Owner, productId: string): Record<string, unknown> & { variants: ProductDraft["variants"] } {
  const data = store.get(documents.product(owner.uid, productId)) ?? {};
  return { ...data, variants: z.parse(productDraftSchema.shape.variants, data.variants) };
}

/** The questions of a stored product as a list. */
export function questionsOf(owner: Owner, productId: string) {
  return z.parse(productDraftSchema.shape.questions, store.get(documents.product(owner.uid, productId))?.questions);
}

/** Changes a stored product as another device would. */
export function changeProduct(owner: Owner, productId: string, changes: Record<string, unknown>): void {
  const path = documents.product(owner.uid, productId);
  store.set(path, { ...store.get(path), ...changes, updatedAt: new Date() });
}

/** Sets what is counted of a variant, as a sale or another device would. */
export function setStock(owner: Owner, productId: string, available: number, variantId: string = SINGLE_VARIANT): void {
  store.set(documents.stock(owner.uid, stockId(productId, variantId)), { productId, variantId, available, updatedAt: new Date() });
}

/** Units left, or `null` where they are not counted. */
export function stockLeft(owner: Owner, productId: string, variantId: string = SINGLE_VARIANT): number | null {
  return (store.get(documents.stock(owner.uid, stockId(productId, variantId)))?.available as number | undefined) ?? null;
}

/** Notes which products run low, as the renewal of the public copy does. */
export function noteLowStock(owner: Owner, low: readonly string[]): void {
  const path = documents.site(owner.uid);
  store.set(path, { ...store.get(path), shopNotes: { leftOut: null, low } });
}
