import { brandMark, MARKS, markAddress, markNames } from "@awning/domain/link/brands";
import { expect, test } from "vitest";
import { markFile } from "../../web/marks.ts";
import web from "../../web/package.json" with { type: "json" };

test("every brand's drawing is one path that takes the color of its text, under the name of its version", () => {
  expect(markNames().length).toBeGreaterThan(60);
  for (const mark of markNames())
    expect(markFile(mark), mark).toMatch(/^<svg viewBox="0 0 24 24" xmlns="[^"]+"><path d="[^"]+"\/><\/svg>$/);
  expect(MARKS.version).toBe(web.devDependencies["simple-icons"]);
});

test.each([
  ["https://www.etsy.com/shop/kiln", "etsy"],
  ["https://kiln.bandcamp.com/", "bandcamp"],
  ["https://buymeacoffee.com/kiln", "buymeacoffee"],
  ["https://cal.com/kiln", null],
  ["https://www.linkedin.com/in/kiln", null],
  ["https://kiln.example/", null],
  ["mailto:kiln@etsy.com", null],
])("%s has the drawing %s", (url, mark) => {
  expect(brandMark(url)).toBe(mark);
  if (mark) expect(markNames()).toContain(mark);
});

test("a drawing's address says its version", () => expect(markAddress("etsy")).toBe(`/assets/marks/etsy-${MARKS.version}.svg`));
