import { PASSWORD_MAX, PASSWORD_MIN } from "@awning/domain/account/account";
import { describe, expect, it } from "vitest";
import { passwordStrength } from "./password-strength.ts";

describe("passwordStrength", () => {
  it("accepts by length alone", () => {
    expect(passwordStrength("a".repeat(PASSWORD_MIN - 1))).toMatchObject({ isAccepted: false, words: "1 more character to go." });
    expect(passwordStrength("a".repeat(PASSWORD_MIN)).isAccepted).toBe(true);
    expect(passwordStrength("a".repeat(PASSWORD_MAX)).isAccepted).toBe(true);
    expect(passwordStrength("a".repeat(PASSWORD_MAX + 1)).isAccepted).toBe(false);
  });
  it("counts characters, not code units", () => expect(passwordStrength("🔑".repeat(PASSWORD_MIN)).isAccepted).toBe(true));
  it.each([
    ["aaaaaaaaaaaa", 1],
    ["12345678", 1],
    ["abcdefghij", 1],
    ["blue bowl at noon", 4],
  ] as const)("rates %s", (password, level) => expect(passwordStrength(password).level).toBe(level));
  it("rises with length", () => {
    const levels = ["kx7fqmzt", "kx7fqmztp2", "kx7fqmztp2wd9v"].map((one) => passwordStrength(one).level);
    expect(levels).toEqual([...levels].sort());
    expect(levels[2]).toBeGreaterThan(levels[0] ?? 0);
  });
  it("gives nothing for the public name", () => {
    const plain = passwordStrength("plum-street1").level;
    expect(passwordStrength("plum-street1", ["plum-street"]).level).toBeLessThan(plain);
  });
});
