import type { Quote } from "@awning/domain/cart";
import { sha256 } from "#platform/secure-ids.ts";

type Priced = Pick<Quote, "lines" | "currency" | "delivery" | "subtotal" | "shipping" | "total">;

/** Stands for every id and number of a quote: two quotes have the same hash only when they cost and promise the same. */
export function hashQuote({ lines, currency, delivery, subtotal, shipping, total }: Priced): string {
  const numbers = lines.map((line) => [
    line.productId,
    line.variantId,
    line.quantity,
    line.unit,
    line.total,
    line.problem?.code ?? "",
    line.problem?.left ?? 0,
  ]);
  return sha256(JSON.stringify([currency, delivery, subtotal, shipping, total, numbers]));
}
