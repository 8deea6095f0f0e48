import { BIO_MAX } from "@awning/domain/account/limits";
import { DISPLAY_NAME_MAX, HEADLINE_MAX } from "@awning/domain/site/site";
import { describe, expect, it } from "vitest";
import { checkBio, checkDisplayName, checkHeadline } from "./check-text.ts";

describe("texts about the shop", () => {
  it("normalizes a name", () => {
    expect(checkDisplayName("  kiln\u200B studio\n")).toEqual({ value: "kiln studio" });
  });

  it.each([
    ["", "Enter a name"],
    ["x".repeat(DISPLAY_NAME_MAX + 1), "Remove 1 character"],
    ["www.kiln.com", "without web addresses"],
    ["https://kiln.com", "without web addresses"],
  ])("refuses the name «%s»", (typed, words) => {
    expect(checkDisplayName(typed)).toEqual({ error: expect.stringContaining(words) });
  });

  it.each([
    [checkHeadline, HEADLINE_MAX],
    [checkBio, BIO_MAX],
  ])("accepts a text up to its limit and says by how much it is over", (check, max) => {
    expect(check("x".repeat(max))).toEqual({ value: "x".repeat(max) });
    expect(check("x".repeat(max + 7))).toEqual({ error: "Remove 7 characters." });
  });
});
