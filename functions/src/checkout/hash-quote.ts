import type { Quote } from "@awning/domain/cart/cart";
import type { PricedCart } from "@awning/domain/cart/price-cart";
import type { AgreedTexts } from "@awning/domain/checkout/attribution";
import { derivedId, sha256 } from "#platform/secure-ids.ts";

/**
 * Adds a hash over the ids, names, amounts and terms of a priced cart. A second hash after a dot covers the texts the buyer agrees to, if
 * any.
 */
export function withHash(priced: PricedCart, texts?: AgreedTexts): Quote {
  const { currency, delivery, shippingMethod, subtotal, discount, shipping, tax, total } = priced;
  const numbers = priced.lines.map((line) => [
    line.productId,
    line.variantId,
    line.kind,
    line.title,
    line.variantName,
    line.quantity,
    line.unit,
    line.total,
    line.backordered,
    line.questions.map(({ id, label, required, max }) => [id, label, required, max]),
    line.discount,
    line.tax.taxRate,
    line.tax.amount,
    line.problem?.code ?? "",
    line.problem?.left ?? 0,
  ]);
  const rates = tax.rates.map((one) => [one.taxRate, one.taxed, one.amount]);
  const off = discount ? [discount.code, discount.amount] : [];
  const sums = [currency, delivery, shippingMethod, subtotal, off, shipping, tax.mode, rates, total];
  const cost = sha256(JSON.stringify([...sums, numbers]));
  const read = texts && derivedId(JSON.stringify([texts.terms, texts.withdrawal, texts.privacy]), 12);
  return { ...priced, hash: read ? `${cost}.${read}` : cost };
}
