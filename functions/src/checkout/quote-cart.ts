import type { Quote } from "@awning/domain/cart";
import { type AskedCart, priceCart } from "@awning/domain/price-cart";
import { limitRate } from "#data/rate-limits.ts";
import { withHash } from "./hash-quote.ts";
import { requireShop, requireSiteId } from "./read-shop.ts";

/** A cart and the wishes about it, as the command `quote` takes them. */
export type QuoteInput = AskedCart & { username: string };

/**
 * What a cart costs in a shop right now. Lines that cannot be bought say why; they fail nothing. Who tries out code after
 * code is told to wait.
 */
export async function quoteCart(input: QuoteInput, clientAddress: string): Promise<Quote> {
  const now = Date.now();
  const siteId = await requireSiteId(input.username, now);
  const shop = await requireShop(siteId, { ...input, email: null }, now);
  const quote = withHash(priceCart({ ...shop, now }, input), shop.texts);
  if (quote.codeProblem?.reason === "unknown") await limitRate("unknown-code.client", clientAddress, now);
  return quote;
}
