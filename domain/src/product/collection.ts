import * as z from "zod/mini";
import { paths } from "../routes/paths.ts";
import { documentIdSchema } from "../values/document-id.ts";
import { line, orderKeySchema } from "../values/text.ts";
import { SLUG_MAX, SLUG_PATTERN } from "./product.ts";

export const COLLECTION_TITLE_MAX = 60;
/** Collections of one shop. */
export const COLLECTIONS_MAX = 50;
/** Products in one collection. */
export const COLLECTION_PRODUCTS_MAX = 500;

/**
 * `sites/{siteId}/collections/{collectionId}` as the owner writes it: products that belong together, in the order in which
 * the shop shows them. Ids of products that are gone or not on sale may stay in it. `order` is its place among the others.
 */
export const collectionDraftSchema = z.object({
  title: line(1, COLLECTION_TITLE_MAX),
  slug: z.string().check(z.maxLength(SLUG_MAX), z.regex(SLUG_PATTERN)),
  productIds: z.array(documentIdSchema).check(z.maxLength(COLLECTION_PRODUCTS_MAX)),
  order: orderKeySchema,
});
export type CollectionDraft = z.infer<typeof collectionDraftSchema>;

/** A collection with its id. Times in ms since 1970. */
export type Collection = CollectionDraft & { id: string; createdAt: number; updatedAt: number };

/** Where an owner finds one collection: apart from `paths`, which the scripts of public pages carry. */
export function collectionPath(collectionId: string): string {
  return `${paths.collections}?open=${encodeURIComponent(collectionId)}`;
}

/**
 * What to take out of a list and then put at its end, so that a list that was `before` becomes `after`. Whatever somebody else
 * put into it meanwhile stays, which a list that is written whole would take away.
 */
export function rearranging(before: readonly string[], after: readonly string[]): { out: string[]; back: string[] } {
  const same = before.findIndex((id, at) => after[at] !== id);
  const from = same < 0 ? before.length : same;
  return { out: before.slice(from), back: after.slice(from) };
}

/** A list with a product back where it stood among those of `before` that are still there. */
export function withPutBack(now: readonly string[], before: readonly string[], productId: string): string[] {
  if (now.includes(productId)) return [...now];
  const ahead = before.slice(0, before.indexOf(productId)).findLast((id) => now.includes(id));
  return now.toSpliced(ahead === undefined ? 0 : now.indexOf(ahead) + 1, 0, productId);
}
