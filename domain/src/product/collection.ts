import * as z from "zod/mini";
import { paths } from "../routes/paths.ts";
import { timesShape } from "../time/timestamp.ts";
import { documentIdSchema } from "../values/document-id.ts";
import { line, orderKeySchema } from "../values/text.ts";
import { SLUG_MAX, SLUG_PATTERN } from "./slug.ts";

export const COLLECTION_TITLE_MAX = 60;
export const COLLECTIONS_MAX = 50;
export const COLLECTION_PRODUCTS_MAX = 500;

/** `sites/{siteId}/collections/{collectionId}` as the owner writes it. May contain deleted products. `order` sorts collections. */
export const collectionDraftSchema = z.object({
  title: line(1, COLLECTION_TITLE_MAX),
  slug: z.string().check(z.maxLength(SLUG_MAX), z.regex(SLUG_PATTERN)),
  productIds: z.array(documentIdSchema).check(z.maxLength(COLLECTION_PRODUCTS_MAX)),
  order: orderKeySchema,
});
export type CollectionDraft = z.infer<typeof collectionDraftSchema>;

/** A collection as it is stored. Times in ms since 1970. */
export const storedCollectionSchema = /* @__PURE__ */ z.extend(collectionDraftSchema, timesShape);
export type Collection = z.infer<typeof storedCollectionSchema> & { id: string };

/** The owner's collection screen, separate from `paths`, which public scripts bundle. */
export function collectionPath(collectionId: string): string {
  return `${paths.collections}?open=${encodeURIComponent(collectionId)}`;
}

/** What to remove and then append so that `before` becomes `after`. Unlike writing the whole list, this keeps concurrent additions. */
export function rearranging(before: readonly string[], after: readonly string[]): { out: string[]; back: string[] } {
  const same = before.findIndex((id, at) => after[at] !== id);
  const from = same < 0 ? before.length : same;
  return { out: before.slice(from), back: after.slice(from) };
}

export function withPutBack(now: readonly string[], before: readonly string[], productId: string): string[] {
  if (now.includes(productId)) return [...now];
  const ahead = before.slice(0, before.indexOf(productId)).findLast((id) => now.includes(id));
  return now.toSpliced(ahead === undefined ? 0 : now.indexOf(ahead) + 1, 0, productId);
}
