import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { fromRoot } from "../lib/root.ts";
import { CONTENTS } from "./contents.ts";
import { GENERATED, joinedRules } from "./join.ts";

const rules = readFileSync(fromRoot("firestore.rules"), "utf8");

test("firestore.rules is what `npm run rules` makes", () => {
  expect(rules).toBe(joinedRules());
});

test("the rules call each function that checks lists", () => {
  const byHand = rules.slice(rules.indexOf(GENERATED.end));
  for (const { name } of CONTENTS) expect(byHand, name).toContain(`${name}(`);
});
