import type { LoadedPage } from "./page-data.ts";

const LIFE_MS = 30_000;
const PAGES_MAX = 16;

type Entry = { page: Promise<LoadedPage>; stop: AbortController; since: number };
type Options = {
  load: (url: string, signal: AbortSignal) => Promise<LoadedPage>;
  now?: () => number;
};

/** Pages that were fetched a moment ago or are on their way. */
export type PageStore = {
  /** The page at an address: the request under way, one fetched in the last 30 s, or a new one. */
  get(url: string): Promise<LoadedPage>;
  /** Ends a request nobody wants any more. What has arrived stays. */
  cancel(url: string): void;
};

/** Keeps up to 16 pages for 30 s, besides those on their way, so that what was fetched ahead and what was just seen is there at once. A failure is not kept. */
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
        // Its life begins when it is there.
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
      // The oldest goes first: a map keeps the order in which its keys came. Somebody may wait for what is on its way.
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
