import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";

const STEPS = 60;

/** Goes on (or back) with the Tab key until the wanted thing has the focus, and sees that the focus shows. */
export async function tabTo(page: Page, wanted: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  for (let step = 0; step < STEPS; step++) {
    await page.keyboard.press(key);
    if (await hasFocus(wanted)) {
      expect(await wanted.evaluate(showsFocus)).toBe(true);
      return;
    }
  }
  throw new Error(`Tab never reached ${wanted}`);
}

/** Presses what is told: goes there by Tab, then Enter. */
export async function enter(page: Page, wanted: Locator): Promise<void> {
  await wanted.waitFor();
  await tabTo(page, wanted);
  await page.keyboard.press("Enter");
}

export function hasFocus(wanted: Locator): Promise<boolean> {
  return wanted.evaluate((element) => element === document.activeElement);
}

/** Whether an element, or the label drawn around it, is outlined. */
function showsFocus(element: Element): boolean {
  const drawn = [element, element.closest("label"), element.parentElement];
  return drawn.some((one) => {
    const style = one && getComputedStyle(one);
    // `auto` is the ring of the browser itself, on pages that are not ours.
    return (
      style &&
      (style.outlineStyle === "auto" ||
        (style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) >= 2) ||
        style.boxShadow !== "none")
    );
  });
}
