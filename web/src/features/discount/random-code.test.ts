import { DISCOUNT_CODE_PATTERN, normalizeCode } from "@awning/domain/discount/discount";
import { expect, test } from "vitest";
import { randomCode } from "./random-code.ts";

test("generates a valid code, and another one each time", () => {
  const codes = Array.from({ length: 200 }, () => randomCode((count) => crypto.getRandomValues(new Uint8Array(count))));
  for (const code of codes) {
    expect(code).toMatch(DISCOUNT_CODE_PATTERN);
    expect(code).toMatch(/^[A-HJ-NP-Z2-9]{8}$/);
    expect(normalizeCode(code)).toBe(code);
  }
  expect(new Set(codes).size).toBe(codes.length);
});
