import { type Currency, toDecimal } from "@awning/domain/money/money";
import type { Product } from "@awning/domain/product/product";
import { unitPrice } from "@awning/domain/product/shown";
import { stockRulesOf } from "@awning/domain/product/stock-rules";
import { SINGLE_VARIANT, stockId } from "@awning/domain/routes/firestore-paths";
import { type CsvCell, toCsv } from "@awning/domain/values/csv";
import { inOrder } from "@awning/domain/values/rows";
import * as uiLabels from "#ui/labels.ts";
import * as labels from "./labels.ts";

const HEAD = [
  labels.product,
  labels.variant,
  "SKU",
  labels.type,
  labels.status,
  uiLabels.price,
  labels.compareAtPrice,
  labels.payWhatYouWant,
  labels.suggestedPrice,
  labels.currency,
  uiLabels.inStock,
  labels.lowStockAlert,
  labels.sellWithoutStock,
  labels.limitPerOrder,
  labels.webAddress,
  labels.tags,
  labels.weightG,
];

/** The products as CSV: a row for each variant, in shop order. Variants without tracking have no stock. */
export function productsCsv(products: readonly Product[], stock: ReadonlyMap<string, number>, currency: Currency): string {
  return toCsv([HEAD, ...inOrder(products).flatMap((product) => rowsOf(product, stock, currency))]);
}

function rowsOf(product: Product, stock: ReadonlyMap<string, number>, currency: Currency): CsvCell[][] {
  const variants = product.variants.length > 0 ? product.variants : [null];
  return variants.map((variant) => {
    const variantId = variant?.id ?? SINGLE_VARIANT;
    const { lowAt, backorder } = stockRulesOf(product, variantId);
    return [
      product.title,
      variant?.name ?? "",
      (variant ?? product).sku,
      product.kind,
      product.state,
      toDecimal(unitPrice(product, variant), currency),
      product.compareAt === null ? "" : toDecimal(product.compareAt, currency),
      product.pricing === "chosen" ? "yes" : "",
      product.suggested === null ? "" : toDecimal(product.suggested, currency),
      currency,
      stock.get(stockId(product.id, variantId)) ?? "",
      lowAt ?? "",
      backorder ? "yes" : "",
      product.limitPerOrder ?? "",
      product.slug,
      product.tags.join(", "),
      product.weight ?? "",
    ];
  });
}
