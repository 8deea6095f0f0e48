import fc from "fast-check";
import { expect, test } from "vitest";
import { escapeHtml, HtmlBytes } from "./html-bytes.ts";

const piece = fc.oneof(
  fc.string(),
  fc.string({ unit: "binary" }),
  fc.constantFrom("", "<", '"&', "é", "€", "🎈", "سوق", "a".repeat(47), "b".repeat(49)),
);

test("concatenates any pieces as UTF-8", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(piece, fc.boolean())), (pieces) => {
      const out = new HtmlBytes();
      for (const [text, isEscaped] of pieces) isEscaped ? out.escaped(text) : out.text(text);
      const whole = pieces.map(([text, isEscaped]) => (isEscaped ? escapeHtml(text) : text).toWellFormed()).join("");
      expect(out.length).toBe(Buffer.byteLength(whole));
      expect(out.finish(String)).toBe(whole);
    }),
  );
});

test("grows beyond the initial capacity for short and long pieces", () => {
  const short = new HtmlBytes();
  for (let index = 0; index < 100_000; index += 1) short.text("<i>");
  expect(short.finish(String)).toBe("<i>".repeat(100_000));
  const long = new HtmlBytes();
  long.text("x");
  long.text("€".repeat(2_000_000));
  expect(long.finish(String)).toBe(`x${"€".repeat(2_000_000)}`);
});

test("does not leak one page into the next", () => {
  const one = new HtmlBytes();
  one.text("one");
  const first = one.finish((bytes) => Buffer.from(bytes));
  const two = new HtmlBytes();
  two.text("2");
  expect([first.toString(), two.finish(String)]).toEqual(["one", "2"]);
});
