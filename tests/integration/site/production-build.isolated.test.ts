/** @module-tag full */
import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { build } from "../../../tools/build.ts";
import type { BuildMode } from "../../../tools/lib/build-mode.ts";

const root = mkdtempSync(join(tmpdir(), "awning-builds-"));
const modes: BuildMode[] = ["emulator", "production"];

beforeAll(async () => {
  // The tests have the emulators' settings in their environment; a host has none of them.
  for (const name of Object.keys(process.env)) if (name.startsWith("VITE_")) vi.stubEnv(name, undefined);
  const settings = {
    API_KEY: "x",
    AUTH_DOMAIN: "x.firebaseapp.com",
    PROJECT_ID: "x",
    STORAGE_BUCKET: "x.appspot.com",
    APP_ID: "1:2:web:3",
  };
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(`VITE_FIREBASE_${name}`, value);
  vi.stubEnv("VITE_SITE_URL", "https://shops.example");
  await build({
    mode: "production",
    webOut: join(root, "production/web"),
    functionsOut: join(root, "production/functions"),
    say: () => {},
  });
  vi.unstubAllEnvs();
  await build({ mode: "emulator", webOut: join(root, "emulator/web"), functionsOut: join(root, "emulator/functions"), say: () => {} });
}, 240_000);

afterAll(() => rmSync(root, { recursive: true, force: true }));

function read(mode: BuildMode, part: "web" | "functions"): string {
  const files = globSync("**/*.{js,html,json}", { cwd: join(root, mode, part) });
  return files.map((file) => readFileSync(join(root, mode, part, file), "utf8")).join("\n");
}

// Each text stands in code that only development builds may have. The emulator build proves that it would be found.
test.each([
  ["functions", "the sweep command", "run-sweep"],
  ["functions", "the mail preview command", '"email-preview":'],
  ["functions", "the test mail command", '"send-test-mail":'],
  ["functions", "the setting that lets links be looked at on this machine", "LOCAL_TARGET"],
  ["functions", "the header that names a caller", "x-development-address"],
  ["web", "the test mail’s button", "Send test to me"],
  ["web", "the mail preview’s screen", "sample content"],
  ["web", "the sign-in state’s screen", "Sign-in state"],
  ["web", "what sends error reports, which has no DSN here", "sentry.javascript"],
  ["web", "the stand-in for Google’s window", "Stand-in for Google"],
] as const)("%s: %s is in the emulator build alone", (part, _, text) => {
  expect(modes.map((mode) => read(mode, part).includes(text))).toEqual([true, false]);
});

test("the app's chunks of development screens are in the emulator build alone", () => {
  const chunks = (mode: BuildMode) => globSync("assets/{email-preview,test-auth}*", { cwd: join(root, mode, "web") }).length;
  expect(chunks("emulator")).toBeGreaterThanOrEqual(2);
  expect(chunks("production")).toBe(0);
});

test.each(["demo-awning", "127.0.0.1:9099", "127.0.0.1:9199", "127.0.0.1:1080", "127.0.0.1:8969"])(
  "only a build for the emulators names %s",
  (text) => {
    expect(modes.map((mode) => read(mode, "web").includes(text))).toEqual([true, false]);
  },
);

test("source maps lie beside every script of a production build, and no script names one", () => {
  const files = (part: string, pattern: string) => globSync(pattern, { cwd: join(root, "production", part) });
  // The bundler writes its runtime itself: it has no source, and so no map.
  const scripts = files("web", "assets/*.js").filter((file) => !file.startsWith("assets/rolldown-runtime-"));
  expect(scripts.length).toBeGreaterThan(10);
  expect(
    files("web", "assets/*.js.map")
      .map((file) => file.replace(/\.map$/, ""))
      .toSorted(),
  ).toEqual(scripts.toSorted());
  expect(files("functions", "index.js.map")).toHaveLength(1);
  for (const part of ["web", "functions"] as const) expect(read("production", part)).not.toMatch(/^\/\/# sourceMappingURL=(?!data:)/m);
});

test("the manifest for deployment pins each package to one version and carries none of our workspaces", () => {
  const { dependencies, main, type } = JSON.parse(readFileSync(join(root, "production/functions/package.json"), "utf8"));
  expect({ main, type }).toEqual({ main: "index.js", type: "module" });
  expect(Object.keys(dependencies)).toEqual(expect.arrayContaining(["firebase-admin", "firebase-functions", "react", "react-dom", "zod"]));
  for (const [name, version] of Object.entries(dependencies)) {
    expect(name).not.toMatch(/^@awning\//);
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  }
});
