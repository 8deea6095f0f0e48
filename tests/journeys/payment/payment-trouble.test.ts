import { documents } from "@awning/domain/routes/firestore-paths";
import { sitePaths } from "@awning/domain/routes/paths";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import * as checkoutLabels from "../../../web/src/storefront/checkout/labels.ts";
import * as orderLabels from "../../../web/src/storefront/order/labels.ts";
import { gone } from "../../support/absence.ts";
import { makeCardOwner, type Owner, randomEmail, setStock, stockLeft } from "../../support/builders.ts";
import { consent, onShelf, orderButton, orderCount, payTotal, piecesInBasket, typeAddress, typeContact } from "../../support/buying.ts";
import { onPayPage, setStripe } from "../../support/card.ts";
import { admin } from "../../support/emulators.ts";
import { htmlOnce } from "../../support/site-pages.ts";
import { PHONE } from "../support/shop.ts";
import { openStage, suite } from "../support/stage.ts";

let stage: Awaited<ReturnType<typeof openStage>>;
let owner: Owner;
let productId = "";
let page: Page;

beforeAll(async () => {
  await setStripe();
  stage = await openStage();
  owner = await makeCardOwner();
  productId = await onShelf(owner, { slug: "bud-vase", stock: 40 });
});
beforeEach(async () => {
  await setStock(owner, productId, "single", 40);
  page = await stage.person(PHONE);
});
afterEach(async () => {
  await setStripe();
  await page.context().close();
});
afterAll(() => stage.close());

const headline = (name: string) => page.getByRole("heading", { level: 1, name }).waitFor({ timeout: 20_000 });
const payPage = () => page.waitForURL((url) => url.pathname.startsWith("/pay/"));

/** Puts a vase into the basket and goes to the checkout with everything typed. */
async function fillCheckout(email = randomEmail()): Promise<void> {
  const product = sitePaths.product(owner.username, "bud-vase");
  // What a test before this one sold out is on sale again a moment later.
  await htmlOnce(product, (html) => html.includes("Add to basket"));
  await page.goto(product);
  await page.getByRole("button", { name: "Add to basket" }).click();
  await fillFromBasket(email);
}

/** The same from the basket, which is open. */
async function fillFromBasket(email: string): Promise<void> {
  await page
    .getByRole("dialog")
    .getByRole("link", { name: /checkout/i })
    .click();
  await page.getByRole("heading", { name: "Checkout" }).waitFor();
  await typeContact(page, email);
  await typeAddress(page);
  await page.getByText("Card", { exact: true }).click();
  await consent(page);
}

/** Orders by card, up to the payment page. @returns the order's id */
async function goToPay(email = randomEmail()): Promise<string> {
  await fillCheckout(email);
  await orderButton(page).click();
  await payPage();
  const found = await admin.firestore.collection(`sites/${owner.uid}/orders`).where("buyer.email", "==", email).get();
  return found.docs[0]?.id ?? "";
}

/** Waits until the basket holds so many pieces, and is the same on the shop's own page. */
async function hasInBasket(pieces: number): Promise<void> {
  await expect.poll(() => piecesInBasket(page, owner.username)).toBe(pieces);
  await page.goto(sitePaths.shop(owner.username));
  if (pieces > 0) await page.getByRole("link", { name: new RegExp(`^Basket, ${pieces} item`) }).waitFor();
  expect(await piecesInBasket(page, owner.username)).toBe(pieces);
}

test("declined: nothing was taken, the basket is kept, and another card pays", { tags: ["full"] }, async () => {
  await goToPay();
  await page.getByRole("button", { name: "Card is declined" }).click();
  await page.getByRole("link", { name: checkoutLabels.backToShop }).click();
  await headline("Payment failed");
  await page.getByText(orderLabels.notChargedText).waitFor();
  const order = page.url();
  await hasInBasket(1);
  await page.goto(order);
  await page.getByRole("link", { name: "Pay €32.90 now" }).click();
  await payPage();
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await headline(orderLabels.thankYou);
});

test("abandoned: the items are kept for some minutes, and the basket too; when they are over, the open page says so", {
  tags: ["full"],
}, async () => {
  const orderId = await goToPay();
  await page.getByRole("link", { name: checkoutLabels.backToShop }).click();
  await headline("Waiting for your payment");
  await page.getByText("Payment not completed.").waitFor();
  await page.getByRole("link", { name: "Pay €32.90 now" }).waitFor();
  // As long as the payment page is open, to a full ten minutes, and a little more.
  await page.getByText(/^Your items are reserved for (3[4-9]|4[0-5]) more minutes\.$/).waitFor();
  const order = page.url();
  await hasInBasket(1);
  await admin.firestore.doc(documents.order(owner.uid, orderId)).update({ holdUntil: new Date(Date.now() + 15_000) });
  await page.goto(order);
  await page.getByText("Your items are reserved for 1 more minute.").waitFor();
  await page.getByText("Your time to pay has run out.").waitFor({ timeout: 20_000 });
  await onPayPage(orderId, "expire");
  await headline("Order expired");
  await gone(page.getByText("Your time to pay has run out."));
});

test("expired: the items are back on sale, nothing is due, and the same things can be ordered again", async () => {
  const orderId = await goToPay();
  await onPayPage(orderId, "expire");
  await page.getByRole("link", { name: checkoutLabels.backToShop }).click();
  await headline("Order expired");
  await page.getByText("You don’t have to pay anything.").waitFor();
  await gone(page.getByRole("link", { name: /^pay /i }));
  await expect.poll(() => stockLeft(owner, productId)).toBe(40);
  await page.getByRole("link", { name: "Buy again" }).click();
  await page.getByRole("heading", { name: "Checkout" }).waitFor();
  await expect.poll(() => payTotal(page)).toBe("€32.90");
});

test("expired: the basket is kept, and ordering it once more with the same words is another order", { tags: ["full"] }, async () => {
  const email = randomEmail();
  const orderId = await goToPay(email);
  await onPayPage(orderId, "expire");
  await page.getByRole("link", { name: checkoutLabels.backToShop }).click();
  await headline("Order expired");
  await hasInBasket(1);
  const before = await orderCount(owner);
  await page.getByRole("link", { name: /^Basket, / }).click();
  await fillFromBasket(email);
  await orderButton(page).click();
  await payPage();
  expect(await orderCount(owner)).toBe(before + 1);
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await headline(orderLabels.thankYou);
  await hasInBasket(0);
});

test("expired while the page is open: the basket is kept", { tags: ["full"] }, async () => {
  const orderId = await goToPay();
  await page.getByRole("link", { name: checkoutLabels.backToShop }).click();
  await headline("Waiting for your payment");
  await page.locator("[data-follows]").waitFor({ state: "attached" });
  await onPayPage(orderId, "expire");
  await headline("Order expired");
  await hasInBasket(1);
});

test("pending: the basket is kept until the bank has decided, and empty once it has paid", { tags: ["full"] }, async () => {
  const orderId = await goToPay();
  await page.getByRole("button", { name: "Bank takes its time" }).click();
  await headline("Your payment is being checked");
  const order = page.url();
  await hasInBasket(1);
  await page.goto(order);
  await headline("Your payment is being checked");
  await page.locator("[data-follows]").waitFor({ state: "attached" });
  await onPayPage(orderId, "settle");
  await headline("Being packed");
  await hasInBasket(0);
});

test("the provider is away: the order is kept, nothing was taken, the basket is kept, and paying works a moment later", async () => {
  await fillCheckout();
  // The page is asked for twice, once by the script that sent the form, and the SDK tries each three times.
  await setStripe({ faults: [500, 500, 500, 500, 500, 500] });
  await orderButton(page).click();
  await page.getByText(orderLabels.paymentPageFailed).waitFor();
  const order = page.url();
  await hasInBasket(1);
  await setStripe();
  await page.goto(order);
  await payPage();
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await headline(orderLabels.thankYou);
  await hasInBasket(0);
});

test("paid already: the old way to the payment page says so and takes nothing; paid twice: the second goes back by itself", async () => {
  await goToPay();
  const pay = new URL(page.url());
  await page.getByRole("button", { name: "Pay twice" }).click();
  await headline(orderLabels.thankYou);
  await page.getByRole("link", { name: "View order" }).click();
  await headline("Being packed");
  await page.getByText("€32.90 refunded: The order was paid twice.").waitFor({ timeout: 20_000 });
  await page.goto(`${page.url()}&pay=1`);
  await page.getByText(orderLabels.alreadyPaid).waitFor();
  expect(new URL(page.url()).host).not.toBe(pay.host);
});

test("price and stock changed: the new total is shown before anything is ordered, and what is gone is said", {
  tags: ["full"],
}, async () => {
  await fillCheckout();
  const before = await orderCount(owner);
  await admin.firestore.doc(`sites/${owner.uid}/products/${productId}`).update({ price: 3000 });
  await orderButton(page).click();
  await page.getByRole("alert").getByText("Prices or stock have changed.").waitFor();
  expect(await payTotal(page)).toBe("€34.90");
  await setStock(owner, productId, "single", 0);
  await orderButton(page).click();
  await page
    .getByRole("alert")
    .getByText(/not enough in stock/i)
    .waitFor();
  expect(await orderCount(owner)).toBe(before);
  await admin.firestore.doc(`sites/${owner.uid}/products/${productId}`).update({ price: 2800 });
  await hasInBasket(1);
});

test("a bank that refuses later tells its buyer by mail, once, with the way to pay again", async () => {
  const email = randomEmail();
  await fillCheckout(email);
  await orderButton(page).click();
  await payPage();
  await page.getByRole("button", { name: "Bank takes its time" }).click();
  await headline("Your payment is being checked");
  const found = await admin.firestore.collection(`sites/${owner.uid}/orders`).where("buyer.email", "==", email).get();
  await onPayPage(found.docs[0]?.id ?? "", "reject");
  const mail = await suite.waitForMail(email, /payment failed/i);
  expect(mail.text).toContain("You weren’t charged.");
  await headline("Payment failed");
});
