import { CART_LINES_MAX } from "@awning/domain/account/limits";
import { type CartLine, cartLineSchema, mergeLines } from "@awning/domain/cart/cart";
import { AMOUNT_TYPED_MAX } from "@awning/domain/product/pricing";

/** Reads the lines of an address or a form. Invalid ones are skipped, and duplicates are added up. */
export function readLineTokens(tokens: readonly string[], quantity: string | null = null, typed: string | null = null): CartLine[] {
  const lines = tokens.slice(0, CART_LINES_MAX).flatMap((token) => {
    const [productId, variantId, count = quantity ?? "1", ...rest] = token.split(".");
    const amount = (rest.length > 0 ? rest.join(".") : typed)?.slice(0, AMOUNT_TYPED_MAX);
    const parsed = cartLineSchema.safeParse({ productId, variantId, quantity: Number(count), ...(amount ? { amount } : {}) });
    return parsed.success ? [parsed.data] : [];
  });
  return mergeLines(lines).map((line) => ({ ...line, quantity: Math.min(line.quantity, 99) }));
}
