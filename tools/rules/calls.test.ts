import { expect, test } from "vitest";
import { joinedRules } from "./join.ts";

/** The arguments between the parenthesis at `from` and its end, counted. */
function countArguments(text: string, from: number): number {
  let [depth, commas, at] = [1, 0, from + 1];
  for (; depth > 0; at++) {
    const sign = text[at] ?? ")";
    if ("([{".includes(sign)) depth++;
    else if (")]}".includes(sign)) depth--;
    else if (sign === "," && depth === 1) commas++;
  }
  return text.slice(from + 1, at - 1).trim() === "" ? 0 : commas + 1;
}

test("every function is called with as many arguments as it takes", () => {
  const rules = joinedRules().replace(/^\s*\/\/.*$/gm, "");
  const calls = [...rules.matchAll(/(function )?\b(\w+)\(/g)].map(([found, isTaken, name = ""], index, all) => ({
    name,
    isTaken: isTaken !== undefined,
    count: countArguments(rules, (all[index]?.index ?? 0) + found.length - 1),
  }));
  const takes = new Map(calls.filter(({ isTaken }) => isTaken).map(({ name, count }) => [name, count]));
  expect(takes.size).toBeGreaterThan(50);
  expect(calls.filter(({ name, count }) => takes.has(name) && takes.get(name) !== count)).toEqual([]);
});
