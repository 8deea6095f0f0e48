import { skusOf } from "./identifiers.ts";
import { notePrices } from "./law/price-history.ts";
import type { PricePoint } from "./law/price-point.ts";
import { DEFAULT_OPTION_NAME } from "./option.ts";
import { EMPTY_PRODUCT, EMPTY_VARIANT, type ProductDraft, type Variant } from "./product.ts";
import type { Question } from "./question.ts";
import { slugify } from "./slug.ts";

export type SampleFields = Pick<ProductDraft, "title" | "price"> & Partial<Omit<ProductDraft, "variants">> & { variants?: SampleVariant[] };
/** Without options, the variant names become the values of a single option. */
export type SampleVariant = Pick<Variant, "id" | "name" | "price"> & Partial<Variant>;

/** A question answered with a short text, for tests. */
export function sampleQuestion(question: Pick<Question, "id" | "label"> & Partial<Question>): Question {
  return { required: true, max: 100, type: "text", choices: "", ...question };
}

export function sampleProduct({ variants: given = [], ...fields }: SampleFields): ProductDraft {
  const { title, sku = "" } = fields;
  // In schema order, like a read document.
  const variants = given.map(({ id, name, price, values = [name], ...one }) => ({
    ...{ id, name, ...EMPTY_VARIANT, price, values: fields.options ? values : [name] },
    ...one,
  }));
  return {
    ...EMPTY_PRODUCT,
    slug: slugify(title),
    order: "a0",
    options: variants.length > 0 ? [{ name: DEFAULT_OPTION_NAME, values: variants.map(({ name }) => name) }] : [],
    skus: skusOf({ sku, variants }),
    ...fields,
    variants,
  };
}

/** The history of a product whose variants all cost its compare-at price for two months until `at`, ms since 1970. */
export function reducedPrices(product: ProductDraft, at: number): PricePoint[] {
  const { compareAt, variants } = product;
  const full = {
    ...product,
    price: compareAt ?? product.price,
    compareAt: null,
    variants: variants.map((one) => ({ ...one, price: null })),
  };
  const before = notePrices([], full, at - 60 * 86_400_000) ?? [];
  return notePrices(before, product, at) ?? before;
}
