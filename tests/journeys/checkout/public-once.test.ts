import { documents } from "@awning/domain/routes/firestore-paths";
import { sitePaths } from "@awning/domain/routes/paths";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { type Owner, randomEmail, stockLeft } from "../../support/builders.ts";
import { asFromElsewhere, consent, onConfirmation, onShelf, orderButton, orderCount, typeContact } from "../../support/buying.ts";
import { admin } from "../../support/emulators.ts";
import { openShop } from "../../support/site-pages.ts";
import { fromStart, journey, perFile } from "../support/fixtures.ts";

const test = journey
  .extend("owner", perFile, () => openShop({ site: { displayName: "Harbour pots" } }))
  .extend("vase", fromStart, ({ owner }) => onShelf(owner, { title: "Bud vase", slug: "bud-vase", price: 2800, stock: 20 }));
test.beforeEach(({ owner }) => asFromElsewhere(owner));

/** How many orders there are, and how many pieces are gone from the shelf. */
async function sold(owner: Owner, vase: string): Promise<[orders: number, pieces: number]> {
  return [await orderCount(owner), 20 - ((await stockLeft(owner, vase)) ?? 0)];
}

/** Types what a collected cash order needs. */
async function type(page: Page, email: string): Promise<void> {
  await typeContact(page, email);
  await page.getByRole("radiogroup", { name: "Delivery" }).getByText("Pickup", { exact: true }).click();
  await page.getByText("Cash on pickup", { exact: true }).click();
  await consent(page);
}

async function fillBasket(owner: Owner, page: Page): Promise<void> {
  await page.goto(sitePaths.product(owner.username, "bud-vase"));
  await page.getByRole("button", { name: "Add to basket" }).click();
  await page
    .getByRole("dialog")
    .getByRole("link", { name: /go to checkout/i })
    .click();
  await page.getByRole("heading", { name: "Checkout" }).waitFor();
}

test("a double click orders once", async ({ stage, owner, vase }) => {
  const [before] = await sold(owner, vase);
  const page = await stage.person();
  await fillBasket(owner, page);
  await type(page, randomEmail());
  await orderButton(page).dblclick();
  await onConfirmation(page, owner.username);
  await page.waitForLoadState("load");
  expect(await sold(owner, vase)).toEqual([before + 1, before + 1]);
});

test("so do many taps of an impatient buyer whose script has not loaded", async ({ stage, owner, vase }) => {
  const [before] = await sold(owner, vase);
  const page = await stage.person({ javaScriptEnabled: false });
  await page.goto(`${sitePaths.checkout(owner.username)}?line=${vase}.single.1`);
  await typeContact(page, randomEmail());
  await page.getByRole("radio", { name: /^pickup/i }).check();
  await page.getByRole("button", { name: "Update total" }).click();
  await page.getByRole("radio", { name: /cash/i }).check();
  await consent(page);
  await orderButton(page).click({ clickCount: 3, noWaitAfter: true });
  await onConfirmation(page, owner.username);
  expect(await sold(owner, vase)).toEqual([before + 1, before + 1]);
});

test("going back after ordering from the basket and ordering again leads to the same order", async ({ stage, owner, vase }) => {
  const [before] = await sold(owner, vase);
  const page = await stage.person();
  const email = randomEmail();
  await fillBasket(owner, page);
  await type(page, email);
  await orderButton(page).click();
  await onConfirmation(page, owner.username);
  const first = new URL(page.url()).searchParams.get("order");
  await page.goBack();
  await page.getByRole("heading", { name: "Checkout" }).waitFor();
  await type(page, email);
  await orderButton(page).click();
  await onConfirmation(page, owner.username);
  expect(new URL(page.url()).searchParams.get("order")).toBe(first);
  expect(await sold(owner, vase)).toEqual([before + 1, before + 1]);
});

test("going back after buying at once does too, and other details are not ordered by accident", async ({ stage, owner, vase }) => {
  const [before] = await sold(owner, vase);
  const page = await stage.person();
  const email = randomEmail();
  await page.goto(sitePaths.product(owner.username, "bud-vase"));
  await page.getByRole("button", { name: "Buy now" }).click();
  await type(page, email);
  await orderButton(page).click();
  await onConfirmation(page, owner.username);
  await page.goBack();
  await page.getByRole("heading", { name: "Checkout" }).waitFor();
  await type(page, email);
  await page.getByText("Add a note").click();
  await page.getByLabel("Note for Harbour pots").fill("One more thing");
  await orderButton(page).click();
  await page.getByRole("alert").getByText("You’ve already ordered these items.").waitFor();
  expect(await sold(owner, vase)).toEqual([before + 1, before + 1]);
  const link = page.getByRole("alert").getByRole("link", { name: "View that order" });
  expect(await link.getAttribute("href")).toContain(`/${owner.username}/order/`);
  // Having read that, ordering again is meant.
  await orderButton(page).click();
  await onConfirmation(page, owner.username);
  expect(await sold(owner, vase)).toEqual([before + 2, before + 2]);
});

test("an order whose answer was lost on the way is found again by sending it again", async ({ stage, owner, vase }) => {
  const [before] = await sold(owner, vase);
  const page = await stage.person();
  await fillBasket(owner, page);
  await type(page, randomEmail());
  const path = `**${sitePaths.checkout(owner.username)}`;
  await page.route(path, async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    await route.fetch({ maxRedirects: 0 });
    await route.abort("connectionreset");
  });
  await orderButton(page).click();
  await page
    .getByRole("status")
    .getByText(/You’re offline/)
    .waitFor();
  await expect.poll(() => orderCount(owner)).toBe(before + 1);
  await page.unroute(path);
  await orderButton(page).click();
  await onConfirmation(page, owner.username);
  expect(await sold(owner, vase)).toEqual([before + 1, before + 1]);
});

test("what went into the basket after an order stays in it when its confirmation is opened again", async ({ stage, owner }) => {
  const page = await stage.person();
  await fillBasket(owner, page);
  await type(page, randomEmail());
  await orderButton(page).click();
  await onConfirmation(page, owner.username);
  const confirmation = page.url();
  await page.goto(sitePaths.shop(owner.username));
  await page.getByRole("link", { name: "Add Bud vase to the basket" }).click();
  await page.goto(confirmation);
  await page.goto(sitePaths.shop(owner.username));
  expect(await page.getByRole("link", { name: /^basket/i }).getAttribute("aria-label")).toBe("Basket, 1 item");
});

test("every order has its own number, and no mail went twice", async ({ owner }) => {
  const orders = await admin.firestore.collection(`${documents.site(owner.uid)}/orders`).get();
  const numbers = orders.docs.map((one) => one.data().number).sort();
  expect(numbers.length).toBeGreaterThanOrEqual(7);
  expect(numbers).toEqual(numbers.map((_number, index) => 1001 + index));
  const mails = await admin.firestore.collection("outbox").where("subject.siteId", "==", owner.uid).get();
  expect(mails.size).toBe(2 * numbers.length);
});
