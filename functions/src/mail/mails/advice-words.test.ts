import { ADVICE_KINDS, type AdviceKind } from "@awning/domain/notification/advice";
import { expect, test } from "vitest";
import type { Block } from "../mail-form.ts";
import { adviceBlocks } from "./advice-words.ts";

const SITE = "https://awning.example";
const said = (kind: AdviceKind, ...names: string[]): [fact: string, url: string] => {
  const [first = "", ...rest] = names;
  const about = [{ id: "a", name: first }, ...rest.map((name, at) => ({ id: `b${at}`, name }))] as const;
  const [, line] = adviceBlocks([{ kind, about: [about[0], ...about.slice(1)] }], "en-IE", SITE);
  return read(line);
};
function read(block: Block | undefined): [string, string] {
  if (!Array.isArray(block)) throw new Error("no line of text");
  const url = block.flatMap((piece) => (typeof piece === "object" && "url" in piece ? piece.url : []));
  return [block.map((piece) => (typeof piece === "string" ? piece.trim() : "")).join(""), url.join()];
}

test.each<[AdviceKind, string[], string, string]>([
  ["unpaid", ["#7"], "1 order from the last two weeks awaits payment: #7.", "/orders?show=unpaid"],
  ["unpaid", ["#7", "#9"], "2 orders from the last two weeks await payment: #7 and #9.", "/orders?show=unpaid"],
  ["sold-out", ["Moon jar"], "Sold out: Moon jar.", "/products/a"],
  ["sold-out", ["Jar", "Mug", "Cup", "Pot", "Urn"], "Sold out: Jar, Mug, Cup, and 2 more.", "/products"],
  ["dead-link", ["Shop"], "A link leads to something that isn’t published, so visitors don’t see it: Shop.", "/links"],
  ["empty-days", ["2026-05-12", "2026-05-15"], "You’re open this week without a booking on Tuesday and Friday.", "/reservations"],
  ["unclicked", ["Care"], "A link wasn’t clicked in the last 28 days: Care.", "/links"],
  ["unclicked", ["Care", "Map"], "2 links weren’t clicked in the last 28 days: Care and Map.", "/links"],
])("%s of %j", (kind, names, fact, path) => {
  expect(said(kind, ...names)).toEqual([fact, SITE + path]);
});

test("every advice has its words, and without any nothing is said", () => {
  expect(adviceBlocks([], "en", SITE)).toEqual([]);
  for (const kind of ADVICE_KINDS) expect(said(kind, "2026-05-12")[0]).toMatch(/^[A-Z0-9].*\.$/);
});
