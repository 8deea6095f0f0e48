import { paths, sitePaths } from "@awning/domain/routes/paths";
import { settingsPaths } from "@awning/domain/routes/settings-paths";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import * as checkoutLabels from "../../../web/src/storefront/checkout/labels.ts";
import * as orderLabels from "../../../web/src/storefront/order/labels.ts";
import { gone } from "../../support/absence.ts";
import { makeCardOwner, makeOwner, type Owner, randomEmail, stockLeft } from "../../support/builders.ts";
import { consent, onConfirmation, onShelf, orderButton, piecesInBasket, typeAddress, typeContact } from "../../support/buying.ts";
import { onPayPage, setStripe } from "../../support/card.ts";
import { admin } from "../../support/emulators.ts";
import { sweep } from "../../support/jobs.ts";
import { tabTo } from "../../support/keys.ts";
import { fromStart, journey, perFile } from "../support/fixtures.ts";
import { openOrder, standsAt, startAct } from "../support/orders.ts";
import { onDevice } from "../support/owner.ts";
import { PHONE } from "../support/shop.ts";
import { suite } from "../support/stage.ts";

const test = journey
  .extend("owner", perFile, async () => {
    await setStripe();
    return makeCardOwner();
  })
  .extend("productId", fromStart, ({ owner }) => onShelf(owner, { slug: "bud-vase", stock: 40 }));
test.afterEach(() => setStripe());

const headline = (page: Page, name: string) => page.getByRole("heading", { level: 1, name }).waitFor({ timeout: 20_000 });
const payPage = (page: Page) => page.waitForURL((url) => url.pathname.startsWith("/pay/"));

/** Orders a vase by card, up to the payment page. @returns the order's id and its number as people say it */
async function orderByCard(
  owner: Owner,
  page: Page,
  { email = randomEmail(), isBasket = false } = {},
): Promise<{ orderId: string; number: number }> {
  await page.goto(sitePaths.product(owner.username, "bud-vase"));
  await page.getByRole("button", { name: isBasket ? "Add to basket" : "Buy now" }).click();
  if (isBasket)
    await page
      .getByRole("dialog")
      .getByRole("link", { name: /checkout/i })
      .click();
  await page.getByRole("heading", { name: "Checkout" }).waitFor();
  await typeContact(page, email);
  await typeAddress(page);
  await page.getByText("Card", { exact: true }).click();
  await consent(page);
  await orderButton(page).click();
  await payPage(page);
  const orders = await admin.firestore.collection(`sites/${owner.uid}/orders`).where("buyer.email", "==", email).get();
  const [order] = orders.docs;
  if (!order) throw new Error("nothing was ordered");
  return { orderId: order.id, number: order.get("number") };
}

test("a card is paid on the provider's page; the confirmation tells it, and the shop has the money", async ({ stage, owner }) => {
  const page = await stage.person(PHONE);
  const email = randomEmail();
  const { orderId, number } = await orderByCard(owner, page, { email });
  await page.getByRole("heading", { name: "€32.90" }).waitFor();
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await onConfirmation(page, owner.username);
  await headline(page, orderLabels.thankYou);
  await page.getByText("Test mode: cards aren’t charged").waitFor();
  expect((await suite.waitForMail(email, /your order/i)).text).toContain("It’s paid");

  const dashboard = await onDevice(stage, owner);
  await dashboard.goto(paths.dashboard);
  await dashboard.getByText("Test mode: cards aren’t charged").waitFor();
  await openOrder(dashboard, { orderId, number });
  await standsAt(dashboard, "Paid", "To ship");
  await dashboard.getByText("€32.90 paid by card").waitFor();
  // What the stand-in keeps of it: 1.5 % and 25 cents.
  await dashboard.getByRole("term").filter({ hasText: "Card fee" }).locator("+ dd").getByText("€0.74").waitFor();
  const sheet = await startAct(dashboard, "Refund");
  await sheet.getByLabel("Amount").fill("2.90");
  await sheet.getByLabel("Reason").fill("A scratch");
  await sheet.getByRole("button", { name: "Refund €2.90" }).click();
  await standsAt(dashboard, "Partially refunded", "To ship");
  await dashboard.context().close();
});

test("who comes back without paying finds the order and pays; a declined card can be followed by another", async ({ stage, owner }) => {
  const page = await stage.person(PHONE);
  await orderByCard(owner, page);
  await page.getByRole("link", { name: checkoutLabels.backToShop }).click();
  await headline(page, "Waiting for your payment");
  await page.getByText("Payment not completed.").waitFor();
  await page.getByRole("link", { name: "Pay €32.90 now" }).click();
  await payPage(page);
  await page.getByRole("button", { name: "Card is declined" }).click();
  await page.getByText("Your card was declined.").waitFor();
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await headline(page, orderLabels.thankYou);
  await page.context().close();
});

test("a bank that takes its time is waited for on the open page, which says how it ends; then what was bought leaves the basket", async ({
  stage,
  owner,
}) => {
  const page = await stage.person(PHONE);
  const { orderId } = await orderByCard(owner, page, { isBasket: true });
  await page.getByRole("button", { name: "Bank takes its time" }).click();
  await headline(page, "Your payment is being checked");
  await gone(page.getByRole("link", { name: /^pay/i }));
  expect(await piecesInBasket(page, owner.username)).toBe(1);
  await onPayPage(orderId, "settle");
  await headline(page, "Being packed");
  await expect.poll(() => piecesInBasket(page, owner.username)).toBe(0);
  // The next piece is an order of its own.
  await page.goto(sitePaths.product(owner.username, "bud-vase"));
  await page.getByRole("button", { name: "Add to basket" }).click();
  await page
    .getByRole("dialog")
    .getByRole("link", { name: /checkout/i })
    .click();
  await typeContact(page, randomEmail());
  await typeAddress(page);
  await page.getByText("Card", { exact: true }).click();
  await consent(page);
  await orderButton(page).click();
  await payPage(page);
  await page.getByRole("heading", { name: "€32.90" }).waitFor();
  await page.context().close();
});

test("who comes back by the link in the mail, after the bank, has an empty basket; the page of another order empties none", {
  tags: ["full"],
}, async ({ stage, owner }) => {
  const page = await stage.person(PHONE);
  const first = await orderByCard(owner, page, { isBasket: true });
  await page.getByRole("button", { name: "Bank takes its time" }).click();
  await headline(page, "Your payment is being checked");
  const link = await page.evaluate(() => location.href);
  await page.goto("about:blank");
  await onPayPage(first.orderId, "settle");
  await expect.poll(async () => (await admin.firestore.doc(`sites/${owner.uid}/orders/${first.orderId}`).get()).get("status")).toBe("open");
  const mailed = new URL(link);
  const orderUrl = `${mailed.origin}${sitePaths.order(owner.username, first.orderId)}?key=${mailed.searchParams.get("key")}`;
  const later = await page.context().newPage();
  await later.goto(orderUrl);
  await headline(later, "Being packed");
  await expect.poll(() => piecesInBasket(later, owner.username)).toBe(0);
  // In the same tab another order waits for its bank, and the page of the first one is looked at meanwhile.
  await orderByCard(owner, later, { isBasket: true });
  await later.getByRole("button", { name: "Bank takes its time" }).click();
  await headline(later, "Your payment is being checked");
  await later.goto(orderUrl);
  await headline(later, "Being packed");
  expect(await piecesInBasket(later, owner.username)).toBe(1);
  await page.context().close();
});

test("a bank that refuses leaves the way to pay on the open page, by keyboard and without a reload", { tags: ["full"] }, async ({
  stage,
  owner,
}) => {
  const page = await stage.person(PHONE);
  const { orderId } = await orderByCard(owner, page, { isBasket: true });
  await page.getByRole("button", { name: "Bank takes its time" }).click();
  await headline(page, "Your payment is being checked");
  await page.locator("[data-follows]").waitFor({ state: "attached" });
  await gone(page.getByRole("link", { name: /^pay/i }));
  await page.evaluate(() => document.body.setAttribute("data-unreloaded", ""));
  await onPayPage(orderId, "reject");
  await headline(page, "Payment failed");
  await page.getByText(orderLabels.notChargedText, { exact: true }).waitFor({ state: "attached" });
  expect(await piecesInBasket(page, owner.username)).toBe(1);
  expect(await page.locator("body[data-unreloaded]").count()).toBe(1);
  const again = page.getByRole("link", { name: "Pay €32.90 now" });
  await tabTo(page, again);
  await page.keyboard.press("Enter");
  await payPage(page);
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await headline(page, orderLabels.thankYou);
  await page.context().close();
});

test("a payment that the bank refuses, and one that ends unpaid, are told apart; the items go back on sale", {
  tags: ["full"],
}, async ({ stage, owner, productId }) => {
  const page = await stage.person(PHONE);
  const { orderId } = await orderByCard(owner, page);
  const before = await stockLeft(owner, productId);
  await page.getByRole("button", { name: "Bank takes its time" }).click();
  await headline(page, "Your payment is being checked");
  await onPayPage(orderId, "reject");
  await headline(page, "Payment failed");
  await admin.firestore.doc(`sites/${owner.uid}/orders/${orderId}`).update({ holdUntil: new Date(Date.now() - 60_000) });
  await sweep("expiredOrders");
  await headline(page, "Order expired");
  expect(await stockLeft(owner, productId)).toBe((before ?? 0) + 1);
  await page.context().close();
});

test("while the provider is away the order is kept, the basket is kept, and paying works a moment later", { tags: ["full"] }, async ({
  stage,
  owner,
}) => {
  const page = await stage.person(PHONE);
  await page.goto(sitePaths.product(owner.username, "bud-vase"));
  await page.getByRole("button", { name: "Buy now" }).click();
  await page.getByRole("heading", { name: "Checkout" }).waitFor();
  await typeContact(page, randomEmail());
  await typeAddress(page);
  await page.getByText("Card", { exact: true }).click();
  await consent(page);
  // The page is asked for twice, once by the script that sent the form, and the SDK tries each three times.
  await setStripe({ faults: [500, 500, 500, 500, 500, 500] });
  await orderButton(page).click();
  await page.getByText(orderLabels.paymentPageFailed).waitFor();
  await page.getByRole("link", { name: "Pay €32.90 now" }).click();
  await payPage(page);
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await headline(page, orderLabels.thankYou);
  await page.context().close();
});

test("without script the same way leads to the payment page and back", { tags: ["full"] }, async ({ stage, owner }) => {
  const page = await stage.person({ ...PHONE, javaScriptEnabled: false });
  await orderByCard(owner, page);
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await headline(page, orderLabels.thankYou);
  await page.context().close();
});

test("an owner connects an account in the settings, and buyers are offered to pay by card", async ({ stage }) => {
  const fresh = await makeOwner();
  const page = await onDevice(stage, fresh);
  await page.goto(settingsPaths.section("payments"));
  await page.getByRole("button", { name: "Connect account" }).click();
  await page.getByRole("heading", { name: "Connect an account" }).waitFor();
  await page.getByRole("button", { name: "Later" }).click();
  await page.getByText("Your account isn’t ready yet").waitFor();
  await page.getByRole("button", { name: "Finish setup" }).click();
  await page.getByRole("button", { name: "Finish" }).click();
  await page.getByRole("switch", { name: "Pay by card" }).waitFor();
  expect(await page.getByRole("switch", { name: "Pay by card" }).isChecked()).toBe(true);
  await page.getByText("Test mode: cards aren’t charged", { exact: true }).waitFor();
  await page.context().close();
});
