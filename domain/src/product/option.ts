import * as z from "zod/mini";
import { line } from "../values/text.ts";

export const OPTIONS_MAX = 3;
export const OPTION_VALUES_MAX = 20;
export const OPTION_NAME_MAX = 30;
export const OPTION_VALUE_MAX = 60;
export const DEFAULT_OPTION_NAME = "Option";
const VALUE_JOINT = " · ";
/** The length of a name with one value of every option. */
export const VARIANT_NAME_MAX = OPTIONS_MAX * OPTION_VALUE_MAX + (OPTIONS_MAX - 1) * VALUE_JOINT.length;

export const optionSchema = z.object({
  name: line(1, OPTION_NAME_MAX),
  values: z.array(line(1, OPTION_VALUE_MAX)).check(z.minLength(1), z.maxLength(OPTION_VALUES_MAX), z.refine(isUnique, { error: "twice" })),
});
export type Option = z.infer<typeof optionSchema>;
export const optionsSchema = z.array(optionSchema).check(
  z.maxLength(OPTIONS_MAX),
  z.refine((options) => isUnique(options.map((option) => option.name)), { error: "twice" }),
);
export const optionValuesSchema = z.array(line(1, OPTION_VALUE_MAX)).check(z.maxLength(OPTIONS_MAX));

type Named = { name: string; values: readonly string[] };
type Optioned<Variant extends Named> = { options: readonly Option[]; variants: readonly Variant[] };

export function variantName(values: readonly string[]): string {
  return values.join(VALUE_JOINT);
}

/** Whether every variant has one value per option and none repeats. Without options there are no variants. */
export function fitsOptions({ options, variants }: Optioned<Named>): boolean {
  if (options.length === 0) return variants.length === 0;
  const fits = ({ values }: Named) =>
    values.length === options.length && options.every((option, at) => option.values.includes(values[at] ?? ""));
  return variants.every(fits) && isUnique(variants.map((variant) => JSON.stringify(variant.values)));
}

/**
 * Makes options and variants consistent after concurrent edits: values missing from an option are appended. Variants with the wrong number
 * of values, duplicates, and those beyond the limits are dropped.
 */
export function settleOptions<Variant extends Named & { id: string }, Product extends Optioned<Variant>>(product: Product): Product {
  if (fitsOptions(product)) return product;
  const options = product.options.map((option) => ({ ...option, values: [...option.values] }));
  const seen = new Set<string>();
  const out = new Set<Variant>();
  for (const variant of product.variants) {
    const { values } = variant;
    const key = JSON.stringify(values);
    const hasRoom = (option: Option, at: number) => option.values.includes(values[at] ?? "") || option.values.length < OPTION_VALUES_MAX;
    if (options.length === 0 || values.length !== options.length || seen.has(key) || !options.every(hasRoom)) {
      out.add(variant);
      continue;
    }
    seen.add(key);
    for (const [at, value] of values.entries()) if (!options[at]?.values.includes(value)) options[at]?.values.push(value);
  }
  return { ...product, options, variants: product.variants.filter((variant) => !out.has(variant)) };
}

/** The cartesian product in order; a single empty combination for no lists. */
export function combinations<Value>(lists: readonly (readonly Value[])[]): Value[][] {
  return lists.reduce<Value[][]>((all, list) => all.flatMap((chosen) => list.map((value) => [...chosen, value])), [[]]);
}

function isUnique(values: readonly string[]): boolean {
  return new Set(values).size === values.length;
}
