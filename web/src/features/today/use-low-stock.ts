import { useLive } from "#data/core/live.ts";
import { watchProducts } from "#data/product/products.ts";
import { watchStock } from "#data/product/stock.ts";
import { useShopNotes } from "#data/site/shop-notes.ts";

const NONE: readonly string[] = [];

/** Products on sale that run low, of the whole shop and live, with how many pieces are left of each; none while it is not known. */
export function useLowStock(siteId: string) {
  const notes = useShopNotes(siteId);
  const ids = (notes.state === "ready" && notes.data?.low) || NONE;
  const key = ids.length > 0 ? `${siteId}/${ids.join()}` : null;
  const noted = useLive(key && `low-products/${key}`, watchProducts(siteId, ids));
  const stock = useLive(key && `low-stock/${key}`, watchStock(siteId, ids));
  const left = (productId: string, variantId: string) =>
    stock.state === "ready" ? (stock.data.get(productId)?.get(variantId) ?? null) : null;
  // The notes follow a moment after what they tell of.
  const products = noted.state === "ready" ? noted.data.filter((product) => product.state === "active") : [];
  // Where the server has noted nothing there is nothing to wait for.
  const isKnown = notes.state !== "loading" && (key === null || (noted.state !== "loading" && stock.state !== "loading"));
  return { products, left, isKnown };
}
