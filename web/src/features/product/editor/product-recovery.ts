import { mediaSchema } from "@awning/domain/media/media-schema";
import { TAX_CLASSES } from "@awning/domain/money/tax";
import { PRICINGS } from "@awning/domain/product/pricing";
import { PRODUCT_KINDS } from "@awning/domain/product/product";
import { richTextSchema } from "@awning/domain/rich-text/rich-text";
import { rebaseRows } from "@awning/domain/values/row-changes";
import * as z from "zod/mini";
import { storedDraft } from "#data/core/unsaved.ts";
import type { OptionForm, Shape } from "./option-form.ts";
import type { ProductForm } from "./product-form.ts";

/** The parts of a form that are lists: an edit of one holds it whole, with rows that nobody touched. */
export type ProductLists = Pick<ProductForm, "options" | "variants" | "images" | "questions">;

export function listsOf({ options, variants, images, questions }: ProductForm): ProductLists {
  return { options, variants, images, questions };
}

/**
 * Edits that were made to lists as they were, made to the lists as they are stored now: what somebody else changed of another
 * row, or of another field of the same one, stays.
 */
export function rebaseEdits(base: ProductLists, edits: Partial<ProductForm>, now: ProductLists): Partial<ProductForm> {
  const { images, questions, options, variants } = edits;
  const shape =
    options || variants ? rebaseShape(base, { options: options ?? base.options, variants: variants ?? base.variants }, now) : {};
  return {
    ...edits,
    ...(images && { images: rebaseRows(base.images, images, now.images, idOf) }),
    ...(questions && { questions: rebaseRows(base.questions, questions, now.questions, idOf) }),
    ...shape,
  };
}

/**
 * Variants say their values by places, which mean something only beside the options they were made with: where somebody changed
 * the options too, what they made of both stands as they see it.
 */
function rebaseShape(base: Shape, mine: Shape, now: Shape): Shape {
  if (isSame(base.options, now.options))
    return { options: mine.options, variants: rebaseRows(base.variants, mine.variants, now.variants, idOf) };
  if (!isSame(base.options, mine.options)) return mine;
  const seen = new Set(base.variants.map(idOf));
  const options = now.options.map(({ name, values }) => ({ name, values: [...values] }));
  const placed = mine.variants.map((one) => (seen.has(one.id) ? one : { ...one, values: placesIn(options, mine.options, one.values) }));
  return { options, variants: rebaseRows(base.variants, placed, now.variants, idOf) };
}

/** Where the values of a variant of other options stand in these; one that is not there is added. */
function placesIn(options: OptionForm[], others: readonly OptionForm[], places: readonly number[]): number[] {
  return options.map((option, at) => {
    const name = others[at]?.values[places[at] ?? -1];
    if (name === undefined) return 0;
    const place = option.values.indexOf(name);
    return place >= 0 ? place : option.values.push(name) - 1;
  });
}

const idOf = ({ id }: { id: string }) => id;

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

const keptQuestionSchema = z.object({ id: z.string(), label: z.string(), required: z.boolean(), max: z.number() });
const formSchema = z.object({
  title: z.string(),
  kind: z.enum(PRODUCT_KINDS),
  description: richTextSchema,
  price: z.string(),
  compareAt: z.string(),
  limitPerOrder: z.string(),
  pricing: z.enum(PRICINGS),
  suggested: z.string(),
  questions: z.array(keptQuestionSchema),
  receipt: z.string(),
  tags: z.string(),
  weight: z.string(),
  lowAt: z.string(),
  backorder: z.boolean(),
  taxClass: z.enum(TAX_CLASSES),
  images: z.array(mediaSchema),
  sku: z.string(),
  options: z.array(z.object({ name: z.string(), values: z.array(z.string()) })),
  variants: z.array(
    z.object({
      id: z.string(),
      values: z.array(z.number()),
      price: z.string(),
      sku: z.string(),
      image: z.nullable(z.string()),
      lowAt: z.nullable(z.number()),
      backorder: z.nullable(z.boolean()),
    }),
  ),
});
const listsSchema = z.pick(formSchema, { options: true, variants: true, images: true, questions: true });
const editsSchema = z.object({ typed: z.partial(formSchema), base: listsSchema });
const newProductSchema = z.object({ form: formSchema, isCounted: z.boolean(), counts: z.array(z.tuple([z.string(), z.number()])) });

/** A product that nobody has saved yet: its inputs, and the pieces that are there. */
export type UnsavedProduct = { form: ProductForm; isCounted: boolean; counts: ReadonlyMap<string, number> };

/** The new product somebody left before it was saved; `null` when there is none. */
export function storedNewProduct(siteId: string) {
  const text = storedDraft(siteId, "product/new");
  return {
    read: (): UnsavedProduct | null => {
      const kept = parse(newProductSchema, text.read());
      return kept && { ...kept, counts: new Map(kept.counts) };
    },
    keep: ({ form, isCounted, counts }: UnsavedProduct) => text.keep(JSON.stringify({ form, isCounted, counts: [...counts] })),
    forget: text.forget,
  };
}

/** What was typed into a stored product and could not be saved as it is. */
export function storedEdits(siteId: string, productId: string) {
  const text = storedDraft(siteId, `product/${productId}`);
  return {
    read: (): { typed: Partial<ProductForm>; base?: ProductLists } => {
      const edits = parse(editsSchema, text.read());
      return edits ? { ...edits, typed: withoutGaps(edits.typed) } : { typed: {} };
    },
    keep: (edits: { typed: Partial<ProductForm>; base: ProductLists }) => text.keep(JSON.stringify(edits)),
    forget: text.forget,
  };
}

function parse<T>(schema: z.ZodMiniType<T>, text: string | null): T | null {
  if (text === null) return null;
  try {
    return schema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

// An edit that is not there must not lie over the stored value as `undefined`.
function withoutGaps(edits: { [Key in keyof ProductForm]?: ProductForm[Key] | undefined }): Partial<ProductForm> {
  return Object.fromEntries(Object.entries(edits).filter(([, value]) => value !== undefined));
}
