import fc from "fast-check";
import { expect, test } from "vitest";
import { PRODUCT_DESCRIPTION_MAX } from "../account/limits.ts";
import { toPublicDescription } from "../published/public-products.ts";
import { PRODUCTS_PER_PAGE, publicProductSchema } from "../published/published.ts";
import { parseRichText, RICH_LINES_MAX, type RichRun, type RichText, richTextOf } from "../rich-text/rich-text.ts";
import {
  DESCRIPTION_WEIGHT_MAX,
  describedText,
  fitsDescription,
  publicDescription,
  shapesOf,
  toDescribed,
  wordsIn,
} from "./description.ts";
import { productDraftSchema } from "./product.ts";

const p = (...children: RichRun[]) => ({ type: "p" as const, children });
const shaped: RichText = [
  { type: "h2", children: [{ text: "Care" }] },
  p({ text: "By " }, { text: "hand", bold: true }, { text: ", see ", italic: true }, { text: "how", link: "https://kiln.example.test/" }),
  { type: "ul", items: [{ children: [{ text: "no oven" }] }, { children: [{ text: "no flame" }] }] },
];

test("stores an unformatted description as plain text, read as paragraphs", () => {
  expect(toDescribed(richTextOf("One.\n\nTwo,\nthree."))).toEqual({ description: "One.\n\nTwo,\nthree.", richDescription: [] });
  expect(describedText({ description: "One.\n\nTwo,\nthree." })).toEqual([p({ text: "One." }), p({ text: "Two,\nthree." })]);
  expect(describedText({ description: "" })).toEqual([]);
});

test("stores a formatted description with its plain text", () => {
  const stored = toDescribed(shaped);
  expect(stored).toEqual({ description: "Care\n\nBy hand, see how\n\nno oven\nno flame", richDescription: shaped });
  expect(describedText(stored)).toEqual(shaped);
});

test("plain text that changed without its formatting wins", () => {
  const stored = { ...toDescribed(shaped), description: "Other words." };
  expect(shapesOf(stored)).toBeNull();
  expect(describedText(stored)).toEqual([p({ text: "Other words." })]);
  expect(describedText({ ...stored, description: "" })).toEqual([]);
});

test("empty lines and trailing spaces are no formatting", () => {
  const typed = [
    p(),
    p({ text: " One. " }),
    p({ text: " " }),
    { type: "ol" as const, items: [{ children: [] }] },
    p({ text: "Two.", bold: true }, { text: " " }),
  ];
  expect(toDescribed(typed.slice(0, 4))).toEqual({ description: "One.", richDescription: [] });
  expect(toDescribed(typed).richDescription).toEqual([p({ text: "One." }), p({ text: "Two.", bold: true })]);
});

test("keeps all text with more paragraphs than lines are allowed", () => {
  const words = Array.from({ length: RICH_LINES_MAX + 5 }, (_, at) => `Line ${at}`).join("\n\n");
  const text = describedText({ description: words });
  expect(text).toHaveLength(RICH_LINES_MAX);
  expect(wordsIn(text)).toBe(words);
  expect(fitsDescription(text)).toBe(true);
});

test("fits the longest text in the most paragraphs, and no more", () => {
  const long = Array.from({ length: RICH_LINES_MAX }, () => "x".repeat(48)).join("\n\n");
  expect(long.length).toBe(PRODUCT_DESCRIPTION_MAX - 2);
  expect(fitsDescription(describedText({ description: `${long}xx` }))).toBe(true);
  expect(fitsDescription(describedText({ description: `${long}xxx` }))).toBe(false);
});

test("refuses formatting that is too large, and shows the plain text", () => {
  const link = `https://kiln.example.test/${"a".repeat(DESCRIPTION_WEIGHT_MAX / 10)}`;
  const heavy = (count: number) => [p(...Array.from({ length: count }, (_, at) => ({ text: `${at}`, link })))];
  expect(fitsDescription(heavy(9))).toBe(true);
  expect(fitsDescription(heavy(11))).toBe(false);
  const stored = { description: wordsIn(heavy(11)), richDescription: heavy(11) };
  expect(toPublicDescription(stored)).toEqual({ description: stored.description });
  // The Firestore document limit is a little above a million bytes.
  expect(DESCRIPTION_WEIGHT_MAX * PRODUCTS_PER_PAGE).toBeLessThan(900_000);
});

test("the public copy has plain or formatted text, never both, and no link to a refused host", () => {
  expect(toPublicDescription(toDescribed(richTextOf("One.")))).toEqual({ description: "One." });
  const bad = [p({ text: "Look", link: "https://grabify.link/a" }, { text: " here", link: "https://kiln.example.test/" })];
  const copied = toPublicDescription(toDescribed(bad));
  expect(copied).toEqual({
    description: "",
    richDescription: [p({ text: "Look" }, { text: " here", link: "https://kiln.example.test/" })],
  });
  expect(publicDescription(copied)).toBe("Look here");
  expect(publicDescription({ description: "One." })).toBe("One.");
});

test("any stored value is read as valid text", () => {
  const hostile = [p({ text: "a", link: "javascript:alert(1)" }), { type: "script", children: [{ text: "b" }] }];
  const stored = { description: "a", richDescription: productDraftSchema.shape.richDescription.parse(hostile) };
  expect(describedText(stored)).toEqual([p({ text: "a" })]);
  expect(toPublicDescription(stored)).toEqual({ description: "", richDescription: [p({ text: "a" })] });
  expect(publicProductSchema.shape.richDescription.parse(hostile)).toEqual([p({ text: "a" })]);
  for (const odd of [undefined, null, "<b>", { 0: "p" }]) expect(productDraftSchema.shape.richDescription.parse(odd)).toEqual([]);
});

test("stored text round-trips", () => {
  const run = fc.record({ text: fc.string({ unit: "binary", maxLength: 8 }), bold: fc.constantFrom(true, undefined) });
  const node = fc.oneof(
    fc.record({ type: fc.constantFrom("p", "h2"), children: fc.array(run, { maxLength: 3 }) }),
    fc.record({ type: fc.constant("ul"), items: fc.array(fc.record({ children: fc.array(run, { maxLength: 2 }) }), { maxLength: 3 }) }),
  );
  fc.assert(
    fc.property(fc.array(node, { maxLength: 5 }), (typed) => {
      const stored = toDescribed(parseRichText(typed));
      const again = describedText(stored);
      expect(toDescribed(again)).toEqual(stored);
      expect(publicDescription(toPublicDescription(stored))).toBe(stored.description);
      expect(productDraftSchema.shape.description.parse(stored.description)).toBe(stored.description);
    }),
    { numRuns: 1000 },
  );
});
