import * as z from "zod/mini";
import { gapOf } from "../page/block.ts";
import { blocksSchema, mapBlocks } from "../page/blocks.ts";
import { type PageVersion, pageSeoSchema } from "../page/page.ts";

/** `published/{username}/pages/{slug}`: a page as visitors see it. Unfinished blocks are not in it. */
export const publishedPageSchema = z.object({
  version: z.number(),
  slug: z.string(),
  title: z.string(),
  seo: pageSeoSchema,
  blocks: blocksSchema,
});
export type PublishedPage = z.output<typeof publishedPageSchema>;

/** What visitors see of a version of a page, field by field. */
export function toPublishedPage({ version, slug, title, seo, blocks }: PageVersion): PublishedPage {
  return { version, slug, title, seo, blocks: mapBlocks(blocks, (block) => (gapOf(block) === null ? block : null)) };
}
