import { cpSync, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { buildStorefront } from "../build-storefront.ts";
import type { BuildMode } from "./build-mode.ts";
import { run } from "./command.ts";
import { PlainError } from "./plain-error.ts";
import { prerender } from "./prerender.ts";
import { releaseName } from "./release.ts";
import { fromRoot } from "./root.ts";
import { hashFiles, isStamped, sourceFiles, stamp } from "./stamps.ts";

const SOURCES = [
  "web",
  "domain/src",
  "package-lock.json",
  "tools/build-storefront.ts",
  "tools/lib/build-web.ts",
  "tools/lib/picture-faces.ts",
  "tools/lib/prerender.ts",
  "tools/pages",
  "firebase.json",
];
const NEEDED = [
  "VITE_FIREBASE_API_KEY",
  "VITE_FIREBASE_AUTH_DOMAIN",
  "VITE_FIREBASE_PROJECT_ID",
  "VITE_FIREBASE_STORAGE_BUCKET",
  "VITE_FIREBASE_APP_ID",
  "VITE_SITE_URL",
];

type Options = {
  mode: BuildMode;
  webOut: string;
  functionsOut: string;
  partsOut?: string;
  onlyChanged: boolean;
  say: (line: string) => void;
};

/** Builds what Hosting serves: the app, the scripts and styles of public pages, and the 404 page. */
export async function buildWeb({ mode, webOut, functionsOut, partsOut, onlyChanged, say }: Options): Promise<void> {
  const release = await releaseName(mode);
  const hash = hashFiles(sourceFiles(...SOURCES), mode, webOut, functionsOut, release);
  const isThere = existsSync(join(webOut, "index.html")) && existsSync(join(functionsOut, "storefront-assets.json"));
  if (onlyChanged && isThere && isStamped("web", hash)) return;
  if (mode === "production") requireProductionSettings();
  say("Building the web app …");
  const vite = ["build", "--mode", mode, "--outDir", webOut, "--emptyOutDir", "--logLevel", "warn"];
  // A test may run the build, and Vite would otherwise build for tests.
  const env = { NODE_ENV: "production", AWNING_RELEASE: release };
  const noted = { ...env, ...(partsOut && { AWNING_PARTS: join(partsOut, "app.json") }) };
  const { code, output } = await run(fromRoot("node_modules/.bin/vite"), vite, { cwd: fromRoot("web"), env: noted });
  if (code !== 0) throw new Error(`The web app does not build:\n${output}`);
  await prerender({ mode, webOut, siteUrl: readSettings(mode).VITE_SITE_URL ?? "", env });
  await buildStorefront({ development: mode === "emulator", outDir: webOut, functionsOut, ...(partsOut && { partsOut }) });
  cpSync(fromRoot("tools/pages/404.html"), join(webOut, "404.html"));
  if (webOut === fromRoot("web/dist")) stamp("web", hash);
}

function requireProductionSettings(): void {
  const settings = readSettings("production");
  const missing = NEEDED.filter((name) => !settings[name]);
  if (missing.length > 0)
    throw new PlainError(
      `A production build needs ${missing.join(", ")}: copy web/.env.production.example to web/.env.production and fill it in.`,
    );
  if (!/^https?:\/\/[^/\s]+$/.test(settings.VITE_SITE_URL ?? ""))
    throw new PlainError("VITE_SITE_URL is the origin of the site, such as https://shops.example, without a slash at its end.");
}

/** Build-time settings of the app for the project. */
export function readSettings(mode: BuildMode): Record<string, string | undefined> {
  const file = fromRoot(`web/.env.${mode}`);
  return { ...(existsSync(file) ? parseEnv(readFileSync(file, "utf8")) : {}), ...process.env };
}
