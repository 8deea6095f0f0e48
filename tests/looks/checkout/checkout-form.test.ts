import { sitePaths } from "@awning/domain/routes/paths";
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as labels from "../../../web/src/storefront/checkout/labels.ts";
import { gone } from "../../support/absence.ts";
import { makeProduct, type Owner } from "../../support/builders.ts";
import { onConfirmation, orderButton, orderCount } from "../../support/buying.ts";
import { PHONE } from "../../support/shop.ts";
import { htmlOnce, openShop } from "../../support/site-pages.ts";
import { openStage } from "../support/stage.ts";

let stage: Awaited<ReturnType<typeof openStage>>;
let owner: Owner;
let page: Page;
let file: string;

beforeAll(async () => {
  stage = await openStage();
  owner = await openShop({ site: { displayName: "Harbour pots" } });
  file = await makeProduct(owner, { kind: "digital", title: "How to mend a pot", slug: "mend", price: 700 });
  await htmlOnce(sitePaths.product(owner.username, "mend"));
  page = await stage.person(PHONE);
  await page.goto(`${sitePaths.checkout(owner.username)}?line=${file}.single.1`);
});
afterAll(() => stage.close());

const hasFocus = (one: Locator) => one.evaluate((element) => element === document.activeElement);
async function tabTo(wanted: Locator): Promise<void> {
  for (let step = 0; step < 40; step++) {
    await page.keyboard.press("Tab");
    if (await hasFocus(wanted)) return;
  }
  throw new Error(`Tab never reached ${wanted}`);
}

test("a file asks for an e-mail and a name, and for nothing else", async () => {
  for (const label of ["Email", "Name"]) expect(await page.getByLabel(label, { exact: true }).isVisible()).toBe(true);
  for (const label of ["Street address", "Country", "Phone", "Postal code"]) await gone(page.getByLabel(label, { exact: true }));
  await gone(page.getByText(labels.yourRightToWithdraw));
});

test("a slip in the address is offered right below it, by keyboard, and taken or left", async () => {
  const field = page.getByLabel("Email");
  await tabTo(field);
  await page.keyboard.type("harbour@gmial.com");
  await page.keyboard.press("Tab");
  const hint = page.getByRole("button", { name: "Did you mean harbour@gmail.com?" });
  await hint.waitFor();
  await field.focus();
  await tabTo(hint);
  await page.keyboard.press("Enter");
  expect(await field.inputValue()).toBe("harbour@gmail.com");
  expect(await hasFocus(field)).toBe(true);
  await gone(hint);
  await field.fill("harbour@kiln.example.test");
  await page.keyboard.press("Tab");
  await gone(page.getByRole("button", { name: /did you mean/i }));
});

test("what is wrong is said again after a reload, beside what was typed, and ends when it is mended", async () => {
  const field = page.getByLabel("Email");
  const missing = page.getByText("Enter your name.");
  const reload = async () => {
    const checked = page.waitForResponse((response) => response.request().method() === "POST");
    await page.reload();
    await checked;
  };
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
  expect(await orderCount(owner)).toBe(0);
  // Whoever comes anew finds nothing of it.
  await page.goto(`${sitePaths.checkout(owner.username)}?line=${file}.single.1`);
  expect(await field.inputValue()).toBe("");
  await field.fill("harbour@kiln.example.test");
});

test("files at once need a consent of their own, asked for by name and by keyboard", async () => {
  await page.getByLabel("Name", { exact: true }).focus();
  await page.keyboard.type("Corner store");
  await tabTo(page.getByRole("checkbox", { name: /have read the terms/ }));
  await page.keyboard.press("Space");
  await tabTo(orderButton(page));
  await page.keyboard.press("Enter");
  await page.getByText("Check this box to get your files.").waitFor();
  const consent = page.getByRole("checkbox", { name: /want the files right away/ });
  await expect.poll(() => hasFocus(consent)).toBe(true);
  expect(await orderCount(owner)).toBe(0);
  await page.keyboard.press("Space");
  await tabTo(orderButton(page));
  expect(await orderButton(page).innerText()).toBe("Buy now");
  await page.keyboard.press("Enter");
  await onConfirmation(page, owner.username);
  expect(await orderCount(owner)).toBe(1);
});
