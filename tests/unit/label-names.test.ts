import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { fromRoot, ROOT } from "../../tools/lib/root.ts";
import { cutNames } from "../support/label-names.ts";

test("a label is named after what it is for: at most 24 letters, and no end in the middle of a sentence", () => {
  const files = globSync("{domain,web,functions}/src/**/*labels.ts", { cwd: ROOT });
  expect(files.length).toBeGreaterThan(80);
  expect(files.flatMap((file) => cutNames(readFileSync(fromRoot(file), "utf8")).map((name) => `${file}: ${name}`))).toEqual([]);
});

test.each([
  ['export const thisTypeOfFileCan = "";', ["thisTypeOfFileCan"]],
  ['export const wellSendLinkToYour = "";', ["wellSendLinkToYour"]],
  ['export const youreGettingThisBecauseThe = "";', ["youreGettingThisBecauseThe"]],
  ['export const searchOrJumpTo = "";', ["searchOrJumpTo"]],
  ["export const willTellYouWhereAnd = (name: string) => `${name}`;", ["willTellYouWhereAnd"]],
  ["export const copiedTo = (name: string) => `Copied to ${name}`;", []],
  ["export function linksTo(count: number): string {", []],
  ['export const from = "From";', []],
  ['export const visitorsWillSeeItOncePublished: string = "";', ["visitorsWillSeeItOncePublished"]],
  ['const notExportedAndMuchTooLongThe = "";', []],
])("of %j", (source, expected) => {
  expect(cutNames(source)).toEqual(expected);
});
