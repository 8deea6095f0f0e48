/** @module-tag full */
import { paths } from "@awning/domain/routes/paths";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { journey as test } from "../support/fixtures.ts";
import { standsAt } from "../support/orders.ts";
import { actElsewhere, buy } from "../support/shop.ts";

const isFocused = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true }).evaluateAll((all) => all.some((one) => one === document.activeElement));

test("from the list to an order, through an act and back, with the keyboard alone", async ({ shop, desk: page }) => {
  const [_first, second] = [await buy(shop), await buy(shop), await buy(shop), await buy(shop)];
  await actElsewhere(shop, second, { type: "mark_paid" });
  await page.goto(paths.orders);
  // What the device remembers comes first, the rest from the server.
  for (const number of [1001, 1002, 1003, 1004]) await page.getByRole("link", { name: new RegExp(`#${number}`) }).waitFor();
  for (let pressed = 0; pressed < 3; pressed++) await page.keyboard.press("j");
  await page.keyboard.press("k");
  await page.keyboard.press("j");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: "#1002" }).waitFor();

  await page.getByRole("button", { name: "Mark as shipped" }).focus();
  await page.keyboard.press("Enter");
  const sheet = page.getByRole("dialog", { name: "Mark as shipped" });
  await sheet.waitFor();
  const isInside = () => sheet.evaluate((one) => one.contains(document.activeElement));
  for (let pressed = 0; pressed < 12; pressed++) {
    await page.keyboard.press("Tab");
    // The browser itself may have its turn between the last and the first control of a dialog.
    expect((await isInside()) || (await page.evaluate(() => document.activeElement === document.body))).toBe(true);
  }
  await page.keyboard.press("Escape");
  await sheet.waitFor({ state: "hidden" });
  expect(await isFocused(page, "Mark as shipped")).toBe(true);

  await page.getByRole("button", { name: "More actions" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: "Cancel order" }).waitFor();
  // By its first letter, whatever comes before it.
  await page.keyboard.press("c");
  await page.keyboard.press("Enter");
  const cancel = page.getByRole("dialog", { name: "Cancel #1002" });
  await cancel.getByLabel("Reason").focus();
  await page.keyboard.type("Nobody came");
  await page.keyboard.press("Escape");
  await cancel.waitFor({ state: "hidden" });

  await page.getByRole("button", { name: "Mark as shipped" }).focus();
  await page.keyboard.press("Enter");
  await sheet.getByLabel("Tracking number").focus();
  await page.keyboard.type("PP 1");
  await page.keyboard.press("Enter");
  await standsAt(page, "Paid", "Shipped");
});

test("the search takes the slash key, and typing in it moves no row", async ({ shop, desk: page }) => {
  const { number } = await buy(shop);
  await page.goto(paths.orders);
  await page.getByRole("link", { name: new RegExp(`#${number}`) }).waitFor();
  await page.keyboard.press("/");
  await page.keyboard.type("jk");
  expect(await page.getByRole("searchbox").inputValue()).toBe("jk");
  await page.getByRole("heading", { name: "No results for “jk”" }).waitFor();
});
