import { BIO_MAX, DISPLAY_NAME_MAX, HEADLINE_MAX } from "@awning/domain/site";
import { describe, expect, it } from "vitest";
import { checkBio, checkDisplayName, checkHeadline } from "./check-text.ts";

describe("texts about the shop", () => {
  it("cleans a name", () => {
    expect(checkDisplayName("  kiln\u200B studio\n")).toEqual({ value: "kiln studio" });
  });

  it.each([
    ["", "needs a name"],
    ["x".repeat(DISPLAY_NAME_MAX + 1), "1 sign too long"],
    ["www.kiln.com", "cannot hold an address"],
    ["<b>kiln</b>", "cannot hold an address"],
  ])("refuses the name «%s»", (typed, words) => {
    expect(checkDisplayName(typed)).toEqual({ error: expect.stringContaining(words) });
  });

  it.each([
    [checkHeadline, HEADLINE_MAX],
    [checkBio, BIO_MAX],
  ])("takes a text up to its limit and says by how much it is over", (check, max) => {
    expect(check("x".repeat(max))).toEqual({ value: "x".repeat(max) });
    expect(check("x".repeat(max + 7))).toEqual({ error: "That is 7 signs too long." });
  });
});
