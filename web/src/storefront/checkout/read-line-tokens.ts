import { CART_LINES_MAX, type CartLine, cartLineSchema, mergeLines } from "@awning/domain/cart";

/** Reads the lines of an address or a form. What is no line is left out; the same thing twice is added up. */
export function readLineTokens(tokens: readonly string[], quantity: string | null = null): CartLine[] {
  const lines = tokens.slice(0, CART_LINES_MAX).flatMap((token) => {
    const [productId, variantId, count = quantity ?? "1", ...rest] = token.split(".");
    const parsed = cartLineSchema.safeParse({ productId, variantId, quantity: Number(count) });
    return parsed.success && rest.length === 0 ? [parsed.data] : [];
  });
  return mergeLines(lines).map((line) => ({ ...line, quantity: Math.min(line.quantity, 99) }));
}
