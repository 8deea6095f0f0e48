import { QUANTITY_MAX } from "../account/limits.ts";
import { type AppliedDiscount, discountProblem, type KnownDiscount } from "../discount/discount.ts";
import { type Currency, MONEY_MAX, toDecimal } from "../money/money.ts";
import { readAmount } from "../money/typed-amount.ts";
import { measuredPrice } from "../product/law/measured-price.ts";
import { type Pricing, suggestedPrice } from "../product/pricing.ts";
import type { Product } from "../product/product.ts";
import { lacksFile, pictureOf, unitPrice } from "../product/shown.ts";
import { stockRulesOf } from "../product/stock-rules.ts";
import { SINGLE_VARIANT, stockId } from "../routes/firestore-paths.ts";
import { cardProblem } from "../shop/card-minimum.ts";
import { estimateCountry, type ShippingMethod, shippingMethodsOf, shippingMethodsTo, shippingPriceOf, shipsTo } from "../shop/shipping.ts";
import {
  type DeliveryMethod,
  deliveryMethodsFor,
  type PaymentMethod,
  paymentMethodsFor,
  type ShopSettings,
} from "../shop/shop-settings.ts";
import type { CartLine, LineProblem, OfferedShipping, Quote, QuotedLine } from "./cart.ts";
import { reverseChargeOf, takesVatNumbers, withoutVat } from "./reverse-charge.ts";
import { roomFor, sumCart, toDiscounted } from "./sum-cart.ts";

/**
 * Everything a shop needs to price a cart. `stock` maps `stockId` to units left; missing ids are untracked. `discount` is the shop's data
 * on the cart's code, valid at `now` (ms since 1970).
 */
export type PriceList = {
  settings: ShopSettings;
  products: ReadonlyMap<string, Product>;
  stock: ReadonlyMap<string, { available: number }>;
  discount: KnownDiscount | null;
  now: number;
  hasCards?: boolean;
  zone?: string;
};

/** A cart to price, each variant once. `country` is the destination, empty while unknown. */
export type AskedCart = {
  lines: readonly CartLine[];
  delivery: DeliveryMethod | null;
  country: string;
  shippingMethod: string | null;
  code: string;
  /** The buyer's VAT number as typed. */
  taxNumber?: string;
};
export type PricedCart = Omit<Quote, "hash">;

/**
 * Prices a cart with the shop's own numbers, using only ids and quantities from its lines. An unavailable delivery or shipping method is
 * replaced by the first available one; an invalid code is reported in `codeProblem`.
 */
export function priceCart(list: PriceList, cart: AskedCart): PricedCart {
  const { settings } = list;
  const hasPhysical = cart.lines.some((line) => findSold(list, line)?.product.kind === "physical");
  const ways = shippingMethodsOf(settings);
  const country = cart.country || estimateCountry(settings.country, ways);
  const known = shippingMethodsTo(ways, country);
  const deliveries = deliveryMethodsFor(settings, hasPhysical).filter((one) => one !== "shipping" || known.length > 0);
  const delivery = deliveries.find((one) => one === cart.delivery) ?? deliveries[0] ?? "none";
  // Shipped orders are taxed at the destination, all others at the shop.
  const taxCountry = delivery === "shipping" ? country : settings.country;
  const reverseCharge = reverseChargeOf(settings, { delivery, to: country, taxNumber: cart.taxNumber ?? "" });
  const net = reverseCharge && withoutVat(settings.tax, taxCountry);
  const reaching = net ? known.map(net.parcel) : known;
  const method = delivery === "shipping" ? (reaching.find((one) => one.id === cart.shippingMethod) ?? reaching[0] ?? null) : null;
  const dearest = delivery === "shipping" ? Math.max(0, ...reaching.map((one) => one.price)) : 0;
  const lines = priceLines(list, cart.lines, Math.max(0, roomFor(settings.tax.mode, cart.lines.length) - dearest));
  const { codeProblem, discount } = findDiscount(list, cart.code, lines, method !== null);
  const terms = { shipping: method, discount, tax: net?.tax ?? settings.tax, country: taxCountry };
  const sums = sumCart(net ? lines.map(net.line) : lines, terms);
  const noCard = list.hasCards ? cardProblem(sums.total, settings.currency) : null;
  const payments = paymentsFor({ settings, hasCards: list.hasCards && !noCard }, delivery, sums.total);
  const isWhole = lines.length > 0 && lines.every((line) => line.problem === null);
  return {
    ...sums,
    discount: discount && toApplied(discount, sums.discount),
    codeProblem,
    currency: settings.currency,
    delivery,
    deliveries,
    payments,
    holdDays: settings.holdDays,
    noCard,
    country,
    shipsTo: hasPhysical ? shipsTo(ways) : [],
    countryMatters: hasPhysical && countryMatters(settings, ways),
    shippingMethods: hasPhysical ? reaching.map((one) => offer(one, sums.subtotal - sums.discount)) : [],
    shippingMethod: method?.id ?? null,
    ...(settings.businessWithdrawal ? {} : { excludesBusinesses: true }),
    ...(takesVatNumbers(settings) ? { takesVatNumbers: true } : {}),
    ...(reverseCharge ? { reverseCharge } : {}),
    buyable: isWhole && deliveries.length > 0 && payments.length > 0,
  };
}

function offer(method: ShippingMethod, goods: number): OfferedShipping {
  const { id, name, freeOver, days } = method;
  return { id, name, price: shippingPriceOf(method, goods), freeOver, days };
}

function countryMatters({ tax }: ShopSettings, ways: readonly ShippingMethod[]): boolean {
  const isTaxedByCountry = tax.mode !== "none" && tax.rates.some((one) => one.country !== null);
  return ways.length > 0 && (isTaxedByCountry || ways.some((one) => one.countries.length > 0));
}

type LineBeforeSums = Omit<QuotedLine, "discount" | "tax">;

function findDiscount(list: PriceList, typed: string, lines: readonly LineBeforeSums[], canShip: boolean) {
  if (typed.trim() === "") return { codeProblem: null, discount: null };
  const bought = lines.filter((line) => !line.problem).map(toDiscounted);
  const codeProblem = discountProblem(typed, list.discount, { lines: bought, canShip, now: list.now, zone: list.zone });
  return { codeProblem, discount: codeProblem ? null : (list.discount?.discount ?? null) };
}

function toApplied({ code, type, value }: KnownDiscount["discount"], amount: number): AppliedDiscount {
  return { code, type, value, amount };
}

/** If nothing is due any method works, even in a shop without one for this delivery. */
function paymentsFor(
  { settings, hasCards }: Pick<PriceList, "settings" | "hasCards">,
  delivery: DeliveryMethod,
  total: number,
): PaymentMethod[] {
  const offered = paymentMethodsFor(settings, delivery, hasCards);
  return offered.length === 0 && total === 0 ? ["transfer"] : offered;
}

function priceLines(list: PriceList, lines: readonly CartLine[], mostMoney: number): LineBeforeSums[] {
  const takenOf = new Map<string, number>();
  let moneyLeft = mostMoney;
  return lines.map((line) => {
    const sold = findSold(list, line);
    if (!sold) return goneLine(line);
    const { product, variant } = sold;
    const least = unitPrice(product, variant);
    const unit = pricePaid(product, least, line.amount, list.settings.currency);
    const taken = takenOf.get(line.productId) ?? 0;
    const count = Math.min(QUANTITY_MAX, (product.limitPerOrder ?? Number.POSITIVE_INFINITY) - taken);
    const affordable = unit === 0 ? QUANTITY_MAX : moneyLeft / unit;
    const limit = Math.max(0, Math.floor(Math.min(count, affordable)));
    const isNothing = lacksFile(product);
    const available = isNothing ? 0 : (list.stock.get(stockId(line.productId, line.variantId))?.available ?? null);
    const short = available === null ? 0 : Math.max(0, line.quantity - available);
    const canWait = stockRulesOf(product, line.variantId).backorder && !isNothing;
    const unclear = unclearAmount(product, least, line.amount, list.settings.currency);
    const problem: LineProblem | null =
      findProblem(line.quantity, canWait ? null : available, { left: limit, ...(affordable < count && { most: MONEY_MAX }) }) ??
      (unclear && { code: "unclear_amount", left: 0, amounts: unclear });
    const total = Math.min(unit * line.quantity, MONEY_MAX);
    if (!problem) {
      takenOf.set(line.productId, taken + line.quantity);
      moneyLeft -= total;
    }
    const { kind, title, slug, taxClass, questions, withdrawal } = product;
    const measured = product.pricing === "fixed" ? measuredPrice(unit, product.measure, variant?.amount) : null;
    const { productId, variantId, quantity } = line;
    return {
      productId,
      variantId,
      quantity,
      ...(product.pricing === "chosen" ? { amount: unclear ? line.amount : toDecimal(unit, list.settings.currency) } : {}),
      ...(isRaised(product, least, line.amount, list.settings.currency) ? { raised: true } : {}),
      kind,
      title,
      variantName: variant?.name ?? "",
      slug,
      image: pictureOf(product, variant),
      unit,
      ...(measured ? { measured } : {}),
      total,
      backordered: canWait && !problem ? short : 0,
      taxClass,
      ...(withdrawal === "standard" ? {} : { withdrawal }),
      questions,
      problem,
    };
  });
}

function findProblem(quantity: number, available: number | null, limit: Pick<LineProblem, "left" | "most">): LineProblem | null {
  if (available !== null && quantity > available) return { code: "sold_out", left: Math.min(available, limit.left) };
  return quantity > limit.left ? { code: "over_limit", ...limit } : null;
}

/** The product and variant of a line, if on sale. A product with variants is sold only as one of them. */
function findSold(list: PriceList, line: CartLine) {
  const product = list.products.get(line.productId);
  if (product?.state !== "active") return null;
  if (product.variants.length === 0) return line.variantId === SINGLE_VARIANT ? { product, variant: null } : null;
  const variant = product.variants.find((one) => one.id === line.variantId);
  return variant ? { product, variant } : null;
}

function goneLine({ productId, variantId, quantity }: CartLine): LineBeforeSums {
  const nothing = {
    kind: "physical",
    title: "",
    variantName: "",
    slug: "",
    image: null,
    unit: 0,
    total: 0,
    backordered: 0,
    taxClass: "zero",
  } as const;
  return { productId, variantId, quantity, ...nothing, questions: [], problem: { code: "product_gone", left: 0 } };
}

// Separate from the product and cart schemas, which the first dashboard chunk loads without amount parsing.

/**
 * The unit price in minor units: fixed, or the `typed` amount (whole units) within bounds. An unreadable amount falls back to the
 * suggestion and is reported by {@link unclearAmount}.
 */
export function pricePaid(product: Pricing, least: number, typed: string | undefined, currency: Currency): number {
  if (product.pricing === "fixed") return least;
  return Math.min(MONEY_MAX, Math.max(least, readTyped(typed, currency) ?? suggestedPrice(product, least)));
}

/** Whether the `typed` amount is below the minimum, so that the buyer pays more. */
export function isRaised({ pricing }: Pick<Pricing, "pricing">, least: number, typed: string | undefined, currency: Currency): boolean {
  const amount = readTyped(typed, currency);
  return pricing === "chosen" && amount !== null && amount < least;
}

/** Unambiguous spellings of a typed amount in whole units; `null` if it is clear or empty. */
export function unclearAmount(product: Pricing, least: number, typed: string | undefined, currency: Currency): string[] | null {
  if (product.pricing === "fixed" || !typed?.trim()) return null;
  const read = readAmount(typed, currency, undefined, Number.MAX_SAFE_INTEGER);
  if (read.state === "read" || read.state === "too_high") return null;
  const readings = read.state === "ambiguous" ? read.readings : [suggestedPrice(product, least)];
  return readings.map((amount) => toDecimal(amount, currency));
}

/** Amounts above the limit are read as the limit, so that they do not become the suggestion. */
function readTyped(typed: string | undefined, currency: Currency): number | null {
  if (typed === undefined) return null;
  const read = readAmount(typed, currency, undefined, Number.MAX_SAFE_INTEGER);
  if (read.state === "too_high") return MONEY_MAX;
  return read.state === "read" ? read.amount : null;
}
