/** @module-tag full */
import { paths } from "@awning/domain/routes/paths";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import * as sitePublishingLabels from "../../../web/src/features/site/publishing/labels.ts";
import * as todayLabels from "../../../web/src/features/today/labels.ts";
import { hidden } from "../../support/absence.ts";
import { makeProduct } from "../../support/builders.ts";
import { fromStart, journey, perFile } from "../support/fixtures.ts";
import { onDevice, open, PHONE } from "../support/owner.ts";

const test = journey
  .extend("page", perFile, async ({ stage, owner }) => {
    const page = await onDevice(stage, owner);
    await makeProduct(owner, { title: "Ash-glazed jug" });
    return page;
  })
  .extend("begun", fromStart, ({ page }) => [page]);

const palette = (on: Page) => on.getByRole("dialog", { name: "Search or jump to…" });
const isFocused = (on: Page, name: string) =>
  expect.poll(() => on.getByRole("combobox", { name }).evaluate((field) => field === document.activeElement)).toBe(true);

test("Ctrl+K opens a field that finds a screen, a product and an act, and goes there by keyboard alone", async ({ page }) => {
  await open(page, paths.dashboard);
  const find = async (typed: string) => {
    await page.keyboard.press("Control+k");
    await isFocused(page, "Search or jump to…");
    await page.keyboard.type(typed);
  };
  await find("infor");
  await palette(page).getByRole("option", { name: "Information", selected: true }).waitFor();
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: "Information" }).waitFor();

  await find("ash zz");
  await palette(page).getByText("No results for “ash zz”").waitFor();
  await page.getByRole("combobox", { name: "Search or jump to…" }).fill("ash-gl");
  await palette(page)
    .getByRole("option", { name: /Ash-glazed jug/ })
    .waitFor();
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: "Ash-glazed jug" }).waitFor();

  await find("np");
  await palette(page).getByRole("option", { name: "New product" }).waitFor();
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: "New product" }).waitFor();

  await find("link");
  await page.keyboard.press("ArrowDown");
  await palette(page).getByRole("option", { name: "New link", selected: true }).waitFor();
  await page.keyboard.press("Enter");
  await expect.poll(() => page.getByRole("textbox", { name: "New link" }).evaluate((field) => field === document.activeElement)).toBe(true);
});

test("Escape closes the palette and gives the focus back", async ({ page }) => {
  await open(page, paths.links);
  await page.getByRole("button", { name: "Search or jump to…" }).click();
  await palette(page).waitFor();
  await page.keyboard.press("Escape");
  await expect.poll(() => palette(page).isVisible()).toBe(false);
  expect(await page.getByRole("button", { name: "Search or jump to…" }).evaluate((button) => button === document.activeElement)).toBe(true);
});

test("a question mark shows the keys, but not while someone types", async ({ page }) => {
  await page.keyboard.press("?");
  await page.getByRole("dialog", { name: "Keyboard shortcuts" }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("textbox", { name: "New link" }).fill("what");
  await page.keyboard.press("?");
  await hidden(page.getByRole("dialog", { name: "Keyboard shortcuts" }));
});

test("light or dark is chosen once, survives a reload without a flash and reaches the other tab", async ({ page }) => {
  const beside = await page.context().newPage();
  await open(beside, paths.products);
  const paper = (on: Page) => on.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await paper(page);
  await page.getByRole("button", { name: /Change page status/ }).click();
  await page
    .getByRole("dialog")
    .getByRole("radio", { name: "Dark" })
    .or(page.getByRole("dialog").getByRole("button", { name: "Dark" }))
    .click();
  await expect.poll(() => paper(page)).not.toBe(light);
  const dark = await paper(page);
  await expect.poll(() => paper(beside)).toBe(dark);
  await page.keyboard.press("Escape");
  const firstPaint = page.waitForFunction(() => document.body && getComputedStyle(document.documentElement).colorScheme);
  await page.reload({ waitUntil: "commit" });
  expect(await (await firstPaint).jsonValue()).toBe("dark");
  expect(await paper(page)).toBe(dark);
  await beside.close();
});

test("the shop sign opens and closes the page", async ({ page }) => {
  await open(page, paths.links);
  await page.getByRole("button", { name: /Change page status/ }).click();
  const isShown = page.getByRole("dialog").getByRole("switch", { name: /^Your page is/ });
  await isShown.click();
  await page.getByText(sitePublishingLabels.yourPageIsntPublished).waitFor();
  await isShown.click();
  await page.getByText(sitePublishingLabels.yourPageIsPublished).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /Published .*Change page status/ }).waitFor();
});

test("on a phone a bar and a sheet reach every screen by thumb", async ({ stage, owner }) => {
  const phone = await onDevice(stage, owner, PHONE);
  const bar = phone.getByRole("navigation", { name: "Main, phone" });
  await open(phone, paths.dashboard);
  for (const [name, heading] of [
    ["Orders", "Orders"],
    ["Page", "Links"],
  ] as const) {
    await bar.getByRole("link", { name, exact: true }).tap();
    await phone.getByRole("heading", { level: 1, name: heading }).waitFor();
    await bar.getByRole("link", { name, exact: true }).and(phone.locator("[aria-current=page]")).waitFor();
  }
  for (const name of ["Products", "Information", "Settings", "Account", "Links"]) {
    await bar.getByRole("button", { name: "More" }).tap();
    const sheet = phone.getByRole("dialog", { name: "More" });
    const size = await sheet.getByRole("link", { name, exact: true }).boundingBox();
    expect(size?.height, name).toBeGreaterThanOrEqual(44);
    await sheet.getByRole("link", { name, exact: true }).tap();
    await phone.getByRole("heading", { level: 1, name }).waitFor();
    await expect.poll(() => sheet.isVisible()).toBe(false);
  }
  await phone.getByRole("button", { name: "Preview" }).tap();
  await phone.getByRole("dialog", { name: todayLabels.previewTitle }).waitFor();
  await phone.getByRole("button", { name: "Close" }).tap();
});
