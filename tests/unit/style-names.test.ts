import { globSync, readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { expect, test } from "vitest";

const WEB = `${import.meta.dirname}/../../web/src`;

/** Classes that a sheet gives its own looks: `.name { … }` alone or in a list, not within another selector. */
function classesOf(css: string): Set<string> {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, "").replace(/:(?:is|has|not|where)\([^)]*\)/g, ":fn");
  const names = [...plain.matchAll(/(?:^|[{};])\s*([^{};@]+)\{/g)].flatMap(([, list = ""]) => list.split(","));
  return new Set(names.map((one) => one.trim()).filter((one) => /^\.[a-z][a-z0-9_]*(?:-[a-z0-9_]+)*$/.test(one)));
}

// All sheets of the dashboard end up in one document, in whatever order their screens were visited.
test("two rooms of the dashboard never style the same class", () => {
  const rooms = new Map<string, Set<string>>();
  for (const file of globSync(`${WEB}/{app,ui,features}/**/*.css`)) {
    if (/\/(marketing|street)\//.test(file)) continue;
    for (const name of classesOf(readFileSync(file, "utf8")))
      rooms.set(name, (rooms.get(name) ?? new Set()).add(`${basename(dirname(file))}/${basename(file)}`));
  }
  expect(rooms.size).toBeGreaterThan(300);
  expect([...rooms].filter(([, sheets]) => sheets.size > 1).map(([name, sheets]) => `${name} in ${[...sheets].join(", ")}`)).toEqual([]);
});
