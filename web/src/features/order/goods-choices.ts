import { type Product, unitPrice } from "@awning/domain/product/product";
import { matchesProductSearch } from "@awning/domain/product/search";
import { SINGLE_VARIANT } from "@awning/domain/routes/firestore-paths";

/** One thing that can be put into an order: a product, or one variant of it. */
export type GoodsChoice = { product: Product; variantId: string; variantName: string; price: number };

/** What a found product offers: the variants that fit the search by themselves, or all of them where it is the product that fits. */
export function choicesOf(product: Product, search: string): GoodsChoice[] {
  const { variants } = product;
  if (variants.length === 0) return [{ product, variantId: SINGLE_VARIANT, variantName: "", price: product.price }];
  const fitting = search === "" ? [] : variants.filter((one) => matchesProductSearch({ ...product, variants: [one] }, search));
  return (fitting.length > 0 ? fitting : variants).map((variant) => ({
    product,
    variantId: variant.id,
    variantName: variant.name,
    price: unitPrice(product, variant),
  }));
}
