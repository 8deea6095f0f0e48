import fc from "fast-check";
import { expect, test } from "vitest";
import { contrast, groundUnder, isReadable, luminance, mix, readableOn, readablePair, strongestOn, TEXT_CONTRAST } from "./contrast.ts";

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);

test("measures contrast like WCAG", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
  expect(contrast("#ffffff", "#ffffff")).toBe(1);
  // Commonly cited as the lightest gray that passes on white.
  expect(contrast("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
  expect(contrast("#ffffff", "#d98a5f")).toBeCloseTo(2.68, 1);
  expect(luminance("#ff0000")).toBeCloseTo(0.2126, 4);
});

test("readable colors stay, and others change as little as possible", () => {
  expect(readableOn("#123456", ["#ffffff"])).toBe("#123456");
  const nearest = readableOn("#d98a5f", ["#ffffff"]);
  expect(contrast(nearest, "#ffffff")).toBeGreaterThanOrEqual(TEXT_CONTRAST);
  expect(contrast(mix(nearest, "#d98a5f", 0.03), "#ffffff")).toBeLessThan(TEXT_CONTRAST);
  expect(readableOn("#222222", ["#101010"])).toMatch(/^#([7-9a-f].)\1\1$/);
});

test("every color has a readable variant on any background", () => {
  fc.assert(
    fc.property(color, color, (wanted, ground) => {
      expect(isReadable(readableOn(wanted, [ground]), [ground])).toBe(true);
      expect(isReadable(strongestOn([ground]), [ground])).toBe(true);
    }),
    { numRuns: 5000 },
  );
});

test("a background moves toward a safe one until all texts are readable", () => {
  fc.assert(
    fc.property(color, color, (wanted, safe) => {
      const texts = [readableOn("#808080", [safe]), readableOn("#c63a22", [safe])];
      expect(isReadable(groundUnder(wanted, texts, safe), texts)).toBe(true);
    }),
    { numRuns: 5000 },
  );
});

test("changes whichever of text and background needs less", () => {
  // White on a slightly too light red: the red gets darker, the white stays.
  const { text, ground } = readablePair("#ffffff", "#e63946");
  expect(text).toBe("#ffffff");
  expect(contrast(text, ground)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
  fc.assert(
    fc.property(color, color, (one, other) => {
      const pair = readablePair(one, other);
      expect(contrast(pair.text, pair.ground)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
      expect(pair.text === one || pair.ground === other).toBe(true);
    }),
    { numRuns: 3000 },
  );
});
