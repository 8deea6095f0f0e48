import { readFileSync, writeFileSync } from "node:fs";
import { assetHeaders } from "./asset-headers.ts";
import { PORTS } from "./ports.ts";
import { fromRoot } from "./root.ts";

const FILE = fromRoot("firebase.emulator.json");
/** Routes that only a development build has. */
export const DEVELOPMENT_ROUTES = "^/(?:email-preview|test-auth)/?$";

/**
 * Writes the emulators' own configuration beside `firebase.json`: the same, plus the emulators' hosts in the app's
 * content security policy, the routes of development builds and the Emulator UI where it can be had.
 * @returns the file's path. It stands in the project's folder because the CLI resolves every path from there.
 */
export function writeEmulatorConfig({ hasUi }: { hasUi: boolean }): string {
  const config = JSON.parse(readFileSync(fromRoot("firebase.json"), "utf8"));
  config.emulators.ui.enabled = hasUi;
  const app = config.hosting.rewrites.findIndex((rewrite: { destination?: string }) => rewrite.destination !== undefined);
  config.hosting.rewrites.splice(app, 0, { regex: DEVELOPMENT_ROUTES, destination: "/app.html" });
  for (const rule of config.hosting.headers)
    for (const header of rule.headers) if (header.key === "Content-Security-Policy") header.value = admitEmulators(header.value);
  const isApp = ({ key }: { key: string }) => key === "Content-Security-Policy";
  const development = config.hosting.headers.find((rule: { headers: { key: string }[] }) => rule.headers.some(isApp));
  config.hosting.headers.push({ regex: DEVELOPMENT_ROUTES, headers: development.headers }, ...assetHeaders(fromRoot("web/dist")));
  writeFileSync(FILE, `${JSON.stringify(config, null, 2)}\n`);
  return FILE;
}

/** The production policy with the hosts of the Auth, Firestore and Storage emulators added where the app meets them. */
export function admitEmulators(policy: string): string {
  const [auth, firestore, storage] = [PORTS.auth, PORTS.firestore, PORTS.storage].map((port) => `http://127.0.0.1:${port}`);
  const added: Record<string, string> = {
    "connect-src": `${auth} ${firestore} ${storage}`,
    "img-src": `${storage}`,
    "frame-src": `${auth}`,
    "script-src": `${auth}`,
  };
  return policy
    .split("; ")
    .map((directive) => {
      const hosts = added[directive.split(" ")[0] ?? ""];
      return hosts ? `${directive} ${hosts}` : directive;
    })
    .join("; ");
}
