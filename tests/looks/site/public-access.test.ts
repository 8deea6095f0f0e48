import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { blankPages, type PublicPage, pagesOf } from "../../support/public-pages.ts";
import { openDemoShops } from "../support/demo-shops.ts";
import { lookAt } from "../support/look-at.ts";
import { stage } from "../support/stage.ts";

const WIDTHS = [390, 1440];

await openDemoShops();

/** Looks at each page in every size and mode without loading it again. */
async function faultsOf(page: Page, pages: readonly PublicPage[]): Promise<string[]> {
  const faults: string[] = [];
  for (const { name, path, act } of pages) {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await act?.(page);
    for (const fault of await lookAt(page, { widths: WIDTHS, touch: true })) faults.push(`${name}, ${fault}`);
  }
  return faults;
}

describe.each(["kiln", "tempo"])("the pages of %s", (username) => {
  test("have no fault that axe finds, in either mode and size, fit 320 px, and can be touched", async () => {
    const page = await stage.person({ hasTouch: true });
    expect(await faultsOf(page, await pagesOf(username))).toEqual([]);
  });
});

test("neither have those of no one", async () => {
  const page = await stage.person({ hasTouch: true });
  expect(await faultsOf(page, await blankPages())).toEqual([]);
});
