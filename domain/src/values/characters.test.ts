import fc from "fast-check";
import { expect, test } from "vitest";
import { charactersOf, firstCharacter, shortened, wellFormed, wholeCodePoints, withinUnits } from "./characters.ts";

const family = "👩‍👩‍👧";
/** Any string, including lone surrogates. */
const anyText = fc.string({
  unit: fc.oneof(
    fc.constantFrom("a", " ", "😀", family, "e\u0301", "\ud83d", "\ude00", "한", "नि"),
    fc.string({ unit: "binary", maxLength: 1 }),
  ),
});

test.each([
  ["kiln", "k"],
  [" Quay", "Q"],
  ["🇪🇪 Keraamika", "🇪🇪"],
  ["👩‍🌾 Garden", "👩‍🌾"],
  ["Ẻ́den", "Ẻ́"],
  ["நிலா", "நி"],
  ["", ""],
])("%s begins with its first character", (name, character) => {
  expect(firstCharacter(name)).toBe(character);
});

test("truncates between characters", () => {
  expect(withinUnits("ab🏺c", 3)).toBe("ab");
  expect(withinUnits("ab🏺c", 4)).toBe("ab🏺");
  expect(withinUnits("ab", 9)).toBe("ab");
  expect(withinUnits(`Mug ${family}`, 11)).toBe("Mug ");
  expect(wholeCodePoints("ab🏺c", 3)).toBe("ab");
  expect(shortened(family.repeat(3), 3)).toBe(family.repeat(3));
  expect(shortened(`ab ${family}`, 3)).toBe("ab…");
});

test("truncates a character that is longer than the limit", () => {
  const heap = `😀${"\u0301".repeat(20)}`;
  expect(withinUnits(heap, 5)).toBe("😀\u0301\u0301\u0301");
  expect(withinUnits(heap, 1)).toBe("");
});

test("replaces lone surrogates", () => {
  expect(wellFormed("a\ud83d😀\ude00")).toBe("a\ufffd😀\ufffd");
});

test("any truncation is well-formed, a prefix, and fits", () => {
  fc.assert(
    fc.property(anyText, fc.nat(40), (text, most) => {
      for (const cut of [withinUnits(text, most), wholeCodePoints(wellFormed(text), most)]) {
        expect(cut).toBe(wellFormed(cut));
        expect(cut.length).toBeLessThanOrEqual(most);
        expect(wellFormed(text).startsWith(cut)).toBe(true);
      }
      expect(charactersOf(shortened(text, most + 1)).length).toBeLessThanOrEqual(most + 1);
      const short = shortened(wellFormed(text), most + 1);
      expect(short).toBe(wellFormed(short));
    }),
  );
});
