import { createBrowserRouter } from "react-router";
import { routes } from "./routes.tsx";

/** Whether the page was prerendered and is to be hydrated. */
export const isPrerendered = typeof document !== "undefined" && document.getElementById("root")?.firstChild != null;

// Hydration data, though empty, keeps the page's scroll position.
export const router = createBrowserRouter(routes, isPrerendered ? { hydrationData: { loaderData: {} } } : undefined);

/** Resolves once the first screen has loaded. */
export function firstScreen(): Promise<void> {
  return new Promise((done) => {
    if (router.state.initialized) return done();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      done();
    });
  });
}
