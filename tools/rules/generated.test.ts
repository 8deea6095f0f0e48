import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { fromRoot } from "../lib/root.ts";
import { CONTENTS } from "./contents.ts";
import { withGenerated } from "./generated.ts";

const rules = readFileSync(fromRoot("firestore.rules"), "utf8");

test("firestore.rules holds what `npm run rules` makes", () => {
  expect(rules).toBe(withGenerated(rules));
});

test("each of these functions is asked by the rules", () => {
  const byHand = rules.slice(rules.indexOf("// </generated>"));
  for (const { name } of CONTENTS) expect(byHand, name).toContain(`${name}(`);
});

test("rules without a place for them are refused", () => {
  expect(() => withGenerated("rules_version = '2';\n")).toThrow("no place");
  expect(() => withGenerated(rules + rules)).toThrow("no place");
});
