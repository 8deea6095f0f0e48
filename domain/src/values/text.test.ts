import { expect, test } from "vitest";
import * as z from "zod/mini";
import { cleanLine, cleanText, personName } from "./text.ts";

test("control, direction and zero-width marks never reach a stored text", () => {
  expect(cleanLine(" a\u0000b\u202Ec\u200Bd\r\ne ")).toBe("abcd e");
  expect(cleanText("a\r\nb\u2028c\u0007")).toBe("a\nb\nc");
});

test.each(["https://evil.example", "//evil.example", "www.evil", "WWW.evil.example", "a: b", "<b>"])(
  "a name cannot carry an address: %s",
  (name) => {
    expect(z.safeParse(personName(1, 60), name).success).toBe(false);
  },
);

test.each(["kiln", "Corner store, Old Harbour", "O’Neil & Töchter", "店", "J.de Vries", "St.Co Pottery", "Kiln.com", "A.M.E. Net.work"])(
  "%s is a name",
  (name) => {
    expect(z.safeParse(personName(1, 60), name).success).toBe(true);
  },
);
