/** @module-tag full */
import { documents } from "@awning/domain/collections";
import { paths } from "@awning/domain/paths";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { admin } from "../../support/emulators.ts";
import { openOrder, standsAt, startAct } from "../support/orders.ts";
import { actElsewhere, type Bought, buy, enterShop, followOrder, openShop, PHONE, type Shop } from "../support/shop.ts";
import { openStage } from "../support/stage.ts";

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
const press = (name: string) => owner.getByRole("button", { name, exact: true }).click();
const focused = () => owner.evaluate(() => document.activeElement?.getAttribute("aria-label"));
const happened = (words: string) => owner.getByRole("region", { name: "What happened" }).getByText(words).waitFor();

test("a parcel is packed, shipped and lost; the refund is offered with its pieces, and the buyer reads each step", async () => {
  const order = await buy(shop, { quantity: 2 });
  await actElsewhere(shop, order, { type: "mark_paid" });
  await followOrder(buyer, order);
  await openOrder(owner, order);
  await (await startAct(owner, "Mark as packed")).getByRole("button", { name: "Mark as packed" }).click();
  await standsAt(owner, "Open", "Paid", "Packed");
  await buyersTitle("Packed");
  await owner.getByText("Packed, not sent yet").waitFor();

  const sheet = await startAct(owner, "Mark as shipped");
  await sheet.getByText(/^In the packed parcel: 2 × /).waitFor();
  await sheet.getByRole("button", { name: "Mark as shipped" }).click();
  await standsAt(owner, "Completed", "Paid", "Shipped");
  await buyersTitle("On its way");

  await press("Parcel: Lost");
  const refund = owner.getByRole("dialog", { name: "Give money back" });
  await refund.getByRole("button", { name: "Note €56.00 back" }).waitFor();
  expect(await refund.getByLabel("Reason").inputValue()).toBe("The parcel was lost on its way");
  await standsAt(owner, "Completed", "Paid", "Lost");
  await buyersTitle("Lost on its way");
  await refund.getByRole("button", { name: "Not now" }).click();
  await happened("The parcel was lost on its way");

  await press("Parcel: Not lost after all");
  await standsAt(owner, "Completed", "Paid", "Shipped");
  await expect.poll(focused).toBe("Parcel");
  await buyersTitle("On its way");
  await press("Parcel: Delivered");
  await standsAt(owner, "Completed", "Paid", "Delivered");
  await buyersTitle("Delivered");
  await happened("The parcel arrived");
});

test("each thing to look into is settled by itself, and the focus stays where they stood", async () => {
  const order = await buy(shop);
  const place = admin.firestore.doc(documents.order(shop.owner.uid, order.orderId));
  const attention = ["A refund was stuck.", "A payment was odd."];
  await place.update({ attention, needsOwner: true });
  await openOrder(owner, order);
  const settle = owner.getByRole("button", { name: "I have looked into it" });
  await settle.first().focus();
  await owner.keyboard.press("Enter");
  await owner.getByText("A refund was stuck.").waitFor({ state: "detached" });
  await owner.getByText("A payment was odd.").waitFor();
  await expect.poll(focused).toBe("To look into");
  await owner.keyboard.press("Tab");
  await owner.keyboard.press("Enter");
  await owner.getByText("A payment was odd.").waitFor({ state: "detached" });
  await expect.poll(focused).toBe("To look into");
  expect((await place.get()).data()).toMatchObject({ attention: [], needsOwner: false });
});

test("what has to be looked into is said on the first screen, and marked in every list", async () => {
  const order = await buy(shop, { name: "Tea house" });
  const done = await buy(shop, { name: "Museum shop" });
  await actElsewhere(shop, done, { type: "mark_paid" });
  await actElsewhere(shop, done, { type: "fulfil", tracking: null });
  const place = ({ orderId }: Bought) => admin.firestore.doc(documents.order(shop.owner.uid, orderId));
  const region = (name: string) => owner.getByRole("region", { name });
  const marked = ({ number }: Bought) => new RegExp(`#${number}.*To look into`);
  await place(done).update({ attention: ["A refund was stuck."], needsOwner: true });

  await owner.goto(paths.dashboard);
  await region("Needs you").getByText(`Look into order #${done.number}`).waitFor();
  await region("Needs you").getByText("A refund was stuck.").waitFor();
  await place(order).update({ attention: ["A payment was odd."], needsOwner: true });
  await region("Needs you").getByText("Look into 2 orders").waitFor();
  for (const one of [order, done])
    await region("Latest orders")
      .getByRole("listitem")
      .filter({ hasText: marked(one) })
      .waitFor();

  await region("Needs you").getByRole("listitem").filter({ hasText: "Look into" }).getByRole("link", { name: "Show them" }).click();
  await owner.getByRole("main").getByText("2 to look into").waitFor();
  for (const one of [order, done]) await owner.getByRole("link", { name: marked(one) }).waitFor();
  for (const one of [order, done]) await place(one).update({ attention: [], needsOwner: false });
  await owner.getByRole("main").getByText("2 to look into").waitFor({ state: "detached" });
});

test("what nobody collected is said to both, and waits once more when they come after all", async () => {
  const order = await buy(shop, { delivery: "pickup", payment: "cash" });
  await actElsewhere(shop, order, { type: "ready" });
  await followOrder(buyer, order);
  await buyersTitle("Ready to be collected");
  await openOrder(owner, order);
  await (await startAct(owner, "Not collected")).getByRole("button", { name: "Not collected" }).click();
  await standsAt(owner, "Open", "Unpaid", "Not collected");
  await buyersTitle("Not collected");
  await (await startAct(owner, "Ready to collect again")).getByRole("button", { name: "Ready to collect again" }).click();
  await standsAt(owner, "Open", "Unpaid", "Ready");
  await buyersTitle("Ready to be collected");
});

test("what is collected is being prepared once its owner says so, and its buyer reads that", async () => {
  const order = await buy(shop, { delivery: "pickup", payment: "cash" });
  await followOrder(buyer, order);
  await buyersTitle("Waiting for you");
  await openOrder(owner, order);
  await (await startAct(owner, "Start preparing")).getByRole("button", { name: "Start preparing" }).click();
  await standsAt(owner, "Open", "Unpaid", "Being prepared");
  await buyersTitle("Being prepared");
  await (await startAct(owner, "Not being prepared yet")).getByRole("button", { name: "Not being prepared yet" }).click();
  await standsAt(owner, "Open", "Unpaid", "To hand over");
  await buyersTitle("Waiting for you");
});

test("an order of which nothing left and everything went back is completed with nothing to send", async () => {
  const order = await buy(shop, {});
  await actElsewhere(shop, order, { type: "mark_paid" });
  await followOrder(buyer, order);
  await openOrder(owner, order);
  const total = (await admin.firestore.doc(documents.order(shop.owner.uid, order.orderId)).get()).data()?.["total"];
  await actElsewhere(shop, order, { type: "refund", amount: total, reason: "It broke in the kiln" });
  await standsAt(owner, "Open", "Money returned", "To ship");
  const sheet = await startAct(owner, "Complete the order");
  await sheet.getByText("with nothing to send").waitFor();
  await sheet.getByRole("button", { name: "Complete the order" }).click();
  await standsAt(owner, "Completed", "Money returned", "Nothing to send");
  await buyersTitle("Nothing is sent");
  await buyer.getByText("Your money has been sent back.").first().waitFor();
});
