import type { CartLine, Quote } from "@awning/domain/cart";
import type { DeliveryMethod } from "@awning/domain/shop-settings";
import { priceCart } from "./price-cart.ts";
import { requireShop, requireSiteId } from "./read-shop.ts";

/** What a cart costs in a shop right now. Lines that cannot be bought say why; they fail nothing. */
export async function quoteCart(input: { username: string; lines: CartLine[]; delivery: DeliveryMethod | null }): Promise<Quote> {
  const siteId = await requireSiteId(input.username, Date.now());
  return priceCart(await requireShop(siteId, input.lines), input);
}
