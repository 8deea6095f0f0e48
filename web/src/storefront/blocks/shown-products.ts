import type { BlockProps } from "@awning/domain/page/block";
import type { PublicProduct, PublishedSite } from "@awning/domain/published/published";

/** The products that a block shows, in its order; those that are not on sale any more are left out. */
export function shownProducts(
  { show, productIds, count }: Pick<BlockProps<"products">, "show" | "productIds" | "count">,
  { products, newest }: Pick<PublishedSite, "products" | "newest">,
): PublicProduct[] {
  if (show === "all") return products.slice(0, ALL_MAX);
  const byId = new Map(products.map((product) => [product.id, product]));
  const wanted = show === "chosen" ? productIds : newest.slice(0, count);
  return wanted.flatMap((id) => byId.get(id) ?? []);
}

/** More than these are seen in the shop. */
const ALL_MAX = 48;
