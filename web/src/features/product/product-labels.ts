import { type Currency, formatMoney } from "@awning/domain/money/money";
import { type Product, STOCK_MAX } from "@awning/domain/product/product";
import { lacksFile, unitPrice } from "@awning/domain/product/shown";
import { variantCount } from "./labels.ts";
import { canBeLeft, type StockByVariant, type StockSummary, summariseStock } from "./stock/product-stock.ts";

export type Mark = { shape: "ring" | "quarter" | "disc" | "bar" | "alert"; tone: "faint" | "leaf" | "sun" | "red"; word: string };

export const STATE_MARKS: Record<Product["state"], Mark> = {
  active: { shape: "disc", tone: "leaf", word: "Active" },
  draft: { shape: "quarter", tone: "faint", word: "Draft" },
  archived: { shape: "bar", tone: "faint", word: "Archived" },
};

/** Two devices that saved at the same moment both took one SKU. */
export const TWIN_MARK: Mark = { shape: "alert", tone: "sun", word: "Duplicate SKU" };

export const NOT_TRACKED = "Not tracked";

/** The state of the stock as a mark when it needs the owner, as plain words when not. */
export function stockLabel(summary: StockSummary): { mark: Mark | null; words: string } {
  switch (summary.state) {
    case "not_counted":
      return { mark: null, words: NOT_TRACKED };
    case "in_stock":
      return { mark: null, words: String(summary.total) };
    case "low": {
      const word = summary.of === 1 ? `${summary.total} left` : `${summary.low} of ${summary.of} low`;
      return { mark: { shape: "alert", tone: "sun", word }, words: word };
    }
    case "some_sold_out": {
      const word = `${summary.soldOut} of ${summary.of} sold out`;
      return { mark: { shape: "alert", tone: "sun", word }, words: word };
    }
    case "sold_out":
      return { mark: { shape: "bar", tone: "red", word: "Sold out" }, words: "Sold out" };
  }
}

/** The same for a product with its counts: one without the file it consists of cannot be bought, whatever is counted. */
export function stockLeftLabel(product: Product, stock: StockByVariant = new Map()): { mark: Mark | null; words: string } {
  if (lacksFile(product)) return { mark: { shape: "alert", tone: "red", word: "No file" }, words: "No file" };
  return stockLabel(summariseStock(product, stock));
}

type Leaves = {
  /** What a change would leave. */
  left: number;
  available: number;
  /** Pieces sold since the owner began to type. */
  sold: number;
};

/** Why a change of stock cannot be, in words; `null` when it can. */
export function stockErrorLabel({ left, available, sold }: Leaves, locale: string): string | null {
  if (canBeLeft(left)) return null;
  if (left > STOCK_MAX) return `Enter at most ${STOCK_MAX.toLocaleString(locale)}`;
  return sold > 0 ? `${sold} sold while you were editing. Enter the stock again.` : `Only ${available} in stock`;
}

/** The price of a product as a list says it: `from` the cheapest when its variants cost differently. */
export function formatPrice(product: Pick<Product, "price" | "variants" | "pricing">, currency: Currency, locale: string): string {
  const prices = product.variants.length > 0 ? product.variants.map((variant) => unitPrice(product, variant)) : [product.price];
  const lowest = Math.min(...prices);
  const amount = lowest === 0 ? "Free" : formatMoney(lowest, currency, locale);
  if (product.pricing === "chosen" && lowest === 0) return "Pay what you want";
  return product.pricing === "chosen" || prices.some((price) => price !== lowest) ? `from ${amount}` : amount;
}

/** The second line of a product: its choices, or what it is. */
export function detailLabel(product: Pick<Product, "variants" | "kind" | "images">): string {
  const { variants, kind } = product;
  if (variants.length > 2) return variantCount(variants.length);
  if (variants.length > 0) return variants.map((variant) => variant.name).join(", ");
  return { physical: "", digital: "Digital", service: "Service" }[kind];
}

/** The tags of products, each once, in the order of a dictionary. `chosen` is among them in any case. */
export function tagsOf(products: readonly Product[], chosen: string | null): string[] {
  const tags = new Set([...products.flatMap((product) => product.tags), ...(chosen === null ? [] : [chosen])]);
  return [...tags].sort((a, b) => a.localeCompare(b));
}
