import type { RootOptions } from "react-dom/client";
import { digestFor } from "./digests.ts";
import { type How, StoredErrors } from "./stored-errors.ts";
import { digestOf, isUnexpected } from "./unexpected.ts";

/** How long the first screen has the line and the processor for itself after it has loaded. */
const LOAD_AFTER_MS = 4_000;

const kept = new StoredErrors();
let route = "";
let isLoading = false;

/** Loads a part of the app that nobody asked for; answers whether it came. */
type LoadQuietly = (part: () => Promise<unknown>) => Promise<boolean>;
let loadQuietly: LoadQuietly | null = null;

/** What the app's router tells: the routes that match, and when they change. */
type Router = {
  readonly state: { matches: readonly { route: { path?: string } }[]; location: { key: string } };
  subscribe(listener: (state: Router["state"]) => void): () => void;
};

/**
 * Reports what nobody foresaw: what is thrown anywhere in the page, with the routes one came by. What sends the reports
 * is loaded when the page is idle or with the first error; until then errors are kept. A build without a DSN does nothing.
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

/** Reports an error unless it is an expected one or was met before. */
export function reportError(error: unknown, how: How, componentStack: string | null = null): void {
  if (!isReported(error)) return;
  if (kept.add({ error, how, componentStack, route })) void load();
}

/** Whether an error goes, or went, into a report. */
export function isReported(error: unknown): boolean {
  return __SENTRY_DSN__ !== "" && isUnexpected(error, { isOnline: navigator.onLine });
}

/** The digest that a person can quote: the server's log or the report has it. `null` when it would find nothing. */
export function quotableDigest(error: unknown): string | null {
  return isReported(error) ? digestFor(error) : digestOf(error);
}

/** React's own hooks. Each goes on to do what React does without it, so that the console and the window know too. */
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
    // Safari knows no idle time.
    if ("requestIdleCallback" in window) window.requestIdleCallback(() => void load(), { timeout: 10_000 });
    else void load();
  }, LOAD_AFTER_MS);
}

/** Without a connection it does not come: then the next error tries again. */
async function load(): Promise<void> {
  if (isLoading || !loadQuietly) return;
  isLoading = true;
  isLoading = await loadQuietly(async () => {
    const { startSentry } = await import("./sentry.ts");
    kept.handTo(startSentry());
  });
}

function routeOf({ matches }: Router["state"]): string {
  return matches.findLast((match) => match.route.path !== undefined)?.route.path ?? "/";
}
