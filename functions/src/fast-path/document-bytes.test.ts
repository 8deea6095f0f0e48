import { expect, test } from "vitest";
import { documentBytes } from "./document-bytes.ts";

const CSS = "a{color:red}";

test("concatenates the parts byte for byte", () => {
  const { bytes } = documentBytes(["<style>", { shared: CSS }, "</style>€ … 🎈 سوق"]);
  expect(bytes.toString()).toBe(`<style>${CSS}</style>€ … 🎈 سوق`);
});

test("gives equal pages equal digests and other pages other digests", () => {
  const pages = [
    ["one", { shared: CSS }, "two"],
    ["one", { shared: `${CSS} ` }, "two"],
    ["one ", { shared: CSS }, "two"],
    ["one", { shared: CSS }, "two€"],
    ["one", "two", { shared: CSS }],
    [{ shared: CSS }, "onetwo"],
  ];
  const digests = pages.map((parts) => documentBytes(parts).digest);
  expect(new Set(digests).size).toBe(pages.length);
  expect(documentBytes(["on", (out) => out.text("e"), { shared: CSS }, "two"]).digest).toBe(digests[0]);
  expect(digests[0]).toMatch(/^[\w-]{27}$/);
});

test("keeps pages apart that are made at the same time", () => {
  const { bytes } = documentBytes(["a", (out) => out.text(documentBytes(["b".repeat(300_000)]).bytes.toString()), "c"]);
  expect(bytes.toString()).toBe(`a${"b".repeat(300_000)}c`);
});

test("stays correct with more shared texts than the cache holds", () => {
  const texts = Array.from({ length: 500 }, (_, index) => `text ${index}`);
  for (const text of [...texts, ...texts]) expect(documentBytes([{ shared: text }]).bytes.toString()).toBe(text);
});
