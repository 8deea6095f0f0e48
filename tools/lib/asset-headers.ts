import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { admitAppCheck } from "@awning/domain/routes/app-check-policy";
import { fromRoot } from "./root.ts";

type Headers = { source?: string; regex?: string; headers: { key: string; value: string }[] };

/** Names per expression. */
const NAMES_A_RULE = 60;
const FOREVER = "public, max-age=31536000, immutable";

/**
 * Cache rules for each built file by name, for a year. A rule for the whole folder would also cache the 404 of a file of the next release
 * during its rollout.
 */
export function assetHeaders(webOut: string): Headers[] {
  const folder = join(webOut, "assets");
  const found = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [];
  const names = found
    .filter((one) => one.isFile() && !one.name.endsWith(".map"))
    .map((one) => relative(folder, join(one.parentPath, one.name)).replaceAll("\\", "/"));
  const rules = Array.from({ length: Math.ceil(names.length / NAMES_A_RULE) }, (_, at) =>
    names.slice(at * NAMES_A_RULE, (at + 1) * NAMES_A_RULE),
  );
  return rules.map((some) => ({
    regex: `^/assets/(?:${some.map((name) => name.replace(/[.+()[\]{}^$|*?\\]/g, "\\$&")).join("|")})$`,
    headers: [{ key: "Cache-Control", value: FOREVER }],
  }));
}

/** The app's Hosting headers with App Check allowed in the policy. */
export function admittingAppCheck(rules: readonly Headers[]): Headers[] {
  return rules.map((rule) => ({
    ...rule,
    headers: rule.headers.map(({ key, value }) => ({ key, value: key === "Content-Security-Policy" ? admitAppCheck(value) : value })),
  }));
}

/**
 * Writes the deployment configuration next to `firebase.json`: the same plus cache rules of this build. `hasAppCheck`: whether this build
 * includes App Check; `region`: where this build's functions are.
 */
export function writeDeployConfig({ hasAppCheck, region }: { hasAppCheck: boolean; region: string }): void {
  const config = JSON.parse(readFileSync(fromRoot("firebase.json"), "utf8"));
  if (hasAppCheck) config.hosting.headers = admittingAppCheck(config.hosting.headers);
  for (const { function: target } of config.hosting.rewrites) if (target) target.region = region;
  config.hosting.headers.push(...assetHeaders(fromRoot("web/dist")));
  writeFileSync(fromRoot("firebase.deploy.json"), `${JSON.stringify(config, null, 2)}\n`);
}
