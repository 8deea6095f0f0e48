import { useLive } from "#data/live.ts";
import { watchProductPage } from "#data/products.ts";
import { watchStock } from "#data/stock.ts";
import { useLivePages } from "#data/use-live-pages.ts";

/** Products on sale (the first page of them) and how many pieces are left of each; `null` while it is not known. */
export function useShelf(siteId: string) {
  const { list } = useLivePages(`shelf/${siteId}`, watchProductPage(siteId, ["active"]));
  const products = list.state === "ready" ? list.items : null;
  const ids = products?.map((product) => product.id) ?? [];
  const stock = useLive(products && `shelf-stock/${siteId}/${ids.join()}`, watchStock(siteId, ids));
  const left = (productId: string, variantId: string) =>
    stock.state === "ready" ? (stock.data.get(productId)?.get(variantId) ?? null) : null;
  return { products, left };
}
