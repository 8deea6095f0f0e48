import { withoutRefusedLinks } from "../rich-text/refused-hosts.ts";
import { type CardSettings, takesCards } from "../shop/card-settings.ts";
import { estimateCountry, shippingMethodsOf, shippingMethodsTo } from "../shop/shipping.ts";
import {
  DEFAULT_SHOP_SETTINGS,
  DELIVERY_METHODS,
  type DeliveryMethod,
  PAYMENT_METHODS,
  paymentMethodsFor,
  type ShopSettings,
} from "../shop/shop-settings.ts";
import type { PublishedSite } from "./published.ts";

/** A shop is open if a delivery method has a payment method. */
export function toPublicShop(settings: ShopSettings | null, card: CardSettings | null): PublishedSite["shop"] {
  if (!settings) {
    const closed = { open: false, payments: [], deliveries: [], shippingPrice: 0, freeOver: null, shippingVaries: false };
    return { ...closed, currency: DEFAULT_SHOP_SETTINGS.currency, taxMode: "none" };
  }
  const isOffered = { shipping: shippingMethodsOf(settings).length > 0, pickup: settings.pickup.enabled, none: true };
  const payable = (delivery: DeliveryMethod) => paymentMethodsFor(settings, delivery, takesCards(card));
  const deliveries = DELIVERY_METHODS.filter((delivery) => isOffered[delivery] && payable(delivery).length > 0);
  const payments = PAYMENT_METHODS.filter((method) => deliveries.some((delivery) => payable(delivery).includes(method)));
  const isTest = takesCards(card) && card.isTest;
  const parcel = toPublicParcel(settings);
  return {
    currency: settings.currency,
    open: deliveries.length > 0,
    payments,
    deliveries,
    ...parcel,
    taxMode: settings.tax.mode,
    ...(isTest ? { isTest } : {}),
  };
}

export function toPublicPlace(settings: ShopSettings | null): string {
  return settings?.pickup.shown === true ? withoutRefusedLinks(settings.pickup.place) : "";
}

/** Shipping facts of a product page, for the shop's own or estimated country. */
function toPublicParcel(settings: ShopSettings) {
  const ways = shippingMethodsOf(settings);
  const near = shippingMethodsTo(ways, estimateCountry(settings.country, ways));
  const [cheapest] = [...near].sort((a, b) => a.price - b.price);
  const shippingVaries = ways.some((one) => one.price > (cheapest?.price ?? 0));
  return { shippingPrice: cheapest?.price ?? 0, freeOver: cheapest?.freeOver ?? null, shippingVaries };
}
