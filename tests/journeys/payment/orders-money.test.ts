import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
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

test("money goes back for a piece and for the parcel: the amount is what was paid for them, to the cent", async () => {
  const order = await buy(shop, { quantity: 3 });
  await actElsewhere(shop, order, { type: "mark_paid" });
  await openOrder(owner, order);
  const sheet = await startAct(owner, "Give money back");
  const amount = sheet.getByLabel("Amount");
  expect(await amount.inputValue()).toBe("88.90");
  await sheet.getByRole("button", { name: "Bud vase: one more" }).click();
  await expect.poll(() => amount.inputValue()).toBe("28.00");
  await sheet.getByRole("switch", { name: "The parcel too" }).check();
  await expect.poll(() => amount.inputValue()).toBe("32.90");
  await sheet.getByLabel("Reason").fill("One came broken");
  await sheet.getByRole("button", { name: "Note €32.90 back" }).click();
  await sheet.waitFor({ state: "hidden" });
  await standsAt(owner, "Open", "Partly returned", "To ship");
  await owner.getByText("€32.90 given back: One came broken").waitFor();

  const rest = await startAct(owner, "Give money back");
  expect(await rest.getByLabel("Amount").inputValue()).toBe("56.00");
  await gone(rest.getByRole("switch", { name: "The parcel too" }));
  await rest.getByText("of 2").waitFor();
  // An amount of one's own is for no piece.
  await rest.getByRole("button", { name: "Bud vase: one more" }).click();
  await rest.getByLabel("Amount").fill("1.50");
  await expect.poll(() => rest.getByRole("group", { name: "Bud vase" }).getByRole("status").textContent()).toBe("0");
});

test("pieces that come back go into stock with their money, and what has not left is not sent any more", { tags: ["full"] }, async () => {
  const order = await buy(shop, { quantity: 3 });
  await actElsewhere(shop, order, { type: "mark_paid" });
  const before = (await stockLeft(shop.owner, shop.productId)) ?? 0;
  await openOrder(owner, order);
  const sheet = await startAct(owner, "Give money back");
  await sheet.getByRole("group", { name: "What it is for" }).getByRole("button", { name: "Bud vase: one more" }).click();
  await sheet.getByRole("switch", { name: "Put pieces back into stock" }).check();
  const stock = sheet.getByRole("group", { name: "Back into stock" });
  await expect.poll(() => stock.getByRole("status").textContent()).toBe("1");
  await sheet.getByLabel("Reason").fill("One was too many");
  // The whole of what has not left is cancelled instead.
  for (let more = 0; more < 2; more++) await stock.getByRole("button", { name: "Bud vase: one more" }).click();
  await sheet.getByText("Cancel the order instead").waitFor();
  for (let less = 0; less < 2; less++) await stock.getByRole("button", { name: "Bud vase: one less" }).click();
  await sheet.getByRole("button", { name: "Note €28.00 back" }).click();
  await sheet.waitFor({ state: "hidden" });
  await owner.getByText("€28.00 given back, 1 piece back in stock: One was too many").waitFor();
  expect(await stockLeft(shop.owner, shop.productId)).toBe(before + 1);
  await (await startAct(owner, "Mark as shipped")).getByRole("button", { name: "Mark as shipped" }).click();
  await standsAt(owner, "Completed", "Partly returned", "Shipped");
  await owner.getByText("2 of 3 pieces: Shipped").waitFor();
});

test("what was not there yet stays unsent with its money, and the order is done", { tags: ["full"] }, async () => {
  const short = await openShop({ stock: 1, backorder: true });
  const page = await enterShop(stage, short, PHONE);
  const order = await buy(short, { quantity: 3 });
  await actElsewhere(short, order, { type: "mark_paid" });
  await actElsewhere(short, order, { type: "fulfil", tracking: null, lines: [{ line: 0, quantity: 1 }] });
  await openOrder(page, order);
  // What the device knew of the order before may show first, and is refused as older.
  await page.getByText("1 of 3 pieces: Shipped").waitFor();
  const sheet = await startAct(page, "Give money back");
  const pieces = sheet.getByRole("group", { name: "What it is for" });
  for (let more = 0; more < 2; more++) await pieces.getByRole("button", { name: "Bud vase: one more" }).click();
  await sheet.getByRole("switch", { name: "Leave pieces unsent" }).check();
  const unsent = sheet.getByRole("group", { name: "Not sent any more" });
  await expect.poll(() => unsent.getByRole("status").textContent()).toBe("2");
  expect([await seriousFaults(page), await scrollsSideways(page)]).toEqual([[], false]);
  await sheet.getByLabel("Reason").fill("They do not come any more");
  await sheet.getByRole("button", { name: "Note €56.00 back" }).click();
  await sheet.waitFor({ state: "hidden" });
  await standsAt(page, "Completed", "Partly returned", "Shipped");
  await page.getByText("€56.00 given back, 2 pieces not sent any more: They do not come any more").waitFor();
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
  const undo = await startAct(owner, "Not paid after all");
  await undo.getByText("No mail goes out.").waitFor();
  await undo.getByRole("button", { name: "Not paid after all" }).click();
  await undo.waitFor({ state: "hidden" });
  await owner.getByText("€32.90 had not come after all").waitFor();
  await buyer.getByText("Waiting for the transfer").waitFor();
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
  const sheet = await startAct(owner, "Accept unpaid");
  await sheet.getByText("€32.90 have not arrived yet").waitFor();
  await sheet.getByRole("button", { name: "Accept unpaid" }).click();
  await standsAt(owner, "Open", "Unpaid", "To ship");
  await owner.getByText("Not paid yet: €32.90 still have to arrive.").waitFor();
  await owner.getByText("Accepted without its money").waitFor();
  await buyer.getByText("Accepted by the shop").waitFor();
  await buyer.getByText("Your transfer has not arrived yet.").first().waitFor();
  await expect.poll(() => buyer.getByText("Kept for you until").count()).toBe(0);
  await (await startAct(owner, "Mark as shipped")).getByRole("button", { name: "Mark as shipped" }).click();
  await standsAt(owner, "Open", "Unpaid", "Shipped");
  await (await startAct(owner, "Mark as paid")).getByRole("button", { name: "Mark as paid" }).click();
  await standsAt(owner, "Completed", "Paid", "Shipped");
  await expect.poll(() => owner.getByText("still have to arrive").count()).toBe(0);
});
