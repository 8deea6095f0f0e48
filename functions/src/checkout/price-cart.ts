import { type CartLine, type LineProblem, mergeLines, type Quote, type QuotedLine, sumCart } from "@awning/domain/cart";
import { SINGLE_VARIANT, stockId } from "@awning/domain/collections";
import { MONEY_MAX } from "@awning/domain/money";
import { type Product, QUANTITY_MAX, unitPrice } from "@awning/domain/product";
import {
  type DeliveryMethod,
  deliveryMethodsFor,
  type PaymentMethod,
  paymentMethodsFor,
  type ShopSettings,
} from "@awning/domain/shop-settings";
import { hashQuote } from "./hash-quote.ts";

/** What a shop knows when it prices a cart. `stock` holds pieces left by `stockId`; what is not in it is not counted. */
export type PriceList = {
  settings: ShopSettings;
  products: ReadonlyMap<string, Product>;
  stock: ReadonlyMap<string, { available: number }>;
};

/**
 * Prices a cart with the shop's own numbers; of the lines only ids and quantities are read. A delivery that is not
 * offered is replaced by the first that is.
 */
export function priceCart(list: PriceList, cart: { lines: readonly CartLine[]; delivery: DeliveryMethod | null }): Quote {
  const { settings } = list;
  const merged = mergeLines(cart.lines);
  const hasPhysical = merged.some((line) => findSold(list, line)?.product.kind === "physical");
  const deliveries = deliveryMethodsFor(settings, hasPhysical);
  const delivery = deliveries.find((one) => one === cart.delivery) ?? deliveries[0] ?? "none";
  const shippingPrice = delivery === "shipping" ? settings.shipping.price : 0;
  const lines = priceLines(list, merged, MONEY_MAX - shippingPrice);
  const sums = sumCart(lines, shippingPrice);
  const payments = paymentsFor(settings, delivery, sums.total);
  const isWhole = lines.length > 0 && lines.every((line) => line.problem === null);
  const priced = { lines, currency: settings.currency, delivery, ...sums };
  const buyable = isWhole && deliveries.length > 0 && payments.length > 0;
  return { ...priced, deliveries, payments, hash: hashQuote(priced), buyable };
}

/** Where nothing is due any method will do, also in a shop that has none for this delivery. */
function paymentsFor(settings: ShopSettings, delivery: DeliveryMethod, total: number): PaymentMethod[] {
  const offered = paymentMethodsFor(settings, delivery);
  return offered.length === 0 && total === 0 ? ["transfer"] : offered;
}

function priceLines(list: PriceList, lines: readonly CartLine[], mostMoney: number): QuotedLine[] {
  const takenOf = new Map<string, number>();
  let moneyLeft = mostMoney;
  return lines.map((line) => {
    const sold = findSold(list, line);
    if (!sold) return goneLine(line);
    const unit = unitPrice(sold.product, sold.variant);
    const taken = takenOf.get(line.productId) ?? 0;
    const limit = Math.min(
      QUANTITY_MAX,
      (sold.product.limitPerOrder ?? Number.POSITIVE_INFINITY) - taken,
      unit === 0 ? QUANTITY_MAX : moneyLeft / unit,
    );
    const available = list.stock.get(stockId(line.productId, line.variantId))?.available ?? null;
    const problem = findProblem(line.quantity, available, Math.max(0, Math.floor(limit)));
    const total = Math.min(unit * line.quantity, MONEY_MAX);
    if (!problem) {
      takenOf.set(line.productId, taken + line.quantity);
      moneyLeft -= total;
    }
    const { product, variant } = sold;
    const { kind, title, slug } = product;
    return { ...line, kind, title, variantName: variant?.name ?? "", slug, image: product.images[0] ?? null, unit, total, problem };
  });
}

function findProblem(quantity: number, available: number | null, limit: number): LineProblem | null {
  if (available !== null && quantity > available) return { code: "sold_out", left: Math.min(available, limit) };
  return quantity > limit ? { code: "over_limit", left: limit } : null;
}

/** The product and variant that a line names, if it is on sale: a product with variants is sold only as one of them. */
function findSold(list: PriceList, line: CartLine) {
  const product = list.products.get(line.productId);
  if (product?.state !== "active") return null;
  if (product.variants.length === 0) return line.variantId === SINGLE_VARIANT ? { product, variant: null } : null;
  const variant = product.variants.find((one) => one.id === line.variantId);
  return variant ? { product, variant } : null;
}

function goneLine(line: CartLine): QuotedLine {
  const nothing = { kind: "physical", title: "", variantName: "", slug: "", image: null, unit: 0, total: 0 } as const;
  return { ...line, ...nothing, problem: { code: "product_gone", left: 0 } };
}
