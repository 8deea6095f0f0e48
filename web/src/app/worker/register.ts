/** How long the first screen has the line for itself. */
const AFTER_MS = 4_000;

/**
 * Keeps the dashboard on this device for the next visit. Where a browser has no workers, or refuses them, everything works without.
 * Not in a development server, whose files change under the same names.
 */
export function keepShellOnDevice(): () => void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return () => {};
  const timer = setTimeout(() => void navigator.serviceWorker.register("/sw.js").catch(() => undefined), AFTER_MS);
  return () => clearTimeout(timer);
}
