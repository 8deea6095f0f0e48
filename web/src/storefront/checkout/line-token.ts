import type { CartLine } from "@awning/domain/cart/cart";
import { sitePaths } from "@awning/domain/routes/paths";

/**
 * The query parameter that carries one line of a cart: `productId.variantId.quantity`, and `.amount` where the buyer says what
 * one piece costs; as often as there are lines.
 */
export const LINE_PARAMETER = "line";
/** How many pieces of a line that does not say it itself: the one number field of the product form. */
export const QUANTITY_PARAMETER = "quantity";
/** What a piece of the one line of the product form costs, where the buyer says that. */
export const AMOUNT_PARAMETER = "amount";

/** The query parameter of a link that brings a discount code along. */
export const CODE_PARAMETER = "code";

/** One line of a cart as text for an address or a form. */
export function lineToken(line: CartLine): string {
  return `${line.productId}.${line.variantId}.${line.quantity}${line.amount ? `.${line.amount}` : ""}`;
}

/** Address of the checkout with these lines in it. */
export function checkoutUrl(username: string, lines: readonly CartLine[], basket?: { country: string; code: string }): string {
  const query = lines.map((line) => `${LINE_PARAMETER}=${encodeURIComponent(lineToken(line))}`);
  if (basket) query.push("basket=1");
  if (basket?.country) query.push(`country=${basket.country}`);
  if (basket?.code) query.push(`${CODE_PARAMETER}=${encodeURIComponent(basket.code)}`);
  return `${sitePaths.checkout(username)}?${query.join("&")}`;
}
