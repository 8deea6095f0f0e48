import * as z from "zod/mini";
import { designSchema } from "../design/design.ts";
import { gapOf } from "../page/block.ts";
import { blocksSchema, mapBlocks } from "../page/blocks.ts";
import { type PageVersion, pageSeoSchema } from "../page/page.ts";
import { publishedSiteSchema } from "./published.ts";
import { scheduledPlaceSchema } from "./published-links.ts";

/** `published/{username}/pages/{slug}`: a page for visitors, without incomplete blocks. */
export const publishedPageSchema = z.object({
  version: z.number(),
  slug: z.string(),
  title: z.string(),
  seo: pageSeoSchema,
  blocks: blocksSchema,
});
export type PublishedPage = z.output<typeof publishedPageSchema>;

export function toPublishedPage({ version, slug, title, seo, blocks }: PageVersion): PublishedPage {
  return { version, slug, title, seo, blocks: mapBlocks(blocks, (block) => (gapOf(block) === null ? block : null)) };
}

// Separate from page data, because only the server searches products.

export const publishedCopySchema = z.extend(publishedSiteSchema, {
  cardDocuments: z.number(),
  /** When the sources of the last full renewal were read; `version` rises with every patch as well. Missing in older copies. */
  renewed: z.optional(z.number()),
  design: z.nullable(designSchema),
  pickupPlace: z.string(),
  serviceCount: z.number(),
  /** Places of scheduled links; their content is in documents that become readable in time. */
  laterLinks: z.array(scheduledPlaceSchema),
});
export type PublishedCopy = z.infer<typeof publishedCopySchema>;

/** `published/{username}/products/slugs`: the page of each product. `pages[0]` is page 1. */
export const publishedSlugsSchema = z.object({
  version: z.number(),
  pages: z.array(z.object({ slugs: z.array(z.string()) })),
});
/**
 * `published/{username}/products/stock`: what the copy shows of each product, so that a sale or an edit can be compared with it and finds its
 * product. Only in shops with products. `marks` are hashes of what is shown (`shown-product.ts`), one for each of `ids`, in shop order; `low` are
 * the units left of products that are low; `cards` says how many products each card document holds; `bytes` is the size of all products together.
 */
export const publishedStockSchema = z.object({
  siteId: z.string(),
  ids: z.array(z.string()),
  marks: z.array(z.string()),
  low: z.record(z.string(), z.number()),
  cards: z.array(z.number()),
  bytes: z.number(),
});
export type PublishedStock = z.infer<typeof publishedStockSchema>;

/** A document beside the main copy: a page from 2, slugs, cards, or what is shown of the stock. */
export type ProductsDocument = number | "slugs" | "stock" | `cards-${number}`;
