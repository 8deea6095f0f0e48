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
import { enterShop, openShop, PHONE } from "../support/shop.ts";

const test = journey.extend("shop", perFile, () => openShop()).extend("desk", perFile, ({ stage, shop }) => enterShop(stage, shop, PHONE));

const submit = (desk: Page) => desk.getByRole("button", { name: /^Create order/ });

/** Puts a bud vase into the order. */
async function addVase(desk: Page): Promise<void> {
  await desk.getByRole("button", { name: "Add items" }).focus();
  await desk.keyboard.press("Enter");
  const sheet = desk.getByRole("dialog", { name: "Add items" });
  await sheet.getByRole("button", { name: "Add Bud vase" }).focus();
  await desk.keyboard.press("Enter");
  await sheet.getByText("1 in the order").waitFor();
  await desk.keyboard.press("Escape");
  await sheet.waitFor({ state: "hidden" });
}

test("a sale on a stall is written down by keyboard alone, on a phone: paid, taken along, out of stock", async ({ shop, desk }) => {
  await desk.goto(paths.orders);
  await desk.getByRole("link", { name: "New order" }).focus();
  await desk.keyboard.press("Enter");
  await desk.getByRole("heading", { level: 1, name: "New order" }).waitFor();
  await submit(desk).focus();
  await desk.keyboard.press("Enter");
  await desk.getByText(orderManualLabels.addAtLeastOneItem).waitFor();
  await desk.getByText(orderActionsLabels.nameInvalid).waitFor();
  await addVase(desk);
  await desk.getByRole("button", { name: "Bud vase: increase" }).focus();
  await desk.keyboard.press("Enter");
  await desk.getByLabel("Name", { exact: true }).focus();
  await desk.keyboard.type("Market stall");
  // Enter in the search looks for goods; what is written so far waits.
  await desk.getByRole("button", { name: "Add items" }).focus();
  await desk.keyboard.press("Enter");
  const goods = desk.getByRole("dialog", { name: "Add items" });
  await goods.getByRole("searchbox").fill("bud");
  await desk.keyboard.press("Enter");
  await goods.getByText("2 in the order").waitFor();
  // Escape would empty the search first.
  await goods.getByRole("button", { name: "Done" }).focus();
  await desk.keyboard.press("Enter");
  await goods.waitFor({ state: "hidden" });
  await desk.getByRole("button", { name: "Create order, €56.00" }).focus();
  await desk.keyboard.press("Enter");
  await desk.getByRole("heading", { level: 1, name: "#1001" }).waitFor();
  await desk.getByText("Order created · 2 items reserved").waitFor();
  await desk.getByText(orderDetailLabels.noEmailHint).waitFor();
  expect(await stockLeft(shop.owner, shop.productId)).toBe(3);
  await desk.goto(`${paths.orders}?show=done`);
  await desk.getByRole("link", { name: /#1001.*Paid.*Picked up/ }).waitFor();
});

test("an order by phone goes to an address, and its buyer gets the mail", async ({ desk }) => {
  await desk.goto(orderPaths.create);
  await addVase(desk);
  await desk.getByLabel("Name", { exact: true }).fill("Corner store");
  const email = randomEmail();
  await desk.getByLabel(/^Email/).fill(email);
  await desk.getByLabel("Delivery", { exact: true }).selectOption("Ship");
  await desk.getByLabel("Payment", { exact: true }).selectOption("Bank transfer, pending");
  await desk.getByRole("button", { name: "Create order, €32.90" }).click();
  await desk.getByText(orderActionsLabels.streetInvalid).waitFor();
  await desk.getByLabel("Street address").fill("Mill road 4");
  await desk.getByLabel("Postal code").fill("51003");
  await desk.getByLabel("City").fill("Tartu");
  await desk.getByLabel("Country code").fill("ee");
  await desk.getByRole("button", { name: "Create order, €32.90" }).click();
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
  const name = desk.getByLabel("Name", { exact: true });
  await name.fill("Harbour market");
  await desk.goBack();
  const sheet = desk.getByRole("dialog", { name: "Leave without saving?" });
  await sheet.getByRole("button", { name: "Stay" }).click();
  await sheet.waitFor({ state: "hidden" });
  expect(await name.inputValue()).toBe("Harbour market");
  const asked = desk.waitForEvent("dialog");
  const reload = desk.reload();
  const dialog = await asked;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.accept();
  await reload;
  await name.fill("Harbour market");
  await desk.goBack();
  await sheet.getByRole("button", { name: "Leave" }).click();
  await desk.waitForURL(`**${paths.orders}`);
});

test("what the shop asks every buyer is asked here too, and is on the order", async ({ shop, desk }) => {
  const product = admin.firestore.doc(documents.product(shop.owner.uid, shop.productId));
  await product.update({ questions: { name: { id: "name", label: "Name to engrave", required: true, max: 20, place: 0 } } });
  await desk.goto(orderPaths.create);
  await addVase(desk);
  await desk.getByLabel("Name", { exact: true }).fill("Harbour market");
  const answer = desk.getByLabel("Name to engrave");
  await answer.waitFor();
  await submit(desk).click();
  await desk.getByText(orderManualLabels.answerMissing).waitFor();
  await answer.fill("Ada");
  // One more of it keeps what was answered.
  await desk.getByRole("button", { name: "Bud vase: increase" }).click();
  await desk.getByRole("button", { name: "Create order, €56.00" }).click();
  await desk.getByRole("heading", { level: 1, name: /^#/ }).waitFor();
  await desk.getByText("Name to engrave: Ada").waitFor();
  await product.update({ questions: {} });
  await setStock(shop.owner, shop.productId, "single", 5);
});

test("more than there is cannot be written down, and says what is left", async ({ shop, desk }) => {
  await desk.goto(orderPaths.create);
  await addVase(desk);
  await desk.getByLabel("Name", { exact: true }).fill("Tea house");
  await desk.getByRole("button", { name: "Create order, €28.00" }).waitFor();
  await setStock(shop.owner, shop.productId, "single", 0);
  await submit(desk).click();
  await desk.getByText("There aren’t enough in stock.").waitFor();
  await desk.getByText("Out of stock").waitFor();
  expect(new URL(desk.url()).pathname).toBe(orderPaths.create);
});
