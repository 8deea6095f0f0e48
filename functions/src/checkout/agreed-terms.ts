import type { Quote } from "@awning/domain/cart/cart";
import type { PricedCart } from "@awning/domain/cart/price-cart";
import type { AgreedTexts } from "@awning/domain/checkout/agreed-texts";
import { type PurchaseTerms, purchaseTerms } from "@awning/domain/shop/purchase-terms";
import { derivedId } from "#platform/secure-ids.ts";
import { withHash } from "./hash-quote.ts";
import { type OpenShop, VERSION_LENGTH } from "./read-shop.ts";

/**
 * What a cart costs, with the terms that its buyer accepts where the shop has none of its own. Of those the hash holds only who sells
 * and how buyers withdraw: a tick stays when another delivery changes the price, which has a part of the hash for itself.
 */
export function quoteIn(shop: OpenShop, priced: PricedCart): Quote {
  const { texts } = shop;
  if (texts.terms !== "") return withHash(priced, texts);
  const { seller, site } = shop;
  const standing = JSON.stringify([seller?.name ?? site.displayName, seller?.address ?? "", seller?.email ?? "", texts.withdrawal]);
  return { ...withHash(priced, { ...texts, terms: derivedId(standing, VERSION_LENGTH) }), terms: termsOf(shop, priced) };
}

function termsOf({ site, seller, texts, language }: OpenShop, priced: PricedCart): PurchaseTerms {
  return purchaseTerms({ name: site.displayName, seller, hasOwnWithdrawal: texts.withdrawal !== "" }, priced, language);
}

/** The versions of the texts that a buyer has accepted with a quote. */
export function agreedIn({ terms }: Quote, texts: AgreedTexts): AgreedTexts {
  return { ...texts, purchase: terms ? derivedId(JSON.stringify(terms), VERSION_LENGTH) : "" };
}
