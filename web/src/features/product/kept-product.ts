import { mediaSchema } from "@awning/domain/media/media-schema";
import { TAX_CLASSES } from "@awning/domain/money/tax";
import { describedText } from "@awning/domain/product/description";
import { PRICINGS } from "@awning/domain/product/pricing";
import { PRODUCT_KINDS } from "@awning/domain/product/product";
import { richTextSchema } from "@awning/domain/rich-text/rich-text";
import * as z from "zod/mini";
import { keptText } from "#data/core/unsaved.ts";
import type { ProductForm } from "./product-form.ts";
import type { ProductLists } from "./rebase-product.ts";

const keptQuestionSchema = z.object({ id: z.string(), label: z.string(), required: z.boolean(), max: z.number() });
const formSchema = z.object({
  title: z.string(),
  kind: z.enum(PRODUCT_KINDS),
  // Words alone are from before descriptions had shapes.
  description: z.union([
    z.pipe(
      z.string(),
      z.transform((description) => describedText({ description })),
    ),
    richTextSchema,
  ]),
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
      // What was kept before kinds had these says nothing about them.
      lowAt: z._default(z.nullable(z.number()), null),
      backorder: z._default(z.nullable(z.boolean()), null),
    }),
  ),
});
const listsSchema = z.pick(formSchema, { options: true, variants: true, images: true, questions: true });
const editsSchema = z.object({ typed: z.partial(formSchema), base: listsSchema });
// What was kept before there were these says nothing about them.
const newFormSchema = z.extend(formSchema, {
  taxClass: z._default(z.enum(TAX_CLASSES), "standard"),
  pricing: z._default(z.enum(PRICINGS), "fixed"),
  suggested: z._default(z.string(), ""),
  questions: z._default(z.array(keptQuestionSchema), []),
  receipt: z._default(z.string(), ""),
  tags: z._default(z.string(), ""),
  weight: z._default(z.string(), ""),
  lowAt: z._default(z.string(), ""),
  backorder: z._default(z.boolean(), false),
});
const newProductSchema = z.object({ form: newFormSchema, isCounted: z.boolean(), counts: z.array(z.tuple([z.string(), z.number()])) });

/** A product that nobody has saved yet: its inputs, and the pieces that are there. */
export type UnsavedProduct = { form: ProductForm; isCounted: boolean; counts: ReadonlyMap<string, number> };

/** The new product somebody left before it was saved; `null` when there is none. */
export function keptNewProduct(siteId: string) {
  const text = keptText(siteId, "product/new");
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
export function keptEdits(siteId: string, productId: string) {
  const text = keptText(siteId, `product/${productId}`);
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
