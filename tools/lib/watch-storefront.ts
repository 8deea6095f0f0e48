import { watch } from "node:fs";
import { buildStorefront } from "../build-storefront.ts";
import { fromRoot } from "./root.ts";

// Editors save in several steps, and switching branches changes many files.
const QUIET_MS = 200;

/** Rebuilds public scripts, islands and styles on every change until the returned function is called. */
export function watchStorefront(say: (line: string) => void): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let building = Promise.resolve();
  const rebuild = () => {
    building = building
      .then(() => buildStorefront({ development: true }))
      .then(
        () => say("Public pages rebuilt."),
        () => say("The public pages do not build (see above)."),
      );
  };
  const watchers = ["web/src/storefront", "web/src/navigation", "web/src/data", "domain/src"].map((folder) =>
    watch(fromRoot(folder), { recursive: true }, (_, file) => {
      if (file?.endsWith(".test.ts") || file?.endsWith(".test.tsx")) return;
      clearTimeout(timer);
      timer = setTimeout(rebuild, QUIET_MS);
    }),
  );
  return async () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
    await building;
  };
}
