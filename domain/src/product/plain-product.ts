import { DEFAULT_OPTION_NAME } from "./option.ts";
import { type ProductDraft, skusOf, slugify, type Variant } from "./product.ts";

/** What there is to say of a product; whatever is not said is as in a new one. */
export type ProductWords = Pick<ProductDraft, "title" | "price"> & Partial<Omit<ProductDraft, "variants">> & { variants?: PlainVariant[] };
/** Where the product has no options of its own, each is told from the others by its name. */
export type PlainVariant = Pick<Variant, "id" | "name" | "price"> & Partial<Variant>;

/** A whole product on sale, of a few words. */
export function plainProduct({ variants: said = [], ...words }: ProductWords): ProductDraft {
  const { title, sku = "" } = words;
  const variants = said.map((one) => ({
    ...{ sku: "", image: null, lowAt: null, backorder: null, ...one },
    values: words.options ? (one.values ?? [one.name]) : [one.name],
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
    ...words,
    variants,
  };
}
