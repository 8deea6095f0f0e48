import { type Block, newBlock } from "@awning/domain/page/block";
import { newPage } from "@awning/domain/page/page";
import { richTextOf } from "@awning/domain/rich-text/rich-text";
import { expect, test } from "vitest";
import { bothTexts } from "./conflict-texts.ts";

const heading = (id: string, text: string): Block => ({ ...newBlock("heading", id), props: { text, level: 2, align: "start" } });
const text = (id: string, words: string): Block => ({ ...newBlock("text", id), props: { text: richTextOf(words), align: "start" } });
const draft = (...blocks: Block[]) => ({ ...newPage("Market", "market", "a0"), blocks });
const sides = (theirs: Block[], mine: Block[]) =>
  bothTexts(draft(...theirs), draft(...mine)).map(({ change, ...both }) => [change.kind, both]);

test("shows both versions of a text that both changed", () => {
  expect(sides([heading("a", "Come on Friday")], [heading("a", "Come on Sunday")])).toEqual([
    ["changed", { mine: "Come on Sunday", theirs: "Come on Friday" }],
  ]);
});

test("shows a text that only one version has once", () => {
  expect(sides([heading("a", "Theirs")], [heading("b", "Mine")])).toEqual([
    ["added", { mine: "Mine", theirs: null }],
    ["removed", { mine: null, theirs: "Theirs" }],
  ]);
});

test("shows no text when only the design differs", () => {
  const other: Block = { ...newBlock("heading", "a"), props: { text: "Same", level: 3, align: "center" } };
  expect(sides([heading("a", "Same")], [other])).toEqual([["changed", { mine: null, theirs: null }]]);
});

test("shows a long text from shortly before the difference", () => {
  const before = "The kiln is opened every six weeks, and what comes out of it stands on the shelf the same evening. ".repeat(2);
  const [[, both] = []] = sides([text("t", `${before}Come on Friday.`)], [text("t", `${before}Come on Sunday.`)]);
  expect(both).toEqual({ mine: expect.stringMatching(/^….*Come on Sunday\.$/), theirs: expect.stringMatching(/^….*Come on Friday\.$/) });
});

test("shows both versions of the page’s title and address", () => {
  const mine = { ...draft(), title: "Market days", slug: "market-days" };
  expect(bothTexts(draft(), mine)).toMatchObject([
    { mine: "Market days", theirs: "Market" },
    { mine: "/market-days", theirs: "/market" },
  ]);
});
