import { paidAhead, timeForSale } from "@awning/domain/booking/prepaid/time-for-sale";
import type { Quote } from "@awning/domain/cart/cart";
import { type AskedCart, type PricedCart, type PriceList, priceCart } from "@awning/domain/cart/price-cart";
import type { AgreedTexts } from "@awning/domain/checkout/attribution";
import { type ManualCart, manualLines, ownersPriceList } from "@awning/domain/order/manual-order";
import type { Product } from "@awning/domain/product/product";
import { type PurchaseTerms, purchaseTerms } from "@awning/domain/shop/purchase-terms";
import { sha256 } from "#platform/secure-ids.ts";
import { type OpenShop, versionOf } from "./read-shop.ts";

/**
 * Prices a buyer's cart with the buyer's terms. Where the shop has no texts of its own, the terms hash covers only the seller and how to
 * withdraw: the checkbox stays checked when another delivery method changes the price.
 */
export function priceForBuyer(shop: OpenShop, cart: AskedCart, now: number): Quote {
  const { texts, seller, site } = shop;
  const times = [...shop.times].map(([id, { reservation }]) => [id, timeForSale(reservation, shop.language)] as const);
  const settings = times.length > 0 ? paidAhead(shop.settings) : shop.settings;
  const priced = priceCart({ ...shop, settings, products: new Map<string, Product>([...shop.products, ...times]), now }, cart);
  if (texts.terms !== "") return withHash(priced, texts);
  const exceptions = priced.lines.flatMap(({ productId, withdrawal }) => (withdrawal ? [[productId, withdrawal]] : []));
  const businesses = priced.excludesBusinesses ? ["no businesses"] : [];
  const said = [
    seller?.name ?? site.displayName,
    seller?.address ?? "",
    seller?.email ?? "",
    texts.withdrawal,
    ...exceptions,
    ...businesses,
  ];
  const standing = JSON.stringify(said);
  return { ...withHash(priced, { ...texts, terms: versionOf(standing) }), terms: termsOf(shop, priced) };
}

type OwnersCart = Omit<AskedCart, "code" | "lines"> & Pick<ManualCart, "lines" | "customAmounts">;

/** Prices a cart that the owner sells by hand. */
export function priceForOwner(shop: Omit<PriceList, "now">, cart: OwnersCart, now: number): Quote {
  return withHash(priceCart(ownersPriceList({ ...shop, now }, cart.customAmounts), { ...cart, lines: manualLines(cart), code: "" }));
}

function termsOf({ site, seller, texts, language }: OpenShop, priced: PricedCart): PurchaseTerms {
  return purchaseTerms({ name: site.displayName, seller, hasOwnWithdrawal: texts.withdrawal !== "" }, priced, language);
}

/** The text versions a buyer accepted with a quote. */
export function agreedIn({ terms }: Quote, texts: AgreedTexts): AgreedTexts {
  return { ...texts, purchase: terms ? versionOf(JSON.stringify(terms)) : "" };
}

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
    line.questions.map(({ id, label, required, max, type, choices }) => [id, label, required, max, type, choices]),
    line.discount,
    line.tax.taxRate,
    line.tax.amount,
    line.problem?.code ?? "",
    line.problem?.left ?? 0,
    line.withdrawal ?? "",
  ]);
  const rates = tax.rates.map((one) => [one.taxRate, one.taxed, one.amount]);
  const off = discount ? [discount.code, discount.amount] : [];
  const sums = [currency, delivery, shippingMethod, subtotal, off, shipping, tax.mode, rates, total];
  const cost = sha256(JSON.stringify([...sums, numbers]));
  const read = texts && versionOf(JSON.stringify([texts.terms, texts.withdrawal, texts.privacy]));
  return { ...priced, hash: read ? `${cost}.${read}` : cost };
}
