import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import type { Plugin } from "vite";

const MANIFEST_FILE = "manifest.webmanifest";
/** The icons stand in `public`; `npm run icons` draws them. */
const ICONS = [
  { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
  { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
  { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
];
const MANIFEST = {
  id: "/dashboard",
  name: "Awning",
  short_name: "Awning",
  description: "Links, shop and bookings on one page, and the dashboard that runs it live.",
  lang: "en",
  start_url: "/dashboard",
  scope: "/",
  display: "standalone",
  background_color: "#fbfaf6",
  theme_color: "#fbfaf6",
  icons: ICONS,
  shortcuts: [
    { name: "Orders", url: "/orders" },
    { name: "New order", url: "/orders/new" },
    { name: "Add product", url: "/products/new" },
    { name: "Chat", url: "/chat" },
  ],
  // The worker answers it (src/app/worker/share.ts).
  share_target: {
    action: "/links",
    method: "POST",
    enctype: "multipart/form-data",
    params: { title: "title", text: "text", url: "url", files: [{ name: "photo", accept: ["image/*"] }] },
  },
};

const FACES = "{instrument-sans-latin-wght-normal,bricolage-grotesque-latin-wght-normal,bricolage-poster}-*.woff2";
const KEPT = ["assets/*.{js,css}", `assets/${FACES}`, "start.js", "favicon.svg", "icon-*.png", MANIFEST_FILE];
/** What only public pages or single acts need. */
const LEFT_OUT =
  /^assets\/(?:webp_enc|any-ascii|sentry|home|pricing|contact|terms|privacy|cookies|signup-success|auth-|email-preview|sign-in-state)/;
const BYTES_MAX = 1024 * 1024;

type Kept = { url: string; revision: string | null };

/** The web manifest, and the worker that keeps the dashboard on the device. @param define the constants of the app that the worker has */
export function installable(define: Record<string, string>): Plugin {
  return {
    name: "installable",
    apply: "build",
    transformIndexHtml: () => [{ tag: "link", attrs: { rel: "manifest", href: `/${MANIFEST_FILE}` }, injectTo: "head" }],
    generateBundle() {
      this.emitFile({ type: "asset", fileName: MANIFEST_FILE, source: JSON.stringify(MANIFEST) });
    },
    async writeBundle({ dir = "" }) {
      await build({
        entryPoints: [join(import.meta.dirname, "src/app/worker/sw.ts")],
        outfile: join(dir, "sw.js"),
        bundle: true,
        minify: true,
        format: "iife",
        target: ["chrome123", "firefox120", "safari17.5"],
        define: { ...define, __FILES__: JSON.stringify(filesIn(dir)) },
      });
    },
  };
}

/** The files that the worker keeps, by their names, and the dashboard's HTML, which is written from these very files. */
function filesIn(dir: string): Kept[] {
  const files = globSync(KEPT, { cwd: dir }).filter((name) => !LEFT_OUT.test(name));
  const kept = files.toSorted().flatMap((url): Kept[] => {
    const bytes = readFileSync(join(dir, url));
    // Names of assets say what is in them.
    return bytes.length > BYTES_MAX ? [] : [{ url, revision: url.startsWith("assets/") ? null : digestOf(bytes) }];
  });
  return [...kept, { url: "/dashboard", revision: digestOf(JSON.stringify(kept)) }];
}

function digestOf(content: string | Buffer): string {
  return createHash("sha256").update(content).digest("hex").slice(0, 16);
}
