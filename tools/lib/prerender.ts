import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import * as z from "zod/mini";
import type { PrerenderedPage } from "../../web/src/app/prerender/pages.ts";
import type { BuildMode } from "./build-mode.ts";
import { run } from "./command.ts";
import { fromRoot } from "./root.ts";

type Drawer = {
  PRERENDERED: readonly PrerenderedPage[];
  renderPage: (url: string) => Promise<string>;
  renderSkeleton: () => string;
};
type Options = { mode: BuildMode; webOut: string; siteUrl: string; env: Record<string, string> };

const chunkSchema = z.object({
  file: z.string(),
  css: z._default(z.array(z.string()), []),
  imports: z._default(z.array(z.string()), []),
});
const manifestSchema = z.record(z.string(), chunkSchema);
type Manifest = z.infer<typeof manifestSchema>;

const ENTRY = "index.html";
/** Styles of the dashboard frame in its skeleton. */
const SKELETON_STYLES = ["tokens", "base", "brand/canopy", "layout/skeleton", "lists/rows", "layout/page-header"].map(
  (name) => `web/src/ui/${name}.css`,
);
export const SHARE_IMAGE = { path: "/share.png", width: 1200, height: 630 };

/**
 * Renders the app's HTML for each kind of address: public pages with text, `dashboard.html` with the dashboard frame, and an empty
 * `app.html`. Runs after Vite, whose `index.html` is the template.
 */
export async function prerender({ mode, webOut, siteUrl, env }: Options): Promise<void> {
  const pattern = readFileSync(join(webOut, ENTRY), "utf8");
  const manifest = manifestSchema.parse(JSON.parse(readFileSync(join(webOut, ".vite/manifest.json"), "utf8")));
  const { PRERENDERED, renderPage, renderSkeleton } = await buildDrawer(mode, env);
  const stylesOf = (...modules: string[]) => modules.map((css) => readFileSync(join(webOut, css), "utf8").trim()).join("");
  for (const page of PRERENDERED) {
    const body = await renderPage(siteUrl + page.path);
    const styles = stylesOf(...new Set([...cssOf(manifest, ENTRY), ...cssOf(manifest, page.route)]));
    const name = page.path === "/" ? "index" : page.path.slice(1);
    const file = join(webOut, `${name}.html`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, publicPage(pattern, { page, body, styles, siteUrl }));
  }
  writeFileSync(join(webOut, "app.html"), pattern);
  writeFileSync(join(webOut, "dashboard.html"), withSkeleton(pattern, renderSkeleton(), await skeletonStyles()));
}

/** Builds and loads the rendering bundle. */
async function buildDrawer(mode: BuildMode, env: Record<string, string>): Promise<Drawer> {
  // Inside the project, so that packages resolve.
  mkdirSync(fromRoot(".awning"), { recursive: true });
  const outDir = mkdtempSync(fromRoot(".awning/prerender-"));
  try {
    const args = ["build", "--mode", mode, "--ssr", "src/app/prerender/render.tsx", "--outDir", outDir, "--logLevel", "warn"];
    const { code, output } = await run(fromRoot("node_modules/.bin/vite"), args, { cwd: fromRoot("web"), env });
    if (code !== 0) throw new Error(`What draws the public pages does not build:\n${output}`);
    writeFileSync(join(outDir, "package.json"), '{"type":"module"}');
    return (await import(pathToFileURL(join(outDir, "render.js")).href)) as Drawer;
  } finally {
    // Rendering is lazy, so the files stay until the process exits.
    process.once("exit", () => rmSync(outDir, { recursive: true, force: true }));
  }
}

/** The style sheets of a module and its imports, in cascade order. */
function cssOf(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return [];
  seen.add(key);
  return [...chunk.imports.flatMap((one) => cssOf(manifest, one, seen)), ...chunk.css];
}

type Drawn = { page: PrerenderedPage; body: string; styles: string; siteUrl: string };

/** A page that works without the app, which loads on demand. */
function publicPage(pattern: string, { page, body, styles, siteUrl }: Drawn): string {
  const app = /<script type="module"[^>]* src="([^"]+)"/.exec(pattern)?.[1];
  if (!app) throw new Error("index.html starts no app");
  const address = siteUrl + page.path;
  const faces = [...styles.matchAll(/url\(["']?(\/assets\/(?:bricolage-poster|instrument-sans-latin-wght-normal)-[\w-]+\.woff2)/g)];
  const head = [
    `<title>${escapeHtml(page.title)}</title>`,
    `<meta name="description" content="${escapeHtml(page.description)}">`,
    ...(page.isHidden ? ['<meta name="robots" content="noindex">'] : []),
    `<link rel="canonical" href="${escapeHtml(address)}">`,
    ...Object.entries({
      "og:site_name": "Awning",
      "og:type": "website",
      "og:title": page.title,
      "og:description": page.description,
      "og:url": address,
      "og:image": siteUrl + SHARE_IMAGE.path,
      "og:image:width": String(SHARE_IMAGE.width),
      "og:image:height": String(SHARE_IMAGE.height),
      "og:image:alt": "Awning: links, shop, bookings and chat under one awning",
    }).map(([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`),
    '<meta name="twitter:card" content="summary_large_image">',
    ...[...new Set(faces.map(([, face]) => face))].map(
      (face) => `<link rel="preload" href="${face}" as="font" type="font/woff2" crossorigin>`,
    ),
    `<style>${styles}</style>`,
    `<script src="/wake.js" data-app="${app}" data-wake="${page.wake}" defer></script>`,
  ];
  return pattern
    .replace(/<title>.*?<\/title>/s, "")
    .replace(/<meta name="description"[^>]*>/, "")
    .replace(/<script type="module"[^>]*><\/script>/g, "")
    .replace(/<link rel="(?:modulepreload|stylesheet)"[^>]*>/g, "")
    .replace(/<noscript>.*?<\/noscript>/gs, "")
    .replace(/<style>.*?<\/style>/s, "")
    .replace(/<div id="unstarted".*<\/div>\s*(?=<!--)/s, (words) => `<template id="unstarted-words">${withoutH1(words)}</template>`)
    .replace(/<!--.*?-->/gs, "")
    .replace("</head>", () => `${head.join("\n")}\n</head>`)
    .replace('<div id="root"></div>', () => `<div id="root"${page.wake === "load" ? ' data-takeover="replace"' : ""}>${body}</div>`)
    .replace(/\n\s*\n/g, "\n");
}

/** Removes the template's `<h1>` so that a page has only one. */
function withoutH1(words: string): string {
  return words.replace(/<h1 ([^>]*)>(.*?)<\/h1>/gs, '<p role="heading" aria-level="1" $1>$2</p>');
}

async function skeletonStyles(): Promise<string> {
  const { transform } = await import("esbuild");
  const files = [...SKELETON_STYLES, "web/src/app/shell/shell.css"].map((file) => readFileSync(fromRoot(file), "utf8"));
  const css = files.join("\n").replace(/@import[^;]+;/g, "");
  const { code } = await transform(css, { loader: "css", minify: true, target: ["chrome123", "firefox120", "safari17.5"] });
  return code.trim();
}

/** Shows the dashboard frame while the app loads; its first render replaces it. */
function withSkeleton(pattern: string, drawn: string, styles: string): string {
  // It stays hidden in the document and must not be announced as loading.
  const skeleton = drawn.replaceAll(' aria-busy="true"', "");
  const rules = "#root:not(:empty)~#skeleton,[data-start] #skeleton{display:none}#skeleton{animation:skeleton 1ms 10s forwards!important}";
  const gone = "@keyframes skeleton{to{visibility:hidden}}#skeleton~#unstarted{position:absolute;inset:0;z-index:1}";
  return pattern
    .replace("</head>", () => `<style>${styles}${rules}${gone}</style></head>`)
    .replace('<div id="root"></div>', () => `<div id="root"></div>\n<div id="skeleton" aria-hidden="true">${skeleton}</div>`);
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.codePointAt(0)};`);
}
