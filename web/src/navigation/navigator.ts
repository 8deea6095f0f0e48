import type { Mark, Trail } from "./history-state.ts";
import { type LoadedPage, RouteCancelled } from "./page-data.ts";
import { pageUrl } from "./page-link.ts";
import type { PageStore } from "./page-store.ts";
import { createRenderedPages } from "./rendered-pages.ts";

/** Ms after which a page that does not come is left to the browser, which can show that it waits. */
const PATIENCE_MS = 8000;

/** Everything around a navigation. `Drawn` is a page ready to be put on screen. */
export type NavigatorOptions<Drawn> = {
  store: Pick<PageStore, "get" | "cancel">;
  trail: Trail;
  screen: {
    /** Makes a page ready. Rejects when the data cannot be drawn. */
    prepare(page: LoadedPage): Promise<Drawn>;
    /** Puts a page in place of the one that stands there, and returns that one. */
    swap(next: Drawn): Drawn;
    /** Whether something is on its way. */
    setBusy(isBusy: boolean): void;
    /** How the page that stands there is being left. */
    mark(): Mark;
    /** After a new page: its place, the focus, and its title for who listens. */
    arrive(hash: string): void;
    /** After a page somebody has come back to. */
    comeBack(mark: Mark): void;
    /** After another place on the page that is shown. */
    scrollTo(y: number): void;
  };
  /** Where the browser stands. */
  location: () => URL;
  /** Whether the device has no line at all. */
  isOffline: () => boolean;
  /** Hands the wanted address to the browser; `isHere` when the browser stands at it already. */
  leave: (href: string, isHere: boolean) => void;
  now?: () => number;
  patience?: number;
};

export type Navigator = {
  /** Follows a link to another page of the shop. */
  go(href: string): Promise<void>;
  /** Follows the browser, which has gone back or forward already. */
  follow(): Promise<void>;
  /** Writes down how the page is left when the browser goes away. */
  pause(): void;
};

type Move = { url: string; stop: AbortController; done: Promise<void> };

/** Moves between pages without loading documents. A later move ends an earlier one; what fails is left to the browser. */
export function createNavigator<Drawn>(around: NavigatorOptions<Drawn>): Navigator {
  const { store, trail, screen, location, isOffline, leave, patience = PATIENCE_MS } = around;
  const kept = createRenderedPages<Drawn>(around.now ?? Date.now);
  let shown = { url: pageUrl(location()), entry: trail.here().entry };
  let current: Move | null = null;

  /** Resolves when the page is shown, given up or overtaken; it never rejects. */
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
        // Only another move makes a click mean nothing any more.
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

  /** Ends the move under way, and its request unless the same page is wanted again. */
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
      // To a place named for the first time the browser has scrolled already.
      if (!isNew) screen.scrollTo(trail.markOf(entry).y);
      return Promise.resolve();
    }
    const back = (drawn: Drawn) => {
      put(drawn, { url, entry });
      screen.comeBack(trail.markOf(entry));
    };
    const left = kept.find(entry);
    // Without a line nobody can say that the page at hand is another by now; otherwise the browser asks for it.
    if (!left?.isFresh) return move(url, back, () => (left && isOffline() ? back(left.page) : leave(here.href, true)));
    supersede(url);
    back(left.page);
    return Promise.resolve();
  }

  return { go, follow, pause: () => trail.mark(shown.entry, screen.mark()) };
}

/** The outcome of `work`, unless it is stopped or takes too long. */
function unlessStopped<T>(work: Promise<T>, signal: AbortSignal, patience: number): Promise<T> {
  return new Promise((done, refuse) => {
    const timer = setTimeout(() => refuse(new Error("No answer in time")), patience);
    signal.addEventListener("abort", () => refuse(new RouteCancelled()));
    work.then(done, refuse).finally(() => clearTimeout(timer));
  });
}
