import fc from "fast-check";
import { Component, createElement as h, lazy, type ReactNode } from "react";
import { expect, test, vi } from "vitest";
import { drawHtml, openTag } from "../../functions/src/fast-path/draw-html.ts";
import { HtmlBytes } from "../../functions/src/fast-path/html-bytes.ts";
import { reactHtml, sameMeaning } from "../support/react-html.ts";

const drawn = (node: ReactNode) => sameMeaning(drawHtml(node));

// Not as JSX: much of it is what pages must not do.
test.each<[string, ReactNode]>([
  ["text, numbers and nothing", [h("p", {}, "a", 1, 0, null, undefined, true, false, "<b>&\"'"), "after"]],
  ["elements without an end", h("input", { type: "text", disabled: false, required: true, maxLength: 3, autoFocus: true, tabIndex: -1 })],
  ["a field with a value", h("input", { defaultValue: 'say "hi"', name: "a" })],
  ["a field with nothing", h("input", { defaultValue: "", value: undefined, placeholder: "" })],
  ["a tick", h("input", { type: "checkbox", defaultChecked: true })],
  ["no tick", h("input", { type: "radio", defaultChecked: false, value: "x" })],
  ["a long text", h("textarea", { rows: 3, defaultValue: "\n<b>two</b>\nlines" })],
  [
    "a choice",
    h(
      "select",
      { name: "s", defaultValue: "b" },
      h("option", { value: "a" }, "A"),
      h("option", { value: "b", disabled: true }, "B"),
      h("option", {}, "b"),
    ),
  ],
  ["a style", h("i", { style: { "--n": 3, marginTop: 4, lineHeight: 1.5, backgroundColor: "#fff", color: "", top: 0 } })],
  [
    "words of a state",
    h("i", { "aria-hidden": true, "aria-label": "", "data-now": true, spellCheck: false, draggable: false, hidden: true }),
  ],
  ["a label", h("label", { htmlFor: "x", className: "a&b", id: undefined, title: "'", onClick: () => {}, suppressHydrationWarning: true })],
  ["an outline", h("svg", { viewBox: "0 0 2 2", strokeWidth: 2, strokeLinecap: "round", fillRule: "evenodd" }, h("path", { d: "M0 0" }))],
  ["an address", h("a", { href: "" }, "here")],
  ["a file", [h("a", { key: "b", href: "/x?a=1&b=2", download: true }), h("a", { key: "c", href: "#", download: "n" })]],
  ["a form", h("form", { action: "/a", method: "post", encType: "multipart/form-data", noValidate: true, acceptCharset: "utf-8" })],
  ["our own markup", h("script", { type: "module", dangerouslySetInnerHTML: { __html: "1 < 2 && '\"'" } })],
])("%s is as React draws it", (_, node) => {
  expect(drawn(node)).toBe(reactHtml(node));
});

const NAMES = ["className", "id", "title", "aria-label", "data-x", "width", "hidden", "disabled", "tabIndex", "rel", "alt", "dir", "lang"];
const value = fc.oneof(
  fc.string(),
  fc.integer(),
  fc.boolean(),
  fc.constant(undefined),
  fc.constant(null),
  fc.constantFrom('"><script>', "&amp;", "\u0000", "سوق"),
);
const props = fc.dictionary(fc.constantFrom(...NAMES), value, { maxKeys: 4 });
const leaf = fc.oneof(fc.string(), fc.integer(), fc.constant(null), fc.boolean());
const { node: tree } = fc.letrec<{ node: ReactNode }>((tie) => ({
  node: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    leaf,
    fc
      .tuple(fc.constantFrom("div", "p", "span", "a", "b", "li", "button", "label"), props, fc.array(tie("node"), { maxLength: 4 }))
      .map(([tag, given, children]) => h(tag, given, ...children)),
  ),
}));

test("any tree of elements is as React draws it", () => {
  // It warns of most of these attributes, and draws them.
  vi.spyOn(console, "error").mockImplementation(() => {});
  fc.assert(
    fc.property(tree, (node) => {
      expect(drawn(node)).toBe(reactHtml(node));
    }),
    { numRuns: 2000 },
  );
});

test.each(["javascript:alert(1)", " \u0001JavaScript:alert(1)", "java\nscript:alert(1)"])("the address %j is left out", (href) => {
  expect(drawHtml(<a href={href}>x</a>)).toBe("<a>x</a>");
});

test("an element put together from parts has the same first tag", () => {
  const out = new HtmlBytes();
  openTag(out, "html", { lang: "ar", dir: undefined, "data-x": '"' });
  expect(out.finish(String)).toBe('<html lang="ar" data-x="&quot;">');
});

test("what is more than props and elements is refused", () => {
  class Old extends Component {
    override render() {
      return null;
    }
  }
  const Later = lazy(async () => ({ default: () => null }));
  expect(() => drawHtml(<Old />)).toThrow();
  expect(() => drawHtml(<Later />)).toThrow("functions and elements alone");
  expect(() => drawHtml(Promise.resolve("x"))).toThrow("at once");
  expect(() => drawHtml(h("p", { "a b": 1 }))).toThrow("a b");
});
