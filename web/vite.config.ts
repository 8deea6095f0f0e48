import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig, loadEnv, type Plugin } from "vite";
import { APP_SEGMENTS, PUBLIC_SEGMENTS } from "../domain/src/paths.ts";
import { noteParts } from "../tools/lib/budgets/note-parts.ts";

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

const own = (mode: string) => loadEnv(mode, import.meta.dirname, "AWNING_");

export default defineConfig(({ mode }) => ({
  plugins: [react(), reactfireWithoutStorage, stylesAfterWords, noteParts(own(mode).AWNING_PARTS)],
  define: {
    __DEVELOPMENT__: JSON.stringify(mode === "emulator"),
    // Constants, so that a build that reports no errors carries nothing that could.
    __SENTRY_DSN__: JSON.stringify(loadEnv(mode, import.meta.dirname, "VITE_").VITE_SENTRY_DSN ?? ""),
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
      output: {
        // What many screens share comes in few files. Left alone it came in fifty, most of them smaller than their headers.
        codeSplitting: {
          // Otherwise each group would draw in what its modules import, the database first of all.
          includeDependenciesRecursively: false,
          groups: [
            { name: "shell", tags: ["$initial"], priority: 3 },
            // Links are known to few screens; that each of them comes in several files does not make them a matter of all.
            {
              name: "domain",
              test: /\/domain\/src\/(?!(?:link(?:-look|-utm)?|typed-amount|typed-address|address-(?:country|lines))\.ts)/,
              minShareCount: 12,
              priority: 2,
            },
            { name: "ui", test: /\/web\/src\/ui\/(?!stall-art|street\/|error-)|lucide-react/, minShareCount: 8, priority: 1 },
            // What the frame of every private screen is made of, and public screens share here and there.
            {
              name: "frame",
              test: /lucide-react\/.*\/(?:sun|moon|monitor|store|amphora|package|link|settings-2|search)\.|\/web\/src\/(?:ui\/key|app\/login-address|features\/publishing\/address-of)\./,
              priority: 3,
            },
            // The commands know the kinds of uploads, which is no reason to cut what sends them in two.
            { name: "uploads", test: /\/domain\/src\/upload(?:-words)?\.ts|\/data\/uploads\.ts/ },
            // What editors are made of, and few other screens: each of these alone is hardly more than the head of its file.
            {
              name: "fields",
              test: /\/web\/src\/ui\/(?:select|switch-line|date-field)\.|\/data\/settled-within\.|typed-moment|icons\/(?:chevron-down|arrow-up|arrow-down|sliders-horizontal|rotate-ccw-clock)\./,
            },
          ],
        },
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
