import { existsSync, globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { fromRoot, ROOT } from "../../tools/lib/root.ts";

const DOCS = globSync(["*.md", "docs/**/*.md", "benchmarks/*.md"], { cwd: ROOT });
const PLACE = /^(?:domain|web|functions|tests|tools|docs|benchmarks|emulator-data)\/[\w./-]+$/;
/** What is made by a build, or written by whoever runs the site. */
const MADE = /\/dist\/|\/node_modules\/|\/\.env/;

test("every file that the docs name is there", () => {
  const missing = DOCS.flatMap((doc) => {
    const text = readFileSync(fromRoot(doc), "utf8");
    const named = [...text.matchAll(/`([^`\s]+)`/g)].map(([, name = ""]) => name);
    return named.filter((name) => PLACE.test(name) && !MADE.test(name) && !existsSync(fromRoot(name))).map((name) => `${doc}: ${name}`);
  });
  expect(missing).toEqual([]);
  expect(DOCS.length).toBeGreaterThan(100);
});
