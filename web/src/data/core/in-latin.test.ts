import { slugify } from "@awning/domain/product/slug";
import { expect, test } from "vitest";
import { inLatin } from "./in-latin.ts";

test.each([
  ["Bud vase", "bud-vase"],
  ["Crème brûlée", "creme-brulee"],
  ["Smørbrød", "smorbrod"],
  ["Łódź & Æsir", "lodz-aesir"],
  ["Straße 9", "strasse-9"],
  ["Чайная чашка", "chaynaya-chashka"],
  ["Τσάι", "tsai"],
  ["茶碗", "chawan"],
  ["한국 도자기", "hangug-dojagi"],
  ["٣ أكواب", "3-kwb"],
  ["Mug 😀", "mug"],
  ["😀", "product"],
])("spells %s as %s", async (name, slug) => {
  expect(slugify(await inLatin(name))).toBe(slug);
});
