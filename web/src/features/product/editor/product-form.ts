import { PRODUCT_DESCRIPTION_MAX, QUANTITY_MAX } from "@awning/domain/account/limits";
import { mediaSchema } from "@awning/domain/media/media-schema";
import { type Currency, formatMoney } from "@awning/domain/money/money";
import { TAX_CLASSES } from "@awning/domain/money/tax";
import { toTypedAmount } from "@awning/domain/money/typed-amount";
import { describedText, fitsDescription, toDescribed } from "@awning/domain/product/description";
import { skusOf } from "@awning/domain/product/identifiers";
import { MEASURE_UNITS, NO_MEASURE } from "@awning/domain/product/law/measure";
import { NO_SAFETY } from "@awning/domain/product/law/safety";
import { WITHDRAWAL_RULES } from "@awning/domain/product/law/withdrawal-rules";
import { PRICINGS } from "@awning/domain/product/pricing";
import {
  PRODUCT_TITLE_MAX,
  type Product,
  type ProductDraft,
  RECEIPT_MAX,
  SKU_MAX,
  STOCK_MAX,
  TAG_MAX,
  TAGS_MAX,
} from "@awning/domain/product/product";
import { lowestPrice } from "@awning/domain/product/shown";
import { PRODUCT_KINDS } from "@awning/domain/product/states";
import { parseRichText, type RichText, richTextSchema } from "@awning/domain/rich-text/rich-text";
import { cleanLine } from "@awning/domain/values/text";
import * as z from "zod/mini";
import { type FormOf, fieldsFor } from "#form/fields.ts";
import { readQuestions, typedQuestionSchema } from "#form/questions/question-form.ts";
import { type Checked, readFields, readLine, readMoney, readOptional, readText, readWhole } from "#form/read-fields.ts";
import { SKU_TWICE } from "../labels.ts";
import * as labels from "./labels.ts";
import { readMeasure, typedMeasure } from "./measure-form.ts";
import { toShape, typedOptionSchema, typedVariantSchema } from "./option-form.ts";
import { type ProductProblems, type ProductTerms, readOptions } from "./read-options.ts";
import { readSafety } from "./safety-form.ts";

type Shown = { currency: Currency; locale: string };
const { text, choice } = fieldsFor<Product, Shown>();
const amount = (value: number | null, { currency, locale }: Shown) => (value === null ? "" : toTypedAmount(value, currency, locale));
const price = (of: (product: Product) => number | null) => text((product, terms) => amount(of(product), terms));
const shapeOf = (product: Product, terms: Shown) => toShape(product, (value) => amount(value, terms));

/** Every field of the editor; {@link readProductForm} parses them. */
export const PRODUCT_FIELDS = {
  title: text(({ title }) => title),
  kind: choice(z.enum(PRODUCT_KINDS), "physical", ({ kind }) => kind),
  description: choice<RichText>(richTextSchema, [], describedText),
  price: price((product) => product.price),
  compareAt: price(({ compareAt }) => compareAt),
  limitPerOrder: text(({ limitPerOrder }) => limitPerOrder),
  pricing: choice(z.enum(PRICINGS), "fixed", ({ pricing }) => pricing),
  suggested: price(({ suggested }) => suggested),
  questions: choice(z.array(typedQuestionSchema), [], ({ questions }) => questions),
  receipt: text(({ receipt }) => receipt),
  /** Comma-separated. */
  tags: text(({ tags }) => tags.join(", ")),
  weight: text(({ weight }) => weight),
  lowAt: text(({ lowAt }) => lowAt),
  backorder: choice(z.boolean(), false, ({ backorder }) => backorder),
  taxClass: choice(z.enum(TAX_CLASSES), "standard", ({ taxClass }) => taxClass),
  withdrawal: choice(z.enum(WITHDRAWAL_RULES), "standard", ({ withdrawal }) => withdrawal),
  maker: text(({ safety }) => safety.maker),
  makerContact: text(({ safety }) => safety.makerContact),
  responsible: text(({ safety }) => safety.responsible),
  warnings: text(({ safety }) => safety.warnings),
  gtin: text(({ safety }) => safety.gtin),
  model: text(({ safety }) => safety.model),
  batch: text(({ safety }) => safety.batch),
  measure: text(({ measure }) => typedMeasure(measure.amount)),
  measureUnit: choice(z.enum(MEASURE_UNITS), "g", ({ measure }) => measure.unit),
  images: choice(z.array(mediaSchema), [], ({ images }) => images),
  sku: text(({ sku }) => sku),
  options: choice(z.array(typedOptionSchema), [], (product, terms) => shapeOf(product, terms).options),
  variants: choice(z.array(typedVariantSchema), [], (product, terms) => shapeOf(product, terms).variants),
};
/** A product as in the inputs: every text exactly as typed, valid or not. */
export type ProductForm = FormOf<typeof PRODUCT_FIELDS>;

/** The fields of an unsaved product, with its stock. */
export const NEW_PRODUCT_FIELDS = {
  ...PRODUCT_FIELDS,
  isCounted: choice(z.boolean(), false, () => false),
  counts: choice<Record<string, number>>(z.record(z.string(), z.number()), {}, () => ({})),
};

/** The form field a problem belongs to; all fields of options and variants count as one. */
export function fieldOf(problem: string): string {
  if (problem.startsWith("question:") || problem.startsWith("choices:")) return "questions";
  return problem.includes(":") ? "variants" : problem;
}
type Values = Omit<ProductDraft, "slug" | "state" | "order">;

/**
 * Parses the inputs. `values` contains what can be stored, `problems` the errors of the rest; each field is in one of the two.
 * `value` is the whole product, or `null` while anything is invalid. `isCounted` is `false` where stock is not tracked.
 */
export function readProductForm(
  form: ProductForm & { isCounted?: boolean },
  terms: ProductTerms,
): { value: Values | null; values: Partial<Values>; problems: ProductProblems } {
  const { kind } = form;
  const isTaken = form.variants.length === 0 && terms.takenSkus?.has(cleanLine(form.sku).toLowerCase());
  // Options and variants are stored together, because neither can be read without the other.
  const { shape, problems: wrongShape } = readOptions(form, terms);
  const { prices, isNotHigher } = readPrices(form, terms, shape?.variants ?? null);
  const read = readFields({
    kind: { value: kind },
    images: { value: form.images },
    taxClass: { value: form.taxClass },
    withdrawal: { value: form.withdrawal },
    backorder: { value: form.backorder },
    pricing: { value: form.pricing },
    title: readLine(form.title, PRODUCT_TITLE_MAX, labels.atMostCharacters(PRODUCT_TITLE_MAX), labels.enterAName),
    description: fitsDescription(form.description)
      ? { value: toDescribed(form.description) }
      : { error: labels.atMostCharacters(PRODUCT_DESCRIPTION_MAX) },
    receipt: readText(form.receipt, RECEIPT_MAX, labels.atMostCharacters(RECEIPT_MAX)),
    tags: readTags(form.tags),
    weight:
      kind === "physical" ? readOptional(form.weight, (typed) => readWhole(typed, 1, STOCK_MAX, labels.weightInvalid)) : { value: null },
    lowAt: ifShown(
      form.isCounted !== false,
      readOptional(form.lowAt, (typed) => readWhole(typed, 0, STOCK_MAX, labels.stockInvalid)),
      null,
    ),
    limitPerOrder: readOptional(form.limitPerOrder, (typed) => readWhole(typed, 1, QUANTITY_MAX, labels.wholeNumberInvalid(QUANTITY_MAX))),
    sku: isTaken ? { error: SKU_TWICE } : readLine(form.sku, SKU_MAX, labels.atMostCharacters(SKU_MAX)),
    measure: ifShown(form.pricing === "fixed", readMeasured(form), NO_MEASURE),
    ...prices,
  });
  const { questions, problems: unasked } = readQuestions(form.questions);
  const isAsked = Object.keys(unasked).length === 0;
  const law = readSafety(form);
  const { safety, problems: unsafe } = kind === "physical" || law.safety ? law : { safety: NO_SAFETY, problems: {} };
  const { description, price, ...plain } = read.values;
  const values: Partial<Values> = {
    ...plain,
    ...description,
    // The two prices are stored together or not at all, because one alone could make an invalid pair.
    ...(price !== undefined && !isNotHigher && { price }),
    ...(isAsked && { questions }),
    ...(safety && { safety }),
    ...shape,
    ...(shape && plain.sku !== undefined && { skus: skusOf({ sku: plain.sku, variants: shape.variants }) }),
  };
  const problems = { ...read.problems, ...wrongShape, ...unasked, ...unsafe };
  if (!read.value || !shape || !isAsked || !safety) return { value: null, values, problems };
  const { description: described, ...whole } = read.value;
  const value = {
    ...whole,
    ...described,
    ...shape,
    questions,
    safety,
    skus: skusOf({ sku: whole.sku, variants: shape.variants }),
  };
  return { value, values, problems };
}

/** An input that is not on the screen cannot be corrected there, so what cannot be read in it counts as empty. */
function ifShown<Value>(isShown: boolean, read: Checked<Value>, empty: Value): Checked<Value> {
  return isShown || "value" in read ? read : { value: empty };
}

function readMeasured({ measure, measureUnit: unit }: ProductForm): Checked<Values["measure"]> {
  const amount = readMeasure(measure);
  return amount === null ? { error: labels.amountInvalid } : { value: { amount, unit } };
}

/** Parses comma-separated tags, each once, ignoring case. */
function readTags(typed: string): Checked<string[]> {
  const each = new Map<string, string>();
  for (const tag of typed.split(",").map(cleanLine)) if (tag !== "" && !each.has(tag.toLowerCase())) each.set(tag.toLowerCase(), tag);
  const tags = [...each.values()];
  if (tags.some((tag) => tag.length > TAG_MAX)) return { error: labels.tagTooLong(TAG_MAX) };
  return tags.length > TAGS_MAX ? { error: labels.atMostTags(TAGS_MAX) } : { value: tags };
}

/** The messages for SKUs whose uniqueness could not be checked. */
export function unknownSkus({ sku, variants }: Pick<ProductForm, "sku" | "variants">): ProductProblems {
  const problem = labels.skuUnchecked;
  if (variants.length === 0) return cleanLine(sku) === "" ? {} : { sku: problem };
  return Object.fromEntries(variants.filter((one) => cleanLine(one.sku) !== "").map(({ id }) => [`sku:${id}`, problem]));
}

function readPrices(form: ProductForm, { currency, locale }: ProductTerms, variants: Values["variants"] | null) {
  const money = (typed: string) => readMoney(typed, currency, locale);
  const price = form.price.trim() === "" ? { error: labels.priceMissing } : money(form.price);
  const suggested = ifShown(form.pricing === "chosen", readOptional(form.suggested, money), null);
  const compareAt = form.pricing === "fixed" ? readOptional(form.compareAt, money) : { value: null };
  const cost = "value" in price ? price.value : null;
  const isBelow = (one: Checked<number | null>, most: number) => "value" in one && one.value !== null && one.value <= most;
  const isNotHigher = cost !== null && isBelow(compareAt, cost);
  const reducesNothing = cost !== null && variants !== null && isBelow(compareAt, lowestPrice({ price: cost, variants }));
  const isLow = cost !== null && form.pricing !== "fixed" && isBelow(suggested, cost - 1);
  const prices = {
    price,
    compareAt: isNotHigher
      ? { error: labels.compareAtTooLow(formatMoney(cost, currency, locale)) }
      : reducesNothing
        ? { error: labels.compareAtBelowVariants }
        : compareAt,
    suggested: isLow ? { error: labels.cardPriceTooLow(formatMoney(cost, currency, locale)) } : suggested,
  };
  return { prices, isNotHigher };
}

/** The values that differ from the stored ones; empty when there is nothing to write. */
export function changedValues(product: Product, values: Partial<Values>): Partial<Values> {
  // Firestore returns map fields inside lists in its own order, and this is not parsed by a schema yet.
  const stored = { ...product, richDescription: parseRichText(product.richDescription) };
  const differs = (key: keyof Values) => values[key] !== undefined && JSON.stringify(values[key]) !== JSON.stringify(stored[key]);
  const keys = (Object.keys(values) as (keyof Values)[]).filter(differs);
  // Text and formatting are stored together, because neither matches another version.
  const pair = ["description", "richDescription"] as const;
  if (pair.some((key) => keys.includes(key))) keys.push(...pair);
  const changed = Object.fromEntries(keys.map((key) => [key, values[key]]));
  // A new price alone must not exceed the stored compare-at price.
  const price = values.price ?? product.price;
  const compareAt = values.compareAt === undefined ? product.compareAt : values.compareAt;
  if (compareAt !== null && compareAt <= price) {
    delete changed.price;
    delete changed.compareAt;
  }
  return changed;
}
