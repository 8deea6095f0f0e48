import { sampleQuestion } from "@awning/domain/product/sample-product";
import { sitePaths } from "@awning/domain/routes/paths";
import { expect } from "vitest";
import * as labels from "../../../web/src/storefront/checkout/labels.ts";
import { gone } from "../../support/absence.ts";
import { allFaults } from "../../support/axe.ts";
import { makeProduct, randomEmail } from "../../support/builders.ts";
import { consent, onConfirmation, orderButton, orderCount, typeContact } from "../../support/buying.ts";
import { hasFocus, tabTo } from "../../support/keys.ts";
import { htmlOnce, openShop } from "../../support/site-pages.ts";
import { test as guests } from "../support/stage.ts";

const owner = await openShop({ site: { displayName: "Harbour pots" } });
const file = await makeProduct(owner, { kind: "digital", title: "How to mend a pot", slug: "mend", price: 700 });
await htmlOnce(sitePaths.product(owner.username, "mend"));
const address = `${sitePaths.checkout(owner.username)}?line=${file}.single.1`;

/** Each test begins at a checkout of its own. */
const test = guests.extend("page", async ({ phone }) => {
  await phone.goto(address);
  return phone;
});

test("a file asks for an e-mail and a name, and for nothing else", async ({ page }) => {
  for (const label of ["Email", "Name"]) expect(await page.getByLabel(label, { exact: true }).isVisible()).toBe(true);
  for (const label of ["Street address", "Country", "Phone", "Postal code"]) await gone(page.getByLabel(label, { exact: true }));
  await gone(page.getByText(labels.yourRightToWithdraw));
});

test("a slip in the address is offered right below it, by keyboard, and taken or left", async ({ page }) => {
  const field = page.getByLabel("Email");
  await tabTo(page, field);
  await page.keyboard.type("harbour@gmial.com");
  await page.keyboard.press("Tab");
  const hint = page.getByRole("button", { name: "Did you mean harbour@gmail.com?" });
  await hint.waitFor();
  await field.focus();
  await tabTo(page, hint);
  await page.keyboard.press("Enter");
  expect(await field.inputValue()).toBe("harbour@gmail.com");
  expect(await hasFocus(field)).toBe(true);
  await gone(hint);
  await field.fill("harbour@kiln.example.test");
  await page.keyboard.press("Tab");
  await gone(page.getByRole("button", { name: /did you mean/i }));
});

test("what is wrong is said again after a reload, beside what was typed, and ends when it is mended", async ({ page }) => {
  const field = page.getByLabel("Email");
  const missing = page.getByText("Enter your name.");
  const reload = async () => {
    const checked = page.waitForResponse((response) => response.request().method() === "POST");
    await page.reload();
    await checked;
  };
  const before = await orderCount(owner);
  await field.fill("harbour@kiln.example.test");
  await orderButton(page).click();
  await missing.waitFor();
  await reload();
  await missing.waitFor();
  expect(await field.inputValue()).toBe("harbour@kiln.example.test");
  await expect.poll(() => hasFocus(page.getByLabel("Name", { exact: true }))).toBe(true);
  await page.getByLabel("Name", { exact: true }).fill("Corner store");
  await page.getByRole("checkbox", { name: /have read the terms/ }).check();
  await page.getByRole("checkbox", { name: /want the files right away/ }).check();
  await reload();
  await expect.poll(() => page.locator(".err, [data-notice]").count()).toBe(0);
  expect(await page.getByLabel("Name", { exact: true }).inputValue()).toBe("Corner store");
  await page.getByRole("checkbox", { name: /want the files right away/ }).uncheck();
  await orderButton(page).click();
  const consent = page.getByText("Check this box to get your files.");
  await consent.waitFor();
  await reload();
  await consent.waitFor();
  expect(await orderCount(owner)).toBe(before);
  // Whoever comes anew finds nothing of it.
  await page.goto(address);
  expect(await field.inputValue()).toBe("");
});

test("files at once need a consent of their own, asked for by name and by keyboard", async ({ page }) => {
  const before = await orderCount(owner);
  await page.getByLabel("Email").focus();
  await page.keyboard.type("harbour@kiln.example.test");
  await tabTo(page, page.getByLabel("Name", { exact: true }));
  await page.keyboard.type("Corner store");
  await tabTo(page, page.getByRole("checkbox", { name: /have read the terms/ }));
  await page.keyboard.press("Space");
  await tabTo(page, orderButton(page));
  await page.keyboard.press("Enter");
  await page.getByText("Check this box to get your files.").waitFor();
  const consent = page.getByRole("checkbox", { name: /want the files right away/ });
  await expect.poll(() => hasFocus(consent)).toBe(true);
  expect(await orderCount(owner)).toBe(before);
  await page.keyboard.press("Space");
  await tabTo(page, orderButton(page));
  expect(await orderButton(page).innerText()).toBe("Buy now");
  await page.keyboard.press("Enter");
  await onConfirmation(page, owner.username);
  expect(await orderCount(owner)).toBe(before + 1);
});

test("no one orders without the answer that a product asks for, what was typed stays, and the order shows it", async ({ phone }) => {
  const questions = [
    sampleQuestion({ id: "name", label: "Which name?", required: true, max: 100 }),
    sampleQuestion({ id: "more", label: "Anything else", required: false, max: 500 }),
  ];
  const plate = await makeProduct(owner, { title: "Name plate", slug: "plate", kind: "digital", price: 1200, questions });
  await phone.goto(`${sitePaths.checkout(owner.username)}?line=${plate}.single.1`);
  await phone.getByRole("heading", { name: "About your items" }).waitFor();
  await phone.getByLabel("Anything else").fill("Blue\nplease");
  await typeContact(phone, randomEmail());
  await consent(phone);
  await orderButton(phone).click();
  await phone.getByText(/Enter an answer/).waitFor();
  expect(await hasFocus(phone.getByLabel("Which name?"))).toBe(true);
  expect(await phone.getByLabel("Anything else").inputValue()).toBe("Blue\nplease");
  expect(await allFaults(phone)).toEqual([]);
  await phone.getByLabel("Which name?").fill("Ada");
  await consent(phone);
  await orderButton(phone).click();
  await onConfirmation(phone, owner.username);
  await phone.getByText("Which name? Ada").waitFor();
});
