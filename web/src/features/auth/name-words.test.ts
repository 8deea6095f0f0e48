import { refuseUsername } from "@awning/domain/reserved-usernames";
import { USERNAME_REASONS } from "@awning/domain/username";
import { describe, expect, it } from "vitest";
import { REASON_WORDS, reasonWords } from "./name-words.ts";

describe("reasonWords", () => {
  it("has different words for every reason", () => {
    const texts = USERNAME_REASONS.map((reason) => REASON_WORDS[reason]("kiln", ".").text);
    expect(new Set(texts).size).toBe(USERNAME_REASONS.length);
    for (const text of texts) expect(text).toMatch(/\.$/);
  });
  it.each([
    ["pl", "1 more to go. A name has at least 3 characters."],
    ["plum.street", "“.” can't be in a name. Use letters, numbers, - or _."],
    ["plum-", "- and _ go between letters or numbers, one at a time."],
    ["12345", "A name needs at least one letter."],
    ["checkout", "/checkout is kept for the site itself."],
    ["a".repeat(31), "That is longer than 30 characters."],
    ["töpferei", "“ö” can't be in a name. Use letters, numbers, - or _."],
  ])("explains %s", (name, text) => {
    const refusal = refuseUsername(name);
    expect(refusal && reasonWords(name, refusal).text).toBe(text);
  });
});
