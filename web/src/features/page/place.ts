import type { Page } from "@awning/domain/page/page";
import { orderBetween } from "#data/link/links.ts";

/**
 * The order key that puts a page at a place of the menu.
 * @param to index in the list without the moved page; beyond its end is the end
 */
export function menuKeyAt(pages: readonly Pick<Page, "id" | "menuOrder">[], movedId: string | null, to: number): string {
  const others = pages.filter((page) => page.id !== movedId);
  const before = others.slice(0, to).at(-1)?.menuOrder ?? null;
  // Two devices may have given the same key: then the next larger one bounds the place.
  const after = others.slice(to).find((page) => before === null || page.menuOrder > before)?.menuOrder ?? null;
  return orderBetween(before === null ? null : { order: before }, after === null ? null : { order: after });
}

/** The list as it stands after a move, for showing it at once. */
export function movedPages<T extends { id: string }>(pages: readonly T[], id: string, to: number): T[] {
  const page = pages.find((one) => one.id === id);
  const others = pages.filter((one) => one.id !== id);
  return page ? others.toSpliced(to, 0, page) : others;
}
