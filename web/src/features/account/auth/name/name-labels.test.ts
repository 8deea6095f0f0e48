import { refuseUsername } from "@awning/domain/account/reserved-usernames";
import { USERNAME_REASONS } from "@awning/domain/account/username";
import { describe, expect, it } from "vitest";
import { REASON_WORDS, usernameError } from "./name-labels.ts";

describe("usernameError", () => {
  it("has a separate text for every reason", () => {
    const texts = USERNAME_REASONS.map((reason) => REASON_WORDS[reason]("kiln", ".").text);
    expect(new Set(texts).size).toBe(USERNAME_REASONS.length);
    for (const text of texts) expect(text).toMatch(/\.$/);
  });
  it.each([
    ["pl", "Use at least 3 characters."],
    ["plum.street", "“.” can’t be in a name. Use letters, numbers, - or _."],
    ["plum-", "Use - and _ only between letters or numbers, one at a time."],
    ["12345", "Use at least one letter."],
    ["checkout", "/checkout is reserved."],
    ["a".repeat(31), "Use at most 30 characters."],
    ["töpferei", "“ö” can’t be in a name. Use letters, numbers, - or _."],
  ])("explains %s", (name, text) => {
    const refusal = refuseUsername(name);
    expect(refusal && usernameError(name, refusal).text).toBe(text);
  });
});
