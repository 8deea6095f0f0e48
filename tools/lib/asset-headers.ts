import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { admitAppCheck } from "@awning/domain/routes/app-check-policy";
import { fromRoot } from "./root.ts";

type Headers = { source?: string; regex?: string; headers: { key: string; value: string }[] };

/** As many names as one expression holds. */
const NAMES_A_RULE = 60;
const FOREVER = "public, max-age=31536000, immutable";

/**
 * Rules by which browsers keep each built file for a year, name by name. A rule for the whole folder would hold for what is not
 * there as well: who asks for a file of the next release while it is rolled out would be told for a year that there is none.
 */
export function assetHeaders(webOut: string): Headers[] {
  const folder = join(webOut, "assets");
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => !name.endsWith(".map")) : [];
  const rules = Array.from({ length: Math.ceil(names.length / NAMES_A_RULE) }, (_, at) =>
    names.slice(at * NAMES_A_RULE, (at + 1) * NAMES_A_RULE),
  );
  return rules.map((some) => ({
    regex: `^/assets/(?:${some.map((name) => name.replace(/[.+()[\]{}^$|*?\\]/g, "\\$&")).join("|")})$`,
    headers: [{ key: "Cache-Control", value: FOREVER }],
  }));
}

/** What Hosting answers to the app, with a policy that lets App Check through. */
export function admittingAppCheck(rules: readonly Headers[]): Headers[] {
  return rules.map((rule) => ({
    ...rule,
    headers: rule.headers.map(({ key, value }) => ({ key, value: key === "Content-Security-Policy" ? admitAppCheck(value) : value })),
  }));
}

/**
 * Writes the configuration of a deployment beside `firebase.json`: the same, and what may be kept of this very build.
 * `hasAppCheck`: whether this build carries App Check.
 */
export function writeDeployConfig({ hasAppCheck }: { hasAppCheck: boolean }): void {
  const config = JSON.parse(readFileSync(fromRoot("firebase.json"), "utf8"));
  if (hasAppCheck) config.hosting.headers = admittingAppCheck(config.hosting.headers);
  config.hosting.headers.push(...assetHeaders(fromRoot("web/dist")));
  writeFileSync(fromRoot("firebase.deploy.json"), `${JSON.stringify(config, null, 2)}\n`);
}
