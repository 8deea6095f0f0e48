import { expect, test } from "vitest";
import { cleanLine, cleanText } from "./text.ts";

test("control, direction and zero-width marks never reach a stored text", () => {
  expect(cleanLine(" a\u0000b\u202Ec\u200Bd\r\ne ")).toBe("abcd e");
  expect(cleanText("a\r\nb\u2028c\u0007")).toBe("a\nb\nc");
});
