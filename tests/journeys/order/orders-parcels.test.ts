/** @module-tag full */
import { readFile } from "node:fs/promises";
import { documents } from "@awning/domain/collections";
import { paths } from "@awning/domain/paths";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readInbox } from "../../support/clients.ts";
import { admin } from "../../support/emulators.ts";
import { offeredActs, openOrder, standsAt, startAct } from "../support/orders.ts";
import { actElsewhere, buy, enterShop, followOrder, openShop, PHONE, type Shop, storedOrder } from "../support/shop.ts";
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

const buyersTitle = (name: string) => buyer.getByRole("heading", { level: 1, name }).waitFor();

test("an order leaves in two parcels, each with its own number and mail; the last one can be taken back", async () => {
  const order = await buy(shop, { quantity: 3 });
  await followOrder(buyer, order);
  await openOrder(owner, order);
  await (await startAct(owner, "Mark as paid")).getByRole("button", { name: "Mark as paid" }).click();
  await standsAt(owner, "Open", "Paid", "To ship");

  const first = await startAct(owner, "Mark as shipped");
  await first.getByRole("button", { name: "Bud vase: one less" }).click();
  await first.getByLabel("Number").fill("FIRST 1");
  await first.getByRole("button", { name: "Mark as shipped" }).click();
  await first.waitFor({ state: "hidden" });
  await standsAt(owner, "Open", "Paid", "Partly shipped");
  await buyersTitle("Partly on its way");
  await buyer.getByText("FIRST 1").waitFor();

  const second = await startAct(owner, "Mark as shipped");
  await second.getByLabel("Number").fill("SECOND 2");
  await second.getByRole("button", { name: "Mark as shipped" }).click();
  await second.waitFor({ state: "hidden" });
  await standsAt(owner, "Completed", "Paid", "Shipped");
  await owner.getByText("2 of 3 pieces: Shipped with FIRST 1").waitFor();
  await owner.getByText("1 of 3 pieces: Shipped with SECOND 2").waitFor();
  await buyersTitle("On its way");
  const mails = owner.getByRole("region", { name: "What happened" }).getByRole("listitem");
  await expect
    .poll(async () => (await mails.allTextContents()).filter((text) => /^Mail: On its way.*Sent/.test(text)).length, { timeout: 20_000 })
    .toBe(2);

  await (await startAct(owner, "Not shipped after all")).getByRole("button", { name: "Not shipped after all" }).click();
  await standsAt(owner, "Open", "Paid", "Partly shipped");
  await buyersTitle("Partly on its way");
});

test("what is collected is ready with a code that the buyer has too, and handed over for it", async () => {
  const order = await buy(shop, { delivery: "pickup", payment: "cash", quantity: 2 });
  await followOrder(buyer, order);
  await openOrder(owner, order);
  await (await startAct(owner, "Ready to collect")).getByRole("button", { name: "Ready to collect" }).click();
  await standsAt(owner, "Open", "Unpaid", "Ready");
  await buyersTitle("Ready to be collected");
  const code = (await storedOrder(shop, order.orderId))?.pickupCode;
  await buyer.getByText(`Say this code when you collect it: ${code}`).waitFor();
  expect((await suite.waitForMail(order.email, /ready to collect/i)).text).toContain(code);

  const handed = await startAct(owner, "Mark as handed over");
  await handed.getByLabel("Code of the buyer").fill("0000");
  await handed.getByRole("button", { name: "Mark as handed over" }).click();
  await handed.getByText("That is not the code of this order.").waitFor();
  await handed.getByLabel("Code of the buyer").fill(code);
  await handed.getByRole("button", { name: "Mark as handed over" }).click();
  await handed.waitFor({ state: "hidden" });
  await standsAt(owner, "Open", "Unpaid", "Handed over");
});

test("money goes back in parts; the buyer reads why, on the page and in a mail", async () => {
  const order = await buy(shop);
  await actElsewhere(shop, order, { type: "mark_paid" });
  await followOrder(buyer, order);
  await openOrder(owner, order);
  const sheet = await startAct(owner, "Give money back");
  await sheet.getByLabel("Amount").fill("5");
  await sheet.getByRole("button", { name: "Note €5.00 back" }).click();
  await sheet.getByText("Say why: the buyer reads it").waitFor();
  await sheet.getByLabel("Reason").fill("A scratch in the glaze");
  await sheet.getByRole("button", { name: "Note €5.00 back" }).click();
  await sheet.waitFor({ state: "hidden" });
  await standsAt(owner, "Open", "Partly returned", "To ship");
  await owner.getByText("€5.00 given back: A scratch in the glaze").waitFor();
  await buyer.getByText("€5.00 sent back: A scratch in the glaze").waitFor();
  const mail = await suite.waitForMail(order.email, /money back/i);
  for (const words of ["€5.00", "A scratch in the glaze"]) expect(mail.text).toContain(words);

  const cancel = await startAct(owner, "Cancel the order");
  await cancel.getByLabel("Reason").fill("The kiln is cold");
  await cancel.getByRole("button", { name: "Give it back" }).click();
  await cancel.getByRole("button", { name: "Cancel the order" }).click();
  await standsAt(owner, "Cancelled", "Money returned", "Nothing to send");
  expect(await offeredActs(owner)).toEqual([]);
});

test("an address is mended until the parcel leaves, and the owner's note stays with the owner", async () => {
  const order = await buy(shop);
  await openOrder(owner, order);
  await owner.getByRole("button", { name: "Change", exact: true }).click();
  const sheet = owner.getByRole("dialog");
  await sheet.getByLabel("Town").fill("");
  await sheet.getByRole("button", { name: "Change the address" }).click();
  await sheet.getByText("A town, at most 80 characters").waitFor();
  await sheet.getByLabel("Town").fill("Narva");
  await sheet.getByRole("button", { name: "Change the address" }).click();
  await sheet.waitFor({ state: "hidden" });
  await owner.getByText("Address changed. Before: Mill road 4, 1011 Tartu, EE").waitFor();
  await owner.getByLabel("Note to yourself").fill("Rings twice");
  await owner.getByRole("button", { name: "Save the note" }).click();
  await owner.getByRole("status").getByText("Note saved").waitFor();
  await owner.reload();
  expect(await owner.getByLabel("Note to yourself").inputValue()).toBe("Rings twice");
  await followOrder(buyer, order);
  await buyer.getByText("Narva").waitFor();
  expect(await buyer.content()).not.toContain("Rings twice");
});

test("the owner writes to the buyer, who reads it in a mail and answers to the owner", async () => {
  const order = await buy(shop);
  await openOrder(owner, order);
  await owner.getByRole("button", { name: "Write", exact: true }).click();
  const sheet = owner.getByRole("dialog", { name: /^Write to / });
  await sheet.getByLabel("Message").fill("The glaze is darker than in the picture.");
  await sheet.getByRole("button", { name: "Send" }).click();
  await sheet.waitFor({ state: "hidden" });
  await owner.getByText("Wrote to the buyer: The glaze is darker than in the picture.").waitFor();
  expect((await suite.waitForMail(order.email, /wrote to you about order/)).text).toContain("The glaze is darker than in the picture.");
});

test("a mail that went out can be sent once more from the order", async () => {
  const order = await buy(shop);
  await suite.waitForMail(order.email, /your order/i);
  await openOrder(owner, order);
  const again = owner.getByRole("button", { name: "Send again: Order received" });
  await expect.poll(() => again.isEnabled(), { timeout: 20_000 }).toBe(true);
  await again.click();
  await owner.getByRole("status").getByText(`Order received: on its way to ${order.email}`).waitFor();
  await expect.poll(async () => (await readInbox(order.email)).length, { timeout: 20_000 }).toBe(2);
  // Of an old order nobody takes the mails that are kept for all there were.
  const longAgo = new Date(Date.now() - 91 * 86_400_000);
  expect(await owner.getByText(/Mails are shown for/).count()).toBe(0);
  await admin.firestore.doc(documents.order(shop.owner.uid, order.orderId)).update({ placedAt: longAgo });
  await owner.getByText("Mails are shown for 90 days").waitFor();
});

test("the orders of a view are saved as a table with their money", async () => {
  await owner.goto(paths.orders);
  await owner.locator("[data-row]").first().waitFor();
  const [download] = await Promise.all([owner.waitForEvent("download"), owner.getByRole("button", { name: "Export" }).click()]);
  expect(download.suggestedFilename()).toBe("orders.csv");
  const rows = (await readFile(await download.path(), "utf8")).trimEnd().split("\r\n");
  expect(rows[0]).toMatch(/^\ufeffNumber,Placed,Order,Payment,/);
  expect(rows).toHaveLength(7);
  expect(rows.find((row) => row.includes("cancelled,refunded"))).toMatch(/,EUR,28\.00,0\.00,4\.90,0\.00,32\.90,32\.90,32\.90,/);
});
