import { globSync, readdirSync, readFileSync } from "node:fs";
import { afterAll, expect, test } from "vitest";
import { gapsOf, mergeCoverage } from "./support/coverage.ts";
import { FIRESTORE_RULES, loadFirestoreRules, projectOf, readCoverage } from "./support/hosts.ts";

const rules = readFileSync(FIRESTORE_RULES, "utf8");
const files = [
  "matrix.test.ts",
  "matrix-site.test.ts",
  ...readdirSync(`${import.meta.dirname}/firestore`).filter((file) => file.endsWith(".test.ts")),
];

test("no two files of tests share a project, where one would wipe out what the other has seen", () => {
  const projects = globSync("**/*.test.ts", { cwd: import.meta.dirname }).map(projectOf);
  expect(projects.length).toBeGreaterThan(files.length);
  expect(new Set(projects).size).toBe(projects.length);
});

// Loading rules anew makes the emulator forget what it has seen: gigabytes of memory by now.
afterAll(async () => {
  for (const file of files) await loadFirestoreRules(projectOf(file), rules);
});

// Runs after the other tests of the rules. Storage has no such report: its tests name both outcomes of each condition.
test("every expression of firestore.rules was seen both true and false", async () => {
  const coverage = await mergeCoverage(readAll(), rules);
  expect(coverage.filter((seen) => seen.isBoolean).length).toBeGreaterThan(150);
  expect(gapsOf(coverage)).toEqual([]);
}, 600_000);

async function* readAll(): AsyncGenerator<unknown> {
  for (const file of files) yield await readCoverage(projectOf(file));
}
