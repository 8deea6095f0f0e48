import type { Page } from "playwright-core";
import { allFaults, colourFaults, cutOff, scrollsSideways, seriousFaults } from "../../support/axe.ts";

const HEIGHTS: Readonly<Record<number, number>> = { 320: 640, 390: 844, 768: 1024, 1280: 900, 1440: 900 };
/** The narrowest phones, and a wide screen at 400 %. */
export const NARROWEST = 320;
const TOUCH = 44;

/** `axe`: all its rules, only what they find serious, or none. `touch`: whether what is pressed must be large enough for a finger. */
export type Look = {
  widths?: readonly number[];
  modes?: readonly ("light" | "dark")[];
  axe?: "all" | "serious" | "none";
  touch?: boolean;
};

/**
 * Looks at a page as it stands at each width, and at each of them by day and by night; then at the narrowest. By night only what
 * colours decide is looked at again.
 * @returns what is wrong, each with where
 */
export async function lookAt(page: Page, look: Look = {}): Promise<string[]> {
  const { widths = [390], modes = ["light", "dark"], axe = "all", touch = false } = look;
  const faults: string[] = [];
  const note = (where: string, found: readonly string[]) => faults.push(...found.map((fault) => `${where}: ${fault}`));
  const ofShape = async (width: number) => {
    if (await scrollsSideways(page)) note(`${width} px`, ["scrolls sideways"]);
    note(`${width} px, cut off`, await cutOff(page));
  };
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHTS[width] ?? 900 });
    for (const [turn, colorScheme] of modes.entries()) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      if (axe === "none") continue;
      note(`${width} px, ${colorScheme}`, await (turn > 0 ? colourFaults : axe === "all" ? allFaults : seriousFaults)(page));
    }
    await ofShape(width);
  }
  if (!widths.includes(NARROWEST)) {
    await page.setViewportSize({ width: NARROWEST, height: HEIGHTS[NARROWEST] ?? 640 });
    await ofShape(NARROWEST);
  }
  if (touch) note("too small to touch", await page.evaluate(smallTargets, TOUCH));
  return faults;
}

/** Buttons, links and choices that a finger would miss. Links within a sentence are as high as its line. */
function smallTargets(least: number): string[] {
  const targets = [...document.querySelectorAll<HTMLElement>("a, button, input:not([type=hidden]), select, textarea, summary")];
  return targets.flatMap((target) => {
    if (target.closest("p, label, .vh, .skip") || !target.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
    const { width, height } = target.getBoundingClientRect();
    return width > 0 && (width < least - 0.5 || height < least - 0.5)
      ? [`${target.outerHTML.slice(0, 90)} ${Math.round(width)}x${Math.round(height)}`]
      : [];
  });
}
