import * as z from "zod/mini";
import { type Media, mediaSchema } from "../media/media-schema.ts";
import { amountSchema } from "../money/money-schema.ts";
import { TAX_CLASSES } from "../money/tax.ts";
import { timestampSchema } from "../time/timestamp.ts";
import { rowsOf } from "../values/rows.ts";
import { line, orderKeySchema, paragraph } from "../values/text.ts";
import { optionsSchema, optionValuesSchema, settleOptions, VARIANT_NAME_MAX } from "./option.ts";
import { PRICINGS } from "./pricing.ts";
import { questionsSchema } from "./question.ts";

export const PRODUCT_TITLE_MAX = 120;
export const PRODUCT_DESCRIPTION_MAX = 10_000;
export const PRODUCT_IMAGES_MAX = 10;
/** UTF-16 units of what buyers of a product read on their receipt. */
export const RECEIPT_MAX = 500;
export const VARIANTS_MAX = 100;
/** Tags of one product, and UTF-16 units of each. */
export const TAGS_MAX = 20;
export const TAG_MAX = 30;
/** Grams. */
export const WEIGHT_MAX = 999_999;
/** Stock keeping unit: what the owner calls a variant on shelves and lists. */
export const SKU_MAX = 40;
export const STOCK_MAX = 999_999;
/** At or below this many pieces the shop says how many are left. */
export const LOW_STOCK = 3;
/** Most pieces of one thing in one order when the product sets no limit of its own. */
export const QUANTITY_MAX = 99;
/** `service`: time or work of the owner for the buyer. When that is, the two agree on. */
export const PRODUCT_KINDS = ["physical", "digital", "service"] as const;
export type ProductKind = (typeof PRODUCT_KINDS)[number];
export const PRODUCT_STATES = ["draft", "active", "archived"] as const;
export const SLUG_PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
export const SLUG_MAX = 80;
const lowAtSchema = z.nullable(z.number().check(z.int(), z.gte(0), z.lte(STOCK_MAX)));

/**
 * One choice of a product, for example a glaze. `price` in minor units, `null` when it costs what the product costs;
 * `image` is the id of one of the product's pictures. `values` are of the product's options, none in products without.
 * `lowAt` and `backorder` are `null` where the product's count ({@link stockRulesOf}).
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
});
export type Variant = z.infer<typeof variantSchema>;

// A call that bundlers may leave out: what only shows products carries no schema of what owners write.
/* @__NO_SIDE_EFFECTS__ */
function makeDraftSchema() {
  return z
    .object({
      kind: z.enum(PRODUCT_KINDS),
      title: line(1, PRODUCT_TITLE_MAX),
      slug: z.string().check(z.maxLength(SLUG_MAX), z.regex(SLUG_PATTERN)),
      description: paragraph(PRODUCT_DESCRIPTION_MAX),
      /** The description with its shapes, where it has any ({@link Described}). */
      // Read where it is shown (`description.ts`): most who know products show no descriptions.
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
      /** Of the product itself, when it has no variants. */
      sku: line(0, SKU_MAX),
      /** Every SKU of the product and its variants in lower case: by these another product's are found. */
      skus: z.array(line(1, SKU_MAX)).check(z.maxLength(VARIANTS_MAX)),
      /** At or below this many pieces the owner is told that it runs low; `null` for {@link LOW_STOCK}. */
      lowAt: lowAtSchema,
      /** Whether more can be ordered than there is: the rest is sent when it is back. */
      backorder: z.boolean(),
      /** Where buyers choose what they pay, prices are the least. */
      pricing: z.enum(PRICINGS),
      suggested: z.nullable(amountSchema),
      questions: questionsSchema,
      /** What its buyers read once it is theirs: in the mail about their payment and on the page of their order. */
      receipt: paragraph(RECEIPT_MAX),
      /** By these the owner sorts; nobody else sees them. */
      tags: z.array(line(1, TAG_MAX)).check(z.maxLength(TAGS_MAX)),
      /** Of one piece as it is packed, in grams; `null` when nobody said. Only of things. */
      weight: z.nullable(z.number().check(z.int(), z.gte(1), z.lte(WEIGHT_MAX))),
    })
    .check(
      // Two devices that change options and variants beside each other can leave what does not fit: nothing of it is lost.
      z.overwrite(settleOptions),
      z.refine((product) => product.compareAt === null || product.compareAt > product.price, { path: ["compareAt"], error: "not_higher" }),
    );
}
/** `sites/{siteId}/products/{productId}` as the owner writes it. Prices in minor units of the shop's currency. */
export const productDraftSchema = makeDraftSchema();
export type ProductDraft = z.infer<typeof productDraftSchema>;

/**
 * A product with its id. Times in ms since 1970. `sold` says that an order holds it, whatever became of that order: from
 * then on its kind is fixed, and it is archived instead of deleted. `fileCount` says how many files its buyers get, `offered`
 * that it was on sale once: from then on people may have its address. Functions alone write all three; `undefined` is not known.
 */
export type Product = ProductDraft & ProductMarks & { id: string; createdAt: number; updatedAt: number };
export type ProductMarks = { sold?: boolean | undefined; fileCount?: number | undefined; offered?: boolean | undefined };

/** Whether buyers would get nothing: it is digital and has no file. The shop shows such a product as sold out. */
export function lacksFile({ kind, fileCount }: Pick<Product, "kind" | "fileCount">): boolean {
  return kind === "digital" && fileCount === 0;
}

/**
 * `sites/{siteId}/stock/{productId}_{variantId}`: how many pieces can still be sold. A variant without this document is
 * not counted at all. Owners change it by difference (`increment`), orders in their transaction.
 */
export const stockSchema = z.object({
  productId: z.string(),
  variantId: z.string(),
  available: z.number().check(z.int(), z.gte(0), z.lte(STOCK_MAX)),
  updatedAt: timestampSchema,
  /** When an owner began to count with a number of pieces; it never changes, so a second beginning is refused. */
  createdAt: z.optional(timestampSchema),
  /** The last move that an order made here; owners cannot set it. */
  moveId: z.optional(z.string()),
});
export type Stock = z.infer<typeof stockSchema>;

export const AVAILABILITY_STATES = ["in_stock", "low", "sold_out", "backorder"] as const;
/**
 * What a shop may say about a variant: `left` is set only when few are left. `backorder` is what is out and can be ordered
 * all the same.
 */
export type Availability = { state: (typeof AVAILABILITY_STATES)[number]; left: number | null };

/** How pieces of what is sold are watched and sold; `lowAt` is `null` for {@link LOW_STOCK}. */
export type StockRules = Pick<ProductDraft, "lowAt" | "backorder">;
type WithRules = StockRules & { variants: readonly Pick<Variant, "id" | "lowAt" | "backorder">[] };

/** The rules of what is sold: a variant's own where it says something, else the product's. */
export function stockRulesOf({ lowAt, backorder, variants }: WithRules, variantId: string): StockRules {
  const own = variants.find((one) => one.id === variantId);
  return { lowAt: own?.lowAt ?? lowAt, backorder: own?.backorder ?? backorder };
}

/**
 * What visitors are told. Where more can be ordered than there is, few pieces are no reason to hurry.
 * @param available pieces left, or `null` when the variant is not counted
 */
export function availabilityOf(available: number | null, { backorder }: Pick<StockRules, "backorder">): Availability {
  if (available === null || available > LOW_STOCK) return { state: "in_stock", left: null };
  if (backorder) return { state: available === 0 ? "backorder" : "in_stock", left: null };
  return available === 0 ? { state: "sold_out", left: 0 } : { state: "low", left: available };
}

/** What the owner is told about pieces that are left, by the rules of what is sold; `null` when they are not counted. */
export function stockStateOf(available: number | null, { lowAt }: Pick<StockRules, "lowAt">): "in_stock" | "low" | "sold_out" {
  if (available === 0) return "sold_out";
  return available === null || available > (lowAt ?? LOW_STOCK) ? "in_stock" : "low";
}

/** Whether something runs low, or out, by this change of its stock: only then its owner is told. */
export function runsLow(before: number, after: number, rules: Pick<StockRules, "lowAt">): boolean {
  return after < before && stockStateOf(before, rules) !== stockStateOf(after, rules);
}

/** What one piece costs, in minor units. */
export function unitPrice(product: Pick<ProductDraft, "price">, variant: Variant | null): number {
  return variant?.price ?? product.price;
}

/** The least that something of a product is sold for, in minor units. Where there are variants, nobody buys the product itself. */
export function lowestPrice(product: Pick<ProductDraft, "price"> & { variants: readonly Pick<Variant, "price">[] }): number {
  if (product.variants.length === 0) return product.price;
  return Math.min(...product.variants.map((variant) => variant.price ?? product.price));
}

/** The SKU of what is sold: a variant's own where there are variants. */
export function skuOf({ sku, variants }: Pick<ProductDraft, "sku" | "variants">, variantId: string): string {
  return variants.length > 0 ? (variants.find((one) => one.id === variantId)?.sku ?? "") : sku;
}

/** What a piece looks like: the variant's own picture where it has one, else the cover; `null` without any. */
export function pictureOf({ images }: Pick<ProductDraft, "images">, variant: Pick<Variant, "image"> | null): Media | null {
  return images.find((one) => one.id === variant?.image) ?? images[0] ?? null;
}

/** What stands in `skus`: one entry for each SKU, in lower case. */
export function skusOf({ sku, variants }: { sku: string; variants: readonly { sku: string }[] }): string[] {
  const all = variants.length > 0 ? variants.map((variant) => variant.sku) : [sku];
  return [...new Set(all.filter(Boolean).map((one) => one.toLowerCase()))];
}

/** A slug from a title: ASCII letters, digits and single hyphens; `nothing` when nothing is left of it. */
export function slugify(title: string, nothing = "product"): string {
  const ascii = title
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/ß/g, "ss")
    .replace(/[^a-z0-9]+/g, "-");
  return ascii.slice(0, SLUG_MAX).replace(/^-+|-+$/g, "") || nothing;
}
