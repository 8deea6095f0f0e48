const LIFE_MS = 30_000;
const PAGES_MAX = 8;

/** Pages as they were left, with all that was typed and opened on them. */
export type KeptPages<Drawn> = {
  keep(entry: string, page: Drawn): void;
  /** Gives a page out once: it goes back on screen. `null` when it is too old or was never here. */
  take(entry: string): Drawn | null;
};

/** Keeps the last 8 pages for 30 s, so that going back and forward takes no time at all and what is older is asked anew. */
export function createKeptPages<Drawn>(now: () => number): KeptPages<Drawn> {
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
    take(entry) {
      const found = pages.get(entry);
      pages.delete(entry);
      return found && now() - found.since < LIFE_MS ? found.page : null;
    },
  };
}
