import { expect, test } from "vitest";
import { cleanLine, cleanText } from "./text.ts";

test("removes control, direction and zero-width characters from stored text", () => {
  expect(cleanLine(" a\u0000b\u202Ec\u200Bd\r\ne ")).toBe("abcd e");
  expect(cleanText("a\r\nb\u2028c\u0007")).toBe("a\nb\nc");
});
