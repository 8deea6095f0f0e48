/** @module-tag full */
import { documents } from "@awning/domain/routes/firestore-paths";
import { orderPaths, paths } from "@awning/domain/routes/paths";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as orderActionsLabels from "../../../web/src/features/order/actions/labels.ts";
import * as orderDetailLabels from "../../../web/src/features/order/detail/labels.ts";
import * as orderManualLabels from "../../../web/src/features/order/manual/labels.ts";
import { randomEmail, setStock, stockLeft } from "../../support/builders.ts";
import { readInbox } from "../../support/clients.ts";
import { admin } from "../../support/emulators.ts";
import { enterShop, openShop, PHONE, type Shop } from "../support/shop.ts";
import { openStage } from "../support/stage.ts";

let stage: Awaited<ReturnType<typeof openStage>>;
let shop: Shop;
let page: Page;

beforeAll(async () => {
  stage = await openStage();
  shop = await openShop();
  page = await enterShop(stage, shop, PHONE);
});
afterAll(() => stage.close());

const submit = () => page.getByRole("button", { name: /^Create order/ });

/** Puts a bud vase into the order. */
async function addVase(): Promise<void> {
  await page.getByRole("button", { name: "Add items" }).focus();
  await page.keyboard.press("Enter");
  const sheet = page.getByRole("dialog", { name: "Add items" });
  await sheet.getByRole("button", { name: "Add Bud vase" }).focus();
  await page.keyboard.press("Enter");
  await sheet.getByText("1 in the order").waitFor();
  await page.keyboard.press("Escape");
  await sheet.waitFor({ state: "hidden" });
}

test("a sale on a stall is written down by keyboard alone, on a phone: paid, taken along, out of stock", async () => {
  await page.goto(paths.orders);
  await page.getByRole("link", { name: "New order" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: "New order" }).waitFor();
  await submit().focus();
  await page.keyboard.press("Enter");
  await page.getByText(orderManualLabels.addAtLeastOneItem).waitFor();
  await page.getByText(orderActionsLabels.nameInvalid).waitFor();
  await addVase();
  await page.getByRole("button", { name: "Bud vase: increase" }).focus();
  await page.keyboard.press("Enter");
  await page.getByLabel("Name", { exact: true }).focus();
  await page.keyboard.type("Market stall");
  // Enter in the search looks for goods; what is written so far waits.
  await page.getByRole("button", { name: "Add items" }).focus();
  await page.keyboard.press("Enter");
  const goods = page.getByRole("dialog", { name: "Add items" });
  await goods.getByRole("searchbox").fill("bud");
  await page.keyboard.press("Enter");
  await goods.getByText("2 in the order").waitFor();
  // Escape would empty the search first.
  await goods.getByRole("button", { name: "Done" }).focus();
  await page.keyboard.press("Enter");
  await goods.waitFor({ state: "hidden" });
  await page.getByRole("button", { name: "Create order, €56.00" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: "#1001" }).waitFor();
  await page.getByText("Order created · 2 items reserved").waitFor();
  await page.getByText(orderDetailLabels.noEmailHint).waitFor();
  expect(await stockLeft(shop.owner, shop.productId)).toBe(3);
  await page.goto(`${paths.orders}?show=done`);
  await page.getByRole("link", { name: /#1001.*Paid.*Picked up/ }).waitFor();
});

test("an order by phone goes to an address, and its buyer gets the mail", async () => {
  await page.goto(orderPaths.create);
  await addVase();
  await page.getByLabel("Name", { exact: true }).fill("Corner store");
  const email = randomEmail();
  await page.getByLabel(/^Email/).fill(email);
  await page.getByLabel("Delivery", { exact: true }).selectOption("Ship");
  await page.getByLabel("Payment", { exact: true }).selectOption("Bank transfer, pending");
  await page.getByRole("button", { name: "Create order, €32.90" }).click();
  await page.getByText(orderActionsLabels.streetInvalid).waitFor();
  await page.getByLabel("Street address").fill("Mill road 4");
  await page.getByLabel("Postal code").fill("51003");
  await page.getByLabel("City").fill("Tartu");
  await page.getByLabel("Country code").fill("ee");
  await page.getByRole("button", { name: "Create order, €32.90" }).click();
  await page.getByRole("heading", { level: 1, name: "#1002" }).waitFor();
  const [mail] = await readInbox(email);
  expect(mail?.subject).toContain("#1002");
});

test("what is typed is not lost without a question, by going back or by loading again; an untouched form asks nothing", async () => {
  await page.goto(paths.orders);
  const begin = () => page.getByRole("link", { name: "New order" }).click();
  await begin();
  await page.getByRole("heading", { level: 1, name: "New order" }).waitFor();
  await page.goBack();
  await page.waitForURL(`**${paths.orders}`);
  await begin();
  const name = page.getByLabel("Name", { exact: true });
  await name.fill("Harbour market");
  await page.goBack();
  const sheet = page.getByRole("dialog", { name: "Leave without saving?" });
  await sheet.getByRole("button", { name: "Stay" }).click();
  await sheet.waitFor({ state: "hidden" });
  expect(await name.inputValue()).toBe("Harbour market");
  const asked = page.waitForEvent("dialog");
  const reload = page.reload();
  const dialog = await asked;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.accept();
  await reload;
  await name.fill("Harbour market");
  await page.goBack();
  await sheet.getByRole("button", { name: "Leave" }).click();
  await page.waitForURL(`**${paths.orders}`);
});

test("what the shop asks every buyer is asked here too, and is on the order", async () => {
  const product = admin.firestore.doc(documents.product(shop.owner.uid, shop.productId));
  await product.update({ questions: { name: { id: "name", label: "Name to engrave", required: true, max: 20, place: 0 } } });
  await page.goto(orderPaths.create);
  await addVase();
  await page.getByLabel("Name", { exact: true }).fill("Harbour market");
  const answer = page.getByLabel("Name to engrave");
  await answer.waitFor();
  await submit().click();
  await page.getByText(orderManualLabels.answerMissing).waitFor();
  await answer.fill("Ada");
  // One more of it keeps what was answered.
  await page.getByRole("button", { name: "Bud vase: increase" }).click();
  await page.getByRole("button", { name: "Create order, €56.00" }).click();
  await page.getByRole("heading", { level: 1, name: /^#/ }).waitFor();
  await page.getByText("Name to engrave: Ada").waitFor();
  await product.update({ questions: {} });
  await setStock(shop.owner, shop.productId, "single", 5);
});

test("more than there is cannot be written down, and says what is left", async () => {
  await page.goto(orderPaths.create);
  await addVase();
  await page.getByLabel("Name", { exact: true }).fill("Tea house");
  await page.getByRole("button", { name: "Create order, €28.00" }).waitFor();
  await setStock(shop.owner, shop.productId, "single", 0);
  await submit().click();
  await page.getByText("There aren’t enough in stock.").waitFor();
  await page.getByText("Out of stock").waitFor();
  expect(new URL(page.url()).pathname).toBe(orderPaths.create);
});
