/** How long the worker waits for the first screen. */
const AFTER_MS = 4_000;

/**
 * Caches the dashboard on this device for the next visit. Everything works without it, in browsers that have no workers or
 * refuse them. Not in the development server, whose files change under the same names.
 */
export function keepShellOnDevice(): () => void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return () => {};
  const timer = setTimeout(() => void navigator.serviceWorker.register("/sw.js").catch(() => undefined), AFTER_MS);
  return () => clearTimeout(timer);
}
