import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { basename, join } from "node:path";
import { build as bundle, context, type BuildOptions as EsbuildOptions, type Metafile, type Plugin } from "esbuild";
import * as z from "zod/mini";
import { partsOf } from "./budgets/parts.ts";
import type { BuildMode } from "./build-mode.ts";
import { readSettings } from "./build-web.ts";
import { readDeploySettings } from "./deploy/deploy-settings.ts";
import { PlainError } from "./plain-error.ts";
import { releaseName } from "./release.ts";
import { fromRoot, ROOT } from "./root.ts";
import { hashFiles, isStamped, sourceFiles, stamp } from "./stamps.ts";

const SOURCES = [
  "functions/src",
  "functions/package.json",
  "web/src",
  "web/package.json",
  "domain/src",
  "package-lock.json",
  "tools/lib/build-functions.ts",
];
const manifestSchema = z.object({ dependencies: z.record(z.string(), z.string()) });

type Options = { mode: BuildMode; functionsOut: string; partsOut?: string; onlyChanged: boolean; say: (line: string) => void };

/** Bundles the functions with our workspaces inside and npm packages external, and writes the deployment manifest. */
export async function buildFunctions({ mode, functionsOut, partsOut, onlyChanged, say }: Options): Promise<void> {
  const release = await releaseName(mode);
  const hash = hashFiles(
    sourceFiles(...SOURCES),
    mode,
    functionsOut,
    release,
    JSON.stringify(readDeploySettings(mode)),
    String(hasPush(mode)),
  );
  if (onlyChanged && isStamped("functions", hash) && existsSync(join(functionsOut, "index.js"))) return;
  say("Bundling the functions …");
  const all = bundles(mode, functionsOut, release).map((options) => bundle(options));
  const results = await Promise.all(all).catch(() => {
    throw new PlainError("The functions do not build: esbuild says why above.");
  });
  if (partsOut) writeFileSync(join(partsOut, "functions.json"), JSON.stringify(results.flatMap(({ metafile }) => partsOf(metafile))));
  if (functionsOut === fromRoot("functions/dist")) stamp("functions", hash);
}

/** Rebuilds the functions on every change until the returned function is called. */
export async function watchFunctions(say: (line: string) => void): Promise<() => Promise<void>> {
  const release = await releaseName("emulator");
  const watchers = await Promise.all(
    bundles("emulator", fromRoot("functions/dist"), release).map((options) =>
      context({ ...options, logLevel: "error", plugins: [...(options.plugins ?? []), tellOf(say)] }),
    ),
  );
  for (const watcher of watchers) await watcher.watch();
  return async () => {
    for (const watcher of watchers) await watcher.dispose();
  };
}

function tellOf(say: (line: string) => void): Plugin {
  let last: string | undefined;
  return {
    name: "tell",
    setup: (set) =>
      set.onEnd(({ errors, metafile }) => {
        if (errors.length > 0) return say("The functions do not build (see above).");
        // The first build of a watch, and some later ones, change nothing. Part names contain a hash.
        const now = JSON.stringify(metafile?.outputs);
        if (last !== undefined && now !== last) say("Functions rebuilt.");
        last = now;
      }),
  };
}

/** Two bundles without shared files: pages with their packages inside, and everything else with external packages. */
function bundles(mode: BuildMode, outdir: string, release: string): (EsbuildOptions & { metafile: true })[] {
  const shared = sharedOptions(mode, outdir, release);
  return [
    {
      ...shared,
      entryPoints: ["index", "main", "og-image", "calendar-reader"].map((name) => fromRoot(`functions/src/entry/${name}.ts`)),
      chunkNames: "part-[hash]",
      plugins: [npmPackagesOutside, stylesAsText, manifest(outdir), withoutOldParts(outdir, "part-")],
    },
    {
      ...shared,
      entryPoints: [fromRoot("functions/src/entry/page.ts")],
      chunkNames: "page-part-[hash]",
      minifyWhitespace: true,
      // Older packages use `require`, which modules do not have.
      banner: { js: 'import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);' },
      plugins: [unusedAbsent, elementsOfPages, stylesAsText, withoutOldParts(outdir, "page-part-")],
    },
  ];
}

function sharedOptions(mode: BuildMode, outdir: string, release: string): EsbuildOptions & { metafile: true } {
  const { accounts, region, scale, isFrugal, mailsPerSecond } = readDeploySettings(mode);
  return {
    absWorkingDir: ROOT,
    outdir,
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    target: "node24",
    jsx: "automatic",
    minifySyntax: true, // Drops code that __DEVELOPMENT__ makes unreachable.
    define: {
      __DEVELOPMENT__: String(mode === "emulator"),
      __RELEASE__: JSON.stringify(release),
      __REGION__: JSON.stringify(region),
      __PAGE_ACCOUNT__: JSON.stringify(accounts.pages),
      __COUNT_ACCOUNT__: JSON.stringify(accounts.counts),
      __SERVICE_ACCOUNT__: JSON.stringify(accounts.service),
      __SCALE__: JSON.stringify(scale),
      __FRUGAL__: String(isFrugal),
      __MAILS_PER_SECOND__: String(mailsPerSecond),
      __HAS_PUSH__: String(hasPush(mode)),
    },
    // Kept for the upload to Sentry; no file references them and none is deployed.
    sourcemap: mode === "production" ? "external" : false,
    metafile: true,
    logLevel: "warning",
  };
}

function hasPush(mode: BuildMode): boolean {
  return (readSettings(mode).VITE_PUSH_KEY ?? "") !== "";
}

/** esbuild's `packages: "external"` would also exclude our workspaces. */
const npmPackagesOutside: Plugin = {
  name: "npm-packages-outside",
  setup(set) {
    set.onResolve({ filter: /^[^./#]/ }, ({ path, kind }) => {
      if (kind === "entry-point" || path.startsWith("@awning/")) return undefined;
      return { path, external: true };
    });
  },
};

/** Most of a page's start: the Admin SDK, which firebase-functions loads for callable functions and pages never use. */
const UNUSED = /^firebase-admin(\/|$)/;
export const unusedAbsent: Plugin = {
  name: "unused-absent",
  setup(set) {
    set.onResolve({ filter: UNUSED }, ({ path }) => ({ path, namespace: "absent" }));
    set.onLoad({ filter: /.*/, namespace: "absent" }, () => ({ contents: "module.exports = {}", loader: "js" }));
  },
};

/** Pages are rendered without React: their JSX only creates elements. */
export const elementsOfPages: Plugin = {
  name: "elements-of-pages",
  setup(set) {
    set.onResolve({ filter: /^react(\/jsx-runtime)?$/ }, () => ({ path: fromRoot("functions/src/fast-path/elements.ts") }));
  },
};

/** Inlines page styles: `import css from "./page.css"` is the minified text. */
export const stylesAsText: Plugin = {
  name: "styles-as-text",
  setup(set) {
    set.onLoad({ filter: /\.css$/ }, async ({ path }) => {
      const { outputFiles, metafile } = await bundle({
        entryPoints: [path],
        absWorkingDir: "/",
        bundle: true,
        minify: true,
        write: false,
        metafile: true,
        external: ["*.woff2", "*.svg", "/*"],
      });
      const watchFiles = Object.keys(metafile.inputs).map((file) => `/${file}`);
      return { contents: outputFiles[0]?.text.trim() ?? "", loader: "text", watchFiles };
    });
  },
};

/** Writes the deployed package.json from the bundle's actual imports. */
function manifest(outdir: string): Plugin {
  return {
    name: "manifest",
    setup(set) {
      set.onEnd(({ metafile, errors }) => {
        if (errors.length > 0 || !metafile) return undefined;
        const { dependencies, unlisted } = pinDependencies(metafile);
        if (unlisted.length > 0) return { errors: [{ text: `Not in functions/package.json or web/package.json: ${unlisted.join(", ")}` }] };
        mkdirSync(outdir, { recursive: true });
        const file = join(outdir, "package.json");
        const text = `${JSON.stringify({ name: "awning-functions", private: true, type: "module", main: "index.js", engines: { node: "24" }, dependencies }, null, 2)}\n`;
        if (!existsSync(file) || readFileSync(file, "utf8") !== text) writeFileSync(file, text);
        return undefined;
      });
    },
  };
}

/** Exact versions of the bundle's npm packages, and those that no manifest of ours lists. */
function pinDependencies(metafile: Metafile): { dependencies: Record<string, string>; unlisted: string[] } {
  const listed = { ...readDependencies("web"), ...readDependencies("functions") };
  const imported = Object.values(metafile.outputs).flatMap(({ imports }) =>
    imports.filter(({ external }) => external).map(({ path }) => path),
  );
  // Peers that firebase-admin and the CLI load by themselves.
  const names = new Set([
    "firebase-functions",
    "firebase-admin",
    "@google-cloud/firestore",
    "@google-cloud/storage",
    "react-dom",
    ...imported.filter((path) => !isBuiltin(path)).map(packageOf),
  ]);
  const sorted = [...names].toSorted();
  return {
    dependencies: Object.fromEntries(sorted.map((name) => [name, listed[name] ?? ""])),
    unlisted: sorted.filter((name) => !listed[name]),
  };
}

function readDependencies(workspace: string): Record<string, string> {
  return manifestSchema.parse(JSON.parse(readFileSync(fromRoot(workspace, "package.json"), "utf8"))).dependencies;
}

function packageOf(path: string): string {
  return path
    .split("/")
    .slice(0, path.startsWith("@") ? 2 : 1)
    .join("/");
}

function withoutOldParts(outdir: string, prefix: string): Plugin {
  return {
    name: "without-old-parts",
    setup(set) {
      set.onEnd(({ metafile, errors }) => {
        if (errors.length > 0 || !metafile) return;
        const built = new Set(Object.keys(metafile.outputs).map((file) => basename(file)));
        const old = readdirSync(outdir).filter((file) => file.startsWith(prefix) && /\.js(\.map)?$/.test(file) && !built.has(file));
        for (const file of old) rmSync(join(outdir, file));
      });
    },
  };
}
