import { parseRichText, RICH_LINES_MAX, RICH_RUNS_MAX, RICH_TEXT_MAX, type RichText } from "@awning/domain/rich-text/rich-text";
import fc from "fast-check";
import { EditorState, TextSelection } from "prosemirror-state";
import { expect, test } from "vitest";
import { hereOf, makeShape, setLink, toggleBold } from "./actions.ts";
import { fits, fromDocument, toDocument } from "./convert.ts";

const TEXT: RichText = [
  { type: "h2", children: [{ text: "Small batches" }] },
  {
    type: "p",
    children: [
      { text: "Every " },
      { text: "six weeks", bold: true },
      { text: "\nthe kiln", italic: true, link: "https://kiln.example.test/" },
    ],
  },
  { type: "ul", items: [{ children: [{ text: "stoneware" }] }, { children: [] }] },
];

test("a text survives a round trip", () => {
  expect(fromDocument(toDocument(TEXT))).toEqual(TEXT);
  expect(fromDocument(toDocument([]))).toEqual([]);
});

test("every stored text opens, and contains only what the allow-list knows", () => {
  const run = fc.record({
    text: fc.string({ unit: "binary", maxLength: 20 }),
    bold: fc.constantFrom(true, false, undefined),
    link: fc.constantFrom(undefined, "https://a.example/", "javascript:alert(1)", "data:text/html,x"),
  });
  const node = fc.oneof(
    fc.record({ type: fc.constantFrom("p", "h2", "h3", "h4", "script", "img"), children: fc.array(run, { maxLength: 5 }) }),
    fc.record({
      type: fc.constantFrom("ul", "ol"),
      items: fc.array(fc.record({ children: fc.array(run, { maxLength: 3 }) }), { maxLength: 4 }),
    }),
  );
  fc.assert(
    fc.property(fc.array(node, { maxLength: 8 }), (stored) => {
      const once = fromDocument(toDocument(parseRichText(stored)));
      expect(parseRichText(once)).toEqual(once);
      expect(fromDocument(toDocument(once))).toEqual(once);
      expect(JSON.stringify(once)).not.toMatch(/javascript:|data:/);
    }),
    { numRuns: 500 },
  );
});

/** The text after a command on the range `from` to `to`. */
function after(text: RichText, command: ReturnType<typeof setLink>, from: number, to = from) {
  let state = EditorState.create({ doc: toDocument(text) });
  state = state.apply(state.tr.setSelection(TextSelection.create(state.doc, from, to)));
  command(state, (transaction) => {
    state = state.apply(transaction);
  });
  return { text: fromDocument(state.doc), here: hereOf(state) };
}
const plain: RichText = [{ type: "p", children: [{ text: "Small batches" }] }];

test("makes letters bold, linked and plain again", () => {
  expect(after(plain, toggleBold, 1, 6).text).toEqual([{ type: "p", children: [{ text: "Small", bold: true }, { text: " batches" }] }]);
  const linked = after(plain, setLink("https://kiln.example.test/"), 1, 6).text;
  expect(linked).toEqual([{ type: "p", children: [{ text: "Small", link: "https://kiln.example.test/" }, { text: " batches" }] }]);
  expect(after(linked, setLink(null), 3).text).toEqual(plain);
  expect(after(plain, setLink("https://a.example/"), 6).text).toEqual([
    { type: "p", children: [{ text: "Small" }, { text: "a.example", link: "https://a.example/" }, { text: " batches" }] },
  ]);
});

test("turns a line into a heading, a list, another list and a line again", () => {
  const heading = after(plain, makeShape("h3"), 3);
  expect(heading).toMatchObject({ text: [{ type: "h3" }], here: { shape: "h3" } });
  const list = after(plain, makeShape("ul"), 3);
  expect(list.text).toEqual([{ type: "ul", items: [{ children: [{ text: "Small batches" }] }] }]);
  const numbered = after(list.text, makeShape("ol"), 4);
  expect(numbered).toMatchObject({ text: [{ type: "ol" }], here: { shape: "ol" } });
  expect(after(numbered.text, makeShape("ol"), 4).text).toEqual(plain);
});

test("a document fits exactly when storing it truncates nothing", () => {
  const units = (count: number): RichText => [{ type: "p", children: [{ text: "x".repeat(count) }] }];
  const lines = (count: number): RichText => Array.from({ length: count }, () => ({ type: "p", children: [{ text: "x" }] }));
  const runs = (count: number): RichText => [
    { type: "p", children: Array.from({ length: count }, (_, place) => (place % 2 ? { text: "x", bold: true } : { text: "x" })) },
  ];
  for (const [make, max] of [
    [units, RICH_TEXT_MAX],
    [lines, RICH_LINES_MAX],
    [runs, RICH_RUNS_MAX],
  ] as const) {
    expect(fits(toDocument(make(max)))).toBe(true);
    expect(fromDocument(toDocument(make(max)))).toEqual(make(max));
    expect(fits(toDocument(make(max + 1)))).toBe(false);
    expect(fromDocument(toDocument(make(max + 1)))).not.toEqual(make(max + 1));
  }
});
