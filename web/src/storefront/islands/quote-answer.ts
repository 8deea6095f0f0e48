// By hand and not by the schema: the validator would be an eighth of the first island.
import type { Quote, QuotedLine } from "@awning/domain/cart";
import type { Media } from "@awning/domain/media";
import { CURRENCIES } from "@awning/domain/money";
import type { DeliveryMethod } from "@awning/domain/shop-settings";

/** What the basket shows of a quoted line. */
export type ShownLine = Pick<QuotedLine, "productId" | "variantId" | "title" | "variantName" | "image" | "quantity" | "unit" | "problem">;
/** What the basket shows of a quote; amounts in minor units. */
export type ShownQuote = Pick<Quote, "currency" | "delivery" | "subtotal" | "shipping" | "total"> & { lines: ShownLine[] };

const DELIVERIES = { shipping: true, pickup: true, none: true } satisfies Record<DeliveryMethod, true>;
const PROBLEMS = { sold_out: true, product_gone: true, over_limit: true } satisfies Record<
  Exclude<QuotedLine["problem"], null>["code"],
  true
>;

/** Whether an answer of the server can be shown as a quote. */
export function isQuote(value: unknown): value is ShownQuote {
  return (
    hasFields<ShownQuote>(value, ["subtotal", "shipping", "total"], isAmount) &&
    isKeyOf(CURRENCIES, value.currency) &&
    isKeyOf(DELIVERIES, value.delivery) &&
    Array.isArray(value.lines) &&
    value.lines.every(isLine)
  );
}

function isLine(value: unknown): value is ShownLine {
  return (
    hasFields<ShownLine>(value, ["productId", "variantId", "title", "variantName"], isText) &&
    hasFields<ShownLine>(value, ["quantity", "unit"], isAmount) &&
    (value.image === null || isPicture(value.image)) &&
    (value.problem === null || isProblem(value.problem))
  );
}

function isPicture(value: unknown): value is Media {
  return (
    hasFields<Media>(value, ["id", "siteId", "alt", "color"], isText) &&
    hasFields<Media>(value, ["width", "height"], isAmount) &&
    Array.isArray(value.widths) &&
    value.widths.length > 0 &&
    value.widths.every(isAmount)
  );
}

function isProblem(value: unknown): value is QuotedLine["problem"] {
  return hasFields<{ left: number; code: unknown }>(value, ["left"], isAmount) && isKeyOf(PROBLEMS, value.code);
}

type Unknown<Shape> = { [Key in keyof Shape]?: unknown };

function hasFields<Shape>(value: unknown, names: readonly (keyof Shape)[], isFine: (field: unknown) => boolean): value is Unknown<Shape> {
  if (typeof value !== "object" || value === null) return false;
  const fields: Unknown<Shape> = value;
  return names.every((name) => isFine(fields[name]));
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
