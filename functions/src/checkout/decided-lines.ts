import { type CartLine, mergeLines } from "@awning/domain/cart/cart";

/** What was decided about the lines of a cart, the same however they were sent: to tell a repeated order from another one. */
export function decidedLines(lines: readonly CartLine[]) {
  return mergeLines(lines)
    .map((line) => [line.productId, line.variantId, line.quantity, line.amount ?? "", Object.entries(line.answers ?? {}).sort()])
    .sort();
}
