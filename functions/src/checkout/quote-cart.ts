import type { Quote } from "@awning/domain/cart/cart";
import { type AskedCart, priceCart } from "@awning/domain/cart/price-cart";
import { countRate, isRateFull } from "#data/core/rate-limits.ts";
import { quoteIn } from "./check-order.ts";
import { requireShop, requireSiteId } from "./read-shop.ts";

/** A cart and the wishes about it, as the command `quote` takes them. */
export type QuoteInput = AskedCart & { username: string };

/**
 * What a cart costs in a shop right now. Lines that cannot be bought say why; they fail nothing. Who tries out code after code
 * is no longer told of any: for a while this shop has none of those they type, and the cart costs what it does without. A code that
 * exists counts in the order all the same.
 */
export async function quoteCart(input: QuoteInput, clientAddress: string, email: string | null = null): Promise<Quote> {
  const now = Date.now();
  const siteId = await requireSiteId(input.username, now);
  const shop = await requireShop(siteId, { ...input, email }, now);
  const quote = quoteIn(shop, priceCart({ ...shop, now }, input));
  if (input.code.trim() === "") return quote;
  // One network stands for a crowd: what is tried out in one shop hides nothing in another.
  const guesser = `${siteId} ${clientAddress}`;
  const reason = quote.codeProblem?.reason;
  if (reason === "unknown" || reason === "used_by_you") await countGuess(siteId, guesser, now);
  const isHidden = reason !== "unknown" && (await isGuessing(siteId, guesser, now));
  return isHidden ? quoteIn(shop, priceCart({ ...shop, discount: null, now }, input)) : quote;
}

async function countGuess(siteId: string, guesser: string, now: number): Promise<void> {
  await Promise.all([
    countRate("unknown-code.client", guesser, now),
    countRate("unknown-code.wary", guesser, now),
    countRate("unknown-code.site", siteId, now),
  ]);
}

/** Whether a network has typed too many codes that the shop does not have: a few of them, while many networks do so together. */
async function isGuessing(siteId: string, guesser: string, now: number): Promise<boolean> {
  if (await isRateFull("unknown-code.client", guesser, now)) return true;
  return (await isRateFull("unknown-code.wary", guesser, now)) && isRateFull("unknown-code.site", siteId, now);
}
