import { sitePaths } from "@awning/domain/routes/paths";
import { expect, test } from "vitest";
import { openShop } from "../../support/shop.ts";
import { lookAt } from "../support/look-at.ts";
import { stage } from "../support/stage.ts";

// A look that finds nothing proves nothing unless it finds what is planted.
const shop = await openShop();
const page = await stage.person();

async function open(css: string): Promise<void> {
  await page.goto(sitePaths.product(shop.owner.username, shop.slug));
  await page.addStyleTag({ content: css });
}

test("letters too pale for their ground are found, by day and, where that is so, by night alone", async () => {
  const pale = (mode: string) => expect.stringMatching(new RegExp(`^390 px, ${mode}: .* color-contrast: <a class="crumb"`));
  await open(":root {}");
  expect(await lookAt(page, { axe: "serious" })).toEqual([]);
  await open(".crumb { color: var(--line) !important }");
  expect(await lookAt(page, { axe: "serious" })).toEqual([pale("light"), pale("dark")]);
  await open("@media (prefers-color-scheme: dark) { .crumb { color: var(--line) !important } }");
  expect(await lookAt(page, { axe: "serious" })).toEqual([pale("dark")]);
});

test("what is wider than its window, cut off, or too small for a finger is found", async () => {
  const draw = (css: string) =>
    page.setContent(`<style>${css} button { width: 60px; height: 60px }</style><section><main>Wide</main></section><button>Go</button>`);
  await draw("");
  expect(await lookAt(page, { axe: "none", touch: true })).toEqual([]);
  await draw("main { width: 360px }");
  expect(await lookAt(page, { axe: "none" })).toEqual(["320 px: scrolls sideways"]);
  await draw("section { overflow: hidden } main { margin-left: 300px }");
  expect(await lookAt(page, { axe: "none" })).toEqual(["320 px, cut off: <main>Wide</main>"]);
  await draw("button { height: 20px !important }");
  expect(await lookAt(page, { axe: "none", touch: true })).toEqual(["too small to touch: <button>Go</button> 60x20"]);
});
