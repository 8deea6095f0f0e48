import { readFileSync, writeFileSync } from "node:fs";
import { assetHeaders } from "./asset-headers.ts";
import { PORTS } from "./ports.ts";
import { fromRoot } from "./root.ts";

const FILE = fromRoot("firebase.emulator.json");
/** Development-only routes. */
export const DEVELOPMENT_ROUTES = "^/(?:email-preview|test-auth)/?$";

/**
 * Writes the emulator configuration next to `firebase.json`: adds the emulators' hosts to the app's content security policy, the
 * development routes, and the Emulator UI if available.
 * @returns the file's path, in the project folder because the CLI resolves paths from there
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

/** Adds the Auth, Firestore and Storage emulators to the production policy. */
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
