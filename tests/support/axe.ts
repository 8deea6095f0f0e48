import axe from "axe-core";
import type { Frame, Page } from "playwright-core";
import { nothingFades } from "./fading.ts";

/** What axe finds on a page as it stands, each with its rule and the first elements it is about. */
export async function allFaults(page: Page): Promise<string[]> {
  return (await findFaults(page)).map(({ words }) => words);
}

/** Only what colours decide: all that can differ between light and dark. */
export async function colourFaults(page: Page): Promise<string[]> {
  return (await findFaults(page, { runOnly: ["color-contrast", "link-in-text-block"] })).map(({ words }) => words);
}

/** Only what axe finds serious or critical. */
export async function seriousFaults(page: Page): Promise<string[]> {
  return (await findFaults(page)).filter(({ impact }) => impact === "serious" || impact === "critical").map(({ words }) => words);
}

/** A mail is no page of a site: it stands within the landmarks of the program that shows it. */
export async function faultsOfMail(page: Page): Promise<string[]> {
  const rules = { "landmark-one-main": { enabled: false }, region: { enabled: false } };
  return (await findFaults(page, { rules })).map(({ words }) => words);
}

type Rules = Pick<axe.RunOptions, "runOnly" | "rules">;

/**
 * Axe is put into a document once and stays: sending it anew for each look, as its own driver does, took four fifths of the time.
 * What passes is neither gathered nor sent back.
 */
async function findFaults(page: Page, rules: Rules = {}) {
  await Promise.all(page.frames().map((frame) => bringAxe(frame, frame === page.mainFrame())));
  await page.evaluate(nothingFades);
  const found = await page.evaluate(
    async (options) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, options);
      return violations.map(({ id, impact, nodes }) => ({ id, impact, elements: nodes.slice(0, 3).map(({ html }) => html.slice(0, 160)) }));
    },
    { ...rules, resultTypes: ["violations"], preload: false } satisfies axe.RunOptions,
  );
  const path = URL.canParse(page.url()) ? new URL(page.url()).pathname : page.url();
  return found.map(({ id, impact, elements }) => ({ impact, words: `${path} ${id}: ${elements.join(" | ")}` }));
}

async function bringAxe(frame: Frame, isMain: boolean): Promise<void> {
  try {
    if (!(await frame.evaluate(() => "axe" in window))) await frame.evaluate(axe.source);
  } catch (error) {
    // A frame can be gone by now, or let nobody in.
    if (isMain) throw error;
  }
}

/** Whether a page is wider than its window. */
export function scrollsSideways(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
}

/**
 * Words and controls that stand partly outside of the window. Pages may cut off what is too wide instead of scrolling, so
 * that the width of the page alone says nothing. Rows that scroll by themselves may go on beyond the edge.
 */
export function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const mayLeave = (element: Element | null): boolean => {
      if (!element) return false;
      const { overflowX, textOverflow } = getComputedStyle(element);
      return overflowX === "auto" || overflowX === "scroll" || textOverflow === "ellipsis" || mayLeave(element.parentElement);
    };
    const isShown = (element: Element) => !element.closest(".vh, .skip") && element.checkVisibility({ visibilityProperty: true });
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = new Set<Element>(document.querySelectorAll("a, button, input:not([type=hidden]), select, textarea"));
    const rectsOf = new Map<Element, DOMRect[]>([...found].map((element) => [element, [element.getBoundingClientRect()]]));
    while (texts.nextNode()) {
      const parent = texts.currentNode.parentElement;
      if (!parent || !texts.currentNode.textContent?.trim() || parent.matches("script, style, option, noscript")) continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      rectsOf.set(parent, [...(rectsOf.get(parent) ?? []), ...range.getClientRects()]);
    }
    return [...rectsOf].flatMap(([element, rects]) => {
      const isOutside = rects.some(({ left, right, width }) => width > 0 && (right > innerWidth + 1 || left < -1));
      return isOutside && isShown(element) && !mayLeave(element) ? [element.outerHTML.slice(0, 120)] : [];
    });
  });
}
