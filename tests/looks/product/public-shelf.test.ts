import { sitePaths } from "@awning/domain/routes/paths";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import * as labels from "../../../web/src/storefront/shop/labels.ts";
import { scrollsSideways, seriousFaults } from "../../support/axe.ts";
import { makeProduct } from "../../support/builders.ts";
import { htmlOnce, openShop } from "../../support/site-pages.ts";
import { test } from "../support/stage.ts";

const PIECES = [
  ["Große Vase", 30],
  ["Blue mug", 28],
  ["Oat mug", 12],
  ["Teapot", 98],
  ["Plate", 36],
  ["Bowl", 46],
  ["Jug", 42],
  ["Jar", 52],
] as const;

const owner = await openShop({ site: { displayName: "Harbour pots" } });
for (const [index, [title, price]] of PIECES.entries())
  await makeProduct(owner, { title, slug: `piece-${index}`, price: price * 100, order: `a${index}`, stock: title === "Teapot" ? 0 : 9 });
await htmlOnce(sitePaths.shop(owner.username), (html) => html.includes("8 products") && html.includes("Sold out"));

const titles = (on: Page) => on.locator(".card__title").allTextContents();

test("without script: searched, sorted and filtered by a form, each answer at an address of its own", async ({ plain }) => {
  await plain.goto(sitePaths.shop(owner.username));
  await plain.getByRole("searchbox", { name: "Search the shop" }).fill("  MUG ");
  await plain.getByRole("button", { name: "Search", exact: true }).click();
  await plain.getByText("2 products for “mug”").waitFor();
  expect(await titles(plain)).toEqual(["Blue mug", "Oat mug"]);
  await plain.getByRole("combobox", { name: "Sort by" }).selectOption(labels.priceLowToHigh);
  await plain.getByRole("button", { name: "Search", exact: true }).click();
  await plain.waitForURL((url) => url.searchParams.get("sort") === "price-up");
  expect(await titles(plain)).toEqual(["Oat mug", "Blue mug"]);
  await plain.goto(`${sitePaths.shop(owner.username)}?q=saucer`);
  await plain.getByText("No products match.").waitFor();
  await plain.getByRole("link", { name: "View all products" }).click();
  expect(await titles(plain)).toHaveLength(8);
});

test("with script a choice acts at once, and going back brings the shelf back", async ({ phone: page }) => {
  await page.goto(sitePaths.shop(owner.username));
  expect(await titles(page)).toContain("Teapot");
  await page.getByRole("checkbox", { name: "In stock" }).check();
  await page.waitForURL((url) => url.searchParams.get("stock") === "in");
  await page.getByText("7 products").waitFor();
  expect(await titles(page)).not.toContain("Teapot");
  await page.getByRole("combobox", { name: "Sort by" }).selectOption(labels.priceHighToLow);
  await page.waitForURL((url) => url.searchParams.get("sort") === "price-down");
  expect((await titles(page))[0]).toBe("Jar");
  expect(await seriousFaults(page)).toEqual([]);
  expect(await scrollsSideways(page)).toBe(false);
  await page.getByRole("link", { name: "Clear filters", exact: true }).click();
  await page.getByText("8 products").waitFor();
  await page.goBack();
  await page.getByText("7 products").waitFor();
});

test("it is found and used by keyboard alone", async ({ page }) => {
  await page.goto(sitePaths.shop(owner.username));
  await page.getByRole("searchbox").focus();
  await page.keyboard.type("grosse");
  await page.keyboard.press("Enter");
  await page.getByText("1 product for “grosse”").waitFor();
  expect(await titles(page)).toEqual(["Große Vase"]);
});
