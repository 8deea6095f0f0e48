const LIFE_MS = 30_000;
const PAGES_MAX = 8;

/** Pages as they were left, with all input and open elements. */
export type RenderedPages<Drawn> = {
  keep(entry: string, page: Drawn): void;
  /** A page as it was left, and whether that was recent; `null` when it is not stored. */
  find(entry: string): { page: Drawn; isFresh: boolean } | null;
  /** Removes a page that is shown again. */
  drop(entry: string): void;
};

/** Keeps the last 8 pages. Within 30 s, back and forward are instant; older pages are loaded again while online. */
export function createRenderedPages<Drawn>(now: () => number): RenderedPages<Drawn> {
  const pages = new Map<string, { page: Drawn; since: number }>();
  return {
    keep(entry, page) {
      pages.delete(entry);
      pages.set(entry, { page, since: now() });
      for (const oldest of pages.keys()) {
        if (pages.size <= PAGES_MAX) break;
        pages.delete(oldest);
      }
    },
    find(entry) {
      const found = pages.get(entry);
      return found ? { page: found.page, isFresh: now() - found.since < LIFE_MS } : null;
    },
    drop: (entry) => void pages.delete(entry),
  };
}
