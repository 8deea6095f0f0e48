import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { fromRoot } from "../../tools/lib/root.ts";

const entrySchema = z.object({
  link: z.optional(z.boolean()),
  integrity: z.optional(z.string()),
  resolved: z.optional(z.string()),
  optionalDependencies: z.optional(z.record(z.string(), z.string())),
});
const { packages } = z
  .object({ packages: z.record(z.string(), entrySchema) })
  .parse(JSON.parse(readFileSync(fromRoot("package-lock.json"), "utf8")));
const installed = Object.entries(packages).filter(([path, { link }]) => path.includes("node_modules/") && !link);

test("every package of the lockfile has a checksum, and none the host it once came from", () => {
  expect(installed.length).toBeGreaterThan(500);
  const wrong = installed.filter(([, { integrity, resolved }]) => !integrity || resolved);
  expect(wrong.map(([path]) => path)).toEqual([]);
});

test("what is native is locked for every platform, not only for the one that made the lockfile", () => {
  const paths = installed.map(([path]) => path);
  const wanted = installed.flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).map((name) => [path, name] as const),
  );
  expect(wanted.length).toBeGreaterThan(50);
  expect(wanted.filter(([, name]) => !paths.some((path) => path.endsWith(`node_modules/${name}`)))).toEqual([]);
});
