import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as orderActionsLabels from "../../../web/src/features/order/actions/labels.ts";
import { gone } from "../../support/absence.ts";
import { scrollsSideways, seriousFaults } from "../../support/axe.ts";
import { stockLeft } from "../../support/builders.ts";
import { readInbox } from "../../support/clients.ts";
import { openOrder, standsAt, startAct } from "../support/orders.ts";
import { actElsewhere, buy, enterShop, followOrder, openShop, PHONE, type Shop } from "../support/shop.ts";
import { openStage, suite } from "../support/stage.ts";

let stage: Awaited<ReturnType<typeof openStage>>;
let shop: Shop;
let owner: Page;
let buyer: Page;

beforeAll(async () => {
  stage = await openStage();
  shop = await openShop({ stock: 50 });
  owner = await enterShop(stage, shop);
  buyer = await stage.person(PHONE);
});
afterAll(() => stage.close());

test("money goes back for an item and for the parcel: the amount is what was paid for them, to the cent", async () => {
  const order = await buy(shop, { quantity: 3 });
  await actElsewhere(shop, order, { type: "mark_paid" });
  await openOrder(owner, order);
  const sheet = await startAct(owner, "Refund");
  const amount = sheet.getByLabel("Amount");
  expect(await amount.inputValue()).toBe("88.90");
  await sheet.getByRole("button", { name: "Bud vase: increase" }).click();
  await expect.poll(() => amount.inputValue()).toBe("28.00");
  await sheet.getByRole("switch", { name: "Refund shipping" }).check();
  await expect.poll(() => amount.inputValue()).toBe("32.90");
  await sheet.getByLabel("Reason").fill("One came broken");
  await sheet.getByRole("button", { name: "Record refund of €32.90" }).click();
  await sheet.waitFor({ state: "hidden" });
  await standsAt(owner, "Open", "Partially refunded", "To ship");
  await owner.getByText("€32.90 refunded · One came broken").waitFor();

  const rest = await startAct(owner, "Refund");
  expect(await rest.getByLabel("Amount").inputValue()).toBe("56.00");
  await gone(rest.getByRole("switch", { name: "Refund shipping" }));
  await rest.getByText("of 2").waitFor();
  // An amount of one's own is for no piece.
  await rest.getByRole("button", { name: "Bud vase: increase" }).click();
  await rest.getByLabel("Amount").fill("1.50");
  await expect.poll(() => rest.getByRole("group", { name: "Bud vase" }).getByRole("status").textContent()).toBe("0");
});

test("items that come back go into stock with their money, and what has not left is not sent any more", { tags: ["full"] }, async () => {
  const order = await buy(shop, { quantity: 3 });
  await actElsewhere(shop, order, { type: "mark_paid" });
  const before = (await stockLeft(shop.owner, shop.productId)) ?? 0;
  await openOrder(owner, order);
  const sheet = await startAct(owner, "Refund");
  await sheet.getByRole("group", { name: "Items to refund" }).getByRole("button", { name: "Bud vase: increase" }).click();
  await sheet.getByRole("switch", { name: "Restock items" }).check();
  const stock = sheet.getByRole("group", { name: "Restock" });
  await expect.poll(() => stock.getByRole("status").textContent()).toBe("1");
  await sheet.getByLabel("Reason").fill("One was too many");
  // The whole of what has not left is cancelled instead.
  for (let more = 0; more < 2; more++) await stock.getByRole("button", { name: "Bud vase: increase" }).click();
  await sheet.getByText("Cancel the order instead").waitFor();
  for (let less = 0; less < 2; less++) await stock.getByRole("button", { name: "Bud vase: decrease" }).click();
  await sheet.getByRole("button", { name: "Record refund of €28.00" }).click();
  await sheet.waitFor({ state: "hidden" });
  await owner.getByText("€28.00 refunded · 1 item back in stock · One was too many").waitFor();
  expect(await stockLeft(shop.owner, shop.productId)).toBe(before + 1);
  await (await startAct(owner, "Mark as shipped")).getByRole("button", { name: "Mark as shipped" }).click();
  await standsAt(owner, "Completed", "Partially refunded", "Shipped");
  await owner.getByText("Shipped · 2 of 3 items").waitFor();
});

test("what was not there yet stays unsent with its money, and the order is done", { tags: ["full"] }, async () => {
  const short = await openShop({ stock: 1, backorder: true });
  const page = await enterShop(stage, short, PHONE);
  const order = await buy(short, { quantity: 3 });
  await actElsewhere(short, order, { type: "mark_paid" });
  await actElsewhere(short, order, { type: "fulfil", tracking: null, lines: [{ line: 0, quantity: 1 }] });
  await openOrder(page, order);
  // What the device knew of the order before may show first, and is refused as older.
  await page.getByText("Shipped · 1 of 3 items").waitFor();
  const sheet = await startAct(page, "Refund");
  const pieces = sheet.getByRole("group", { name: "Items to refund" });
  for (let more = 0; more < 2; more++) await pieces.getByRole("button", { name: "Bud vase: increase" }).click();
  await sheet.getByRole("switch", { name: orderActionsLabels.dontSendSomeItems }).check();
  const unsent = sheet.getByRole("group", { name: orderActionsLabels.itemsToLeaveOut });
  await expect.poll(() => unsent.getByRole("status").textContent()).toBe("2");
  expect([await seriousFaults(page), await scrollsSideways(page)]).toEqual([[], false]);
  await sheet.getByLabel("Reason").fill("They do not come any more");
  await sheet.getByRole("button", { name: "Record refund of €56.00" }).click();
  await sheet.waitFor({ state: "hidden" });
  await standsAt(page, "Completed", "Partially refunded", "Shipped");
  await page.getByText("€56.00 refunded · 2 items removed from fulfillment · They do not come any more").waitFor();
  expect(await stockLeft(short.owner, short.productId)).toBe(0);
  await page.context().close();
});

test("what was marked as paid by mistake waits for its money again, on the buyer's page too, and no mail is sent twice", async () => {
  const order = await buy(shop);
  await followOrder(buyer, order);
  await openOrder(owner, order);
  await (await startAct(owner, "Mark as paid")).getByRole("button", { name: "Mark as paid" }).click();
  await standsAt(owner, "Open", "Paid", "To ship");
  await suite.waitForMail(order.email, /payment/i);
  const undo = await startAct(owner, "Undo payment");
  await undo.getByText("No email is sent.").waitFor();
  await undo.getByRole("button", { name: "Undo payment" }).click();
  await undo.waitFor({ state: "hidden" });
  await owner.getByText("Payment of €32.90 undone").waitFor();
  await buyer.getByText("Awaiting transfer").waitFor();
  await (await startAct(owner, "Mark as paid")).getByRole("button", { name: "Mark as paid" }).click();
  await standsAt(owner, "Open", "Paid", "To ship");
  await owner.getByText("Order received").waitFor();
  const told = (await readInbox(order.email)).filter((mail) => /payment/i.test(String(mail.subject)));
  expect(told).toHaveLength(1);
});

test("an order is accepted before its money is there: it says so on both sides, is sent, and paid later", { tags: ["full"] }, async () => {
  const order = await buy(shop);
  await followOrder(buyer, order);
  await openOrder(owner, order);
  const sheet = await startAct(owner, "Accept without payment");
  await sheet.getByText("€32.90 is still unpaid").waitFor();
  await sheet.getByRole("button", { name: "Accept without payment" }).click();
  await standsAt(owner, "Open", "Unpaid", "To ship");
  await owner.getByText("Awaiting payment: €32.90 outstanding.").waitFor();
  await owner.getByText("Accepted without payment").waitFor();
  await buyer.getByText("Confirmed by the shop").waitFor();
  await buyer.getByText("Your transfer hasn’t arrived yet.").first().waitFor();
  await expect.poll(() => buyer.getByText("Your items are reserved until").count()).toBe(0);
  await (await startAct(owner, "Mark as shipped")).getByRole("button", { name: "Mark as shipped" }).click();
  await standsAt(owner, "Open", "Unpaid", "Shipped");
  await (await startAct(owner, "Mark as paid")).getByRole("button", { name: "Mark as paid" }).click();
  await standsAt(owner, "Completed", "Paid", "Shipped");
  await expect.poll(() => owner.getByText("outstanding").count()).toBe(0);
});
