import { type Quote, type QuotedLine, sumCart } from "@awning/domain/cart";
import { SINGLE_VARIANT } from "@awning/domain/collections";
import { FIRST_ORDER_NUMBER } from "@awning/domain/order";
import { initialState } from "@awning/domain/order-transitions";
import type { PublishedSite } from "@awning/domain/published";
import {
  type DeliveryMethod,
  deliveryMethodsFor,
  type PaymentMethod,
  paymentMethodsFor,
  type ShopSettings,
} from "@awning/domain/shop-settings";
import type { BuyerOrder } from "#storefront/index.ts";

type Goods = Pick<PublishedSite, "products">;

/** The checkout with one piece of the shop in it, as these settings make it; a shop without products shows a made-up one. */
export function sampleQuote(site: Goods, settings: ShopSettings, wanted: DeliveryMethod | null = null): Quote {
  const line = sampleLine(site);
  const deliveries = deliveryMethodsFor(settings, line.kind === "physical");
  const delivery = deliveries.find((one) => one === wanted) ?? deliveries[0] ?? "none";
  const sums = sumCart([line], delivery === "shipping" ? settings.shipping.price : 0);
  const payments = deliveries.length > 0 ? paymentMethodsFor(settings, delivery) : [];
  return {
    lines: [line],
    currency: settings.currency,
    delivery,
    deliveries,
    payments,
    ...sums,
    hash: "",
    buyable: payments.length > 0,
  };
}

/**
 * The order that a buyer would have who pays this way, as these settings make it.
 * @param now ms since 1970
 */
export function sampleOrder(site: Goods, settings: ShopSettings, payment: PaymentMethod, now: number): BuyerOrder {
  const quote = sampleQuote(site, settings, deliveryShownWith(payment, settings));
  const { delivery, currency, subtotal, shipping, total } = quote;
  const name = "Corner store";
  const address = { name, street: "Mill road 4", extra: "", postcode: "1011", city: "Tartu", country: "EE" };
  return {
    number: FIRST_ORDER_NUMBER,
    lines: quote.lines.map(({ slug: _slug, problem: _problem, ...line }) => ({ ...line, counted: true })),
    currency,
    subtotal,
    shipping,
    total,
    delivery,
    paymentMethod: payment,
    instructions: {
      payment: total > 0 ? settings[payment].instructions : "",
      pickup: delivery === "pickup" ? settings.pickup.place : "",
    },
    shipTo: delivery === "shipping" ? address : null,
    note: "",
    ...initialState(payment, total, now),
    tracking: null,
    cancelReason: "",
    viewId: "",
    rev: 1,
    placedAt: now,
    buyer: { name, email: "corner-store@example.test" },
    events: [{ type: "placed", at: now }],
  };
}

/** Where it is picked up is told with the order that is paid in cash; without cash it must stand on the other one. */
function deliveryShownWith(payment: PaymentMethod, settings: ShopSettings): DeliveryMethod | null {
  return payment === "cash" || !settings.cash.enabled ? "pickup" : null;
}

function sampleLine(site: Goods): QuotedLine {
  const product = site.products.find((one) => one.kind === "physical") ?? site.products[0];
  const [variant] = product?.variants ?? [];
  const unit = variant?.price ?? product?.price ?? 2800;
  return {
    productId: product?.id ?? "sample",
    variantId: variant?.id ?? SINGLE_VARIANT,
    kind: product?.kind ?? "physical",
    title: product?.title ?? "A piece of yours",
    variantName: variant?.name ?? "",
    slug: product?.slug ?? "sample",
    image: product?.images[0] ?? null,
    quantity: 1,
    unit,
    total: unit,
    problem: null,
  };
}
