import { type Product, unitPrice } from "@awning/domain/product/product";
import { matchesProductSearch } from "@awning/domain/product/search";
import { SINGLE_VARIANT } from "@awning/domain/routes/firestore-paths";

/** Something that can be added to an order: a product, or one of its variants. */
export type GoodsChoice = { product: Product; variantId: string; variantName: string; price: number };

/** The choices of a found product: the variants that match the search, or all when the product itself matches. */
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
