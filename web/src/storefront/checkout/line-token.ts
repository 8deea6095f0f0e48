import { CART_LINES_MAX, type CartLine, cartLineSchema, mergeLines } from "@awning/domain/cart";
import { sitePaths } from "@awning/domain/paths";

/** The query parameter that carries one line of a cart: `productId.variantId.quantity`, as often as there are lines. */
export const LINE_PARAMETER = "line";
/** How many pieces of a line that does not say it itself: the one number field of the product form. */
export const QUANTITY_PARAMETER = "quantity";

/** One line of a cart as text for an address or a form. */
export function lineToken(line: CartLine): string {
  return `${line.productId}.${line.variantId}.${line.quantity}`;
}

/** Reads the lines of an address or a form. What is no line is left out; the same thing twice is added up. */
export function readLineTokens(tokens: readonly string[], quantity: string | null = null): CartLine[] {
  const lines = tokens.slice(0, CART_LINES_MAX).flatMap((token) => {
    const [productId, variantId, count = quantity ?? "1", ...rest] = token.split(".");
    const parsed = cartLineSchema.safeParse({ productId, variantId, quantity: Number(count) });
    return parsed.success && rest.length === 0 ? [parsed.data] : [];
  });
  return mergeLines(lines).map((line) => ({ ...line, quantity: Math.min(line.quantity, 99) }));
}

/** Address of the checkout with these lines in it. */
export function checkoutUrl(username: string, lines: readonly CartLine[], isBasket = false): string {
  const query = lines.map((line) => `${LINE_PARAMETER}=${lineToken(line)}`).join("&");
  return `${sitePaths.checkout(username)}?${query}${isBasket ? "&basket=1" : ""}`;
}
