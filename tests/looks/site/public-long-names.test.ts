import { emptyCopy } from "@awning/domain/published/projection";
import type { PublishedSite } from "@awning/domain/published/published";
import { documents } from "@awning/domain/routes/firestore-paths";
import { sitePaths } from "@awning/domain/routes/paths";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { cutOff, scrollsSideways } from "../../support/axe.ts";
import { EVERYTHING_ON, randomName } from "../../support/builders.ts";
import { onShelf } from "../../support/buying.ts";
import { admin } from "../../support/emulators.ts";
import { pagesOf, publishedSite } from "../../support/public-pages.ts";
import { openShop } from "../../support/site-pages.ts";
import { openDemoShops } from "../support/demo-shops.ts";
import { lookAt, NARROWEST } from "../support/look-at.ts";
import { stage } from "../support/stage.ts";
import { testThemes } from "../support/themes.ts";

const WIDTHS = [320, 390, 768, 1440];

const page = await stage.person();
await openDemoShops();
const model = await publishedSite("kiln");

/** A shop in which every text is as long as it can be; `letter` without a place to break, or words. */
function stretched(username: string, theme: PublishedSite["theme"], stretch: (length: number) => string): PublishedSite {
  return {
    ...model,
    username,
    theme,
    displayName: stretch(60),
    headline: stretch(80),
    bio: stretch(500),
    links: model.links.map((link) => ({ ...link, title: stretch(80), subtitle: link.subtitle && stretch(120) })),
    products: model.products.map((product) => ({
      ...product,
      title: stretch(120),
      description: stretch(400),
      price: 99_999_900,
      compareAt: null,
      variants: product.variants.map((variant) => ({ ...variant, name: stretch(60), price: 99_999_900 })),
    })),
  };
}

const STRETCHES = {
  "one endless word": (length: number) => "Donaudampfschiff".repeat(40).slice(0, length),
  "many words": (length: number) => "Wide wood wares ".repeat(40).slice(0, length).trim(),
  "other scripts": (length: number) => "陶器の店 магазин κεραμικά ".repeat(40).slice(0, length).trim(),
};

testThemes("the theme %s holds the longest texts at any width", async (theme) => {
  const wide: string[] = [];
  for (const [kind, stretch] of Object.entries(STRETCHES)) {
    const name = randomName("long");
    await admin.firestore.doc(documents.published(name)).set({ ...emptyCopy(model), ...stretched(name, theme, stretch) });
    const [first] = model.products;
    for (const path of [sitePaths.home(name), sitePaths.shop(name), sitePaths.product(name, first?.slug ?? "")]) {
      expect((await page.goto(path))?.status()).toBe(200);
      const faults = await lookAt(page, { widths: WIDTHS, axe: "none" });
      wide.push(...faults.map((fault) => `${kind}: ${path.replace(name, "")} at ${fault}`));
    }
    await admin.firestore.doc(documents.published(name)).delete();
  }
  expect(wide).toEqual([]);
});

test("so do the pages of an order", async () => {
  const stretch = STRETCHES["one endless word"];
  const owner = await openShop({
    site: { displayName: stretch(60) },
    settings: { ...EVERYTHING_ON, transfer: { enabled: true, instructions: stretch(500) } },
  });
  const variants = [{ id: "one", name: stretch(60), price: 99_000_000 }];
  await onShelf(owner, { title: stretch(120), slug: "long", variants });
  for (const { name, path, act } of await pagesOf(owner.username)) {
    await page.goto(path);
    await act?.(page);
    expect(await lookAt(page, { widths: [NARROWEST], axe: "none" }), name).toEqual([]);
  }
});

/** Text twice as large, as people set it who see badly; the window stays as narrow as a small phone. */
async function lookAtLarge(path: string, act?: (on: Page) => Promise<void>): Promise<string[]> {
  await page.setViewportSize({ width: NARROWEST, height: 640 });
  await page.goto(path);
  await act?.(page);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  return [...((await scrollsSideways(page)) ? ["scrolls sideways"] : []), ...(await cutOff(page))];
}

test("the pages of a shop hold text of twice the size", async () => {
  for (const { name, path, act } of await pagesOf("kiln")) expect(await lookAtLarge(path, act), name).toEqual([]);
});
