import { describe, expect, it } from "vitest";
import { matchText } from "./match.ts";

describe("palette search", () => {
  it.each([
    ["Orders", "ord", 0],
    ["New product", "prod", 1],
    ["Products", "duc", 2],
    ["New product", "np", 3],
    ["Crème brûlée dish", "creme bru", 0],
  ])("finds %s by «%s»", (text, typed, rank) => {
    expect(matchText(text, typed)?.rank).toBe(rank);
  });

  it("returns the position of a match", () => {
    const match = matchText("Crème brûlée dish", "brulee");
    expect(match?.found && "Crème brûlée dish".slice(match.found.start, match.found.end)).toBe("brûlée");
  });

  it("finds nothing without a match", () => {
    expect(matchText("Orders", "links")).toBeNull();
  });

  it("lists everything without a query", () => {
    expect(matchText("Orders", "  ")).toEqual({ rank: 0, found: null });
  });
});
