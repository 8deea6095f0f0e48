import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig, loadEnv, type Plugin } from "vite";
import { APP_SEGMENTS, PUBLIC_SEGMENTS } from "../domain/src/routes/paths.ts";
import { noteParts } from "../tools/lib/budgets/note-parts.ts";
import { chunkGroup, SERVERS } from "./chunks.ts";
import { installable } from "./installable.ts";
import { brandMarks } from "./marks.ts";
import { screenExpressions } from "./screens.ts";

const HOSTING = "http://127.0.0.1:5050";
const stub = (name: string) => fileURLToPath(new URL(`./src/data/stubs/${name}.ts`, import.meta.url));

// In development Vite answers the app itself; what Hosting hands to functions (public pages, commands) goes there.
const OWN_SEGMENTS = [...APP_SEGMENTS, ...PUBLIC_SEGMENTS, "src", "node_modules"].join("|");
const PUBLIC_PAGES = `^/(?!(?:${OWN_SEGMENTS})(?:[/?]|$))[A-Za-z0-9][A-Za-z0-9_-]+(?:/[^.]*)?(?:\\?.*)?$`;

// The words of index.html for a start that fails must not wait for styles that may never come. The app does wait for them:
// a module runs after the styles before it.
const stylesAfterWords: Plugin = {
  name: "styles-after-words",
  transformIndexHtml: {
    order: "post",
    handler(html) {
      const links = html.match(/<link rel="stylesheet"[^>]*>/g) ?? [];
      const without = links.reduce((rest, link) => rest.replace(link, ""), html);
      return without.replace("</body>", `${links.join("")}</body>`);
    },
  },
};

/** reactfire asks for Storage in its one entry file, so every screen would carry it; only uploads need it. */
const reactfireWithoutStorage: Plugin = {
  name: "reactfire-without-storage",
  enforce: "pre",
  apply: "build",
  resolveId: (source, importer) =>
    source === "firebase/storage" && importer?.includes("/node_modules/reactfire/") ? stub("firebase-storage") : null,
};

/** Constants that the worker has as well. */
const ofWorker = (mode: string) => ({
  __DEVELOPMENT__: JSON.stringify(mode === "emulator"),
  __SCREENS__: JSON.stringify(screenExpressions()),
});
const own = (mode: string) => loadEnv(mode, import.meta.dirname, "AWNING_");

export default defineConfig(({ mode, isSsrBuild }) => ({
  plugins: [
    react(),
    !isSsrBuild && installable(ofWorker(mode)),
    !isSsrBuild && brandMarks(),
    reactfireWithoutStorage,
    stylesAfterWords,
    noteParts(own(mode).AWNING_PARTS),
  ],
  define: {
    ...ofWorker(mode),
    // Constants, so that a build that reports no errors carries nothing that could.
    __SENTRY_DSN__: JSON.stringify(loadEnv(mode, import.meta.dirname, "VITE_").VITE_SENTRY_DSN ?? ""),
    __APP_CHECK_KEY__: JSON.stringify(loadEnv(mode, import.meta.dirname, "VITE_").VITE_APP_CHECK_KEY ?? ""),
    __PUSH_KEY__: JSON.stringify(loadEnv(mode, import.meta.dirname, "VITE_").VITE_PUSH_KEY ?? ""),
    __SITE_URL__: JSON.stringify(loadEnv(mode, import.meta.dirname, "VITE_").VITE_SITE_URL ?? ""),
    __RELEASE__: JSON.stringify(own(mode).AWNING_RELEASE ?? "awning"),
  },
  resolve: {
    alias: {
      // What the SDKs pull in and we never call: together 75 KB of the dashboard. Each stub throws when it is called.
      re2js: stub("re2js"),
      "firebase/database": stub("firebase-database"),
      "firebase/functions": stub("firebase-functions"),
      "firebase/remote-config": stub("firebase-remote-config"),
    },
  },
  // What writes WebP where the browser does not: modules, as it loads the one codec that this processor can run.
  worker: { format: "es" },
  // Moved into the folder of what is prepared, it would look for its codecs there.
  optimizeDeps: { exclude: ["@jsquash/webp"] },
  build: {
    outDir: "dist",
    assetsDir: "assets",
    // Browsers that know `light-dark()`, so that it is not written out for older ones.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    // The same browsers preload modules by themselves.
    modulePreload: { polyfill: false },
    manifest: true,
    // For whoever uploads them: no script names them, and Hosting serves none.
    sourcemap: mode === "production" ? "hidden" : false,
    rolldownOptions: {
      // Shared words are written into the files that show them; a screen does not load those of others.
      optimization: { inlineConst: { mode: "all" } },
      // Otherwise what it imports would still be fetched, for a view that is not in the app.
      treeshake: { moduleSideEffects: [{ test: SERVERS, sideEffects: false }] },
      output: {
        // Not recursively: otherwise each file would draw in what its modules import, the database first of all.
        codeSplitting: isSsrBuild ? true : { includeDependenciesRecursively: false, groups: [chunkGroup()] },
      },
    },
  },
  server: {
    port: 5173,
    host: "127.0.0.1",
    strictPort: true,
    proxy: {
      "/api": { target: HOSTING },
      "/monitoring": { target: HOSTING },
      "/tally": { target: HOSTING },
      "/assets": { target: HOSTING },
      [PUBLIC_PAGES]: { target: HOSTING },
    },
  },
}));
