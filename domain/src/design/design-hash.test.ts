import { expect, test } from "vitest";
import { DEFAULT_DESIGN, type Design } from "./design.ts";
import { designHash, matchesDesignHash, pageBadge, readMark } from "./design-hash.ts";

const dark: Design = { ...DEFAULT_DESIGN, mode: "dark", font: "jost" };
const mark = designHash(dark);

test("home page styles work for all pages of a design, but not the reverse", () => {
  expect(matchesDesignHash(pageBadge(mark, true), mark, true)).toBe(true);
  expect(matchesDesignHash(pageBadge(mark, true), mark, false)).toBe(true);
  expect(matchesDesignHash(pageBadge(mark, false), mark, false)).toBe(true);
  expect(matchesDesignHash(pageBadge(mark, false), mark, true)).toBe(false);
});

test("a different design never matches, and no design matches none", () => {
  const other = designHash({ ...dark, spacing: "airy" });
  expect(matchesDesignHash(pageBadge(mark, true), other, false)).toBe(false);
  expect(matchesDesignHash(pageBadge(mark, true), "", false)).toBe(false);
  expect(matchesDesignHash("", mark, false)).toBe(false);
  expect(matchesDesignHash(pageBadge(designHash(null), true), "", true)).toBe(true);
});

test("a badge holds what the browser needs to draw the next page", () => {
  expect(readMark(mark)).toEqual({ mode: "dark", hasOwnFace: true });
  expect(readMark(designHash({ ...DEFAULT_DESIGN, spacing: "airy" }))).toEqual({ mode: "auto", hasOwnFace: false });
  expect(readMark("")).toEqual({ mode: "auto", hasOwnFace: false });
});
