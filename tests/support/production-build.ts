import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { vi } from "vitest";
import { build } from "../../tools/build.ts";
import { type Part, readParts } from "../../tools/lib/budgets/parts.ts";

export type ProductionBuild = {
  webOut: string;
  functionsOut: string;
  /** The dashboard and our own pages. */
  app: Part[];
  /** The script and the chunks of the public pages. */
  storefront: Part[];
  functions: Part[];
  remove: () => void;
};

/** Builds what would be deployed into a folder of its own, with error reports, and reads what each file carries. */
export async function buildForProduction(): Promise<ProductionBuild> {
  const root = mkdtempSync(join(tmpdir(), "awning-budgets-"));
  const [webOut, functionsOut, partsOut] = [join(root, "web"), join(root, "functions"), join(root, "parts")];
  mkdirSync(partsOut);
  for (const name of ["API_KEY", "AUTH_DOMAIN", "PROJECT_ID", "STORAGE_BUCKET", "APP_ID"]) vi.stubEnv(`VITE_FIREBASE_${name}`, "example");
  vi.stubEnv("VITE_SITE_URL", "https://shops.example");
  vi.stubEnv("VITE_SENTRY_DSN", "https://key@reports.example.test/1");
  await build({ mode: "production", webOut, functionsOut, partsOut, say: () => {} }).finally(() => vi.unstubAllEnvs());
  return {
    webOut,
    functionsOut,
    app: readParts(join(partsOut, "app.json")),
    storefront: readParts(join(partsOut, "storefront.json")),
    functions: readParts(join(partsOut, "functions.json")),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
