import { DEFAULT_OPTION_NAME } from "./option.ts";
import { type ProductDraft, skusOf, slugify, type Variant } from "./product.ts";

/** Fields of a sample product; the others are those of a new one. */
export type SampleFields = Pick<ProductDraft, "title" | "price"> & Partial<Omit<ProductDraft, "variants">> & { variants?: SampleVariant[] };
/** Where the product has no options of its own, the names of its variants are the values of its only one. */
export type SampleVariant = Pick<Variant, "id" | "name" | "price"> & Partial<Variant>;

/** A product on sale, for tests and seeds. */
export function sampleProduct({ variants: given = [], ...fields }: SampleFields): ProductDraft {
  const { title, sku = "" } = fields;
  const variants = given.map((one) => ({
    ...{ sku: "", image: null, lowAt: null, backorder: null, ...one },
    values: fields.options ? (one.values ?? [one.name]) : [one.name],
  }));
  return {
    kind: "physical",
    slug: slugify(title),
    description: "",
    richDescription: [],
    compareAt: null,
    images: [],
    limitPerOrder: null,
    state: "active",
    order: "a0",
    taxClass: "standard",
    options: variants.length > 0 ? [{ name: DEFAULT_OPTION_NAME, values: variants.map(({ name }) => name) }] : [],
    sku,
    skus: skusOf({ sku, variants }),
    lowAt: null,
    backorder: false,
    pricing: "fixed",
    suggested: null,
    questions: [],
    receipt: "",
    tags: [],
    weight: null,
    ...fields,
    variants,
  };
}
