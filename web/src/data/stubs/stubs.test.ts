import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import * as database from "./firebase-database.ts";
import * as functions from "./firebase-functions.ts";
import * as remoteConfig from "./firebase-remote-config.ts";
import * as storage from "./firebase-storage.ts";
import { RE2JS } from "./re2js.ts";

const require = createRequire(import.meta.url);

/** The names a bundle imports from a module. */
function importedNames(source: string, from: string): string[] {
  const found = [...source.matchAll(new RegExp(`import \\{([^}]*)\\} from ["']${from}["']`, "g"))];
  return found.flatMap(([, names = ""]) => names.split(",").map((one) => one.trim().split(" as ")[0] ?? "")).filter(Boolean);
}

describe("stubs of unused SDK modules", () => {
  const reactfire = readFileSync(join(dirname(require.resolve("reactfire")), "index.js"), "utf8");

  it.each([
    ["firebase/database", database],
    ["firebase/functions", functions],
    ["firebase/remote-config", remoteConfig],
    ["firebase/storage", storage],
  ])("%s exports every name that reactfire imports", (name, stub) => {
    const names = importedNames(reactfire, name);
    expect(names.length).toBeGreaterThan(0);
    expect(Object.keys(stub)).toEqual(expect.arrayContaining(names));
  });

  it.each(Object.entries({ ...database, ...functions, ...remoteConfig, ...storage }))("%s throws when it is called", (_name, call) => {
    expect(() => call()).toThrow("not part of this build");
  });

  it("re2js throws when a pattern is compiled", () => {
    expect(() => RE2JS.compile()).toThrow("not part of this build");
  });
});
