import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { fromRoot } from "../../tools/lib/root.ts";

const entrySchema = z.object({
  link: z.optional(z.boolean()),
  integrity: z.optional(z.string()),
  resolved: z.optional(z.string()),
  inBundle: z.optional(z.boolean()),
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

test("every lockfile is looked at", () => {
  const all = globSync("**/package-lock.json", { cwd: fromRoot(), exclude: (name) => /(^|\/)(node_modules|dist|\.next)(\/|$)/.test(name) });
  expect(all.toSorted()).toEqual(LOCKFILES.map(({ file }) => file).toSorted());
});

describe.each(LOCKFILES)("$file", ({ file, packages, natives }) => {
  const all = Object.entries(lockfileSchema.parse(JSON.parse(readFileSync(fromRoot(file), "utf8"))).packages);
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
