import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { fromRoot } from "../../tools/lib/root.ts";

test("the index of decisions names each of them once, and no other", () => {
  const files = readdirSync(fromRoot("docs/decisions")).filter((file) => file !== "README.md");
  const index = readFileSync(fromRoot("docs/decisions/README.md"), "utf8");
  const named = [...index.matchAll(/^\| \[\d{3}\]\(([^)]+)\)/gm)].map(([, file]) => file);
  expect(named).toEqual(files.toSorted());
  expect(named.length).toBeGreaterThan(90);
});
