import { documents } from "@awning/domain/routes/firestore-paths";
import { sitePaths } from "@awning/domain/routes/paths";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import * as labels from "../../../web/src/storefront/blocks/labels.ts";
import { type Owner, randomEmail, setStock, stockLeft } from "../../support/builders.ts";
import {
  asFromElsewhere,
  consent,
  onConfirmation,
  onShelf,
  orderButton,
  orderCount,
  payTotal,
  typeAddress,
  typeContact,
} from "../../support/buying.ts";
import { admin } from "../../support/emulators.ts";
import { openShop } from "../../support/site-pages.ts";
import { test as looks } from "../support/stage.ts";

const email = randomEmail();

/** A shop of two things. */
const shop = looks.extend("shop", async () => {
  const owner = await openShop({ site: { displayName: "Harbour pots" } });
  const vase = await onShelf(owner, { title: "Bud vase", slug: "bud-vase", price: 2800, stock: 9 });
  const cup = await onShelf(owner, { title: "Egg cup", slug: "egg-cup", price: 1200, stock: 9, order: "b0" });
  await asFromElsewhere(owner);
  return { owner, vase, cup };
});
/** A checkout of two vases and an egg cup with everything typed; each test changes the shop behind its back. */
const test = shop.extend("page", async ({ shop: { owner, vase, cup }, phone: page }) => {
  await page.goto(`${sitePaths.checkout(owner.username)}?line=${vase}.single.2&line=${cup}.single.1`);
  await typeContact(page, email);
  await typeAddress(page);
  await page.getByText("Add a note").click();
  await page.getByLabel("Note for Harbour pots").fill("Please ring twice.");
  await consent(page);
  expect(await payTotal(page)).toBe("€72.90");
  return page;
});

function changeProduct(owner: Owner, id: string, fields: Record<string, unknown>) {
  return admin.firestore.doc(documents.product(owner.uid, id)).update(fields);
}

/** Everything the buyer typed or chose is still there. */
async function expectNothingLost(page: Page): Promise<void> {
  const typed = {
    Email: email,
    "Street address": "Mill road 4",
    "Postal code": "51003",
    City: "Tartu",
    Country: "EE",
    "Note for Harbour pots": "Please ring twice.",
  };
  for (const [label, value] of Object.entries(typed))
    expect([label, await page.getByLabel(label, { exact: true }).inputValue()]).toEqual([label, value]);
  expect(await page.getByRole("checkbox", { name: /have read the terms/ }).isChecked()).toBe(true);
}

test("a new price is shown before it is paid: the old total is beside the new one", async ({ shop: { owner, vase }, page }) => {
  const before = await orderCount(owner);
  await changeProduct(owner, vase, { price: 3000 });
  await orderButton(page).click();
  const notice = page.getByRole("alert");
  await notice.getByText("Prices or stock have changed.").waitFor();
  expect(await notice.textContent()).toContain("The total is now €76.90.");
  expect(await notice.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await payTotal(page)).toBe("€76.90");
  await expectNothingLost(page);
  expect(await orderCount(owner)).toBe(before);
  await page.locator("details", { hasText: "items" }).first().locator("summary").click();
  await page.getByText("€72.90").waitFor();
  await orderButton(page).click();
  await onConfirmation(page, owner.username);
  expect(await page.locator("main").textContent()).toContain("€76.90");
  expect(await orderCount(owner)).toBe(before + 1);
});

test("when someone was faster, the line says what is left and one tap takes it", async ({ shop: { owner, vase, cup }, page }) => {
  await setStock(owner, vase, "single", 1);
  await orderButton(page).click();
  await page.getByRole("alert").getByText("Not enough in stock.").waitFor();
  await page.getByText("Only 1 left.").waitFor();
  expect(await orderButton(page).isDisabled()).toBe(true);
  await expectNothingLost(page);
  await page.getByRole("button", { name: "Change to 1" }).click();
  await expect.poll(() => payTotal(page)).toBe("€44.90");
  await expectNothingLost(page);
  await orderButton(page).click();
  await onConfirmation(page, owner.username);
  expect([await stockLeft(owner, vase), await stockLeft(owner, cup)]).toEqual([0, 8]);
});

test("an item that is gone is taken out, and the rest can be ordered", async ({ shop: { owner, vase, cup }, page }) => {
  await Promise.all([setStock(owner, cup, "single", 0), changeProduct(owner, vase, { state: "archived" })]);
  await orderButton(page).click();
  await page.getByRole("alert").getByText("An item is no longer available.").waitFor();
  await page.getByText("No longer available.", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Remove" }).first().click();
  await expect.poll(() => page.getByRole("button", { name: "Remove" }).count()).toBe(1);
  await page.getByText("Sold out.").waitFor();
  await expectNothingLost(page);
  await page.getByRole("button", { name: "Remove" }).click();
  await page.getByText(/your basket is empty/i).waitFor();
  await page.getByRole("link", { name: "Go to shop", exact: true }).waitFor();
});

test("what is wrong is said at the fields by the server, and the first of them waits for the buyer", async ({ shop: { owner }, page }) => {
  await page.getByLabel("Email").fill("nobody@");
  await page.getByLabel("City", { exact: true }).fill(" ");
  await page.getByLabel("Country", { exact: true }).selectOption("");
  await page.getByRole("checkbox", { name: /have read the terms/ }).uncheck();
  const before = await orderCount(owner);
  await orderButton(page).click();
  await page.getByText(labels.emailInvalid).waitFor();
  for (const label of ["Email", "City", "Country"]) {
    const field = page.getByLabel(label, { exact: true });
    expect([label, await field.getAttribute("aria-invalid")]).toEqual([label, "true"]);
    const [described = ""] = (await field.getAttribute("aria-describedby"))?.split(" ") ?? [];
    expect(((await page.locator(`#${described}`).textContent()) ?? "").length).toBeGreaterThan(5);
  }
  await page.getByText("Accept the terms to continue.").waitFor();
  expect(await page.getByLabel("Email").evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await page.getByLabel("Email").inputValue()).toBe("nobody@");
  expect(await page.getByLabel("Street address").inputValue()).toBe("Mill road 4");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("City", { exact: true }).fill("Tartu");
  await page.getByLabel("Country", { exact: true }).selectOption("EE");
  await consent(page);
  await orderButton(page).click();
  await onConfirmation(page, owner.username);
  expect(await orderCount(owner)).toBe(before + 1);
});

test("without a connection nothing is lost, and the same order can be sent again", async ({ shop: { owner }, page }) => {
  const before = await orderCount(owner);
  await page.getByLabel("City", { exact: true }).focus();
  await page.context().setOffline(true);
  await orderButton(page).click();
  await page
    .getByRole("status")
    .getByText(/You’re offline/)
    .waitFor();
  await expectNothingLost(page);
  await page.context().setOffline(false);
  await orderButton(page).click();
  await onConfirmation(page, owner.username);
  expect(await orderCount(owner)).toBe(before + 1);
});

test("a server that breaks takes nothing away either", async ({ shop: { owner }, page }) => {
  const before = await orderCount(owner);
  const path = `**${sitePaths.checkout(owner.username)}`;
  await page.route(path, (route) =>
    route.request().method() === "POST"
      ? route.fulfill({ status: 500, contentType: "text/html", body: "<!doctype html><main><h1>Something went wrong.</h1></main>" })
      : route.continue(),
  );
  await orderButton(page).click();
  await page
    .getByRole("status")
    .getByText(/something went wrong/i)
    .waitFor();
  await expectNothingLost(page);
  await page.unroute(path);
  await orderButton(page).click();
  await onConfirmation(page, owner.username);
  expect(await orderCount(owner)).toBe(before + 1);
});

test("a shop that closed meanwhile says so and orders nothing", async ({ shop: { owner }, page }) => {
  const before = await orderCount(owner);
  await admin.firestore.doc(documents.shopSettings(owner.uid)).update({ "transfer.enabled": false, "cash.enabled": false });
  await orderButton(page).click();
  await page.getByRole("alert").waitFor();
  expect(await page.getByRole("alert").textContent()).toMatch(/no longer available|isn’t taking orders/);
  expect(await orderCount(owner)).toBe(before);
});
