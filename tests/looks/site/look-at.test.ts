import { sitePaths } from "@awning/domain/paths";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openShop, type Shop } from "../../support/shop.ts";
import { lookAt } from "../support/look-at.ts";
import { openStage } from "../support/stage.ts";

// A look that finds nothing proves nothing unless it finds what is planted.
let stage: Awaited<ReturnType<typeof openStage>>;
let shop: Shop;
let page: Page;

beforeAll(async () => {
  stage = await openStage();
  shop = await openShop();
  page = await stage.person();
});
beforeEach(async () => {
  await page.goto(sitePaths.product(shop.owner.username, shop.slug));
  expect(await lookAt(page, { touch: true })).toEqual([]);
});
afterAll(() => stage.close());

test("letters too pale for their ground are found, by day and, where that is so, by night alone", async () => {
  await page.addStyleTag({ content: "h1 { color: #8a8a8a !important; background: #999 }" });
  expect(await lookAt(page, { axe: "serious" })).toEqual([
    expect.stringMatching(/^390 px, light: .* color-contrast: <h1/),
    expect.stringMatching(/^390 px, dark: .* color-contrast: <h1/),
  ]);
  await page.goto(sitePaths.product(shop.owner.username, shop.slug));
  await page.addStyleTag({ content: "@media (prefers-color-scheme: dark) { h1 { color: #222 !important; background: #111 } }" });
  expect(await lookAt(page, { axe: "serious" })).toEqual([expect.stringMatching(/^390 px, dark: .* color-contrast: <h1/)]);
});

test("what is wider than its window, cut off, or too small for a finger is found", async () => {
  await page.addStyleTag({
    content: "h1 { width: 360px } button { min-height: 0 !important; height: 20px !important; padding: 0 !important }",
  });
  const faults = await lookAt(page, { axe: "none", touch: true });
  expect(faults).toContain("320 px: scrolls sideways");
  expect(faults.some((fault) => fault.startsWith("too small to touch: <button"))).toBe(true);
  await page.addStyleTag({ content: "body { overflow-x: clip } h1 { white-space: nowrap; margin-inline-start: 300px; width: auto }" });
  expect(await lookAt(page, { axe: "none" })).toContainEqual(expect.stringMatching(/^320 px, cut off: <h1/));
});
