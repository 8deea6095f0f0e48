import { sitePaths } from "@awning/domain/routes/paths";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { gone, hidden } from "../../support/absence.ts";
import { seriousFaults } from "../../support/axe.ts";
import { setStock } from "../../support/builders.ts";
import { onShelf } from "../../support/buying.ts";
import { htmlOnce, openShop } from "../../support/site-pages.ts";
import { test } from "../support/stage.ts";

const owner = await openShop({ site: { displayName: "Harbour pots" } });
const variant = (id: string, values: string[], price: number | null) => ({ id, name: values.join(" · "), values, price });
const options = [
  { name: "Glaze", values: ["Oat", "Sea", "Ash"] },
  { name: "Size", values: ["Small", "Large"] },
];
// Sea comes in one size only, small oat is sold out, and so is all of ash.
const variants = [
  variant("os", ["Oat", "Small"], null),
  variant("ol", ["Oat", "Large"], 3400),
  variant("ss", ["Sea", "Small"], 3000),
  variant("as", ["Ash", "Small"], null),
];
const id = await onShelf(owner, { title: "Speckled mug", slug: "mug", price: 2800, compareAt: 3200, options, variants });
await setStock(owner, id, "os", 0);
await setStock(owner, id, "as", 0);
await setStock(owner, id, "ol", 2);
await htmlOnce(sitePaths.product(owner.username, "mug"), (html) => html.includes("2 left") && html.includes("Sold out"));

const radio = (page: Page, name: string) => page.getByRole("radio", { name, exact: true });
const price = (page: Page) => page.locator(".product__price").textContent();

test("it begins with something that can be bought", async ({ phone: page }) => {
  await page.goto(sitePaths.product(owner.username, "mug"));
  expect([await radio(page, "Oat").isChecked(), await radio(page, "Large").isChecked()]).toEqual([true, true]);
  expect([await radio(page, "Ash").isDisabled(), await radio(page, "Small").isDisabled()]).toEqual([true, true]);
  await page.getByText("2 left", { exact: true }).waitFor();
  expect(await price(page)).toContain("€34");
  await gone(page.getByRole("combobox"));
});

test("the arrow keys pass over what is not there, and the rest follows", async ({ phone: page }) => {
  await page.goto(sitePaths.product(owner.username, "mug"));
  await radio(page, "Oat").focus();
  await page.keyboard.press("ArrowRight");
  expect([await radio(page, "Sea").isChecked(), await radio(page, "Small").isChecked(), await radio(page, "Large").isDisabled()]).toEqual([
    true,
    true,
    true,
  ]);
  expect(await price(page)).toContain("€30");
  await page.keyboard.press("ArrowRight");
  expect([await radio(page, "Oat").isChecked(), await radio(page, "Large").isChecked()]).toEqual([true, true]);
  expect(await seriousFaults(page)).toEqual([]);
});

test("an earlier price is struck out only beside a choice that costs less, to the eye and to a screen reader", async ({
  phone: page,
  plain,
}) => {
  await page.goto(sitePaths.product(owner.username, "mug"));
  const struck = page.locator(".product__price s");
  await radio(page, "Oat").check();
  expect(await price(page)).toContain("€34");
  await hidden(struck);
  expect(await page.locator("main").ariaSnapshot()).not.toContain("€32");
  await radio(page, "Sea").check();
  await struck.waitFor();
  expect(await page.locator("main").ariaSnapshot()).toContain("was €32");
  await plain.goto(sitePaths.product(owner.username, "mug"));
  await plain.locator(".product__price").getByText("€34").waitFor();
  await hidden(plain.locator(".product__price s"));
});

test("the chosen one is what goes into the basket", async ({ phone: page }) => {
  await page.goto(sitePaths.product(owner.username, "mug"));
  await radio(page, "Sea").check();
  await page.getByRole("button", { name: "Add to basket" }).click();
  await page.getByRole("dialog").getByText("Sea · Small").waitFor();
});

test("without script a list of what there is takes their place", async ({ plain }) => {
  await plain.goto(sitePaths.product(owner.username, "mug"));
  const list = plain.getByRole("combobox", { name: "Glaze, Size" });
  await gone(plain.getByRole("radio"));
  const choices = await list.locator("option").evaluateAll((all) => all.map((one) => [one.textContent, one.hasAttribute("disabled")]));
  expect(choices).toEqual([
    ["Oat · Small, €28, Sold out", true],
    ["Oat · Large, €34, 2 left", false],
    ["Sea · Small, €30, In stock", false],
    ["Ash · Small, €28, Sold out", true],
  ]);
  await list.selectOption({ label: "Sea · Small, €30, In stock" });
  await plain.getByRole("button", { name: "Buy now" }).click();
  await plain.getByText("Sea · Small").first().waitFor();
});
