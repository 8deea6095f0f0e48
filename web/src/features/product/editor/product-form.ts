import type { Currency } from "@awning/domain/money/money";
import { parseMoney, toTypedAmount } from "@awning/domain/money/typed-amount";
import { describedText, fitsDescription, toDescribed } from "@awning/domain/product/description";
import {
  lowestPrice,
  PRODUCT_TITLE_MAX,
  type Product,
  type ProductDraft,
  QUANTITY_MAX,
  RECEIPT_MAX,
  SKU_MAX,
  skusOf,
  TAG_MAX,
  TAGS_MAX,
} from "@awning/domain/product/product";
import { parseRichText, type RichText } from "@awning/domain/rich-text/rich-text";
import { cleanLine, cleanText } from "@awning/domain/values/text";
import { readCount } from "../stock/product-stock.ts";
import { type OptionForm, toShape, type VariantForm } from "./option-form.ts";
import { type AmountTerms, type ProductProblems, readOptions } from "./read-options.ts";

/** A product as it stands in the inputs: every text exactly as typed, right or wrong. */
export type ProductForm = {
  title: string;
  kind: ProductDraft["kind"];
  description: RichText;
  price: string;
  compareAt: string;
  limitPerOrder: string;
  pricing: ProductDraft["pricing"];
  suggested: string;
  questions: ProductDraft["questions"];
  receipt: string;
  /** With commas between them. */
  tags: string;
  weight: string;
  lowAt: string;
  backorder: boolean;
  taxClass: ProductDraft["taxClass"];
  images: ProductDraft["images"];
  sku: string;
  options: OptionForm[];
  variants: VariantForm[];
};

/** The field of the form that a problem belongs to; the parts of options and variants count as one. */
export function fieldOf(problem: string): string {
  if (problem.startsWith("question:")) return "questions";
  return problem.includes(":") ? "variants" : problem;
}
type Values = Omit<ProductDraft, "slug" | "state" | "order">;

export const EMPTY_PRODUCT_FORM: ProductForm = {
  title: "",
  kind: "physical",
  description: [],
  price: "",
  compareAt: "",
  limitPerOrder: "",
  pricing: "fixed",
  suggested: "",
  questions: [],
  receipt: "",
  tags: "",
  weight: "",
  lowAt: "",
  backorder: false,
  taxClass: "standard",
  images: [],
  sku: "",
  options: [],
  variants: [],
};

/** What the inputs show for a stored product. */
export function toProductForm(product: Product, currency: Currency, locale?: string): ProductForm {
  const amount = (value: number | null) => (value === null ? "" : toTypedAmount(value, currency, locale));
  return {
    title: product.title,
    kind: product.kind,
    description: describedText(product),
    price: amount(product.price),
    compareAt: amount(product.compareAt),
    limitPerOrder: product.limitPerOrder === null ? "" : String(product.limitPerOrder),
    pricing: product.pricing,
    suggested: amount(product.suggested),
    questions: product.questions,
    receipt: product.receipt,
    tags: product.tags.join(", "),
    weight: product.weight === null ? "" : String(product.weight),
    lowAt: product.lowAt === null ? "" : String(product.lowAt),
    backorder: product.backorder,
    taxClass: product.taxClass,
    images: product.images,
    sku: product.sku,
    ...toShape(product, amount),
  };
}

/**
 * Reads the inputs. `values` holds what can be stored, `problems` what is wrong with the rest; a field stands in one of
 * the two. Prices become minor units of `currency`. `takenSkus` are those of other products, in lower case.
 * Without a `locale` no amount is read that one of them would have to decide.
 */
export function readProductForm(
  form: ProductForm,
  currency: Currency,
  takenSkus: ReadonlySet<string> = new Set(),
  locale?: string,
): { values: Partial<Values>; problems: ProductProblems } {
  const problems: ProductProblems = {};
  const values: Partial<Values> = {
    kind: form.kind,
    images: form.images,
    taxClass: form.taxClass,
    backorder: form.backorder,
    pricing: form.pricing,
  };

  const title = cleanLine(form.title);
  if (title === "") problems.title = "title_missing";
  else if (title.length > PRODUCT_TITLE_MAX) problems.title = "title_long";
  else values.title = title;

  if (fitsDescription(form.description)) Object.assign(values, toDescribed(form.description));
  else problems.description = "description_long";

  const questions = form.questions.map((one) => ({ ...one, label: cleanLine(one.label) }));
  for (const one of questions) if (one.label === "") problems[`question:${one.id}`] = "question_missing";
  if (questions.every((one) => one.label !== "")) values.questions = questions;

  const receipt = cleanText(form.receipt);
  if (receipt.length > RECEIPT_MAX) problems.receipt = "receipt_long";
  else values.receipt = receipt;

  const tags = readTags(form.tags);
  if (tags.some((tag) => tag.length > TAG_MAX)) problems.tags = "tag_long";
  else if (tags.length > TAGS_MAX) problems.tags = "tags_many";
  else values.tags = tags;

  const weight = form.kind !== "physical" || form.weight.trim() === "" ? null : readCount(form.weight);
  if (weight === 0 || (weight === null && form.kind === "physical" && form.weight.trim() !== "")) problems.weight = "weight_unreadable";
  else values.weight = weight;

  const lowAt = form.lowAt.trim() === "" ? null : readCount(form.lowAt);
  if (lowAt === null && form.lowAt.trim() !== "") problems.lowAt = "low_unreadable";
  else values.lowAt = lowAt;

  const limit = readLimit(form.limitPerOrder);
  if (limit === undefined) problems.limitPerOrder = "limit_unreadable";
  else values.limitPerOrder = limit;

  const sku = cleanLine(form.sku);
  if (sku.length > SKU_MAX) problems.sku = "sku_long";
  else if (takenSkus.has(sku.toLowerCase()) && form.variants.length === 0) problems.sku = "sku_twice";
  else values.sku = sku;

  readPrices(form, { currency, locale }, values, problems);
  // Options and variants belong together: half of them could not be read any more.
  const shape = readOptions(form, { currency, locale }, problems, takenSkus);
  if (shape) Object.assign(values, shape);
  const { price, compareAt } = values;
  if (shape && price !== undefined && compareAt && compareAt <= lowestPrice({ price, variants: shape.variants }))
    problems.compareAt = "compare_reduces_nothing";
  if (problems.compareAt) delete values.compareAt;
  if (shape && values.sku !== undefined) values.skus = skusOf({ sku: values.sku, variants: shape.variants });
  return { values, problems };
}

/** Tags as they were typed, with commas between them; each once, whatever its case. */
export function readTags(typed: string): string[] {
  const each = new Map<string, string>();
  for (const tag of typed.split(",").map(cleanLine)) if (tag !== "" && !each.has(tag.toLowerCase())) each.set(tag.toLowerCase(), tag);
  return [...each.values()];
}

/** What stands at SKUs of which it could not be found out whether another product has them. */
export function unknownSkus({ sku, variants }: Pick<ProductForm, "sku" | "variants">): ProductProblems {
  if (variants.length === 0) return cleanLine(sku) === "" ? {} : { sku: "sku_unknown" };
  return Object.fromEntries(variants.filter((one) => cleanLine(one.sku) !== "").map(({ id }) => [`sku:${id}`, "sku_unknown"]));
}

function readLimit(typed: string): number | null | undefined {
  if (typed.trim() === "") return null;
  const limit = Number(typed.trim());
  return /^\d{1,2}$/.test(typed.trim()) && limit >= 1 && limit <= QUANTITY_MAX ? limit : undefined;
}

function readPrices(form: ProductForm, { currency, locale }: AmountTerms, values: Partial<Values>, problems: ProductProblems): void {
  const price = parseMoney(form.price, currency, locale);
  if (form.price.trim() === "") problems.price = "price_missing";
  else if (price === null) problems.price = "price_unreadable";

  const hasCompare = form.pricing === "fixed" && form.compareAt.trim() !== "";
  const compareAt = hasCompare ? parseMoney(form.compareAt, currency, locale) : null;
  if (hasCompare && compareAt === null) problems.compareAt = "compare_unreadable";
  else if (compareAt !== null && price !== null && compareAt <= price) problems.compareAt = "compare_not_higher";

  const suggested = form.suggested.trim() === "" ? null : parseMoney(form.suggested, currency, locale);
  if (suggested === null && form.suggested.trim() !== "") problems.suggested = "suggested_unreadable";
  else if (suggested !== null && price !== null && suggested < price && form.pricing !== "fixed") problems.suggested = "suggested_low";
  else values.suggested = suggested;

  // The two are stored together or not at all: each alone could make a pair that is not allowed.
  if (problems.compareAt === "compare_not_higher") return;
  if (price !== null) values.price = price;
  if (!problems.compareAt) values.compareAt = compareAt;
}

/** The values of a form in which nothing is wrong; `null` while something is. */
export function wholeValues(values: Partial<Values>): Values | null {
  const { title, kind, description, price, compareAt, limitPerOrder, images, variants, options, sku, skus, taxClass } = values;
  const { lowAt, backorder, pricing, suggested, questions, receipt, tags, weight, richDescription } = values;
  if (title === undefined || kind === undefined || description === undefined || price === undefined || compareAt === undefined) return null;
  if (limitPerOrder === undefined || !taxClass || !images || !variants || !options || sku === undefined || !skus) return null;
  if (lowAt === undefined || backorder === undefined || pricing === undefined || suggested === undefined || !questions) return null;
  if (receipt === undefined || !tags || weight === undefined || !richDescription) return null;
  const goods = { title, kind, description, richDescription, images, variants, options, sku, skus, questions, receipt, tags, weight };
  return { ...goods, price, compareAt, pricing, suggested, taxClass, limitPerOrder, lowAt, backorder };
}

/** The values that differ from what is stored; empty when there is nothing to write. */
export function changedValues(product: Product, values: Partial<Values>): Partial<Values> {
  // Firestore gives the fields of what lies in lists back in an order of its own, and these are not read by a schema yet.
  const stored = { ...product, richDescription: parseRichText(product.richDescription) };
  const differs = (key: keyof Values) => values[key] !== undefined && JSON.stringify(values[key]) !== JSON.stringify(stored[key]);
  const keys = (Object.keys(values) as (keyof Values)[]).filter(differs);
  // Words and their shapes belong together: half of them would be a description that nobody wrote.
  const pair = ["description", "richDescription"] as const;
  if (pair.some((key) => keys.includes(key))) keys.push(...pair);
  const changed = Object.fromEntries(keys.map((key) => [key, values[key]]));
  // A price alone must not pass an earlier price that stands in the document.
  const price = values.price ?? product.price;
  const compareAt = values.compareAt === undefined ? product.compareAt : values.compareAt;
  if (compareAt !== null && compareAt <= price) {
    delete changed.price;
    delete changed.compareAt;
  }
  return changed;
}

/** What still keeps a product from going on sale. A missing picture or file only asks for a confirmation. */
export function missingForSale(problems: ProductProblems): { blocks: string[] } {
  return { blocks: Object.keys(problems) };
}
