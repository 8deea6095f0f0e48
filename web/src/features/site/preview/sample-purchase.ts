import type { Quote } from "@awning/domain/cart/cart";
import { priceCart } from "@awning/domain/cart/price-cart";
import { FIRST_ORDER_NUMBER } from "@awning/domain/order/order";
import { isService } from "@awning/domain/order/quantities";
import { initialState } from "@awning/domain/order/state";
import type { Product } from "@awning/domain/product/product";
import { sampleProduct } from "@awning/domain/product/sample-product";
import type { PublishedSite } from "@awning/domain/published/published";
import { SINGLE_VARIANT } from "@awning/domain/routes/firestore-paths";
import { fillPayUrl } from "@awning/domain/shop/pay-link";
import { purchaseTerms } from "@awning/domain/shop/purchase-terms";
import { type DeliveryMethod, type PaymentMethod, payDetails, type ShopSettings } from "@awning/domain/shop/shop-settings";
import type { BuyerOrder } from "#storefront/index.ts";
import * as labels from "./labels.ts";

type Goods = Pick<PublishedSite, "products"> & Partial<Pick<PublishedSite, "displayName" | "legal" | "profile">>;

/** A checkout with one product of the shop and these settings; a shop without products shows a sample. */
export function sampleQuote(site: Goods, settings: ShopSettings, wanted: DeliveryMethod | null = null): Quote {
  const product = productOf(site);
  const lines = [{ productId: product.id, variantId: product.variants[0]?.id ?? SINGLE_VARIANT, quantity: 1 }];
  const list = { settings, products: new Map([[product.id, product]]), stock: new Map(), discount: null, now: 0 };
  const priced = priceCart(list, { lines, delivery: wanted, country: "", shippingMethod: null, code: "" });
  const quote = { ...priced, payments: priced.deliveries.length > 0 ? priced.payments : [], hash: "" };
  const { displayName = "", legal, profile } = site;
  if (!legal || legal.includes("terms")) return quote;
  const shop = { name: displayName, seller: null, hasOwnWithdrawal: legal.includes("withdrawal") };
  return { ...quote, terms: purchaseTerms(shop, quote, profile?.language ?? "en") };
}

/**
 * The order of a buyer with this payment method and these settings.
 * @param now ms since 1970
 */
export function sampleOrder(site: Goods, settings: ShopSettings, payment: PaymentMethod, now: number): BuyerOrder {
  const quote = sampleQuote(site, settings, deliveryShownWith(payment, settings));
  const { delivery, currency, subtotal, discount, shipping, tax, total } = quote;
  const sent = quote.shippingMethods.find((one) => one.id === quote.shippingMethod);
  const name = labels.cornerStore;
  const address = { name, street: labels.millRoad4, extra: "", postcode: "51003", city: "Tartu", state: "", country: "EE" };
  return {
    number: FIRST_ORDER_NUMBER,
    lines: quote.lines.map(({ slug: _slug, problem: _problem, taxClass: _class, ...line }) => ({
      ...line,
      withdrawal: line.withdrawal ?? "standard",
      counted: true,
      ranLow: null,
      chosen: false,
      answers: [],
      sku: "",
    })),
    currency,
    subtotal,
    discount,
    shipping,
    shippingMethod: sent ? { name: sent.name, days: sent.days } : null,
    tax,
    total,
    delivery,
    paymentMethod: payment,
    instructions: {
      ...payDetails(settings, payment, total),
      pickup: delivery === "pickup" ? settings.pickup.place : "",
    },
    payUrl: payment === "link" ? fillPayUrl(settings.payLink.url, { total, currency, number: FIRST_ORDER_NUMBER }) : "",
    shipTo: delivery === "shipping" ? address : null,
    billTo: null,
    note: "",
    ...initialState(payment, total, now, settings.holdDays),
    receipts: null,
    shipments: [],
    pickupCode: "",
    cancelReason: "",
    viewId: "",
    rev: 1,
    placedAt: now,
    buyer: { name, email: "corner-store@example.test" },
    events: [{ type: "placed", at: now, by: "buyer", amount: null, part: "" }],
    isMoneyKept: false,
    refunds: [],
    kinds: quote.lines.map((line) => line.kind),
    hasServiceLeft: quote.lines.some(isService),
  };
}

/** The pickup location is shown with a cash order; without cash, another order must show it. */
function deliveryShownWith(payment: PaymentMethod, settings: ShopSettings): DeliveryMethod | null {
  if (payment === "on_delivery") return "shipping";
  return payment === "cash" || !settings.cash.enabled ? "pickup" : null;
}

/** The first physical product, otherwise the first one; its first variant represents it. */
function productOf(site: Goods): Product {
  const found = site.products.find((one) => one.kind === "physical") ?? site.products[0];
  const fields = { title: labels.yourProduct, slug: "sample", price: 2800, ...found };
  const { title, slug, price, kind = "physical", images = [] } = fields;
  const variants = (found?.variants ?? []).slice(0, 1).map((one) => ({ id: one.id, name: one.name, price: one.price }));
  return {
    ...sampleProduct({ title, slug, price, kind, images, variants, options: [] }),
    id: found?.id ?? "sample",
    createdAt: 0,
    updatedAt: 0,
  };
}
