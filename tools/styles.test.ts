import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checkStyles } from "./styles.ts";

let root = "";
const files = {
  "web/src/ui/state.css": ".state--done,\n.state--2 {\n  color: red;\n}\n/* .gone { */\n.old .state:not(.older) {\n  color: red;\n}",
  "web/src/ui/state.tsx": 'export const State = ({ kind = "done" }) => <i className={`state state--${kind}`}>{2}</i>;\n// old and older',
  "web/src/ui/labels.ts": 'export const older = "old";',
  "web/src/storefront/styles/state.css": "@media (min-width: 1px) {\n  .state {\n    color: red;\n  }\n}",
};

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "awning-styles-"));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

test("a class that no source of its own world names is found, with where", () => {
  const { sheets, faults } = checkStyles(root);
  expect(sheets).toBe(2);
  expect(faults.map(({ sheet, line, why }) => `${sheet}:${line} ${why}`)).toEqual([
    "web/src/storefront/styles/state.css:2 no source names the class state",
    "web/src/ui/state.css:6 no source names the class old",
    "web/src/ui/state.css:6 no source names the class older",
  ]);
});

const BODY = "display: grid;\n  gap: 1px;\n  color: red;\n  margin: 0;";
test("a rule that another sheet says again is found, but not within one sheet or inside another query", () => {
  writeFileSync(join(root, "web/src/ui/a.css"), `.state {\n  ${BODY}\n}\n.done {\n  ${BODY}\n}`);
  writeFileSync(
    join(root, "web/src/ui/b.css"),
    `@media print {\n  .state {\n  ${BODY}\n}\n}\n.done {\n  ${BODY.split("\n").toReversed().join("\n")}\n}`,
  );
  const found = checkStyles(root).faults.filter(({ why }) => why.startsWith("says"));
  expect(found).toEqual([{ sheet: "web/src/ui/b.css", line: 9, selector: ".done", why: "says the same as .state in web/src/ui/a.css:1" }]);
});

test("the style sheets of the house have no fault", () => {
  const { sheets, faults } = checkStyles();
  expect(sheets).toBeGreaterThan(100);
  expect(faults).toEqual([]);
});
