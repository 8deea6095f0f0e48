import { MARKS, markAddress } from "@awning/domain/link/brand-drawings";
import { brandMark, markNames } from "@awning/domain/link/brands";
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
  ["web", "https://www.etsy.com/shop/kiln", "etsy"],
  ["web", "https://kiln.bandcamp.com/", "bandcamp"],
  ["web", "https://buymeacoffee.com/kiln", "buymeacoffee"],
  ["whatsapp", "https://wa.me/49305550147", "whatsapp"],
  ["web", "https://cal.com/kiln", null],
  ["web", "https://www.linkedin.com/in/kiln", null],
  ["web", "https://kiln.example/", null],
  ["email", "mailto:kiln@etsy.com", null],
  ["embed", "https://www.youtube.com/watch?v=aqz-KE-bpKQ", null],
] as const)("a link of type %s to %s has the drawing %s", (type, url, mark) => {
  expect(brandMark({ type, url })).toBe(mark);
  if (mark) expect(markNames()).toContain(mark);
});

test("a drawing's address says its version", () => expect(markAddress("etsy")).toBe(`/assets/marks/etsy-${MARKS.version}.svg`));
