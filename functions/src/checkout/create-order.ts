import { TERMS_VERSION } from "@awning/domain/account/terms-version";
import type { PlaceOrder } from "@awning/domain/api/commands";
import type { CartLine, Quote, QuotedLine } from "@awning/domain/cart/cart";
import type { PriceList } from "@awning/domain/cart/price-cart";
import { type AgreedTexts, NO_AGREED_TEXTS } from "@awning/domain/checkout/attribution";
import { deliverFiles, digitalLines, mayDownload } from "@awning/domain/order/fulfilment/download";
import type { Order, OrderLine } from "@awning/domain/order/order";
import { isThing } from "@awning/domain/order/quantities";
import { beforeStarts, initialState } from "@awning/domain/order/state";
import { skuOf } from "@awning/domain/product/identifiers";
import { runsLow, stockRulesOf } from "@awning/domain/product/stock-rules";
import { stockId } from "@awning/domain/routes/firestore-paths";
import { fillPayUrl } from "@awning/domain/shop/pay-link";
import { payDetails } from "@awning/domain/shop/shop-settings";
import { productsWithFiles } from "#data/product/files.ts";
import { FIRST_ACCESS_REV } from "#platform/order-access-token.ts";
import { pickupCode, randomId } from "#platform/secure-ids.ts";
import { answersOf } from "./check-order.ts";
import type { Shop } from "./read-shop.ts";

/** `texts` are the shop's own texts the buyer agreed to; `attribution` is how the buyer came, if known. */
type Facts = { id: string; number: number; requestHash: string; now: number; texts?: AgreedTexts; attribution?: Order["attribution"] };

type Sold = Omit<Shop, "products"> & Pick<PriceList, "products">;
type Asked = Pick<
  PlaceOrder,
  "lines" | "buyer" | "shipTo" | "billTo" | "delivery" | "payment" | "note" | "acceptDigital" | "marketing" | "locale"
>;

/** Builds an order from a snapshot of what was sold, to whom and on which terms. All amounts come from the quote. */
export function buildOrder(input: Asked, shop: Sold, quote: Quote, facts: Facts): Order {
  const { id, number, requestHash, now } = facts;
  const { settings, site, siteId } = shop;
  return {
    id,
    siteId,
    username: site.username,
    shopName: site.displayName,
    number,
    source: "shop",
    buyer: { ...input.buyer, locale: input.locale },
    // Orders without shipping keep no address.
    shipTo: input.delivery === "shipping" ? input.shipTo : null,
    billTo: input.billTo,
    delivery: input.delivery,
    paymentMethod: input.payment,
    instructions: {
      ...payDetails(settings, input.payment, quote.total),
      pickup: input.delivery === "pickup" ? settings.pickup.place : "",
    },
    payUrl:
      quote.total > 0 && input.payment === "link"
        ? fillPayUrl(settings.payLink.url, { total: quote.total, currency: quote.currency, number })
        : "",
    lines: quote.lines.map((line) => toOrderLine(line, shop, input.lines)),
    currency: quote.currency,
    subtotal: quote.subtotal,
    discount: quote.discount,
    codeCounted: quote.discount !== null,
    shipping: quote.shipping,
    shippingMethod: sentBy(quote),
    ...standardShippingOf(quote),
    tax: quote.tax,
    ...(quote.reverseCharge ? { reverseCharge: quote.reverseCharge } : {}),
    total: quote.total,
    note: input.note,
    consents: consentsOf(input, quote, facts),
    attribution: facts.attribution ?? null,
    holdDays: settings.holdDays,
    ...beforeStarts(initialState(input.payment, quote.total, now, settings.holdDays), startsOf(shop.times)),
    card: null,
    isTest: false,
    askAt: null,
    watchAt: null,
    attention: [],
    oddPayments: [],
    payments: [],
    refunds: [],
    withdrawals: [],
    ...(isBusinessSale(input, shop) ? { isBusinessSale: true } : {}),
    shipments: [],
    pickupCode: input.delivery === "pickup" ? pickupCode() : "",
    privateNote: "",
    cancelReason: "",
    events: [{ type: "placed", at: now, by: "buyer", note: "", amount: null, part: "" }],
    digitalIds: digitalLines(quote.lines).map((line) => line.productId),
    accessRev: FIRST_ACCESS_REV,
    viewId: randomId(32),
    requestHash,
    rev: 1,
    placedAt: now,
    updatedAt: now,
  };
}

function startsOf(times: Sold["times"]): number[] {
  return [...times.values()].map(({ reservation }) => reservation.startsAt);
}

/** The checkbox covers every text shown beside it, including the right of withdrawal where one is shown. */
function consentsOf(input: Asked, { lines }: Quote, { texts = NO_AGREED_TEXTS, now }: Facts): Order["consents"] {
  const withdrawal = texts.withdrawal !== "" || lines.some((line) => line.kind !== "digital");
  return { terms: true, version: TERMS_VERSION, texts, withdrawal, digital: input.acceptDigital, marketing: input.marketing, at: now };
}

function toOrderLine(line: QuotedLine, { products, stock }: Sold, sent: readonly CartLine[]): OrderLine {
  const { productId, variantId, kind, title, variantName, image, quantity, unit, total, discount, tax, backordered } = line;
  const before = stock.get(stockId(productId, variantId))?.available ?? null;
  const left = before === null ? null : before - (quantity - backordered);
  const product = products.get(productId);
  const rules = product && stockRulesOf(product, variantId);
  const ranLow = before !== null && left !== null && rules && runsLow(before, left, rules) ? left : null;
  const sold = { productId, variantId, kind, title, variantName, image, quantity, unit, total, discount, tax };
  const { answers } = answersOf(line, sent);
  const sku = product ? skuOf(product, variantId) : "";
  const { receipt = "", weight = null } = product ?? {};
  const facts = { sku, answers, counted: before !== null, chosen: line.amount !== undefined, backordered, ranLow };
  return { ...sold, ...facts, receipt, weight: isThing(line) ? weight : null, withdrawal: line.withdrawal ?? "standard" };
}

/** What the cheapest method would have cost, where the buyer chose a dearer one. */
function standardShippingOf({ delivery, shippingMethods, shipping }: Quote): Pick<Order, "standardShipping"> {
  const cheapest = Math.min(...shippingMethods.map((one) => one.price));
  return delivery === "shipping" && cheapest < shipping ? { standardShipping: cheapest } : {};
}

/** A buyer with a tax number is a business. */
function isBusinessSale({ billTo }: Asked, { settings }: Sold): boolean {
  return !settings.businessWithdrawal && Boolean(billTo?.taxNumber);
}

function sentBy({ shippingMethods, shippingMethod }: Quote): Order["shippingMethod"] {
  const chosen = shippingMethods.find((one) => one.id === shippingMethod);
  return chosen ? { name: chosen.name, days: chosen.days } : null;
}

/** The choices in a cart, independent of how they were sent, to tell a repeated order from a new one. */
export function decidedLines(lines: readonly CartLine[]) {
  return lines
    .map((line) => [line.productId, line.variantId, line.quantity, line.amount ?? "", Object.entries(line.answers ?? {}).sort()])
    .sort();
}

/** Delivers the files of an order that is already paid. */
export async function withFiles(order: Order): Promise<Order> {
  if (order.digitalIds.length === 0 || !mayDownload(order)) return order;
  return deliverFiles(order, await productsWithFiles(order.siteId, order.digitalIds), order.placedAt) ?? order;
}
