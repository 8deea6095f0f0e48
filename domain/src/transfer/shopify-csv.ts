import { type Currency, toDecimal } from "../money/money.ts";
import { describedText } from "../product/description.ts";
import type { Product } from "../product/product.ts";
import { unitPrice } from "../product/shown.ts";
import { stockRulesOf } from "../product/stock-rules.ts";
import type { RichNode, RichRun } from "../rich-text/rich-text.ts";
import { SINGLE_VARIANT, stockId } from "../routes/firestore-paths.ts";
import { type CsvCell, toCsv } from "../values/csv.ts";
import { inOrder } from "../values/rows.ts";

const HEAD = [
  ...["Handle", "Title", "Body (HTML)", "Tags", "Published", "Option1 Name", "Option1 Value", "Option2 Name", "Option2 Value"],
  ...["Option3 Name", "Option3 Value", "Variant SKU", "Variant Grams", "Variant Inventory Tracker", "Variant Inventory Qty"],
  ...["Variant Inventory Policy", "Variant Price", "Variant Compare At Price", "Variant Requires Shipping", "Image Src", "Status"],
];

/**
 * Products in the columns that Shopify imports, a row for each variant; more pictures have rows of their own.
 * @param addressOf where a picture can be fetched
 */
export function shopifyCsv(
  products: readonly Product[],
  stock: ReadonlyMap<string, number>,
  currency: Currency,
  addressOf: (image: Product["images"][number]) => string,
): string {
  return toCsv([HEAD, ...inOrder(products).flatMap((product) => rowsOf(product, stock, currency, addressOf))]);
}

function rowsOf(
  product: Product,
  stock: ReadonlyMap<string, number>,
  currency: Currency,
  addressOf: (image: Product["images"][number]) => string,
): CsvCell[][] {
  const variants = product.variants.length > 0 ? product.variants : [null];
  const first = (at: number, value: CsvCell): CsvCell => (at === 0 ? value : "");
  const rows = variants.map((variant, at) => {
    const variantId = variant?.id ?? SINGLE_VARIANT;
    const count = stock.get(stockId(product.id, variantId));
    const compareAt = product.compareAt !== null && at === 0 ? toDecimal(product.compareAt, currency) : "";
    const image = product.images[at];
    const options = [0, 1, 2].flatMap((place) => [
      first(at, product.options[place]?.name ?? (place === 0 ? "Title" : "")),
      variant?.values[place] ?? (place === 0 && !variant ? "Default Title" : ""),
    ]);
    return [
      ...[product.slug, first(at, product.title), first(at, htmlOf(product)), first(at, product.tags.join(", "))],
      ...[first(at, product.state === "active" ? "TRUE" : "FALSE"), ...options, (variant ?? product).sku, product.weight ?? ""],
      ...[count === undefined ? "" : "shopify", count ?? "", stockRulesOf(product, variantId).backorder ? "continue" : "deny"],
      ...[toDecimal(unitPrice(product, variant), currency), compareAt, product.kind === "physical" ? "TRUE" : "FALSE"],
      ...[image ? addressOf(image) : "", first(at, product.state)],
    ];
  });
  const more = product.images.slice(variants.length).map((image) => HEAD.map((name) => imageCell(name, product.slug, addressOf(image))));
  return [...rows, ...more];
}

const imageCell = (name: string, slug: string, address: string) => (name === "Handle" ? slug : name === "Image Src" ? address : "");

function htmlOf(product: Product): string {
  return describedText(product).map(nodeHtml).join("");
}

function nodeHtml(node: RichNode): string {
  if (!("items" in node)) return `<${node.type}>${node.children.map(runHtml).join("")}</${node.type}>`;
  return `<${node.type}>${node.items.map((item) => `<li>${item.children.map(runHtml).join("")}</li>`).join("")}</${node.type}>`;
}

function runHtml({ text, bold, italic, link }: RichRun): string {
  const words = escaped(text).replaceAll("\n", "<br>");
  const strong = bold ? `<b>${words}</b>` : words;
  const leaning = italic ? `<i>${strong}</i>` : strong;
  return link === undefined ? leaning : `<a href="${escaped(link)}">${leaning}</a>`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
