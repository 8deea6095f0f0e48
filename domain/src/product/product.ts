import * as z from "zod/mini";
import { PRODUCT_DESCRIPTION_MAX, PRODUCT_IMAGES_MAX, QUANTITY_MAX, VARIANTS_MAX } from "../account/limits.ts";
import { mediaSchema } from "../media/media-schema.ts";
import { amountSchema } from "../money/money-schema.ts";
import { TAX_CLASSES } from "../money/tax.ts";
import { timesShape } from "../time/timestamp.ts";
import { addedField, rowsOf } from "../values/rows.ts";
import { line, orderKeySchema, paragraph } from "../values/text.ts";
import { measureSchema, NO_MEASURE, variantAmountSchema } from "./law/measure.ts";
import { pricePointSchema } from "./law/price-point.ts";
import { NO_SAFETY, safetySchema } from "./law/safety.ts";
import { WITHDRAWAL_RULES } from "./law/withdrawal-rules.ts";
import { optionsSchema, optionValuesSchema, settleOptions, VARIANT_NAME_MAX } from "./option.ts";
import { PRICINGS } from "./pricing.ts";
import { questionsSchema } from "./question.ts";
import { SLUG_MAX, SLUG_PATTERN } from "./slug.ts";
import { PRODUCT_KINDS, PRODUCT_STATES } from "./states.ts";

export const PRODUCT_TITLE_MAX = 120;
/** In UTF-16 units. */
export const RECEIPT_MAX = 500;
/** Per product, and UTF-16 units of each. */
export const TAGS_MAX = 20;
/** Products of one request to turn them into drafts. */
export const DRAFTED_MAX = 50;
export const TAG_MAX = 30;
export const WEIGHT_MAX = 999_999;
export const SKU_MAX = 40;
export const STOCK_MAX = 999_999;
export const LOW_STOCK = 3;
const lowAtSchema = z.nullable(z.number().check(z.int(), z.gte(0), z.lte(STOCK_MAX)));

/**
 * A variant, for example a glaze. `price` in minor units, `null` for the product's; `image` is the id of a product picture. `values` has
 * one value per option. `lowAt` and `backorder` are `null` for the product's ({@link stockRulesOf}).
 */
export const variantSchema = z.object({
  id: z.string().check(z.regex(/^[A-Za-z0-9]{1,24}$/)),
  name: line(1, VARIANT_NAME_MAX),
  price: z.nullable(amountSchema),
  values: optionValuesSchema,
  sku: line(0, SKU_MAX),
  image: z.nullable(z.string()),
  lowAt: lowAtSchema,
  backorder: z.nullable(z.boolean()),
  amount: variantAmountSchema,
});
export type Variant = z.infer<typeof variantSchema>;
/** What a variant says besides its name: all that its product says. */
export const EMPTY_VARIANT: Omit<Variant, "id" | "name"> = {
  price: null,
  values: [],
  sku: "",
  image: null,
  lowAt: null,
  backorder: null,
  amount: 0,
};

// A function so that bundlers can drop it: showing products needs no owner schema.
/* @__NO_SIDE_EFFECTS__ */
function makeDraftSchema() {
  return z
    .object({
      kind: z.enum(PRODUCT_KINDS),
      title: line(1, PRODUCT_TITLE_MAX),
      slug: z.string().check(z.maxLength(SLUG_MAX), z.regex(SLUG_PATTERN)),
      description: paragraph(PRODUCT_DESCRIPTION_MAX),
      /** The formatted description, if any ({@link Described}). */
      // Parsed where it is shown (`description.ts`), because most readers do not show descriptions.
      richDescription: z.catch(z.array(z.unknown()), []),
      price: amountSchema,
      compareAt: z.nullable(amountSchema),
      images: rowsOf(mediaSchema, z.maxLength(PRODUCT_IMAGES_MAX)),
      variants: rowsOf(
        variantSchema,
        z.maxLength(VARIANTS_MAX),
        z.refine((all) => new Set(all.map((one) => one.id)).size === all.length, { error: "twice" }),
      ),
      limitPerOrder: z.nullable(z.number().check(z.int(), z.gte(1), z.lte(QUANTITY_MAX))),
      state: z.enum(PRODUCT_STATES),
      order: orderKeySchema,
      taxClass: z.enum(TAX_CLASSES),
      options: optionsSchema,
      /** Of a product without variants. */
      sku: line(0, SKU_MAX),
      /** All SKUs of the product and its variants in lower case, for finding duplicates. */
      skus: z.array(line(1, SKU_MAX)).check(z.maxLength(VARIANTS_MAX)),
      /** Low-stock alert threshold; `null` for {@link LOW_STOCK}. */
      lowAt: lowAtSchema,
      /** Whether to continue selling when out of stock; such units ship later. */
      backorder: z.boolean(),
      /** Where buyers choose, prices are minimums. */
      pricing: z.enum(PRICINGS),
      suggested: z.nullable(amountSchema),
      questions: questionsSchema,
      receipt: paragraph(RECEIPT_MAX),
      tags: z.array(line(1, TAG_MAX)).check(z.maxLength(TAGS_MAX)),
      /** Shipping weight per unit in grams; `null` if unknown. Physical products only. */
      weight: z.nullable(z.number().check(z.int(), z.gte(1), z.lte(WEIGHT_MAX))),
      /** Whether buyers can withdraw from buying it. */
      withdrawal: addedField(z.enum(WITHDRAWAL_RULES), "standard"),
      safety: safetySchema,
      measure: measureSchema,
    })
    .check(
      // Concurrent edits of options and variants can be inconsistent; this keeps what fits.
      z.overwrite(settleOptions),
      z.refine((product) => product.compareAt === null || product.compareAt > product.price, { path: ["compareAt"], error: "not_higher" }),
    );
}
/** `sites/{siteId}/products/{productId}` as the owner writes it. Prices in minor units of the shop's currency. */
export const productDraftSchema = /* @__PURE__ */ makeDraftSchema();
export type ProductDraft = z.infer<typeof productDraftSchema>;
/** A thing on sale of which nothing is said but what names it and what it costs. */
export const EMPTY_PRODUCT: Omit<ProductDraft, "title" | "slug" | "price" | "order"> = {
  kind: "physical",
  description: "",
  richDescription: [],
  compareAt: null,
  images: [],
  variants: [],
  limitPerOrder: null,
  state: "active",
  taxClass: "standard",
  options: [],
  sku: "",
  skus: [],
  lowAt: null,
  backorder: false,
  pricing: "fixed",
  suggested: null,
  questions: [],
  receipt: "",
  tags: [],
  weight: null,
  withdrawal: "standard",
  safety: NO_SAFETY,
  measure: NO_MEASURE,
};

/* @__NO_SIDE_EFFECTS__ */
function makeStoredSchema() {
  const marks = {
    sold: z.optional(z.boolean()),
    fileCount: z.optional(z.number()),
    offered: z.optional(z.boolean()),
    prices: z.optional(z.array(pricePointSchema)),
  };
  return z.intersection(productDraftSchema, z.object({ ...timesShape, ...marks }));
}
/**
 * A product as it is stored. Times in ms since 1970. `sold`: an order contains it, so its kind is fixed and it is archived instead of
 * deleted. `fileCount`: its number of files. `offered`: it was on sale, so its address may be known. `prices`: what it cost when. Only
 * functions write these marks; `undefined` means unknown.
 */
export const storedProductSchema = /* @__PURE__ */ makeStoredSchema();
export type Product = z.infer<typeof storedProductSchema> & { id: string };
export type ProductMarks = Pick<Product, "sold" | "fileCount" | "offered" | "prices">;

/** `lowAt` is `null` for {@link LOW_STOCK}. */
export type StockRules = Pick<ProductDraft, "lowAt" | "backorder">;
