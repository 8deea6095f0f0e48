import { sitePaths } from "@awning/domain/routes/paths";
import { expect } from "vitest";
import { hidden } from "../../support/absence.ts";
import { randomEmail, setStock, stockLeft } from "../../support/builders.ts";
import { consent, onConfirmation, onShelf, orderButton, payTotal, typeAddress, typeContact } from "../../support/buying.ts";
import { htmlOnce, openShop } from "../../support/site-pages.ts";
import { waitForMail } from "../support/mails.ts";
import { test } from "../support/stage.ts";

const owner = await openShop({ site: { displayName: "Harbour pots" } });
await sell("speckled-mug");
await htmlOnce(sitePaths.product(owner.username, "speckled-mug"), (html) => html.includes("3 left") && html.includes("(sold out)"));

/** Puts a mug in three kinds on the shelf: one without a count, one with three left, and one sold out. */
async function sell(slug: string): Promise<string> {
  const variants = [
    { id: "oat", name: "Oat", price: null },
    { id: "large", name: "Large, oat", price: 3400 },
    { id: "blue", name: "Night blue", price: null },
  ];
  const productId = await onShelf(owner, { title: "Speckled mug", slug, price: 2800, variants });
  await setStock(owner, productId, "large", 3);
  await setStock(owner, productId, "blue", 0);
  return productId;
}

test("a choice shows its own price and what is left of it; what is sold out cannot be chosen", async ({ phone: page }) => {
  await page.goto(sitePaths.product(owner.username, "speckled-mug"));
  expect(await page.getByRole("radio", { name: "Oat, €28", exact: true }).isChecked()).toBe(true);
  await page.getByText("€28", { exact: true }).first().waitFor();
  await page.getByRole("radio", { name: /large, oat/i }).check();
  await page.getByText("€34", { exact: true }).waitFor();
  await page.getByText("3 left", { exact: true }).waitFor();
  expect(await page.getByRole("radio", { name: /night blue/i }).isDisabled()).toBe(true);
});

test("the stepper never goes beyond what is there", async ({ phone: page }) => {
  await page.goto(sitePaths.product(owner.username, "speckled-mug"));
  await page.getByRole("radio", { name: /large, oat/i }).check();
  const more = page.getByRole("button", { name: "Increase quantity" });
  for (let tap = 0; tap < 5; tap++) await more.click();
  expect(await page.getByRole("spinbutton").inputValue()).toBe("3");
  await page.getByRole("radio", { name: "Oat, €28", exact: true }).check();
  for (let tap = 0; tap < 3; tap++) await more.click();
  expect(await page.getByRole("spinbutton").inputValue()).toBe("6");
  await page.getByRole("radio", { name: /large, oat/i }).check();
  expect(await page.getByRole("spinbutton").inputValue()).toBe("3");
  await page.getByRole("button", { name: "Decrease quantity" }).click();
  expect(await page.getByRole("spinbutton").inputValue()).toBe("2");
});

test("the total follows the way of delivery at once; confirmation and mail say what to transfer, with which reference, and until when", async ({
  phone: page,
}) => {
  const email = randomEmail();
  const productId = await sell("mug-to-order");
  await page.goto(`${sitePaths.checkout(owner.username)}?line=${productId}.large.2`);
  expect(await payTotal(page)).toBe("€72.90");
  await typeContact(page, email);
  await page.getByRole("radiogroup", { name: "Delivery" }).getByText("Pickup", { exact: true }).click();
  await expect.poll(() => payTotal(page)).toBe("€68.00");
  await hidden(page.getByLabel("Street address"));
  await page.getByText("Standard").click();
  await expect.poll(() => payTotal(page)).toBe("€72.90");
  expect(await page.getByLabel("Email").inputValue()).toBe(email);
  await typeAddress(page);
  await page.getByText("Add a note").click();
  await page.getByLabel("Note for Harbour pots").fill("A present, please wrap it.");
  await consent(page);
  await orderButton(page).click();
  await onConfirmation(page, owner.username);
  const panel = page.locator("section").filter({ has: page.getByRole("heading", { name: "Pay by bank transfer" }) });
  const words = await panel.textContent();
  for (const part of ["IBAN DE00 0000", "€72.90", "#1001"]) expect(words).toContain(part);
  const until = await panel.locator("time").getAttribute("datetime");
  const days = (Date.parse(until ?? "") - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(4.9);
  expect(days).toBeLessThanOrEqual(5);
  expect(await page.getByText("Mill road 4").count()).toBe(1);
  expect(await stockLeft(owner, productId, "large")).toBe(1);
  const { text, html } = await waitForMail(email, /#1001/);
  for (const part of ["IBAN DE00 0000", "€72.90", "#1001", "Speckled mug", "Large, oat", "Mill road 4"]) {
    expect(text).toContain(part);
    expect(html).toContain(part);
  }
  expect(text).toMatch(/reserved until/i);
});
