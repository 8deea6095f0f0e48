import type { RootOptions } from "react-dom/client";
import { digestFor } from "./digests.ts";
import { type How, StoredErrors } from "./stored-errors.ts";
import { digestOf, isUnexpected } from "./unexpected.ts";

/** How long loading waits after the first screen has loaded. */
const LOAD_AFTER_MS = 4_000;

const kept = new StoredErrors();
let route = "";
let isLoading = false;

/** Loads a chunk in the background; returns whether it loaded. */
type LoadQuietly = (part: () => Promise<unknown>) => Promise<boolean>;
let loadQuietly: LoadQuietly | null = null;

/** What this needs of the router: the matching routes, and their changes. */
type Router = {
  readonly state: { matches: readonly { route: { path?: string } }[]; location: { key: string } };
  subscribe(listener: (state: Router["state"]) => void): () => void;
};

/**
 * Reports unexpected errors thrown anywhere in the page, with the routes visited. The sender loads when the page is idle or on
 * the first error; until then errors are queued. A build without a DSN does nothing.
 */
export function watchErrors(router: Router, loader: LoadQuietly): void {
  if (!__SENTRY_DSN__) return;
  loadQuietly = loader;
  route = routeOf(router.state);
  let { key } = router.state.location;
  router.subscribe((state) => {
    if (state.location.key === key) return;
    key = state.location.key;
    const from = route;
    route = routeOf(state);
    kept.moved({ from, to: route, timestamp: Date.now() / 1000 });
  });
  window.addEventListener("error", ({ error }) => error && reportError(error, "script"));
  window.addEventListener("unhandledrejection", ({ reason }) => reportError(reason, "rejection"));
  if (document.readyState === "complete") loadWhenIdle();
  else window.addEventListener("load", loadWhenIdle, { once: true });
}

/** Reports an error unless it is expected or already reported. */
export function reportError(error: unknown, how: How, componentStack: string | null = null): void {
  if (!isReported(error)) return;
  if (kept.add({ error, how, componentStack, route })) void load();
}

/** Whether an error is or will be reported. */
export function isReported(error: unknown): boolean {
  return __SENTRY_DSN__ !== "" && isUnexpected(error, { isOnline: navigator.onLine });
}

/** The digest a user can quote, if the server's log or a report contains it; otherwise `null`. */
export function quotableDigest(error: unknown): string | null {
  return isReported(error) ? digestFor(error) : digestOf(error);
}

/** React's own hooks. Each also does React's default, so the console and the window get the error too. */
export const rootErrorHooks: RootOptions = {
  onUncaughtError: (error, { componentStack }) => {
    reportError(error, "uncaught", componentStack ?? null);
    window.reportError(error);
  },
  onCaughtError: (error, { componentStack }) => {
    reportError(error, "caught", componentStack ?? null);
    console.error(error);
  },
  onRecoverableError: (error, { componentStack }) => {
    reportError(error, "recoverable", componentStack ?? null);
    window.reportError(error);
  },
};

function loadWhenIdle(): void {
  setTimeout(() => {
    // Safari has no `requestIdleCallback`.
    if ("requestIdleCallback" in window) window.requestIdleCallback(() => void load(), { timeout: 10_000 });
    else void load();
  }, LOAD_AFTER_MS);
}

/** Fails offline; the next error tries again. */
async function load(): Promise<void> {
  if (isLoading || !loadQuietly) return;
  isLoading = true;
  isLoading = await loadQuietly(async () => {
    const { startSentry } = await import("./sentry.ts");
    kept.handTo(startSentry());
  });
}

function routeOf({ matches }: Router["state"]): string {
  const path = matches.findLast((match) => match.route.path !== undefined)?.route.path ?? "/";
  // An optional part is no part of a route's name.
  return path.replace(/\/:\w+\?$/, "");
}
