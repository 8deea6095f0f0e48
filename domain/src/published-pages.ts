import * as z from "zod/mini";
import { blocksSchema } from "./blocks.ts";
import { HOME_PAGE_ID, type PageIndex, pageSeoSchema } from "./page.ts";

/** A published page as the main copy names it, in the order of the menu. The home page has the slug `home`. */
export const publicPageEntrySchema = z.object({ slug: z.string(), title: z.string(), inMenu: z.boolean(), version: z.number() });
export type PublicPageEntry = z.output<typeof publicPageEntrySchema>;

/** `published/{username}/pages/{slug}`: a page as visitors see it. Unfinished blocks are not in it. */
export const publishedPageSchema = z.object({
  version: z.number(),
  slug: z.string(),
  title: z.string(),
  seo: pageSeoSchema,
  blocks: blocksSchema,
});
export type PublishedPage = z.output<typeof publishedPageSchema>;

/** The published pages as a list: the home page, then as the owner ordered the menu. */
export function pageEntries(index: PageIndex): PublicPageEntry[] {
  return Object.entries(index)
    .toSorted(([a, one], [b, other]) => compare(place(a, one.menuOrder), place(b, other.menuOrder)) || compare(a, b))
    .map(([, { slug, title, inMenu, version }]) => ({ slug, title, inMenu, version }));
}

function place(id: string, menuOrder: string): string {
  return id === HOME_PAGE_ID ? "" : menuOrder;
}

// By code units, as order keys are made; a locale would put letters of both cases beside each other.
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
