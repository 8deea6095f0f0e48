import { ratesKey } from "../money/tax.ts";
import type { ProductDraft } from "../product/product.ts";
import { toRows } from "../values/rows.ts";
import type { ShopSettings } from "./shop-settings.ts";

/** The lists of a product that are stored as rows, by the id of each. */
export const PRODUCT_ROWS = ["images", "variants", "questions"] as const;

export function idOf({ id }: { id: string }): string {
  return id;
}

/** A product as it is stored. */
export function toStoredProduct<Draft extends Pick<ProductDraft, (typeof PRODUCT_ROWS)[number]>>(draft: Draft) {
  const { images, variants, questions } = draft;
  return { ...draft, images: toRows(images, idOf), variants: toRows(variants, idOf), questions: toRows(questions, idOf) };
}

/** Settings of a shop as they are stored. */
export function toStoredSettings({ shippingMethods, tax, ...rest }: ShopSettings) {
  return { ...rest, shippingMethods: toRows(shippingMethods, idOf), tax: { ...tax, rates: toRows(tax.rates, ratesKey) } };
}
