import type { Currency } from "@awning/domain/money/money";
import { parseMoney } from "@awning/domain/money/typed-amount";
import { OPTION_NAME_MAX, OPTION_VALUE_MAX, OPTION_VALUES_MAX, variantName } from "@awning/domain/product/option";
import { type ProductDraft, SKU_MAX } from "@awning/domain/product/product";
import { cleanLine } from "@awning/domain/values/text";
import type { OptionForm, Shape, VariantForm } from "./option-form.ts";

type Read = Pick<ProductDraft, "options" | "variants">;

/** Reads options and variants, and adds what is wrong with them to `problems`. `null` while anything is. */
export function readOptions(
  shape: Shape & { images: readonly { id: string }[] },
  terms: AmountTerms,
  problems: ProductProblems,
  takenSkus: ReadonlySet<string>,
): Read | null {
  const options = shape.options.map((option) => ({ name: cleanLine(option.name), values: option.values.map(cleanLine) }));
  const found: ProductProblems = { ...wrongOptions(options), ...wrongVariants(shape.variants, terms, takenSkus) };
  Object.assign(problems, found);
  if (Object.keys(found).length > 0) return null;
  const variants = shape.variants.map(({ id, values, price, sku, image, lowAt, backorder }) => {
    const named = values.map((value, at) => options[at]?.values[value] ?? "");
    return {
      id,
      name: variantName(named),
      price: price.trim() === "" ? null : parseMoney(price, terms.currency, terms.locale),
      values: named,
      sku: cleanLine(sku),
      image: shape.images.some((one) => one.id === image) ? image : null,
      lowAt,
      backorder,
    };
  });
  return { options, variants };
}

function wrongOptions(options: readonly OptionForm[]): ProductProblems {
  const problems: ProductProblems = {};
  for (const [at, { name, values }] of options.entries()) {
    if (name === "") problems[`option:${at}`] = "option_name_missing";
    else if (name.length > OPTION_NAME_MAX) problems[`option:${at}`] = "option_name_long";
    else if (options.findIndex((one) => one.name === name) < at) problems[`option:${at}`] = "option_name_twice";
    else if (values.length > OPTION_VALUES_MAX) problems[`option:${at}`] = "options_many";
    for (const [index, value] of values.entries()) {
      const problem = wrongValue(value, values.indexOf(value) < index);
      if (problem) problems[`value:${at}.${index}`] = problem;
    }
  }
  return problems;
}

function wrongValue(value: string, isTwice: boolean): ProductProblem | null {
  if (value === "") return "variant_name_missing";
  if (value.length > OPTION_VALUE_MAX) return "variant_name_long";
  return isTwice ? "variant_name_twice" : null;
}

function wrongVariants(
  variants: readonly VariantForm[],
  { currency, locale }: AmountTerms,
  takenSkus: ReadonlySet<string>,
): ProductProblems {
  const problems: ProductProblems = {};
  const skus = variants.map(({ sku }) => cleanLine(sku).toLowerCase());
  for (const [at, { id, price }] of variants.entries()) {
    const sku = skus[at] ?? "";
    if (price.trim() !== "" && parseMoney(price, currency, locale) === null) problems[`price:${id}`] = "variant_price_unreadable";
    if (sku.length > SKU_MAX) problems[`sku:${id}`] = "sku_long";
    else if (sku !== "" && (skus.indexOf(sku) < at || takenSkus.has(sku))) problems[`sku:${id}`] = "sku_twice";
  }
  return problems;
}

/** What can be wrong at a field of a product. */
export type ProductProblem =
  | "title_missing"
  | "title_long"
  | "description_long"
  | "price_missing"
  | "price_unreadable"
  | "compare_unreadable"
  | "compare_not_higher"
  | "compare_reduces_nothing"
  | "limit_unreadable"
  | "low_unreadable"
  | "suggested_unreadable"
  | "suggested_low"
  | "question_missing"
  | "receipt_long"
  | "tag_long"
  | "tags_many"
  | "weight_unreadable"
  | "sku_long"
  | "sku_twice"
  | "sku_unknown"
  | "option_name_missing"
  | "option_name_long"
  | "option_name_twice"
  | "options_many"
  | "variant_name_missing"
  | "variant_name_long"
  | "variant_name_twice"
  | "variant_price_unreadable";
/**
 * What is wrong, by field; options by `option:<place>`, their values by `value:<place>.<place>`, variants by `price:<id>`
 * and `sku:<id>`; questions by `question:<id>`.
 */
export type ProductProblems = Partial<Record<string, ProductProblem>>;

/** How amounts are read: see `readAmount`. */
export type AmountTerms = { currency: Currency; locale: string | undefined };
