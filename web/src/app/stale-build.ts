const KEY = "awning.reloaded-at";
/** A second failure within this time is no stale build: then the error is shown. */
const ONCE_WITHIN_MS = 30_000;

let fetchesAhead = 0;

/**
 * After a new build the parts of the old one are gone, and a tab opened before fails to load the next screen. One silent
 * full load of the wanted screen brings the new build; a connection that is down is left to the error screen.
 * @param wantedPath the address somebody is on the way to; `null` when nobody is
 */
export function reloadOnceOnStaleBuild(wantedPath: () => string | null): void {
  window.addEventListener("vite:preloadError", (event) => {
    if (fetchesAhead > 0 || !navigator.onLine || !mayReload(Date.now())) return;
    event.preventDefault();
    const path = wantedPath();
    if (path === null) window.location.reload();
    else window.location.assign(path);
  });
}

/**
 * Loads parts of the app that nobody asked for yet, one after another. One that does not arrive is asked for again when
 * its screen is opened; it reloads nothing under somebody's hands.
 * @returns whether all of them are here
 */
export async function fetchAhead(parts: readonly (() => Promise<unknown>)[]): Promise<boolean> {
  for (const load of parts) {
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

/** Whether an error says that a part of the app could not be loaded. */
export function isLoadFailure(error: unknown): boolean {
  return error instanceof Error && /dynamically imported module|importing a module script|preload CSS/i.test(error.message);
}

function mayReload(now: number): boolean {
  const last = Number(sessionStorage.getItem(KEY) ?? 0);
  if (now - last < ONCE_WITHIN_MS) return false;
  sessionStorage.setItem(KEY, String(now));
  return true;
}
