import type { Mark, Trail } from "./history-state.ts";
import { type LoadedPage, RouteCancelled } from "./page-data.ts";
import { pageUrl } from "./page-link.ts";
import type { PageStore } from "./page-store.ts";
import { createRenderedPages } from "./rendered-pages.ts";

/** How long a page may take, in ms, before the browser loads it and shows its own progress. */
const PATIENCE_MS = 8000;

/** The dependencies of navigation. `Drawn` is a page ready to show. */
export type NavigatorOptions<Drawn> = {
  store: Pick<PageStore, "get" | "cancel">;
  trail: Trail;
  screen: {
    /** Prepares a page. Rejects when the data cannot be drawn. */
    prepare(page: LoadedPage): Promise<Drawn>;
    /** Replaces the current page and returns it. */
    swap(next: Drawn): Drawn;
    /** Whether a navigation is pending. */
    setBusy(isBusy: boolean): void;
    /** The state of the current page as it is left. */
    mark(): Mark;
    /** After a new page: fragment, focus, and its title for screen readers. */
    arrive(hash: string): void;
    /** After returning to an earlier page. */
    comeBack(mark: Mark): void;
    /** After navigating within the current page. */
    scrollTo(y: number): void;
  };
  /** The browser's current address. */
  location: () => URL;
  /** Whether the device is offline. */
  isOffline: () => boolean;
  /** Lets the browser load an address; `isHere` when it is already the current one. */
  leave: (href: string, isHere: boolean) => void;
  now?: () => number;
  patience?: number;
};

export type Navigator = {
  /** Follows a link to another page of the shop. */
  go(href: string): Promise<void>;
  /** Follows the browser's back or forward navigation. */
  follow(): Promise<void>;
  /** Stores the page's state before the browser unloads it. */
  pause(): void;
};

type Move = { url: string; stop: AbortController; done: Promise<void> };

/**
 * Navigates between pages without loading documents. A later navigation cancels an earlier one; failures are left to the
 * browser.
 */
export function createNavigator<Drawn>(around: NavigatorOptions<Drawn>): Navigator {
  const { store, trail, screen, location, isOffline, leave, patience = PATIENCE_MS } = around;
  const kept = createRenderedPages<Drawn>(around.now ?? Date.now);
  let shown = { url: pageUrl(location()), entry: trail.here().entry };
  let current: Move | null = null;

  /** Resolves when the page is shown, failed or canceled; it never rejects. */
  function move(url: string, show: (drawn: Drawn, page: LoadedPage) => void, giveUp: () => void): Promise<void> {
    supersede(url);
    const stop = new AbortController();
    const run = async () => {
      screen.setBusy(true);
      const load = async () => {
        const page = await store.get(url);
        return { page, drawn: await screen.prepare(page) };
      };
      try {
        const { page, drawn } = await unlessStopped(load(), stop.signal, patience);
        show(drawn, page);
      } catch {
        // Only another navigation cancels a click.
        if (stop.signal.aborted) return;
        store.cancel(url);
        giveUp();
      } finally {
        if (current === mine) {
          current = null;
          screen.setBusy(false);
        }
      }
    };
    const mine: Move = { url, stop, done: Promise.resolve() };
    current = mine;
    mine.done = run();
    return mine.done;
  }

  /** Cancels the pending navigation, and its request unless the same page is requested again. */
  function supersede(next: string): void {
    if (!current) return;
    const { stop, url } = current;
    current = null;
    stop.abort();
    if (url !== next) store.cancel(url);
    screen.setBusy(false);
  }

  function put(drawn: Drawn, next: typeof shown): void {
    kept.drop(next.entry);
    kept.keep(shown.entry, screen.swap(drawn));
    shown = next;
  }

  function go(href: string): Promise<void> {
    const wanted = new URL(href);
    const url = pageUrl(wanted);
    if (current?.url === url) return current.done;
    return move(
      url,
      (drawn, page) => {
        trail.mark(shown.entry, { ...screen.mark(), focus: href });
        put(drawn, { url: page.url, entry: trail.push(page.url + wanted.hash) });
        screen.arrive(wanted.hash);
      },
      () => leave(href, false),
    );
  }

  function follow(): Promise<void> {
    const here = location();
    const url = pageUrl(here);
    trail.mark(shown.entry, screen.mark());
    const { entry, isNew } = trail.here();
    if (url === shown.url) {
      supersede(url);
      shown = { url, entry };
      // The browser has already scrolled to a new fragment.
      if (!isNew) screen.scrollTo(trail.markOf(entry).y);
      return Promise.resolve();
    }
    const back = (drawn: Drawn) => {
      put(drawn, { url, entry });
      screen.comeBack(trail.markOf(entry));
    };
    const left = kept.find(entry);
    // Offline, the stored page cannot be outdated by a newer answer; otherwise it is loaded again.
    if (!left?.isFresh) return move(url, back, () => (left && isOffline() ? back(left.page) : leave(here.href, true)));
    supersede(url);
    back(left.page);
    return Promise.resolve();
  }

  return { go, follow, pause: () => trail.mark(shown.entry, screen.mark()) };
}

/** The result of `work`, unless it is canceled or takes too long. */
function unlessStopped<T>(work: Promise<T>, signal: AbortSignal, patience: number): Promise<T> {
  return new Promise((done, refuse) => {
    const timer = setTimeout(() => refuse(new Error("No answer in time")), patience);
    signal.addEventListener("abort", () => refuse(new RouteCancelled()));
    work.then(done, refuse).finally(() => clearTimeout(timer));
  });
}
