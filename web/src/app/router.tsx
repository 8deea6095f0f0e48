import { createBrowserRouter } from "react-router";
import { routes } from "./routes.tsx";

/** Whether the page came with its words in it, to be taken over as it is. */
export const isPrerendered = typeof document !== "undefined" && document.getElementById("root")?.firstChild != null;

// Data from the server, though there is none: with it the page stays where it was scrolled to.
export const router = createBrowserRouter(routes, isPrerendered ? { hydrationData: { loaderData: {} } } : undefined);

/** Waits until the first screen has been loaded. */
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
