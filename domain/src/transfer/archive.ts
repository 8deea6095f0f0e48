import * as z from "zod/mini";
import { linkDraftSchema } from "../link/link.ts";
import type { Currency } from "../money/money.ts";
import { productDraftSchema, STOCK_MAX } from "../product/product.ts";
import { inOrder } from "../values/rows.ts";
import { left, type Problem } from "./bundles.ts";
import type { NewProduct } from "./make-product.ts";
import type { NewLink } from "./read-links.ts";

export const ARCHIVE_VERSION = 1;
export const MANIFEST_FILE = "awning.json";
export const documentsFile = (collection: string) => `documents/${collection}.json`;
/** The widest file of a picture. */
export const pictureFile = (mediaId: string) => `media/${mediaId}.webp`;

/**
 * `awning.json` of an archive. Beside it, `documents/{collection}.json` holds the stored documents of a collection by id, as
 * `docs/data-model.md` describes them; times in ms since 1970, money in minor units of `currency`.
 */
export const manifestSchema = z.object({
  format: z.literal("awning"),
  version: z.int(),
  exportedAt: z.number(),
  username: z.string(),
  currency: z.string(),
});
export type Manifest = z.infer<typeof manifestSchema>;

const documentsSchema = z.record(z.string(), z.unknown());
const countSchema = z.object({ productId: z.string(), variantId: z.string(), available: z.int().check(z.gte(0)) });

/** What is read back of an archive, as it was parsed from JSON. */
export type ArchiveParts = { manifest: Manifest; products: unknown; stock: unknown; links: unknown };

/** The products and links of an archive, in order. What does not fit its schema is left out with its place in the order. Never throws. */
export function readArchive(
  { manifest, products, stock, links }: ArchiveParts,
  { currency, takesOtherCurrency }: { currency: Currency; takesOtherCurrency: boolean },
): { products: NewProduct[]; links: NewLink[]; problems: Problem[] } {
  const problems: Problem[] = [];
  const counts = Object.values(documentsSchema.safeParse(stock).data ?? {}).flatMap((one) => countSchema.safeParse(one).data ?? []);
  const stockOf = new Map<string, Record<string, number>>();
  for (const { productId, variantId, available } of counts)
    stockOf.set(productId, { ...stockOf.get(productId), [variantId]: Math.min(available, STOCK_MAX) });
  const isOther = manifest.currency !== currency && !takesOtherCurrency;
  const made = parsedDocuments(products, productDraftSchema, problems).flatMap(({ id, line, value: { order: _, ...product } }) => {
    if (isOther) problems.push(left(line, "other_currency", manifest.currency));
    const pictures = product.images.map((image) => pictureFile(image.id));
    return isOther ? [] : [{ key: id, line, product, stock: stockOf.get(id) ?? {}, pictures }];
  });
  const ids = new Set(made.map(({ key }) => key));
  const found = parsedDocuments(links, linkDraftSchema, problems).flatMap(({ id, line, value: { order: _, ...link } }) => {
    const leadsNowhere = link.type === "product" ? !ids.has(link.productId ?? "") : NOT_TAKEN.has(link.type);
    if (leadsNowhere) problems.push(left(line, "not_taken", link.title));
    return leadsNowhere ? [] : [{ key: id, line, link }];
  });
  return { products: made, links: found, problems };
}

/** Links to what an archive does not bring along. */
const NOT_TAKEN: ReadonlySet<string> = new Set(["service", "page", "file", "booking"]);

function parsedDocuments<T extends { order: string; title: string }>(documents: unknown, schema: z.ZodMiniType<T>, problems: Problem[]) {
  const all = Object.entries(documentsSchema.safeParse(documents).data ?? {});
  const parsed = all.flatMap(([id, document], at) => {
    const { data } = schema.safeParse(document);
    if (!data) problems.push(left(at + 1, "invalid", id));
    return data ? [{ id, order: data.order, value: data }] : [];
  });
  return inOrder(parsed).map((one, at) => ({ ...one, line: at + 1 }));
}
