import type { Currency } from "@awning/domain/money/money";
import { amountProblem, parseMoney } from "@awning/domain/money/typed-amount";
import { OPTION_NAME_MAX, OPTION_VALUE_MAX, OPTION_VALUES_MAX, variantName } from "@awning/domain/product/option";
import { type ProductDraft, SKU_MAX } from "@awning/domain/product/product";
import { cleanLine } from "@awning/domain/values/text";
import { SKU_TWICE } from "../labels.ts";
import * as labels from "./labels.ts";
import { readMeasure } from "./measure-form.ts";
import type { OptionForm, Shape, VariantForm } from "./option-form.ts";

/**
 * Error messages by field: options as `option:<index>`, their values as `value:<index>.<index>`, variants as `price:<id>` and
 * `sku:<id>`, questions as `question:<id>`.
 */
export type ProductProblems = Partial<Record<string, string>>;

/** How amounts are parsed, see `readAmount`; `takenSkus` are those of other products, in lower case. */
export type ProductTerms = { currency: Currency; locale: string; takenSkus?: ReadonlySet<string> };

/** Parses options and variants: all of them, or the errors. */
export function readOptions(
  shape: Shape & { images: readonly { id: string }[] },
  terms: ProductTerms,
): { shape: Pick<ProductDraft, "options" | "variants"> | null; problems: ProductProblems } {
  const options = shape.options.map((option) => ({ name: cleanLine(option.name), values: option.values.map(cleanLine) }));
  const problems = { ...wrongOptions(options), ...wrongVariants(shape.variants, terms) };
  if (Object.keys(problems).length > 0) return { shape: null, problems };
  const variants = shape.variants.map(({ id, values, price, sku, image, lowAt, backorder, amount }) => {
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
      amount: readMeasure(amount) ?? 0,
    };
  });
  return { shape: { options, variants }, problems };
}

function wrongOptions(options: readonly OptionForm[]): ProductProblems {
  const problems: ProductProblems = {};
  for (const [at, { name, values }] of options.entries()) {
    if (name === "") problems[`option:${at}`] = labels.enterAName;
    else if (name.length > OPTION_NAME_MAX) problems[`option:${at}`] = labels.atMostCharacters(OPTION_NAME_MAX);
    else if (options.findIndex((one) => one.name === name) < at) problems[`option:${at}`] = labels.nameTaken;
    else if (values.length > OPTION_VALUES_MAX) problems[`option:${at}`] = labels.tooManyValues(OPTION_VALUES_MAX);
    for (const [index, value] of values.entries()) {
      const problem = wrongValue(value, values.indexOf(value) < index);
      if (problem) problems[`value:${at}.${index}`] = problem;
    }
  }
  return problems;
}

function wrongValue(value: string, isTwice: boolean): string | null {
  if (value === "") return labels.enterAName;
  if (value.length > OPTION_VALUE_MAX) return labels.atMostCharacters(OPTION_VALUE_MAX);
  return isTwice ? labels.nameTaken : null;
}

function wrongVariants(variants: readonly VariantForm[], { currency, locale, takenSkus }: ProductTerms): ProductProblems {
  const problems: ProductProblems = {};
  const skus = variants.map(({ sku }) => cleanLine(sku).toLowerCase());
  for (const [at, { id, price }] of variants.entries()) {
    const sku = skus[at] ?? "";
    const amount = price.trim() === "" ? null : amountProblem(price, currency, locale);
    if (amount !== null) problems[`price:${id}`] = amount;
    if (sku.length > SKU_MAX) problems[`sku:${id}`] = labels.atMostCharacters(SKU_MAX);
    else if (sku !== "" && (skus.indexOf(sku) < at || takenSkus?.has(sku))) problems[`sku:${id}`] = SKU_TWICE;
  }
  return problems;
}
