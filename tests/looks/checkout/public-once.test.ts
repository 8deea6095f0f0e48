import { sitePaths } from "@awning/domain/routes/paths";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { type Owner, randomEmail, stockLeft } from "../../support/builders.ts";
import { asFromElsewhere, consent, onConfirmation, onShelf, orderButton, orderCount, typeContact } from "../../support/buying.ts";
import { admin } from "../../support/emulators.ts";
import { openShop } from "../../support/site-pages.ts";
import { test as looks } from "../support/stage.ts";

const test = looks.extend("shop", async () => {
  const owner = await openShop({ site: { displayName: "Harbour pots" } });
  const vase = await onShelf(owner, { title: "Bud vase", slug: "bud-vase", price: 2800, stock: 20 });
  await asFromElsewhere(owner);
  return { owner, vase };
});
type Shop = { owner: Owner; vase: string };

/** So many orders there are, each told once to both sides, and so many pieces are gone from the shelf. */
async function expectSold({ owner, vase }: Shop, orders: number): Promise<void> {
  expect([await orderCount(owner), 20 - ((await stockLeft(owner, vase)) ?? 0)]).toEqual([orders, orders]);
  const mails = await admin.firestore.collection("outbox").where("subject.siteId", "==", owner.uid).get();
  expect(mails.size).toBe(2 * orders);
}

/** Types what a collected cash order needs. */
async function type(page: Page, email: string): Promise<void> {
  await typeContact(page, email);
  await page.getByRole("radiogroup", { name: "Delivery" }).getByText("Pickup", { exact: true }).click();
  await page.getByText("Cash on pickup", { exact: true }).click();
  await consent(page);
}

async function fillBasket({ owner }: Shop, page: Page): Promise<void> {
  await page.goto(sitePaths.product(owner.username, "bud-vase"));
  await page.getByRole("button", { name: "Add to basket" }).click();
  await page
    .getByRole("dialog")
    .getByRole("link", { name: /go to checkout/i })
    .click();
  await page.getByRole("heading", { name: "Checkout" }).waitFor();
}

test("a double click orders once", async ({ shop, page }) => {
  await fillBasket(shop, page);
  await type(page, randomEmail());
  await orderButton(page).dblclick();
  await onConfirmation(page, shop.owner.username);
  await page.waitForLoadState("load");
  await expectSold(shop, 1);
});

test("so do many taps of an impatient buyer whose script has not loaded", async ({ shop, plain: page }) => {
  await page.goto(`${sitePaths.checkout(shop.owner.username)}?line=${shop.vase}.single.1`);
  await typeContact(page, randomEmail());
  await page.getByRole("radio", { name: /^pickup/i }).check();
  await page.getByRole("button", { name: "Update total" }).click();
  await page.getByRole("radio", { name: /cash/i }).check();
  await consent(page);
  await orderButton(page).click({ clickCount: 3, noWaitAfter: true });
  await onConfirmation(page, shop.owner.username);
  await expectSold(shop, 1);
});

test("going back after ordering from the basket and ordering again leads to the same order", async ({ shop, page }) => {
  const email = randomEmail();
  await fillBasket(shop, page);
  await type(page, email);
  await orderButton(page).click();
  await onConfirmation(page, shop.owner.username);
  const first = new URL(page.url()).searchParams.get("order");
  await page.goBack();
  await page.getByRole("heading", { name: "Checkout" }).waitFor();
  await type(page, email);
  await orderButton(page).click();
  await onConfirmation(page, shop.owner.username);
  expect(new URL(page.url()).searchParams.get("order")).toBe(first);
  await expectSold(shop, 1);
});

test("going back after buying at once does too, and other details are not ordered by accident", async ({ shop, page }) => {
  const { username } = shop.owner;
  const email = randomEmail();
  await page.goto(sitePaths.product(username, "bud-vase"));
  await page.getByRole("button", { name: "Buy now" }).click();
  await type(page, email);
  await orderButton(page).click();
  await onConfirmation(page, username);
  await page.goBack();
  await page.getByRole("heading", { name: "Checkout" }).waitFor();
  await type(page, email);
  await page.getByText("Add a note").click();
  await page.getByLabel("Note for Harbour pots").fill("One more thing");
  await orderButton(page).click();
  await page.getByRole("alert").getByText("You’ve already ordered these items.").waitFor();
  await expectSold(shop, 1);
  const link = page.getByRole("alert").getByRole("link", { name: "View that order" });
  expect(await link.getAttribute("href")).toContain(`/${username}/order/`);
  // Having read that, ordering again is meant.
  await orderButton(page).click();
  await onConfirmation(page, username);
  await expectSold(shop, 2);
});

test("what went into the basket after an order stays in it when its confirmation is opened again", async ({ shop, page }) => {
  const { username } = shop.owner;
  await fillBasket(shop, page);
  await type(page, randomEmail());
  await orderButton(page).click();
  await onConfirmation(page, username);
  const confirmation = page.url();
  await page.goto(sitePaths.shop(username));
  await page.getByRole("link", { name: "Add Bud vase to the basket" }).click();
  await page.goto(confirmation);
  await page.goto(sitePaths.shop(username));
  expect(await page.getByRole("link", { name: /^basket/i }).getAttribute("aria-label")).toBe("Basket, 1 item");
});
