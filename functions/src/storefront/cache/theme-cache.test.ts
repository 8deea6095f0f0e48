import { DEFAULT_DESIGN, type Design } from "@awning/domain/design/design";
import { expect, test } from "vitest";
import { cachedTheme, cacheTheme } from "./theme-cache.ts";

const dark: Design = { ...DEFAULT_DESIGN, mode: "dark" };
const plain = (theme: "riso" | "ink" | "market" | "neon" | "clay") => ({ theme, design: null });

test("keeps a site's theme while the site cannot be read", () => {
  cacheTheme("harbour", plain("riso"));
  cacheTheme("harbour", { theme: "ink", design: dark });
  expect([cachedTheme("harbour"), cachedTheme("quay"), cachedTheme(null)]).toEqual([
    { theme: "ink", design: dark },
    plain("market"),
    plain("market"),
  ]);
});

test("keeps only the latest of many sites", () => {
  cacheTheme("first", plain("neon"));
  for (let count = 0; count < 2000; count += 1) cacheTheme(`site-${count}`, plain("clay"));
  cacheTheme("one-more", plain("clay"));
  expect([cachedTheme("first"), cachedTheme("site-0"), cachedTheme("one-more")]).toEqual([plain("market"), plain("market"), plain("clay")]);
});
