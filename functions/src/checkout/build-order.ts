import type { Quote } from "@awning/domain/cart";
import { stockId } from "@awning/domain/collections";
import type { PlaceOrder } from "@awning/domain/commands";
import type { Order } from "@awning/domain/order";
import { initialState } from "@awning/domain/order-transitions";
import { randomId } from "#platform/secure-ids.ts";
import type { Shop } from "./read-shop.ts";

type Facts = { id: string; number: number; requestHash: string; now: number };

/** A new order: a copy of what was sold, to whom and on which terms. Every amount comes from the shop's quote. */
export function buildOrder(input: PlaceOrder, shop: Shop, quote: Quote, { id, number, requestHash, now }: Facts): Order {
  const { settings, site, siteId } = shop;
  const method = settings[input.payment];
  return {
    id,
    siteId,
    username: site.username,
    shopName: site.displayName,
    number,
    source: "shop",
    buyer: { ...input.buyer, locale: input.locale },
    // An address that no parcel needs is not kept.
    shipTo: input.delivery === "shipping" ? input.shipTo : null,
    delivery: input.delivery,
    paymentMethod: input.payment,
    instructions: {
      payment: quote.total > 0 ? method.instructions : "",
      pickup: input.delivery === "pickup" ? settings.pickup.place : "",
    },
    lines: quote.lines.map(({ productId, variantId, kind, title, variantName, image, quantity, unit, total }) => {
      const counted = shop.stock.has(stockId(productId, variantId));
      return { productId, variantId, kind, title, variantName, image, quantity, unit, total, counted };
    }),
    currency: quote.currency,
    subtotal: quote.subtotal,
    shipping: quote.shipping,
    total: quote.total,
    note: input.note,
    consents: { terms: true, at: now },
    ...initialState(input.payment, quote.total, now),
    tracking: null,
    cancelReason: "",
    events: [{ type: "placed", at: now, by: "buyer", note: "" }],
    accessRev: 1,
    viewId: randomId(32),
    requestHash,
    rev: 1,
    placedAt: now,
    updatedAt: now,
  };
}
