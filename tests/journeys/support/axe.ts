import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";

/** What axe finds on a page as it stands, each with its rule and the first elements it is about. */
export async function allFaults(page: Page): Promise<string[]> {
  return (await findFaults(page)).map(({ words }) => words);
}

/** Only what colours decide: all that can differ between light and dark. */
export async function colourFaults(page: Page): Promise<string[]> {
  return (await findFaults(page, ["color-contrast", "link-in-text-block"])).map(({ words }) => words);
}

/** Only what axe finds serious or critical. */
export async function seriousFaults(page: Page): Promise<string[]> {
  return (await findFaults(page)).filter(({ impact }) => impact === "serious" || impact === "critical").map(({ words }) => words);
}

/** A mail is no page of a site: it stands within the landmarks of the program that shows it. */
export async function faultsOfMail(page: Page): Promise<string[]> {
  const { violations } = await axe(page).disableRules(["landmark-one-main", "region"]).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map((node) => node.html.slice(0, 160))}`);
}

/** All within the page: it frames only pages of ours, and a window of its own for each sum takes as long again. */
function axe(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode(true);
}

async function findFaults(page: Page, rules?: string[]) {
  // What is still fading in has another contrast than what people read.
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((one) => one instanceof CSSTransition && one.finished.catch(() => undefined))),
  );
  const { violations } = await (rules ? axe(page).withRules(rules) : axe(page)).analyze();
  return violations.map(({ id, impact, nodes }) => {
    const elements = nodes.slice(0, 3).map((node) => node.html.slice(0, 160));
    return { impact, words: `${new URL(page.url()).pathname} ${id}: ${elements.join(" | ")}` };
  });
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
