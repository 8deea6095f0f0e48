import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build as bundle } from "esbuild";
import { storefrontAssetsSchema } from "../../functions/src/storefront/respond/assets.ts";
import { buildStorefront } from "../../tools/build-storefront.ts";
import { buildFunctions, elementsOfPages, stylesAsText, unusedAbsent } from "../../tools/lib/build-functions.ts";
import { run } from "../../tools/lib/command.ts";
import { PlainError } from "../../tools/lib/plain-error.ts";
import { fromRoot } from "../../tools/lib/root.ts";
import { hashFiles, sourceFiles } from "../../tools/lib/stamps.ts";
import { ORIGIN } from "./ports.ts";
import { MEDIA_BASE, SITE_URL } from "./site.ts";

/** What is built for the measurements; ignored by git. */
const BUILT = fromRoot("benchmarks/dist");
export const WEB = join(BUILT, "web");
export const FUNCTIONS = join(BUILT, "functions");
/** The site's own pages with the app behind them. */
export const OWN = join(BUILT, "own");
export const RENDER = join(BUILT, "render");
export const ANSWERS = join(BUILT, "answers.json");
export const NEXT = fromRoot("benchmarks/peers/next");
export const ASTRO = fromRoot("benchmarks/peers/astro");

/** Installs what the measurements need and builds every contestant as it is deployed. Says what it does when it takes long. */
export async function prepare(
  say: (line: string) => void,
  { isBuilt, withPeers }: { isBuilt: boolean; withPeers: boolean },
): Promise<void> {
  // What measures our own code alone needs no packages but the project's.
  if (!isBuilt) return;
  await install(fromRoot("benchmarks"), say);
  say("Building the public pages …");
  mkdirSync(BUILT, { recursive: true });
  rmSync(FUNCTIONS, { recursive: true, force: true });
  await buildStorefront({ development: false, outDir: WEB, functionsOut: FUNCTIONS });
  await buildFunctions({ mode: "production", functionsOut: FUNCTIONS, onlyChanged: false, say: () => {} });
  await buildRender();
  if (!withPeers) return;
  for (const peer of [NEXT, ASTRO]) {
    await install(peer, say);
    await buildPeer(peer, say);
  }
}

/** The packages of a folder with a lockfile of its own, unless they are there already. */
async function install(folder: string, say: (line: string) => void): Promise<void> {
  const stamp = join(folder, "node_modules/.awning-installed");
  const hash = hashFiles([join(folder, "package-lock.json")]);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === hash) return;
  say(`Installing the packages of ${folder.slice(fromRoot().length + 1)} (once) …`);
  const { code, output } = await run("npm", ["ci", "--no-audit", "--no-fund"], { cwd: folder });
  if (code !== 0) throw new PlainError(`They could not be installed:\n${output.slice(-2000)}`);
  writeFileSync(stamp, hash);
}

/** The page alone, without function and cache: the same sources, bundled in the same way. */
async function buildRender(): Promise<void> {
  await bundle({
    entryPoints: [fromRoot("benchmarks/servers/render.ts")],
    outdir: RENDER,
    bundle: true,
    minifySyntax: true,
    format: "esm",
    platform: "node",
    target: "node24",
    jsx: "automatic",
    define: { __DEVELOPMENT__: "false", __RELEASE__: '"bench"' },
    banner: { js: 'import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);' },
    plugins: [unusedAbsent, elementsOfPages, stylesAsText],
    logLevel: "warning",
  });
  cpSync(join(FUNCTIONS, "storefront-assets.json"), join(RENDER, "storefront-assets.json"));
}

async function buildPeer(folder: string, say: (line: string) => void): Promise<void> {
  const { fonts, scripts } = storefrontAssetsSchema.parse(JSON.parse(readFileSync(join(FUNCTIONS, "storefront-assets.json"), "utf8")));
  const generated = join(folder, "generated");
  const place = { origin: ORIGIN, siteUrl: SITE_URL, mediaBase: MEDIA_BASE, font: fonts.market, script: scripts.public };
  mkdirSync(generated, { recursive: true });
  writeFileSync(join(generated, "place.json"), JSON.stringify(place));
  await bundle({
    entryPoints: [fromRoot("benchmarks/peer-view.ts")],
    outfile: join(generated, "view.js"),
    bundle: true,
    format: "esm",
    platform: "node",
    target: "node24",
    jsx: "automatic",
    external: ["react", "react/jsx-runtime"],
    plugins: [stylesAsText],
    logLevel: "warning",
  });
  const stamp = join(folder, "dist/.awning-built");
  const hash = hashFiles(sourceFiles(folder.slice(fromRoot().length + 1)));
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === hash) return;
  say(`Building ${folder.slice(fromRoot().length + 1)} …`);
  const { code, output } = await run("npm", ["run", "build"], {
    cwd: folder,
    env: { NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1", ASTRO_TELEMETRY_DISABLED: "1" },
  });
  if (code !== 0) throw new PlainError(`It does not build:\n${output.slice(-3000)}`);
  // Next's server does not take the files for browsers along.
  if (folder === NEXT) cpSync(join(NEXT, ".next/static"), join(NEXT, ".next/standalone/.next/static"), { recursive: true });
  mkdirSync(join(folder, "dist"), { recursive: true });
  writeFileSync(stamp, hash);
}
