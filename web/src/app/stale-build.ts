const KEY = "awning.reloaded-at";
/** A second failure within this time is no stale build: then the error is shown. */
const ONCE_WITHIN_MS = 30_000;

/**
 * After a new build the parts of the old one are gone, and a tab opened before fails to load the next screen. One silent
 * reload brings the new build; a connection that is down is left to the error screen.
 */
export function reloadOnceOnStaleBuild(): void {
  window.addEventListener("vite:preloadError", (event) => {
    if (!navigator.onLine || !mayReload(Date.now())) return;
    event.preventDefault();
    window.location.reload();
  });
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
