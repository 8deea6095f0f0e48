import "@fontsource-variable/bricolage-grotesque/wght.css";
import "@fontsource-variable/instrument-sans/wght.css";
import "#ui/base.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "#app/app.tsx";
import { watchTyping } from "#app/errors/typing.ts";
import { router } from "#app/router.tsx";
import { fetchAhead, reloadOnceOnStaleBuild } from "#app/stale-build.ts";
import { commandTable } from "#data/command-table.ts";
import { onUnforeseen } from "#data/failures.ts";
import { fetchPartsBy } from "#data/parts.ts";
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
if (!root) throw new Error("index.html has no #root");
createRoot(root, rootErrorHooks).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
