const LIFE_MS = 30_000;
const PAGES_MAX = 8;

/** Pages as they were left, with all that was typed and opened on them. */
export type RenderedPages<Drawn> = {
  keep(entry: string, page: Drawn): void;
  /** A page as it was left, and whether that was a moment ago; `null` when it is not here. */
  find(entry: string): { page: Drawn; isFresh: boolean } | null;
  /** Forgets a page: it goes back on screen. */
  drop(entry: string): void;
};

/** Keeps the last 8 pages. For 30 s going back and forward takes no time at all; what is older is asked anew, while somebody answers. */
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
