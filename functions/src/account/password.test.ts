import { Failure } from "@awning/domain/errors/failure";
import { expect, test } from "vitest";
import { COMMON_PASSWORDS, requireStrongPassword } from "./password.ts";

function reasonOf(password: string): unknown {
  try {
    requireStrongPassword(password, "kiln@example.test");
    return null;
  } catch (error) {
    return error instanceof Failure ? error.details.reason : error;
  }
}

test.each(["password", "Password1", "PASSWORD2026!", "qwertyuiop", "12345678", "zzzzzzzzz", "kiln@example.test", "letmein123"])(
  "%s is common",
  (password) => {
    expect(reasonOf(password)).toBe("common");
  },
);

test.each(["clay-and-fire", "correct horse", "пароль-на-дворе", "🏺🏺🏺🏺🏺🏺🏺🔥", "x".repeat(64).concat("y".repeat(64))])(
  "%s is fine",
  (password) => {
    expect(reasonOf(password)).toBeNull();
  },
);

test("length is counted in signs as people see them", () => {
  expect(reasonOf("🏺🔥🏺🔥🏺🔥🏺")).toBe("too_short");
  expect(reasonOf("ab".repeat(65))).toBe("too_long");
});

test("the list is lower case", () => {
  for (const word of COMMON_PASSWORDS) expect(word).toBe(word.toLowerCase());
  expect(COMMON_PASSWORDS.size).toBeGreaterThan(200);
});
