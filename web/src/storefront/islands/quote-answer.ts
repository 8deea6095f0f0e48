// Checked by hand, because the schema validator would be an eighth of the first island.
import type { Quote, QuotedLine } from "@awning/domain/cart/cart";
import type { AppliedDiscount, DiscountProblem } from "@awning/domain/discount/discount";
import type { Media } from "@awning/domain/media/media";
import { CURRENCIES } from "@awning/domain/money/money";
import type { TaxSums } from "@awning/domain/money/tax";
import type { DeliveryMethod } from "@awning/domain/shop/shop-settings";

/** The fields of a quoted line that the basket shows. */
export type ShownLine = Pick<
  QuotedLine,
  "productId" | "variantId" | "title" | "variantName" | "image" | "quantity" | "unit" | "raised" | "measured" | "backordered" | "problem"
>;
/** The fields of a quote that the basket shows; amounts in minor units. */
export type ShownQuote = Pick<
  Quote,
  | "currency"
  | "delivery"
  | "country"
  | "countryMatters"
  | "shipsTo"
  | "subtotal"
  | "discount"
  | "codeProblem"
  | "shipping"
  | "tax"
  | "total"
> & { lines: ShownLine[] };

const DELIVERIES = { shipping: true, pickup: true, none: true } satisfies Record<DeliveryMethod, true>;
const PROBLEMS = { sold_out: true, product_gone: true, over_limit: true, unclear_amount: true } satisfies Record<
  Exclude<QuotedLine["problem"], null>["code"],
  true
>;
const DISCOUNTS = { percent: true, amount: true, free_shipping: true } satisfies Record<AppliedDiscount["type"], true>;
const REASONS = {
  unknown: true,
  not_started: true,
  ended: true,
  used_up: true,
  used_by_you: true,
  no_product: true,
  below_minimum: true,
  no_shipping: true,
} satisfies Record<DiscountProblem["reason"], true>;
const TAX_MODES = { none: true, inclusive: true, exclusive: true } satisfies Record<TaxSums["mode"], true>;

/** Whether an answer of the server can be shown as a quote. */
export function isQuote(value: unknown): value is ShownQuote {
  return (
    hasFields<ShownQuote>(value, ["subtotal", "shipping", "total"], isAmount) &&
    isKeyOf(CURRENCIES, value.currency) &&
    isKeyOf(DELIVERIES, value.delivery) &&
    isText(value.country) &&
    typeof value.countryMatters === "boolean" &&
    (value.shipsTo === null || isListOf(value.shipsTo, isText)) &&
    (value.discount === null || isDiscount(value.discount)) &&
    (value.codeProblem === null || isCodeProblem(value.codeProblem)) &&
    isTax(value.tax) &&
    isListOf(value.lines, isLine)
  );
}

function isLine(value: unknown): value is ShownLine {
  return (
    hasFields<ShownLine>(value, ["productId", "variantId", "title", "variantName"], isText) &&
    hasFields<ShownLine>(value, ["quantity", "unit", "backordered"], isAmount) &&
    typeof (value.raised ?? false) === "boolean" &&
    (value.measured === undefined || hasFields<{ price: number }>(value.measured, ["price"], isAmount)) &&
    (value.image === null || isPicture(value.image)) &&
    (value.problem === null || isProblem(value.problem))
  );
}

function isPicture(value: unknown): value is Media {
  return (
    hasFields<Media>(value, ["id", "siteId", "alt", "color"], isText) &&
    hasFields<Media>(value, ["width", "height"], isAmount) &&
    isListOf(value.widths, isAmount) &&
    value.widths.length > 0
  );
}

function isProblem(value: unknown): value is QuotedLine["problem"] {
  return (
    hasFields<{ left: number; code: unknown; amounts: unknown; most: unknown }>(value, ["left"], isAmount) &&
    isKeyOf(PROBLEMS, value.code) &&
    isListOf(value.amounts ?? [], isText) &&
    isAmount(value.most ?? 0)
  );
}

function isDiscount(value: unknown): value is AppliedDiscount {
  return hasFields<AppliedDiscount>(value, ["value", "amount"], isAmount) && isText(value.code) && isKeyOf(DISCOUNTS, value.type);
}

function isCodeProblem(value: unknown): value is DiscountProblem {
  return (
    hasFields<DiscountProblem>(value, ["minimum", "at"], (field) => field === null || isAmount(field)) &&
    (value.day === null || isText(value.day)) &&
    isText(value.code) &&
    isKeyOf(REASONS, value.reason)
  );
}

function isTax(value: unknown): value is TaxSums {
  return (
    hasFields<TaxSums>(value, ["mode"], (mode) => isKeyOf(TAX_MODES, mode)) &&
    isListOf(value.rates, (one) => hasFields<TaxSums["rates"][number]>(one, ["taxRate", "taxed", "amount"], isAmount))
  );
}

type Unknown<Shape> = { [Key in keyof Shape]?: unknown };

function hasFields<Shape>(value: unknown, names: readonly (keyof Shape)[], isFine: (field: unknown) => boolean): value is Unknown<Shape> {
  if (typeof value !== "object" || value === null) return false;
  const fields: Unknown<Shape> = value;
  return names.every((name) => isFine(fields[name]));
}

function isListOf(value: unknown, isFine: (one: unknown) => boolean): value is unknown[] {
  return Array.isArray(value) && value.every(isFine);
}

function isText(value: unknown): boolean {
  return typeof value === "string";
}

function isAmount(value: unknown): boolean {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

function isKeyOf(table: object, value: unknown): boolean {
  return typeof value === "string" && Object.hasOwn(table, value);
}
