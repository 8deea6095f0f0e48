import { VARIANTS_MAX } from "@awning/domain/account/limits";
import { combinations, DEFAULT_OPTION_NAME, OPTIONS_MAX, variantName } from "@awning/domain/product/option";
import type { Product } from "@awning/domain/product/product";
import * as z from "zod/mini";
import { typedMeasure } from "./measure-form.ts";

export const typedOptionSchema = z.object({ name: z.string(), values: z.array(z.string()) });
export type OptionForm = z.infer<typeof typedOptionSchema>;
/** `values` are indexes into the values of each option, so renaming a value keeps the variant. */
export const typedVariantSchema = z.object({
  id: z.string(),
  values: z.array(z.number()),
  price: z.string(),
  sku: z.string(),
  image: z.nullable(z.string()),
  lowAt: z.nullable(z.number()),
  backorder: z.nullable(z.boolean()),
  /** Of the product’s unit; empty for the product’s amount. */
  amount: z._default(z.string(), ""),
});
export type VariantForm = z.infer<typeof typedVariantSchema>;
/** The options and variants of a product as in the inputs. */
export type Shape = { options: OptionForm[]; variants: VariantForm[] };
type NewId = () => string;

/** The inputs' initial values; `amount` formats a price. */
export function toShape({ options, variants }: Pick<Product, "options" | "variants">, amount: (price: number | null) => string): Shape {
  return {
    options,
    variants: variants.map(({ id, values, price, sku, image, lowAt, backorder, amount: much }) => ({
      id,
      values: values.map((value, at) => options[at]?.values.indexOf(value) ?? 0),
      price: amount(price),
      sku,
      image,
      lowAt,
      backorder,
      amount: typedMeasure(much),
    })),
  };
}

/** A variant's name from its typed values. */
export function nameOf({ options }: Pick<Shape, "options">, { values }: Pick<VariantForm, "values">): string {
  return variantName(values.map((value, at) => options[at]?.values[value]?.trim() ?? ""));
}

/** Adds an option. Existing variants get its first value. */
export function addOption(
  { options, variants }: Shape,
  newId: NewId,
  first = "",
  name = options.length === 0 ? DEFAULT_OPTION_NAME : "",
): Shape {
  if (options.length >= OPTIONS_MAX) return { options, variants };
  const more = [...options, { name, values: [first] }];
  const fresh =
    variants.length === 0 ? [freshVariant([0], newId)] : variants.map((variant) => ({ ...variant, values: [...variant.values, 0] }));
  return { options: more, variants: fresh };
}

/** Adds a value in every combination with the others, up to the variant limit. */
export function addValue(shape: Shape, option: number, value: string, newId: NewId): Shape {
  const options = shape.options.map((one, at) => (at === option ? { ...one, values: [...one.values, value] } : one));
  const last = (options[option]?.values.length ?? 1) - 1;
  const lists = options.map((one, at) => (at === option ? [last] : one.values.map((_, index) => index)));
  const fresh = combinations(lists).map((values) => freshVariant(values, newId));
  return inOrder({ options, variants: [...shape.variants, ...fresh].slice(0, VARIANTS_MAX) });
}

/** Removes a value and its variants, and an option without values. */
export function removeValue(shape: Shape, option: number, value: number): Shape {
  if (shape.options[option]?.values.length === 1) return removeOption(shape, option);
  const options = shape.options.map((one, at) =>
    at === option ? { ...one, values: one.values.filter((_, index) => index !== value) } : one,
  );
  const variants = shape.variants
    .filter((variant) => variant.values[option] !== value)
    .map((variant) => ({ ...variant, values: variant.values.map((one, at) => (at === option && one > value ? one - 1 : one)) }));
  return orNothing({ options, variants });
}

/** Removes an option; of variants that become equal, the first stays. */
export function removeOption(shape: Shape, option: number): Shape {
  const options = shape.options.filter((_, at) => at !== option);
  if (options.length === 0) return { options, variants: [] };
  const seen = new Set<string>();
  const variants = shape.variants.flatMap((variant) => {
    const values = variant.values.filter((_, at) => at !== option);
    const isNew = !seen.has(values.join());
    seen.add(values.join());
    return isNew ? [{ ...variant, values }] : [];
  });
  return { options, variants };
}

/** Removes a variant. With only one option, its value is removed too. */
export function removeVariant(shape: Shape, id: string): Shape {
  const value = shape.variants.find((variant) => variant.id === id)?.values[0];
  if (shape.options.length === 1 && value !== undefined) return removeValue(shape, 0, value);
  return orNothing({ options: shape.options, variants: shape.variants.filter((variant) => variant.id !== id) });
}

/** The combinations that are not offered. */
export function missingOf({ options, variants }: Shape): number[][] {
  const there = new Set(variants.map((variant) => variant.values.join()));
  return combinations(options.map((option) => option.values.map((_, index) => index))).filter(
    (values) => values.length > 0 && !there.has(values.join()),
  );
}

/** Adds a combination, possibly one removed before. */
export function addVariant(shape: Shape, values: number[], newId: NewId): Shape {
  return inOrder({ ...shape, variants: [...shape.variants, freshVariant(values, newId)] });
}

/** Options without variants are removed: the product has no variants again. */
function orNothing(shape: Shape): Shape {
  return shape.variants.length > 0 ? shape : { options: [], variants: [] };
}

function freshVariant(values: number[], newId: NewId): VariantForm {
  return { id: newId(), values, price: "", sku: "", image: null, lowAt: null, backorder: null, amount: "" };
}

function inOrder({ options, variants }: Shape): Shape {
  const byPlace = (one: VariantForm, other: VariantForm) => {
    const at = one.values.findIndex((value, index) => value !== other.values[index]);
    return at < 0 ? 0 : (one.values[at] ?? 0) - (other.values[at] ?? 0);
  };
  return { options, variants: variants.toSorted(byPlace) };
}

/** A new variant id. */
export function newVariantId(): string {
  return crypto.randomUUID().replaceAll("-", "").slice(0, 12);
}
