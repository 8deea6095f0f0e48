/** @module-tag full */
import { documents } from "@awning/domain/routes/firestore-paths";
import { orderPaths, paths } from "@awning/domain/routes/paths";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import * as orderActionsLabels from "../../../web/src/features/order/actions/labels.ts";
import * as orderDetailLabels from "../../../web/src/features/order/detail/labels.ts";
import * as orderManualLabels from "../../../web/src/features/order/manual/labels.ts";
import { randomEmail, setStock, stockLeft } from "../../support/builders.ts";
import { readInbox } from "../../support/clients.ts";
import { admin } from "../../support/emulators.ts";
import { journey, perFile } from "../support/fixtures.ts";
import { openRow } from "../support/owner.ts";
import { enterShop, openShop, PHONE } from "../support/shop.ts";

const test = journey.extend("shop", perFile, () => openShop()).extend("desk", perFile, ({ stage, shop }) => enterShop(stage, shop, PHONE));

const cash = (desk: Page) => desk.getByRole("button", { name: orderManualLabels.cash, exact: true });
const tile = (desk: Page) => desk.getByRole("button", { name: /^Add Bud vase/ });
const tender = (desk: Page, words: string) =>
  desk.getByRole("dialog", { name: orderManualLabels.cash }).getByRole("button", { name: words });

/** Opens the order over the products. */
const openBasket = (desk: Page) => desk.getByRole("button", { name: /\d items?$/ }).click();
const viewOrder = (desk: Page) => desk.getByRole("link", { name: orderManualLabels.viewOrder }).click();

test("a sale on a stall is written down by keyboard alone, on a phone: paid, taken along, out of stock", async ({ shop, desk }) => {
  await desk.goto(paths.orders);
  await desk.getByRole("link", { name: "New order" }).focus();
  await desk.keyboard.press("Enter");
  await desk.getByRole("heading", { level: 1, name: "New order" }).waitFor();
  for (let pressed = 0; pressed < 2; pressed++) {
    await tile(desk).focus();
    await desk.keyboard.press("Enter");
  }
  await cash(desk).focus();
  await desk.keyboard.press("Enter");
  await tender(desk, "€60.00").focus();
  await desk.keyboard.press("Enter");
  await desk.getByText("€4.00 change").waitFor();
  await viewOrder(desk);
  await desk.getByRole("heading", { level: 1, name: "#1001" }).waitFor();
  await desk.getByText("Order created · 2 items reserved").waitFor();
  await desk.getByText(orderDetailLabels.noEmailHint).waitFor();
  expect(await stockLeft(shop.owner, shop.productId)).toBe(3);
  await desk.goto(`${paths.orders}?show=done`);
  await desk.getByRole("link", { name: /#1001.*Paid.*Picked up/ }).waitFor();
});

test("an order by phone goes to an address, and its buyer gets the mail", async ({ desk }) => {
  await desk.goto(orderPaths.create);
  await tile(desk).click();
  await openBasket(desk);
  await openRow(desk, "Buyer");
  await desk.getByLabel(/^Name/).fill("Corner store");
  const email = randomEmail();
  await desk.getByLabel(/^Email/).fill(email);
  await openRow(desk, "Delivery");
  await desk.getByRole("button", { name: "Ship", exact: true }).click();
  const other = desk.getByRole("button", { name: orderManualLabels.otherPayment }).filter({ visible: true });
  await other.click();
  await desk.getByText(orderActionsLabels.streetInvalid).waitFor();
  await desk.getByLabel("Street address").fill("Mill road 4");
  await desk.getByLabel("Postal code").fill("51003");
  await desk.getByLabel("City").fill("Tartu");
  await desk.getByLabel("Country code").fill("ee");
  await other.click();
  const sheet = desk.getByRole("dialog", { name: orderManualLabels.otherPayment });
  await sheet.getByText("€32.90").waitFor();
  await sheet.getByRole("button", { name: orderManualLabels.bankTransferPending }).click();
  await viewOrder(desk);
  await desk.getByRole("heading", { level: 1, name: "#1002" }).waitFor();
  const [mail] = await readInbox(email);
  expect(mail?.subject).toContain("#1002");
});

test("what is typed is not lost without a question, by going back or by loading again; an untouched form asks nothing", async ({
  desk,
}) => {
  await desk.goto(paths.orders);
  const begin = () => desk.getByRole("link", { name: "New order" }).click();
  await begin();
  await desk.getByRole("heading", { level: 1, name: "New order" }).waitFor();
  await desk.goBack();
  await desk.waitForURL(`**${paths.orders}`);
  await begin();
  const amount = desk.getByRole("button", { name: /1 item$/ });
  await tile(desk).click();
  await amount.waitFor();
  await desk.goBack();
  const sheet = desk.getByRole("dialog", { name: "Leave without saving?" });
  await sheet.getByRole("button", { name: "Stay" }).click();
  await sheet.waitFor({ state: "hidden" });
  await amount.waitFor();
  const asked = desk.waitForEvent("dialog");
  const reload = desk.reload();
  const dialog = await asked;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.accept();
  await reload;
  await tile(desk).click();
  await amount.waitFor();
  await desk.goBack();
  await sheet.getByRole("button", { name: "Leave" }).click();
  await desk.waitForURL(`**${paths.orders}`);
});

test("what the shop asks every buyer is asked here too, and is on the order", async ({ shop, desk }) => {
  const product = admin.firestore.doc(documents.product(shop.owner.uid, shop.productId));
  await product.update({ questions: { name: { id: "name", label: "Name to engrave", required: true, max: 20, place: 0 } } });
  await desk.goto(orderPaths.create);
  await tile(desk).click();
  await openBasket(desk);
  const answer = desk.getByLabel("Name to engrave");
  await answer.waitFor();
  const pay = cash(desk).filter({ visible: true }).last();
  await pay.click();
  await desk.getByText(orderManualLabels.answerMissing).waitFor();
  await answer.fill("Ada");
  // One more of it keeps what was answered.
  await desk.getByRole("button", { name: "Bud vase: increase" }).click();
  await pay.click();
  await tender(desk, orderManualLabels.exact).click();
  await viewOrder(desk);
  await desk.getByRole("heading", { level: 1, name: /^#/ }).waitFor();
  await desk.getByText("Name to engrave: Ada").waitFor();
  await product.update({ questions: {} });
  await setStock(shop.owner, shop.productId, "single", 5);
});
