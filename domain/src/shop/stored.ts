import { ratesKey } from "../money/tax.ts";
import type { ProductDraft } from "../product/product.ts";
import { toRows } from "../values/rows.ts";
import type { ShopSettings } from "./shop-settings.ts";

export const PRODUCT_ROWS = ["images", "variants", "questions"] as const;

export function idOf({ id }: { id: string }): string {
  return id;
}

export function toStoredProduct<Draft extends Pick<ProductDraft, (typeof PRODUCT_ROWS)[number]>>(draft: Draft) {
  const { images, variants, questions } = draft;
  return { ...draft, images: toRows(images, idOf), variants: toRows(variants, idOf), questions: toRows(questions, idOf) };
}

export function toStoredSettings({ shippingMethods, tax, ...rest }: ShopSettings) {
  return { ...rest, shippingMethods: toRows(shippingMethods, idOf), tax: { ...tax, rates: toRows(tax.rates, ratesKey) } };
}
