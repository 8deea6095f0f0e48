import { DEFAULT_DESIGN, type Design } from "@awning/domain/design/design";
import { expect, test } from "vitest";
import { knownLook, rememberLook } from "./known-looks.ts";

const dark: Design = { ...DEFAULT_DESIGN, mode: "dark" };
const plain = (theme: "riso" | "ink" | "market" | "neon" | "clay") => ({ theme, design: null });

test("a site that was read once keeps its look when it cannot be read", () => {
  rememberLook("harbour", plain("riso"));
  rememberLook("harbour", { theme: "ink", design: dark });
  expect([knownLook("harbour"), knownLook("quay"), knownLook(null)]).toEqual([
    { theme: "ink", design: dark },
    plain("market"),
    plain("market"),
  ]);
});

test("however many sites are visited, only the latest are remembered", () => {
  rememberLook("first", plain("neon"));
  for (let count = 0; count < 1999; count += 1) rememberLook(`site-${count}`, plain("clay"));
  expect(knownLook("first")).toEqual(plain("neon"));
  rememberLook("one-more", plain("clay"));
  expect([knownLook("first"), knownLook("site-0")]).toEqual([plain("market"), plain("clay")]);
});
