import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { fromRoot } from "../../tools/lib/root.ts";

const read = (file: string) => readFileSync(fromRoot("docs/decisions", file), "utf8");
const files = readdirSync(fromRoot("docs/decisions")).filter((file) => file !== "README.md");
/** The rows under each heading of the index. */
const groups = read("README.md")
  .split(/^## /m)
  .slice(1)
  .map((group) =>
    [...group.matchAll(/^\| \[(\d{3})\]\(([^)]+)\) \| ([^|]+) \|/gm)].map(([, number, file = "", title]) => ({ number, file, title })),
  );

test("the index of decisions names each of them once, and no other", () => {
  expect(groups.flatMap((rows) => rows.map(({ file }) => file)).toSorted()).toEqual(files.toSorted());
  expect(files.length).toBeGreaterThan(90);
});

test("each group of the index is in the order of its numbers", () => {
  for (const rows of groups) expect(rows).toEqual(rows.toSorted((one, other) => one.file.localeCompare(other.file)));
});

test("a decision has the same title on its page and in the index", () => {
  const rows = groups.flat();
  expect(rows.map(({ file }) => read(file).split("\n", 1)[0])).toEqual(rows.map(({ number, title }) => `# ${number} ${title}`));
});
