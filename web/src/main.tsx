import "@fontsource-variable/bricolage-grotesque/wght.css";
import "@fontsource-variable/instrument-sans/wght.css";
import "#ui/base.css";
import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { App } from "#app/app.tsx";
import { watchTyping } from "#app/errors/typing.ts";
import { firstScreen, isPrerendered, router } from "#app/router.tsx";
import { fetchAhead, reloadOnceOnStaleBuild } from "#app/stale-build.ts";
import { commandTable } from "#data/core/command-table.ts";
import { onUnforeseen } from "#data/core/failures.ts";
import { fetchPartsBy } from "#data/core/parts.ts";
import { outliveTranslators } from "#dom/outlive-translators.ts";
import { reportError, rootErrorHooks, watchErrors } from "#monitoring/report.ts";

outliveTranslators();
watchErrors(router, (part) => fetchAhead([part]));
watchTyping();
onUnforeseen((failure) => reportError(failure, "shown"));
reloadOnceOnStaleBuild(router);
fetchPartsBy((part) => fetchAhead([part]));
window.addEventListener("load", () => void commandTable().catch(() => {}));

const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root");
const app = (
  <StrictMode>
    <App />
  </StrictMode>
);
if (!isPrerendered) createRoot(root, rootErrorHooks).render(app);
else void takeOver(root);

/** Keeps the prerendered page until the app can render the same. */
async function takeOver(place: HTMLElement): Promise<void> {
  await firstScreen();
  // Prerendered pages contain no personal data, so the app renders a personal page from scratch.
  if (place.dataset.takeover === "replace") createRoot(place, rootErrorHooks).render(app);
  else hydrateRoot(place, app, rootErrorHooks);
  place.dataset.takeover = "done";
}
