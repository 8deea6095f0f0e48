// Separate from pages, so that the menu does not bundle the block schemas.
import * as z from "zod/mini";
import { compareKeys } from "../values/rows.ts";

/** The id of the home page and of its published copy; reserved as a slug. */
export const HOME_PAGE_ID = "home";
export const BLOCK_PRODUCTS_MAX = 24;

/** A published page in the main copy, in menu order. The home page has the slug `home`. */
export const publicPageEntrySchema = z.object({
  slug: z.string(),
  title: z.string(),
  inMenu: z.boolean(),
  version: z.number(),
  id: z.string(),
});
type IndexedPage = Omit<PublicPageEntry, "id"> & { menuOrder: string };
export type PublicPageEntry = z.output<typeof publicPageEntrySchema>;

export function pageEntries(index: Readonly<Record<string, IndexedPage>>): PublicPageEntry[] {
  return Object.entries(index)
    .toSorted(([a, one], [b, other]) => compareKeys(place(a, one.menuOrder), place(b, other.menuOrder)) || compareKeys(a, b))
    .map(([id, { slug, title, inMenu, version }]) => ({ slug, title, inMenu, version, id }));
}

function place(id: string, menuOrder: string): string {
  return id === HOME_PAGE_ID ? "" : menuOrder;
}
