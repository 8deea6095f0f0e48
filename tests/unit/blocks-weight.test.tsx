import { THEMES } from "@awning/domain/design/theme";
import { expect, test } from "vitest";
import { BYTES, DRAWN } from "../../tools/lib/budgets/limits.ts";
import { weigh } from "../../tools/lib/budgets/parts.ts";
import { fullPage } from "../support/full-page.tsx";

test.each(THEMES)("a page of 80 blocks and 200 links stays in its budget in the theme %s", (theme) => {
  const { html, css } = fullPage(theme);
  const weight = weigh(`<style>${css}</style>${html}`);
  if (process.env.WEIGHTS) console.info("80 blocks", theme, weight);
  expect(html.match(/class="link"/g)).toHaveLength(200);
  expect(weight).toBeLessThanOrEqual(BYTES.blocksPage);
});

/** Elements without an end of their own. */
const VOID = new Set(["br", "hr", "img", "input", "link", "meta"]);

/** How many elements a piece of HTML holds, and how deep the deepest stands. */
function countElements(html: string): { elements: number; depth: number } {
  let [elements, depth, deepest] = [0, 0, 0];
  for (const [tag, slash, name = ""] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)[^>]*>/g)) {
    if (slash) depth -= 1;
    else {
      elements += 1;
      deepest = Math.max(deepest, depth + 1);
      if (!tag.endsWith("/>") && !VOID.has(name)) depth += 1;
    }
  }
  return { elements, depth: depth === 0 ? deepest : Number.NaN };
}

test("it draws no more elements than it has to, and none of them deep", () => {
  const counts = countElements(fullPage("market").html);
  if (process.env.WEIGHTS) console.info("80 blocks", counts);
  expect(counts.elements).toBeLessThanOrEqual(DRAWN.elements);
  expect(counts.depth).toBeLessThanOrEqual(DRAWN.depth);
});

test("counting sees what is in what", () => {
  expect(countElements('<ul><li><img src="a"/></li><li><svg><path d="M0"></path></svg></li></ul>')).toEqual({ elements: 6, depth: 4 });
  expect(countElements("<p><b></p>").depth).toBeNaN();
});
