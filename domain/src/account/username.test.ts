import { expect, test } from "vitest";
import { RESERVED_USERNAMES, refuseUsername } from "./reserved-usernames.ts";
import { asTyped, normalizeUsername, USERNAME_PATTERN } from "./username.ts";

test.each([
  ["ab", { reason: "too_short" }],
  ["a".repeat(31), { reason: "too_long" }],
  ["kiln.shop", { reason: "bad_char", char: "." }],
  ["küche", { reason: "bad_char", char: "ü" }],
  ["kіln", { reason: "bad_char", char: "і" }],
  ["-kiln", { reason: "bad_char", char: "-" }],
  ["kiln_", { reason: "bad_char", char: "_" }],
  ["ki--ln", { reason: "bad_char", char: "-" }],
  ["ki-_ln", { reason: "bad_char", char: "-" }],
  ["12345", { reason: "needs_letter" }],
  ["1-2-3", { reason: "needs_letter" }],
  ["orders", { reason: "reserved" }],
  ["order", { reason: "reserved" }],
  ["admins", { reason: "reserved" }],
  ["monitoring", { reason: "reserved" }],
])("%s is refused for a reason the person can act on", (name, reason) => {
  expect(refuseUsername(name)).toEqual(reason);
});

test.each(["kiln", "a1b", "1kg-mehl", "moon_jar", "a".repeat(30)])("%s may be claimed", (name) => {
  expect(refuseUsername(name)).toBeNull();
  expect(name).toMatch(USERNAME_PATTERN);
});

test("the pattern and the reasons agree on every short text", () => {
  const signs = ["a", "1", "-", "_", "."];
  const texts = signs.flatMap((a) => signs.flatMap((b) => signs.flatMap((c) => signs.map((d) => a + b + c + d))));
  for (const text of texts) expect(USERNAME_PATTERN.test(text), text).toBe(refuseUsername(text) === null);
});

test("normalizes typed names to lower case without spaces", () => {
  expect(normalizeUsername("  Moon Jar ")).toBe("moon-jar");
  for (const typed of ["@anna", " @Anna ", "＠anna", "\u200banna\u2069", "anna \u200b"]) expect(normalizeUsername(typed)).toBe("anna");
});

test("keeps a trailing space as a hyphen while typing, and hides nothing that is refused later", () => {
  expect([asTyped(" Plum Street"), asTyped("Plum "), asTyped("Plum."), asTyped("@")]).toEqual(["plum-street", "plum-", "plum.", ""]);
});

test("every reserved name has a valid form", () => {
  for (const name of RESERVED_USERNAMES) expect(name).toBe(normalizeUsername(name));
});
