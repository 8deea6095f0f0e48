import { expect, test } from "vitest";
import { knownTheme, rememberTheme } from "./known-themes.ts";

test("a site that was read once keeps its look when it cannot be read", () => {
  rememberTheme("harbour", "riso");
  rememberTheme("harbour", "ink");
  expect([knownTheme("harbour"), knownTheme("quay"), knownTheme(null)]).toEqual(["ink", "market", "market"]);
});

test("however many sites are visited, only the latest are remembered", () => {
  rememberTheme("first", "neon");
  for (let count = 0; count < 1999; count += 1) rememberTheme(`site-${count}`, "clay");
  expect(knownTheme("first")).toBe("neon");
  rememberTheme("one-more", "clay");
  expect([knownTheme("first"), knownTheme("site-0")]).toEqual(["market", "clay"]);
});
