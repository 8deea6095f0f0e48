import { describe, expect, it } from "vitest";
import { matchText } from "./match.ts";

describe("finding in the palette", () => {
  it.each([
    ["Orders", "ord", 0],
    ["New product", "prod", 1],
    ["Products", "duc", 2],
    ["New product", "np", 3],
    ["Crème brûlée dish", "creme bru", 0],
  ])("%s answers to «%s»", (text, typed, rank) => {
    expect(matchText(text, typed)?.rank).toBe(rank);
  });

  it("says where it found it", () => {
    const match = matchText("Crème brûlée dish", "brulee");
    expect(match?.found && "Crème brûlée dish".slice(match.found.start, match.found.end)).toBe("brûlée");
  });

  it("does not find what is not there", () => {
    expect(matchText("Orders", "links")).toBeNull();
  });

  it("takes everything while nothing is typed", () => {
    expect(matchText("Orders", "  ")).toEqual({ rank: 0, found: null });
  });
});
