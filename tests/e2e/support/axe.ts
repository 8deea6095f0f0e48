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

async function findFaults(page: Page, rules?: string[]) {
  const builder = new AxeBuilder({ page });
  const { violations } = await (rules ? builder.withRules(rules) : builder).analyze();
  return violations.map(({ id, impact, nodes }) => {
    const elements = nodes.slice(0, 3).map((node) => node.html.slice(0, 160));
    return { impact, words: `${new URL(page.url()).pathname} ${id}: ${elements.join(" | ")}` };
  });
}

/** Whether a page is wider than its window. */
export function scrollsSideways(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
}
