import { expect, test } from "vitest";
import { NO_SAFETY } from "./safety.ts";
import { isGtin, safetyGaps } from "./safety-gaps.ts";

test.each(["", "4006381333931", "96385074", "036000291452", "10036000291459"])("takes %j as a GTIN", (typed) => {
  expect(isGtin(typed)).toBe(true);
});

test.each(["4006381333932", "96385075", "400638133393", "40063813339310", "x006381333931", " "])("refuses %j as a GTIN", (typed) => {
  expect(isGtin(typed)).toBe(false);
});

test("a physical product lacks its maker, a contact and an identifier, until each is known", () => {
  const mug = { kind: "physical", sku: "", safety: NO_SAFETY };
  expect(safetyGaps(mug)).toEqual(["maker", "contact", "identifier"]);
  const known = { ...NO_SAFETY, maker: "Kiln\nQuay 9, Porto", makerContact: "kiln@example.test" };
  expect(safetyGaps({ ...mug, safety: known })).toEqual(["identifier"]);
  for (const one of [{ sku: "MUG" }, { safety: { ...known, batch: "7" } }, { safety: { ...known, gtin: "96385074" } }])
    expect(safetyGaps({ ...mug, safety: known, ...one })).toEqual([]);
});

test("files and services lack nothing", () => {
  for (const kind of ["digital", "service"]) expect(safetyGaps({ kind, sku: "", safety: NO_SAFETY })).toEqual([]);
});
