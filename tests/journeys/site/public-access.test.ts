import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { allFaults, colourFaults, cutOff, scrollsSideways } from "../support/axe.ts";
import { blankPages, type PublicPage, pagesOf } from "../support/public-pages.ts";
import { openStage } from "../support/stage.ts";

const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } } as const;
const SMALLEST = { width: 320, height: 640 };
const TOUCH = 44;
let stage: Awaited<ReturnType<typeof openStage>>;

beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

/** Looks at each page in every size and mode without loading it again. */
async function faultsOf(page: Page, pages: readonly PublicPage[]): Promise<string[]> {
  const faults: string[] = [];
  for (const { name, path, act } of pages) {
    await page.setViewportSize(SIZES.phone);
    await page.goto(path);
    await act?.(page);
    for (const [size, viewport] of Object.entries(SIZES))
      for (const colorScheme of ["light", "dark"] as const) {
        await page.setViewportSize(viewport);
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        for (const fault of await (colorScheme === "light" ? allFaults : colourFaults)(page))
          faults.push(`${name}, ${size}, ${colorScheme}: ${fault}`);
      }
    await page.setViewportSize(SMALLEST);
    if (await scrollsSideways(page)) faults.push(`${name} scrolls sideways at ${SMALLEST.width} px`);
    for (const cut of await cutOff(page)) faults.push(`${name} is cut off at ${SMALLEST.width} px: ${cut}`);
    for (const small of await page.evaluate(smallTargets, TOUCH)) faults.push(`${name}: too small to touch: ${small}`);
  }
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

describe.each(["kiln", "tempo"])("the pages of %s", (username) => {
  test("have no fault that axe finds, in either mode and size, fit 320 px, and can be touched", { timeout: 400_000 }, async () => {
    const page = await stage.person({ hasTouch: true });
    expect(await faultsOf(page, await pagesOf(username))).toEqual([]);
  });
});

test("neither have those of nobody", { timeout: 200_000 }, async () => {
  const page = await stage.person({ hasTouch: true });
  expect(await faultsOf(page, await blankPages())).toEqual([]);
});
