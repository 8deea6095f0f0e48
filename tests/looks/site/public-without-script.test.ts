import { sitePaths } from "@awning/domain/routes/paths";
import { expect } from "vitest";
import { OPENED_PARAMETER } from "../../../functions/src/platform/access-keys.ts";
import * as labels from "../../../web/src/storefront/checkout/labels.ts";
import { gone, hidden } from "../../support/absence.ts";
import { randomEmail, stockLeft } from "../../support/builders.ts";
import { consent, onConfirmation, onShelf, orderButton, orderCount, payTotal, typeAddress, typeContact } from "../../support/buying.ts";
import { openShop } from "../../support/site-pages.ts";
import { linkFromMail } from "../support/mails.ts";
import { test } from "../support/stage.ts";

const owner = await openShop({ site: { displayName: "Harbour pots" } });
const productId = await onShelf(owner, { title: "Bud vase", slug: "bud-vase", price: 2800, stock: 5 });
const checkout = `${sitePaths.checkout(owner.username)}?line=${productId}.single.2`;

test("from the shop to the product, and with a quantity to the checkout", async ({ plainPhone: page }) => {
  await page.goto(sitePaths.home(owner.username));
  await page.getByRole("link", { name: /^View product/ }).click();
  await page
    .getByRole("link", { name: /bud vase/i })
    .first()
    .click();
  await page.getByRole("heading", { level: 1, name: "Bud vase" }).waitFor();
  await page
    .getByLabel("Quantity: Bud vase")
    .getByRole("spinbutton")
    .or(page.getByRole("spinbutton", { name: /how many/i }))
    .first()
    .fill("2");
  await page.getByRole("button", { name: "Buy now" }).click();
  await page.getByRole("heading", { level: 1, name: "Checkout" }).waitFor();
  expect(await payTotal(page)).toBe("€60.90");
});

test("no button is there that would do nothing", async ({ plainPhone: page }) => {
  await page.goto(sitePaths.product(owner.username, "bud-vase"));
  await gone(page.getByRole("button", { name: /share|copy/i }));
});

test("what is missing is said at the fields, and what was typed is still there", async ({ plainPhone: page }) => {
  const before = await orderCount(owner);
  await page.goto(checkout);
  await page.getByLabel("Email").fill("not an address");
  await page.getByLabel("Street address").fill("Mill road 4");
  await orderButton(page).click();
  const field = page.getByLabel("Email");
  expect(await field.inputValue()).toBe("not an address");
  expect(await field.getAttribute("aria-invalid")).toBe("true");
  expect(await page.getByLabel("Street address").inputValue()).toBe("Mill road 4");
  await page.getByText("Enter your name.").waitFor();
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await orderCount(owner)).toBe(before);
});

test("another way of delivery gives its total first; an invoice to somewhere else is asked for, and what is ordered is confirmed once", async ({
  plainPhone: page,
}) => {
  const email = randomEmail();
  const summary = page.getByText(labels.billingAddressAction);
  await page.goto(checkout);
  await hidden(page.getByLabel("Company or name"));
  await summary.click();
  await page.getByLabel("Company or name").fill("Harbour Ltd");
  await page.getByLabel("VAT number").fill("EE 555");
  await orderButton(page).click();
  await page.getByText("Enter a street address.").waitFor();
  expect(await page.getByLabel("Company or name").inputValue()).toBe("Harbour Ltd");
  await page.getByLabel("Billing street").fill("Quay 9");
  await page.getByLabel("Billing postal code").fill("10111");
  await page.getByLabel("Billing city").fill("Tallinn");
  await page.getByLabel("Billing country").selectOption("EE");
  await typeContact(page, email);
  await typeAddress(page);
  await consent(page);
  await page.getByRole("radio", { name: /^pickup/i }).check();
  await orderButton(page).click();
  await page.getByText("The delivery method changed the total.").waitFor();
  expect(await payTotal(page)).toBe("€56.00");
  expect(await page.getByLabel("Email").inputValue()).toBe(email);
  expect(await orderCount(owner)).toBe(0);
  await page.getByRole("radio", { name: /standard/i }).check();
  await page.getByRole("button", { name: "Update total" }).click();
  expect(await payTotal(page)).toBe("€60.90");
  await orderButton(page).click();
  await onConfirmation(page, owner.username);
  const words = await page.locator("main").textContent();
  for (const part of ["#1001", "€60.90", "IBAN DE00 0000", email]) expect(words).toContain(part);
  await page.getByRole("link", { name: "View order" }).click();
  await page.getByRole("heading", { level: 1, name: "Waiting for your transfer" }).waitFor();
  expect(await page.locator("main").textContent()).toContain("Bud vase");
  await page.getByRole("heading", { name: "Billing address" }).waitFor();
  expect(await page.locator("main").textContent()).toContain("VAT number EE 555");
  const mailed = new URL(await linkFromMail(email, /order/i, `/${owner.username}/order/`));
  mailed.searchParams.delete(OPENED_PARAMETER);
  expect(mailed.href).toBe(page.url());
  expect([await orderCount(owner), await stockLeft(owner, productId)]).toEqual([1, 3]);
  // Opened again, it orders nothing again.
  await page.goBack();
  await page.reload();
  await page.getByRole("heading", { level: 1, name: /your order is in/ }).waitFor();
  expect(await orderCount(owner)).toBe(1);
});
