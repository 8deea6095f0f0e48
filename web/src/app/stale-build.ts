import { keep, recall } from "#data/core/browser-storage.ts";

const KEY = "awning.reloaded-for";

let fetchesAhead = 0;
let isReloading = false;

/** The parts of the router this needs: location, navigation and errors. */
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
 * A new build removes the old chunks, so a tab opened before it fails to load the next screen. One silent full load of that
 * screen brings the new build. It does not reload again until a screen has loaded: however slowly a chunk fails, the second
 * failure shows the error screen. Without a connection the error screen appears at once.
 */
export function reloadOnceOnStaleBuild(router: Router): void {
  window.addEventListener("vite:preloadError", (event) => {
    const { location } = router.state.navigation;
    // The user may be waiting for a chunk that is being preloaded.
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
  // The router treats a prevented error as loaded while the page is already reloading.
  if (isReloading || !initialized || errors !== null || navigation.state !== "idle") return;
  keep("sessionStorage", KEY, null);
}

/**
 * Preloads chunks one after another. One that fails is loaded again when its screen opens; it never reloads the page.
 * @returns whether all of them loaded
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

/** Waits until the browser is idle; Safari has no `requestIdleCallback`. */
function idle(): Promise<unknown> {
  return new Promise((done) => ("requestIdleCallback" in window ? requestIdleCallback(done, { timeout: 1_000 }) : setTimeout(done)));
}

/** Whether an error means that a chunk failed to load. */
export function isLoadFailure(error: unknown): boolean {
  return error instanceof Error && /dynamically imported module|importing a module script|preload CSS/i.test(error.message);
}

/** Whether this tab has not reloaded for it yet. Without storage this is unknown, so it never reloads. */
function mayReload(): boolean {
  return recall("sessionStorage", KEY) === null && keep("sessionStorage", KEY, "1");
}
