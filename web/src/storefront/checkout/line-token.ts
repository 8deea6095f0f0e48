import type { CartLine } from "@awning/domain/cart/cart";
import { sitePaths } from "@awning/domain/routes/paths";

/**
 * The query parameter for one line of a cart: `productId.variantId.quantity`, plus `.amount` when the buyer sets the price.
 * Repeated for each line.
 */
export const LINE_PARAMETER = "line";
/** The quantity of a line without its own: the product form's only number field. */
export const QUANTITY_PARAMETER = "quantity";
/** The price per item of the product form's line, when the buyer sets it. */
export const AMOUNT_PARAMETER = "amount";

/** The query parameter that passes a discount code. */
export const CODE_PARAMETER = "code";

/** One cart line as text for an address or a form. */
export function lineToken(line: CartLine): string {
  return `${line.productId}.${line.variantId}.${line.quantity}${line.amount ? `.${line.amount}` : ""}`;
}

/** The address of the checkout with these lines. */
export function checkoutUrl(username: string, lines: readonly CartLine[], basket?: { country: string; code: string }): string {
  const query = lines.map((line) => `${LINE_PARAMETER}=${encodeURIComponent(lineToken(line))}`);
  if (basket) query.push("basket=1");
  if (basket?.country) query.push(`country=${basket.country}`);
  if (basket?.code) query.push(`${CODE_PARAMETER}=${encodeURIComponent(basket.code)}`);
  return `${sitePaths.checkout(username)}?${query.join("&")}`;
}
