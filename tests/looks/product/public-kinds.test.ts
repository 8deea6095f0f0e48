import { sitePaths } from "@awning/domain/routes/paths";
import { expect } from "vitest";
import * as labels from "../../../web/src/storefront/shop/labels.ts";
import { gone } from "../../support/absence.ts";
import { randomEmail, setStock } from "../../support/builders.ts";
import { consent, onConfirmation, onShelf, orderButton, orderCount, payTotal, typeContact } from "../../support/buying.ts";
import { htmlOnce, openShop } from "../../support/site-pages.ts";
import { test } from "../support/stage.ts";

const owner = await openShop({ site: { displayName: "Harbour pots" } });
const teapot = await onShelf(owner, { title: "Night-blue teapot", slug: "teapot", price: 9800 });
await onShelf(owner, { title: "How to mend a bowl", slug: "mend", price: 700, kind: "digital" });
await onShelf(owner, { title: "Care card", slug: "care-card", price: 0, kind: "digital" });
await onShelf(owner, { title: "Dinner plate", slug: "plate", price: 3600, compareAt: 4200, limitPerOrder: 2 });
await setStock(owner, teapot, "single", 0);
await htmlOnce(sitePaths.product(owner.username, "teapot"), (html) => html.includes("Sold out"));

test("what is sold out can be seen but not bought, wherever one tries", async ({ phone: page }) => {
  await page.goto(sitePaths.shop(owner.username));
  const card = page.getByRole("listitem").filter({ hasText: "Night-blue teapot" });
  await card.getByText("Sold out").waitFor();
  await gone(card.getByRole("link", { name: /add|choose/i }));
  await card.getByRole("link", { name: /night-blue teapot/i }).click();
  await page.getByRole("heading", { level: 1, name: "Night-blue teapot" }).waitFor();
  await page.getByText("Sold out", { exact: true }).first().waitFor();
  await gone(page.getByRole("button", { name: /basket|buy/i }));
  await page.getByRole("link", { name: labels.viewInStock }).click();
  await page
    .getByRole("link", { name: /dinner plate/i })
    .first()
    .waitFor();
  await gone(page.getByRole("link", { name: /night-blue teapot/i }));
  await page.goto(`${sitePaths.checkout(owner.username)}?line=${teapot}.single.1`);
  await page.getByText("Sold out.", { exact: true }).waitFor();
  expect(await orderButton(page).isDisabled()).toBe(true);
  expect(await page.getByRole("button", { name: "Remove" }).isVisible()).toBe(true);
});

test("a file needs no address and no way of delivery", async ({ phone: page }) => {
  await page.goto(sitePaths.product(owner.username, "mend"));
  await page.getByText("Digital download.").waitFor();
  await page.getByRole("button", { name: "Buy now" }).click();
  expect(await payTotal(page)).toBe("€7.00");
  await gone(page.getByRole("heading", { name: "Delivery" }));
  await gone(page.getByLabel("Street address"));
  await gone(page.getByText("Cash on pickup", { exact: true }));
  await typeContact(page, randomEmail());
  await consent(page);
  await orderButton(page).click();
  await onConfirmation(page, owner.username);
  await page.getByText("Harbour pots will be in touch by email.").waitFor();
  await page.getByRole("link", { name: "View order" }).click();
  await page.getByRole("heading", { level: 1, name: "Waiting for your transfer" }).waitFor();
  await gone(page.getByRole("heading", { name: /goes to|collect it/i }));
});

test("what costs nothing is ordered without paying", async ({ phone: page }) => {
  const before = await orderCount(owner);
  await page.goto(sitePaths.product(owner.username, "care-card"));
  await page.getByText("Free", { exact: true }).first().waitFor();
  await page.getByRole("button", { name: "Buy now" }).click();
  await page.getByRole("heading", { name: "Nothing to pay" }).waitFor();
  await typeContact(page, randomEmail());
  await consent(page);
  await page.getByRole("button", { name: "Order for free", exact: true }).last().click();
  await onConfirmation(page, owner.username);
  expect(await page.getByRole("main").textContent()).toContain("nothing to pay");
  await gone(page.getByRole("heading", { name: /pay/i }));
  expect(await orderCount(owner)).toBe(before + 1);
});

test("a reduced price is beside the old one, and a limit holds at the field and at the server", async ({ phone: page }) => {
  await page.goto(sitePaths.product(owner.username, "plate"));
  await page.getByText("€36", { exact: true }).first().waitFor();
  expect(await page.getByText("was €42").count()).toBeGreaterThan(0);
  expect(await page.getByRole("spinbutton").getAttribute("max")).toBe("2");
  const line = await page.locator("input[name=line]").getAttribute("value");
  await page.goto(`${sitePaths.checkout(owner.username)}?line=${line}.3`);
  await page.getByText("Limit 2 per order.").waitFor();
  expect(await orderButton(page).isDisabled()).toBe(true);
  await page.getByRole("button", { name: "Change to 2" }).click();
  await expect.poll(() => payTotal(page)).toBe("€76.90");
});
