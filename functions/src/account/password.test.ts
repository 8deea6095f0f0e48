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
  "rejects the common password %s",
  (password) => {
    expect(reasonOf(password)).toBe("common");
  },
);

test.each(["clay-and-fire", "correct horse", "пароль-на-дворе", "🏺🏺🏺🏺🏺🏺🏺🔥", "x".repeat(64).concat("y".repeat(64))])(
  "accepts %s",
  (password) => {
    expect(reasonOf(password)).toBeNull();
  },
);

test("counts length in graphemes", () => {
  expect(reasonOf("🏺🔥🏺🔥🏺🔥🏺")).toBe("too_short");
  expect(reasonOf("ab".repeat(65))).toBe("too_long");
});

test("lists common passwords in lower case", () => {
  for (const word of COMMON_PASSWORDS) expect(word).toBe(word.toLowerCase());
  expect(COMMON_PASSWORDS.size).toBeGreaterThan(200);
});
