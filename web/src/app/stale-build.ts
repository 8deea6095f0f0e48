import { keep, recall } from "#data/core/browser-storage.ts";

const KEY = "awning.reloaded-for";

let fetchesAhead = 0;
let isReloading = false;

/** What the app's router tells of where somebody is, on the way to, and whether it went well. */
type Router = {
  readonly state: RouterState;
  subscribe(listener: (state: RouterState) => void): unknown;
};
type RouterState = {
  initialized: boolean;
  errors: unknown;
  location: { pathname: string; search: string };
  navigation: { state: string; location?: { pathname: string; search: string } | undefined };
};

/**
 * After a new build the parts of the old one are gone, and a tab opened before fails to load the next screen. One silent
 * full load of the wanted screen brings the new build. It is the only one until a screen has arrived: however slowly a
 * part fails, the error screen comes the second time. A connection that is down is left to the error screen at once.
 */
export function reloadOnceOnStaleBuild(router: Router): void {
  window.addEventListener("vite:preloadError", (event) => {
    const { location } = router.state.navigation;
    // What is fetched ahead may be what somebody is already waiting for.
    const isUnwanted = fetchesAhead > 0 && !location;
    if (isUnwanted || !navigator.onLine || !mayReload()) return;
    event.preventDefault();
    isReloading = true;
    if (location) window.location.assign(location.pathname + location.search);
    else window.location.reload();
  });
  forgetReloadIfFine(router.state);
  router.subscribe(forgetReloadIfFine);
}

function forgetReloadIfFine({ initialized, errors, navigation }: RouterState): void {
  // What was prevented counts as arrived for the router, while the page is already being replaced.
  if (isReloading || !initialized || errors !== null || navigation.state !== "idle") return;
  keep("sessionStorage", KEY, null);
}

/**
 * Loads parts of the app that nobody asked for yet, one after another. One that does not arrive is asked for again when
 * its screen is opened; it reloads nothing under somebody's hands.
 * @returns whether all of them are here
 */
export async function fetchAhead(parts: readonly (() => Promise<unknown>)[]): Promise<boolean> {
  for (const load of parts) {
    await idle();
    fetchesAhead++;
    try {
      await load();
    } catch {
      return false;
    } finally {
      fetchesAhead--;
    }
  }
  return true;
}

/** Waits until the browser has nothing else to do; Safari has no word for it. */
function idle(): Promise<unknown> {
  return new Promise((done) => ("requestIdleCallback" in window ? requestIdleCallback(done, { timeout: 1_000 }) : setTimeout(done)));
}

/** Whether an error says that a part of the app could not be loaded. */
export function isLoadFailure(error: unknown): boolean {
  return error instanceof Error && /dynamically imported module|importing a module script|preload CSS/i.test(error.message);
}

/** Whether this tab has not reloaded for it yet. Without storage nobody could tell, so then never. */
function mayReload(): boolean {
  return recall("sessionStorage", KEY) === null && keep("sessionStorage", KEY, "1");
}
