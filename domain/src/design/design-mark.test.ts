import { expect, test } from "vitest";
import { DEFAULT_DESIGN, type Design } from "./design.ts";
import { designMark, doesMarkFit, markOfPage, readMark } from "./design-mark.ts";

const dark: Design = { ...DEFAULT_DESIGN, mode: "dark", font: "jost" };
const mark = designMark(dark);

test("the styles of the home page do for all pages of the same design, those of others not for the home page", () => {
  expect(doesMarkFit(markOfPage(mark, true), mark, true)).toBe(true);
  expect(doesMarkFit(markOfPage(mark, true), mark, false)).toBe(true);
  expect(doesMarkFit(markOfPage(mark, false), mark, false)).toBe(true);
  expect(doesMarkFit(markOfPage(mark, false), mark, true)).toBe(false);
});

test("another design never fits, and none fits none", () => {
  const other = designMark({ ...dark, spacing: "airy" });
  expect(doesMarkFit(markOfPage(mark, true), other, false)).toBe(false);
  expect(doesMarkFit(markOfPage(mark, true), "", false)).toBe(false);
  expect(doesMarkFit("", mark, false)).toBe(false);
  expect(doesMarkFit(markOfPage(designMark(null), true), "", true)).toBe(true);
});

test("a mark says what the browser must know to draw the next page", () => {
  expect(readMark(mark)).toEqual({ mode: "dark", hasOwnFace: true });
  expect(readMark(designMark({ ...DEFAULT_DESIGN, spacing: "airy" }))).toEqual({ mode: "auto", hasOwnFace: false });
  expect(readMark("")).toEqual({ mode: "auto", hasOwnFace: false });
});
