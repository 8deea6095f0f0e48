import { DEFAULT_OPTION_NAME } from "./option.ts";
import { type ProductDraft, skusOf, slugify, type Variant } from "./product.ts";

/** Fields of a sample product; the others are those of a new one. */
export type SampleFields = Pick<ProductDraft, "title" | "price"> & Partial<Omit<ProductDraft, "variants">> & { variants?: SampleVariant[] };
/** Where the product has no options of its own, the names of its variants are the values of its only one. */
export type SampleVariant = Pick<Variant, "id" | "name" | "price"> & Partial<Variant>;

/** A product on sale, for tests, seeds and previews. */
export function sampleProduct({ variants: given = [], ...fields }: SampleFields): ProductDraft {
  const { title, sku = "" } = fields;
  // In the order of the schema, as a document is read.
  const variants = given.map(({ id, name, price, values = [name], ...one }) => ({
    ...{ id, name, price, values: fields.options ? values : [name] },
    ...{ sku: "", image: null, lowAt: null, backorder: null, ...one },
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
