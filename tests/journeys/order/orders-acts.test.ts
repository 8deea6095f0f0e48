import { documents, SINGLE_VARIANT } from "@awning/domain/routes/firestore-paths";
import { sitePaths } from "@awning/domain/routes/paths";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as labels from "../../../web/src/features/order/actions/labels.ts";
import { gone } from "../../support/absence.ts";
import { setStock, stockLeft } from "../../support/builders.ts";
import { postApi } from "../../support/clients.ts";
import { admin } from "../../support/emulators.ts";
import { offeredActs, openOrder, standsAt, startAct } from "../support/orders.ts";
import { buy, enterShop, openShop, type Shop } from "../support/shop.ts";
import { openStage, suite } from "../support/stage.ts";

let stage: Awaited<ReturnType<typeof openStage>>;
let shop: Shop;
let owner: Page;
let buyer: Page;

beforeAll(async () => {
  stage = await openStage();
  shop = await openShop({ stock: 50 });
  owner = await enterShop(stage, shop);
  buyer = await stage.person({ viewport: { width: 390, height: 844 }, hasTouch: true });
});
afterAll(() => stage.close());

/** Opens the buyer's page of an order by the link that is in the mail. */
async function openBuyersPage(url: string): Promise<void> {
  await buyer.goto(url);
  await buyer.getByRole("heading", { level: 1 }).waitFor();
}

const buyerSees = (words: string | RegExp) => buyer.getByRole("main").getByText(words).first().waitFor();
const buyersTitle = (name: string) => buyer.getByRole("heading", { level: 1, name }).waitFor();
const storefront = async () => (await fetch(suite.siteUrl + sitePaths.product(shop.owner.username, shop.slug))).text();

test("a transfer is paid, sent with a link to follow it, and done; the buyer's open page and a mail follow", async () => {
  const order = await buy(shop, { quantity: 2, note: "Ring twice, please" });
  await openBuyersPage(order.orderUrl);
  await buyersTitle("Waiting for your transfer");
  await openOrder(owner, order);
  const main = owner.getByRole("main");
  for (const words of ["Ring twice, please", "Corner store", order.email, "Mill road 4", "€56.00", "€4.90", "€60.90"])
    await main.getByText(words).first().waitFor();
  await standsAt(owner, "Placed", "Unpaid", "To ship");
  expect(await offeredActs(owner)).toEqual(["Mark as paid", "Accept without payment", "Cancel order"]);

  const paid = await startAct(owner, "Mark as paid");
  await paid.getByText(`€60.90 with the reference #${order.number}`).waitFor();
  await paid.getByRole("button", { name: "Mark as paid" }).click();
  await paid.waitFor({ state: "hidden" });
  await standsAt(owner, "Open", "Paid", "To ship");
  await buyersTitle("Being packed");
  await gone(buyer.getByRole("heading", { name: "Pay by bank transfer" }));
  expect(await offeredActs(owner)).toEqual(["Mark as shipped", "Mark as packed", "Undo payment", "Refund", "Cancel order"]);

  const shipped = await startAct(owner, "Mark as shipped");
  await shipped.getByLabel("Carrier").fill("DHL");
  await shipped.getByLabel("Tracking number").fill("0034 0434 1610");
  await shipped.getByLabel("Tracking link").fill("track.example.test/1610");
  await shipped.getByRole("button", { name: "Mark as shipped" }).click();
  await shipped.getByText(labels.trackingLinkInvalid).waitFor();
  expect(await shipped.getByLabel("Tracking number").inputValue()).toBe("0034 0434 1610");
  await shipped.getByLabel("Tracking link").fill("https://track.example.test/1610");
  await shipped.getByRole("button", { name: "Mark as shipped" }).click();
  await shipped.waitFor({ state: "hidden" });
  await standsAt(owner, "Completed", "Paid", "Shipped");
  expect(await offeredActs(owner)).toEqual(["Undo payment", "Refund", "Undo shipment", "Reopen order"]);
  const items = main.getByRole("region", { name: "Timeline" }).getByRole("listitem");
  // The two mails of the beginning are handed over beside each other: either may be the first.
  const timeline = async () => {
    const lines = (await items.allTextContents()).map((one) => one.replace(/\s+/g, " "));
    return [...lines.slice(0, 4), ...lines.slice(4, -1).sort(), ...lines.slice(-1)];
  };
  await expect
    .poll(timeline)
    .toEqual([
      expect.stringContaining(`Email: Order shipped to ${order.email}`),
      expect.stringMatching(/^Shipped with DHL, 0034 0434 1610 by you/),
      expect.stringContaining(`Email: Payment received to ${order.email}`),
      expect.stringMatching(/^€60\.90 received by bank transfer by you/),
      expect.stringContaining(`Email: New order to ${shop.owner.email}`),
      expect.stringContaining(`Email: Order received to ${order.email}`),
      expect.stringMatching(/^Order placed · 2 items reserved by the buyer/),
    ]);

  await buyersTitle("On its way");
  const track = buyer.getByRole("link", { name: "Track DHL 0034 0434 1610" });
  await track.waitFor();
  expect(await track.getAttribute("href")).toBe("https://track.example.test/1610");
  const mail = await suite.waitForMail(order.email, /on its way/i);
  for (const body of [mail.text, mail.html]) {
    expect(body).toContain("0034 0434 1610");
    expect(body).toContain(new URL(order.orderUrl).pathname);
  }
  expect(mail.html).toContain("<html");
  expect(mail.text).not.toMatch(/<\/?[a-z]+[ >]/);
});

test("cash is handed over and then paid; the words speak of neither parcel nor mail", { tags: ["full"] }, async () => {
  const order = await buy(shop, { delivery: "pickup", payment: "cash" });
  await openBuyersPage(order.orderUrl);
  await openOrder(owner, order);
  await standsAt(owner, "Open", "Unpaid", "To prepare");
  expect((await offeredActs(owner)).toSorted()).toEqual([
    "Cancel order",
    labels.markAsPickedUp,
    "Mark as paid",
    labels.markAsReadyForPickup,
    "Start preparing",
  ]);
  const handed = await startAct(owner, labels.markAsPickedUp);
  expect(await handed.textContent()).not.toMatch(/mail|parcel/i);
  await handed.getByRole("button", { name: labels.markAsPickedUp }).click();
  await handed.waitFor({ state: "hidden" });
  await owner.getByRole("status").getByText("Marked as picked up", { exact: true }).waitFor();
  await standsAt(owner, "Open", "Unpaid", "Picked up");
  expect(await offeredActs(owner)).toEqual(["Mark as paid", "Undo pickup"]);
  await buyersTitle("Picked up");

  const paid = await startAct(owner, "Mark as paid");
  await paid.getByRole("button", { name: "Mark as paid" }).click();
  await standsAt(owner, "Completed", "Paid", "Picked up");
  await owner.getByRole("main").getByText("€28.00 paid in cash").waitFor();
  await buyerSees(/^Completed$/);
});

test("what is digital is marked as sent, and the buyer gets a mail", { tags: ["full"] }, async () => {
  const print = await openShop({ kind: "digital", title: "Glaze chart", slug: "glaze-chart", price: 900 });
  const order = await buy(print, { delivery: "none" });
  const page = await enterShop(stage, print);
  await openOrder(page, order);
  await (await startAct(page, "Mark as paid")).getByRole("button", { name: "Mark as paid" }).click();
  await standsAt(page, "Open", "Paid", "To send");
  await openBuyersPage(order.orderUrl);
  await (await startAct(page, "Mark as sent")).getByRole("button", { name: "Mark as sent" }).click();
  await standsAt(page, "Completed", "Paid", "Sent");
  await buyersTitle("Done");
  expect((await suite.waitForMail(order.email, /done/i)).text).toContain("Glaze chart");
  await page.context().close();
});

test("a cancelled order tells why, gives its item back to the shop, and asks for the money to be returned", {
  tags: ["full"],
}, async () => {
  await setStock(shop.owner, shop.productId, SINGLE_VARIANT, 1);
  const order = await buy(shop);
  await expect.poll(storefront, { timeout: 15_000 }).toContain("Sold out");
  await openBuyersPage(order.orderUrl);
  await openOrder(owner, order);
  await (await startAct(owner, "Mark as paid")).getByRole("button", { name: "Mark as paid" }).click();
  await standsAt(owner, "Open", "Paid", "To ship");

  const sheet = await startAct(owner, "Cancel order");
  await sheet.getByRole("group", { name: "Payment of €32.90" }).waitFor();
  await sheet.getByRole("button", { name: "Cancel order" }).click();
  await sheet.getByText(labels.reasonMissing).waitFor();
  expect(await sheet.getByRole("switch", { name: /restock 1 item/i }).isChecked()).toBe(true);
  await sheet.getByLabel("Reason").fill("It broke in the kiln");
  await sheet.getByRole("button", { name: "Cancel order" }).click();
  await sheet.waitFor({ state: "hidden" });
  await standsAt(owner, "Canceled", "Paid", "Nothing to fulfill");
  expect(await stockLeft(shop.owner, shop.productId)).toBe(1);
  await expect.poll(storefront, { timeout: 15_000 }).not.toContain("Sold out");
  await buyersTitle("Canceled");
  await buyerSees("Message from the shop: It broke in the kiln");
  await buyerSees("The shop will refund you.");
  const mail = await suite.waitForMail(order.email, /canceled/i);
  for (const body of [mail.text, mail.html]) {
    expect(body).toContain("It broke in the kiln");
    expect(body).toContain("€32.90");
  }

  expect(await offeredActs(owner)).toEqual(["Refund"]);
  const returned = await startAct(owner, "Refund");
  await returned.getByText("Awning doesn’t move it for you").waitFor();
  await returned.getByLabel("Amount").fill("33");
  await returned.getByRole("button", { name: "Refund" }).click();
  await returned.getByRole("alert").getByText("Enter an amount up to €32.90").waitFor();
  await returned.getByLabel("Amount").fill("32.90");
  expect(await returned.getByLabel("Reason").inputValue()).toBe("It broke in the kiln");
  await returned.getByRole("button", { name: "Record refund of €32.90" }).click();
  await standsAt(owner, "Canceled", "Refunded", "Nothing to fulfill");
  await buyerSees("You’ve been refunded.");
  expect(await offeredActs(owner)).toEqual([]);
});

test("an order whose money did not come in time expires on both screens by itself and frees its item", { tags: ["full"] }, async () => {
  await setStock(shop.owner, shop.productId, SINGLE_VARIANT, 1);
  const order = await buy(shop);
  await openBuyersPage(order.orderUrl);
  await openOrder(owner, order);
  await standsAt(owner, "Placed", "Unpaid", "To ship");
  await admin.firestore.doc(documents.order(shop.owner.uid, order.orderId)).update({ holdUntil: new Date(Date.now() - 60_000) });
  expect((await postApi("run-sweep", {})).status).toBe(200);
  await standsAt(owner, "Expired", "Not paid", "Nothing to fulfill");
  expect(await offeredActs(owner)).toEqual(["Record late payment"]);
  await owner.getByRole("main").getByText("Expired unpaid").waitFor();
  await buyersTitle("Order expired");
  await gone(buyer.getByRole("heading", { name: "Pay by bank transfer" }));
  expect(await stockLeft(shop.owner, shop.productId)).toBe(1);
});
