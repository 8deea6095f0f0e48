import type { LoadedPage } from "./page-data.ts";

const LIFE_MS = 30_000;
const PAGES_MAX = 16;

type Entry = { page: Promise<LoadedPage>; stop: AbortController; since: number };
type Options = {
  load: (url: string, signal: AbortSignal) => Promise<LoadedPage>;
  now?: () => number;
};

/** Pages loaded recently or being loaded. */
export type PageStore = {
  /** The page at an address: the pending request, one loaded in the last 30 s, or a new one. */
  get(url: string): Promise<LoadedPage>;
  /** Cancels a request that is no longer needed. Loaded pages stay. */
  cancel(url: string): void;
};

/** Keeps up to 16 pages for 30 s, besides pending ones, so preloaded and recent pages show at once. Failures are not kept. */
export function createPageStore({ load, now = Date.now }: Options): PageStore {
  const entries = new Map<string, Entry>();
  const pending = new Set<Entry>();

  function start(url: string): Entry {
    const stop = new AbortController();
    const entry: Entry = { page: load(url, stop.signal), stop, since: now() };
    const settle = () => pending.delete(entry);
    pending.add(entry);
    entry.page.then(
      () => {
        settle();
        // Its lifetime starts on arrival.
        entry.since = now();
      },
      () => {
        settle();
        if (entries.get(url) === entry) entries.delete(url);
      },
    );
    return entry;
  }

  return {
    get(url) {
      const known = entries.get(url);
      if (known && (pending.has(known) || now() - known.since < LIFE_MS)) return known.page;
      const entry = start(url);
      // Drops the oldest first, in the map's insertion order. Pending requests stay, because a navigation may wait for them.
      entries.delete(url);
      entries.set(url, entry);
      for (const [oldest, one] of entries) {
        if (entries.size <= PAGES_MAX) break;
        if (!pending.has(one)) entries.delete(oldest);
      }
      return entry.page;
    },
    cancel(url) {
      const entry = entries.get(url);
      if (!entry || !pending.has(entry)) return;
      entries.delete(url);
      entry.stop.abort();
    },
  };
}
