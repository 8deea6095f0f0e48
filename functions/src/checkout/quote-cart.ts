import type { Quote } from "@awning/domain/cart/cart";
import type { AskedCart } from "@awning/domain/cart/price-cart";
import { countRate, isRateFull } from "#data/core/rate-limits.ts";
import { priceForBuyer } from "./price-order.ts";
import { requireShop, requireSiteId, type ShownCopy } from "./read-shop.ts";

/** The input of the `quote` command. */
export type QuoteInput = AskedCart & { username: string };

/**
 * Prices a cart. Unavailable lines carry a reason instead of failing. A network that guesses discount codes temporarily gets no code
 * accepted in this shop's quotes; valid codes still count in the order.
 * @param shown the copy of the page that shows the quote, if it is shown on one
 */
export async function quoteCart(
  input: QuoteInput,
  clientAddress: string,
  email: string | null = null,
  shown: ShownCopy | null = null,
): Promise<Quote> {
  const now = Date.now();
  const siteId = shown?.siteId ?? (await requireSiteId(input.username, now));
  const shop = await requireShop(siteId, { ...input, email }, now, shown);
  const quote = priceForBuyer(shop, input, now);
  if (input.code.trim() === "") return quote;
  // Counted per shop, because a network may be a crowd: guesses in one shop must not hide codes in another.
  const guesser = `${siteId} ${clientAddress}`;
  const reason = quote.codeProblem?.reason;
  if (reason === "unknown" || reason === "used_by_you") await countGuess(siteId, guesser, now);
  const isHidden = reason !== "unknown" && (await isGuessing(siteId, guesser, now));
  return isHidden ? priceForBuyer({ ...shop, discount: null }, input, now) : quote;
}

async function countGuess(siteId: string, guesser: string, now: number): Promise<void> {
  await Promise.all([
    countRate("unknown-code.client", guesser, now),
    countRate("unknown-code.wary", guesser, now),
    countRate("unknown-code.site", siteId, now),
  ]);
}

/** Whether a network typed too many unknown codes. The limit shrinks while many networks guess at once. */
async function isGuessing(siteId: string, guesser: string, now: number): Promise<boolean> {
  if (await isRateFull("unknown-code.client", guesser, now)) return true;
  return (await isRateFull("unknown-code.wary", guesser, now)) && isRateFull("unknown-code.site", siteId, now);
}
