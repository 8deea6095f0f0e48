import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ROOT } from "../../tools/lib/root.ts";
import { ALLOWED, BANNED } from "../support/banned-words.ts";
import { bannedIn } from "../support/spoken-words.ts";

const SOURCES = "{domain,web,functions}/src/**/*.{ts,tsx}";

test("no screen and no mail uses a word that the trade has another one for", () => {
  const files = globSync(SOURCES, { cwd: ROOT }).filter(
    (file) => !/\.(test|d|generated)\./.test(file) && !ALLOWED.some((place) => file.startsWith(place)),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(files.flatMap((file) => bannedIn(readFileSync(`${ROOT}/${file}`, "utf8"), BANNED).map((found) => `${file}: ${found}`))).toEqual(
    [],
  );
});

test.each([
  ["a label", 'export const HEAD = "3 pieces left";'],
  ["a label with a count", "export const left = (count: number) => `${count} pieces left`;"],
  ["a plural within a template", 'export const left = (count: number) => `${count} ${count === 1 ? "piece" : "pieces"}`;'],
  ["JSX text of several sentences", "<p>\n  Write an e-mail; we answer.\n</p>"],
  ["JSX text", "<p>\n  The pieces stand\n  in the shop.\n</p>"],
  ["an attribute of JSX", '<Field label="Your e-mail" />'],
  ["a mail", "<Text>The pieces go back on the shelf once more.</Text>"],
])("a banned word is found in %s", (_place, source) => {
  expect(bannedIn(source, BANNED).length).toBeGreaterThan(0);
});

test.each([
  ["a comment", '// How many pieces are left.\n/** Whoever reads it. */\nexport const LEFT = "Only 3 left";'],
  ["a name in the code", 'import { pieces } from "./pieces.ts";\nexport const count = pieces(3);'],
  ["a class or an address", '<p className="line piece">Items</p>'],
])("%s says nothing to anyone", (_place, source) => {
  expect(bannedIn(source, BANNED)).toEqual([]);
});
