import { sitePaths } from "@awning/domain/routes/paths";
import type { Locator } from "playwright-core";
import { expect } from "vitest";
import * as labels from "../../../web/src/storefront/blocks/labels.ts";
import { randomEmail } from "../../support/builders.ts";
import { onConfirmation, onShelf, orderButton, orderCount, payTotal } from "../../support/buying.ts";
import { tabTo as go } from "../../support/keys.ts";
import { openShop } from "../../support/site-pages.ts";
import { test } from "../support/stage.ts";

const owner = await openShop({ site: { displayName: "Harbour pots" } });
const variants = [
  { id: "oat", name: "Oat", price: null },
  { id: "blue", name: "Blue", price: 3000 },
];
await onShelf(owner, { title: "Speckled mug", slug: "speckled-mug", price: 2800, variants });

test("the first Tab leads past the header; a piece is chosen and counted by arrow keys, and the drawer gives the focus back", async ({
  page,
}) => {
  const tabTo = (wanted: Locator) => go(page, wanted);
  await page.goto(sitePaths.shop(owner.username));
  await tabTo(page.getByRole("link", { name: "Skip to content" }));
  await page.keyboard.press("Enter");
  await tabTo(page.getByRole("link", { name: /^speckled mug/i }));
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: "Speckled mug" }).waitFor();
  await tabTo(page.getByRole("radio", { name: "Oat" }));
  await page.keyboard.press("ArrowRight");
  expect(await page.getByRole("radio", { name: /blue/i }).isChecked()).toBe(true);
  await tabTo(page.getByRole("spinbutton"));
  await page.keyboard.press("ArrowUp");
  await tabTo(page.getByRole("button", { name: "Add to basket" }));
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").getByText("€60.00").first().waitFor();
  for (let step = 0; step < 12; step++) {
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest("dialog") !== null)).toBe(
      true,
    );
  }
  await page.keyboard.press("Escape");
  expect(await page.getByRole("button", { name: "Add to basket" }).evaluate((element) => element === document.activeElement)).toBe(true);
});

test("the whole checkout from the basket to the order, without touching anything but keys", async ({ page }) => {
  const tabTo = (wanted: Locator) => go(page, wanted);
  const email = randomEmail();
  await page.goto(sitePaths.product(owner.username, "speckled-mug"));
  await tabTo(page.getByRole("radio", { name: "Oat" }));
  await page.keyboard.press("ArrowRight");
  await tabTo(page.getByRole("button", { name: "Add to basket" }));
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").getByText("€30.00").first().waitFor();
  await page.goto(sitePaths.shop(owner.username));
  await tabTo(page.getByRole("link", { name: "Basket, 1 item" }));
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").getByText("Total").waitFor();
  await tabTo(page.getByRole("link", { name: /go to checkout/i }));
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: "Checkout" }).waitFor();
  await tabTo(page.getByLabel("Email"));
  await page.keyboard.type("wrong");
  await page.keyboard.press("Enter");
  await page.getByText(labels.emailInvalid).waitFor();
  await expect.poll(() => page.getByLabel("Email").evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(email);
  await tabTo(page.getByLabel("Name", { exact: true }));
  await page.keyboard.type("Corner store");
  await tabTo(page.getByRole("radio", { name: /standard/i }));
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => payTotal(page)).toBe("€30.00");
  // The choice keeps the focus although the server has drawn the page anew.
  await expect
    .poll(() => page.getByRole("radio", { name: /^pickup/i }).evaluate((element) => element === document.activeElement))
    .toBe(true);
  await tabTo(page.getByRole("radio", { name: /bank transfer/i }));
  await page.keyboard.press("ArrowDown");
  await tabTo(page.getByRole("checkbox", { name: /have read the terms/ }));
  await page.keyboard.press("Space");
  await tabTo(orderButton(page));
  await page.keyboard.press("Enter");
  await onConfirmation(page, owner.username);
  expect(await page.getByRole("main").textContent()).toContain("€30.00");
  expect(await orderCount(owner)).toBe(1);
});
