import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { gapsOf, mergeCoverage } from "./support/coverage.ts";
import { FIRESTORE_RULES, projectOf, readCoverage } from "./support/hosts.ts";

// Runs after the other tests of the rules. Storage has no such report: its tests name both outcomes of each condition.
test("every expression of firestore.rules was seen both true and false", async () => {
  const rules = readFileSync(FIRESTORE_RULES, "utf8");
  const files = readdirSync(`${import.meta.dirname}/firestore`).filter((file) => file.endsWith(".test.ts"));
  const coverage = await mergeCoverage(readAll(["matrix.test.ts", ...files]), rules);
  expect(coverage.filter((seen) => seen.isBoolean).length).toBeGreaterThan(150);
  expect(gapsOf(coverage)).toEqual([]);
}, 180_000);

async function* readAll(files: readonly string[]): AsyncGenerator<unknown> {
  for (const file of files) yield await readCoverage(projectOf(file));
}
