import { type Discount, type DiscountedLine, discountShares } from "../discount/discount.ts";
import { MONEY_MAX } from "../money/money.ts";
import {
  addedTax,
  type LineTax,
  mostBeforeTax,
  sumTaxes,
  type TaxClass,
  type TaxMode,
  type TaxSettings,
  type TaxSums,
  taxOf,
  taxRateOf,
} from "../money/tax.ts";
import { type ShippingMethod, shippingPriceOf } from "../shop/shipping.ts";
import type { LineProblem } from "./cart.ts";

type PricedLine = { productId: string; variantId: string; taxClass: TaxClass; total: number; problem: LineProblem | null };

/** How to sum a cart. `discount` is already validated; `country` is where tax is due. */
export type Terms = {
  shipping: Pick<ShippingMethod, "price" | "freeOver"> | null;
  discount: Pick<Discount, "type" | "value" | "productIds"> | null;
  tax: TaxSettings;
  country: string;
};

export type CartSums<Line> = {
  lines: (Line & { discount: number; tax: LineTax })[];
  subtotal: number;
  discount: number;
  shipping: number;
  tax: TaxSums;
  total: number;
};

/**
 * Sums a cart in minor units: goods minus discount plus shipping plus exclusive taxes. Discount and rounded tax are computed per line, so
 * that every sum is the sum of its lines. Lines with a problem count zero.
 */
export function sumCart<Line extends PricedLine>(lines: readonly Line[], terms: Terms): CartSums<Line> {
  const good = lines.filter((line) => !line.problem);
  const shares: ReadonlyMap<string, number> = terms.discount ? discountShares(terms.discount, good.map(toDiscounted)) : new Map();
  const priced = lines.map((line) => {
    const discount = line.problem ? 0 : (shares.get(keyOf(line)) ?? 0);
    return { ...line, discount, tax: line.problem ? { taxRate: 0, amount: 0 } : lineTax(line, line.total - discount, terms) };
  });
  const subtotal = good.reduce((sum, line) => sum + line.total, 0);
  const discount = priced.reduce((sum, line) => sum + line.discount, 0);
  const shipping = good.length === 0 ? 0 : shippingOf(terms, subtotal - discount, lines.length);
  const tax = sumTaxes(terms.tax.mode, [
    ...priced.filter((line) => !line.problem).map((line) => ({ ...line.tax, taxed: line.total - line.discount })),
    shippingTax(terms, shipping),
  ]);
  return { lines: priced, subtotal, discount, shipping, tax, total: subtotal - discount + shipping + addedTax(tax) };
}

/** The limit of goods plus shipping that keeps the total with tax a valid amount. */
export function roomFor(mode: TaxMode, lines: number): number {
  return mostBeforeTax(mode, MONEY_MAX, lines + 1);
}

export function toDiscounted(line: Pick<PricedLine, "productId" | "variantId" | "total">): DiscountedLine {
  return { key: keyOf(line), productId: line.productId, total: line.total };
}

function keyOf({ productId, variantId }: Pick<PricedLine, "productId" | "variantId">): string {
  return `${productId}_${variantId}`;
}

function lineTax({ taxClass }: PricedLine, amount: number, { tax, country }: Terms): LineTax {
  const taxRate = taxRateOf(tax, country, taxClass);
  return { taxRate, amount: taxOf(tax.mode, amount, taxRate) };
}

function shippingOf({ shipping, discount, tax }: Terms, goods: number, lines: number): number {
  if (!shipping || discount?.type === "free_shipping") return 0;
  return Math.min(shippingPriceOf(shipping, goods), Math.max(0, roomFor(tax.mode, lines) - goods));
}

function shippingTax({ tax, country }: Terms, taxed: number) {
  const taxRate = tax.shipping && taxed > 0 ? taxRateOf(tax, country, "standard") : 0;
  return { taxRate, taxed, amount: taxOf(tax.mode, taxed, taxRate) };
}
