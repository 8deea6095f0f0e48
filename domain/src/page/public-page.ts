// Apart from the pages themselves: what shows the menu does not carry the schemas of blocks.
import * as z from "zod/mini";

/** The id of the home page, and the name of its published copy. No other page can have it as its slug. */
export const HOME_PAGE_ID = "home";
/** Products that one block shows. */
export const BLOCK_PRODUCTS_MAX = 24;

/** A published page as the main copy names it, in the order of the menu. The home page has the slug `home`. */
export const publicPageEntrySchema = z.object({
  slug: z.string(),
  title: z.string(),
  inMenu: z.boolean(),
  version: z.number(),
  id: z.string(),
});
type IndexedPage = Omit<PublicPageEntry, "id"> & { menuOrder: string };
export type PublicPageEntry = z.output<typeof publicPageEntrySchema>;

/** The published pages as a list: the home page, then as the owner ordered the menu. */
export function pageEntries(index: Readonly<Record<string, IndexedPage>>): PublicPageEntry[] {
  return Object.entries(index)
    .toSorted(([a, one], [b, other]) => compare(place(a, one.menuOrder), place(b, other.menuOrder)) || compare(a, b))
    .map(([id, { slug, title, inMenu, version }]) => ({ slug, title, inMenu, version, id }));
}

function place(id: string, menuOrder: string): string {
  return id === HOME_PAGE_ID ? "" : menuOrder;
}

// By code units, as order keys are made; a locale would put letters of both cases beside each other.
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
