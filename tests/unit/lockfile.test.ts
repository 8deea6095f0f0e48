import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { fromRoot } from "../../tools/lib/root.ts";

const entrySchema = z.object({
  link: z.optional(z.boolean()),
  integrity: z.optional(z.string()),
  resolved: z.optional(z.string()),
  inBundle: z.optional(z.boolean()),
  hasInstallScript: z.optional(z.boolean()),
  license: z.optional(z.string()),
  optionalDependencies: z.optional(z.record(z.string(), z.string())),
});
const lockfileSchema = z.object({ packages: z.record(z.string(), entrySchema) });

/** The project's own lockfile with how much it locks at least, and those of the benchmarks, which install by themselves. */
const LOCKFILES = [
  { file: "package-lock.json", packages: 500, natives: 50 },
  { file: "benchmarks/package-lock.json", packages: 100, natives: 0 },
  // A version is newer than its natives for a while: `npm ci` takes no lockfile that lacks some.
  { file: "benchmarks/peers/next/package-lock.json", packages: 20, natives: 20 },
  { file: "benchmarks/peers/astro/package-lock.json", packages: 100, natives: 50 },
];

const readLockfile = (file: string) => lockfileSchema.parse(JSON.parse(readFileSync(fromRoot(file), "utf8"))).packages;
const nameOf = (path: string) => path.replace(/^.*node_modules\//, "");

test("whether a package runs a script when it is installed is decided in package.json", () => {
  const { allowScripts } = z
    .object({ allowScripts: z.record(z.string(), z.boolean()) })
    .parse(JSON.parse(readFileSync(fromRoot("package.json"), "utf8")));
  const wanted = Object.entries(readLockfile("package-lock.json")).filter(
    ([path, { hasInstallScript }]) => hasInstallScript && isInstallable(path),
  );
  expect(Object.keys(allowScripts).toSorted()).toEqual([...new Set(wanted.map(([path]) => nameOf(path)))].toSorted());
});

/** What only macOS installs asks nobody here. */
const isInstallable = (path: string) => !/(^|\/)fsevents$/.test(path);

/** Licences under which anyone may use, change and pass on what they cover. */
const FREE =
  /MIT|Apache-2\.0|ISC|BSD|OFL-1\.1|BlueOak-1\.0\.0|MPL-2\.0|LGPL-3\.0-or-later|CC0-1\.0|CC-BY-[34]\.0|Python-2\.0|Unlicense|0BSD|public domain/;
/** They name none in their manifest; each comes with the text of the MIT licence. */
const UNNAMED = ["fuzzy", "limiter", "valid-url"];

test("every package is under a licence that lets anyone use it", () => {
  const all = Object.entries(readLockfile("package-lock.json")).filter(([path, { link }]) => path.includes("node_modules/") && !link);
  const others = all.filter(([path, { license = "" }]) => !FREE.test(license) && !UNNAMED.includes(nameOf(path)));
  expect(others.map(([path, { license }]) => `${path}: ${license}`)).toEqual([]);
});

test("every lockfile is looked at", () => {
  const all = globSync("**/package-lock.json", { cwd: fromRoot(), exclude: (name) => /(^|\/)(node_modules|dist|\.next)(\/|$)/.test(name) });
  expect(all.toSorted()).toEqual(LOCKFILES.map(({ file }) => file).toSorted());
});

describe.each(LOCKFILES)("$file", ({ file, packages, natives }) => {
  const all = Object.entries(readLockfile(file));
  const installed = all.filter(([path, { link }]) => path.includes("node_modules/") && !link);

  test("every package has a checksum, and none the host it once came from", () => {
    expect(installed.length).toBeGreaterThan(packages);
    const wrong = installed.filter(([, { integrity, resolved, inBundle }]) => (!integrity && !inBundle) || resolved);
    expect(wrong.map(([path]) => path)).toEqual([]);
  });

  test("what is native is locked for every platform, not only for the one that made the lockfile", () => {
    const paths = installed.map(([path]) => path);
    const wanted = installed.flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).map((name) => [path, name] as const),
    );
    expect(wanted.length).toBeGreaterThanOrEqual(natives);
    expect(wanted.filter(([, name]) => !paths.some((path) => path.endsWith(`node_modules/${name}`)))).toEqual([]);
  });
});
