import * as z from "zod/mini";
import { designSchema } from "../design/design.ts";
import { gapOf } from "../page/block.ts";
import { blocksSchema, mapBlocks } from "../page/blocks.ts";
import { type PageVersion, pageSeoSchema } from "../page/page.ts";
import { publishedSiteSchema } from "./published.ts";
import { scheduledPlaceSchema } from "./published-links.ts";

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

// Apart from what pages carry: only the service looks for products.

/** A public copy as it is stored, with what finds its products. */
export const publishedCopySchema = z.extend(publishedSiteSchema, {
  /** How many documents hold the cards that a search looks through. */
  cardDocuments: z.number(),
  /** What the owner chose on top of the theme; `null` for the theme as it is. */
  design: z.nullable(designSchema),
  /** Where and when things are collected, while pick-up is offered and its shop tells everybody; empty otherwise. */
  pickupPlace: z.string(),
  /** How many services lie beside it, those that stand in no list among them. */
  serviceCount: z.number(),
  /** Links that come later; what they say stands in documents that open with their time. */
  laterLinks: z.array(scheduledPlaceSchema),
});
export type PublishedCopy = z.infer<typeof publishedCopySchema>;

/** `published/{username}/products/slugs`: which page a product stands on. `pages[0]` are those of page 1. */
export const publishedSlugsSchema = z.object({
  version: z.number(),
  pages: z.array(z.object({ slugs: z.array(z.string()) })),
});
/** A document beside the pages of a public copy, or a page from 2. */
export type ProductsDocument = number | "slugs" | `cards-${number}`;
