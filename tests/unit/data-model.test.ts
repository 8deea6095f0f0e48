import { readFileSync } from "node:fs";
import { documents } from "@awning/domain/routes/firestore-paths";
import { expect, test } from "vitest";
import { fromRoot } from "../../tools/lib/root.ts";

const ROWS = readFileSync(fromRoot("docs/data-model.md"), "utf8")
  .split("\n")
  .filter((line) => line.startsWith("| `"))
  .map((line) => line.split(" | "));

/** A path with `{}` for every part that differs from document to document. */
function shapeOf(path: string): string {
  return path
    .split("/")
    .map((part) => (part.includes("{") ? "{}" : part))
    .join("/");
}

/** What a first cell names. `…/x` stands for a path that begins as the one before it does, however much of it. */
function pathsIn(cell: string): string[] {
  let parent: string[] = [];
  return [...cell.matchAll(/`([^`]+)`/g)].flatMap(([, path = ""]) => {
    if (path.startsWith("…/")) return parent.map((_, at) => shapeOf([...parent.slice(0, at + 1), path.slice(2)].join("/")));
    parent = path.split("/");
    return shapeOf(path);
  });
}

test("every document that has a path in the code has a row, with the file of its schema", () => {
  const known = ROWS.flatMap(([cell = ""]) => pathsIn(cell));
  const stored = Object.values(documents).map((path) =>
    shapeOf((path as (...parts: string[]) => string)(..."123".split("").map(() => "{}"))),
  );
  expect(stored.filter((path) => !known.includes(path))).toEqual([]);
});

test("schemas are named by whole paths, which another test looks for", () => {
  const named = ROWS.flatMap(([, cell = ""]) => [...cell.matchAll(/`([^`]+)`/g)].map(([, path = ""]) => path));
  expect(named.filter((path) => !/^(domain|functions)\/src\/.+\.ts$/.test(path))).toEqual([]);
  expect(named.length).toBeGreaterThan(50);
});
