import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as orderActionsLabels from "../../../web/src/features/order/actions/labels.ts";
import * as orderDetailLabels from "../../../web/src/features/order/detail/labels.ts";
import { openOrder, standsAt, startAct } from "../support/orders.ts";
import { actElsewhere, buy, enterShop, followOrder, openShop, PHONE, type Shop } from "../support/shop.ts";
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
const happened = (words: string) => owner.getByRole("region", { name: "Timeline" }).getByText(words).waitFor();

test("a parcel is packed, shipped and lost; the refund is offered with its items, and the buyer reads each step", async () => {
  const order = await buy(shop, { quantity: 2 });
  await actElsewhere(shop, order, { type: "mark_paid" });
  await followOrder(buyer, order);
  await openOrder(owner, order);
  await (await startAct(owner, "Mark as packed")).getByRole("button", { name: "Mark as packed" }).click();
  await standsAt(owner, "Open", "Paid", "Packed");
  await buyersTitle("Packed");
  await owner.getByText(orderDetailLabels.packedNotShippedYet).waitFor();

  const sheet = await startAct(owner, "Mark as shipped");
  await sheet.getByText(/^In the packed parcel: 2 × /).waitFor();
  await sheet.getByRole("button", { name: "Mark as shipped" }).click();
  await standsAt(owner, "Completed", "Paid", "Shipped");
  await buyersTitle("On its way");

  await press("Parcel: Lost");
  const refund = owner.getByRole("dialog", { name: "Refund" });
  await refund.getByRole("button", { name: "Record refund of €56.00" }).waitFor();
  expect(await refund.getByLabel("Reason").inputValue()).toBe(orderActionsLabels.parcelWasLostInTransit);
  await standsAt(owner, "Completed", "Paid", "Lost");
  await buyersTitle("Lost in transit");
  await refund.getByRole("button", { name: "Cancel", exact: true }).click();
  await happened("Parcel lost in transit");

  await press("Parcel: Undo lost");
  await standsAt(owner, "Completed", "Paid", "Shipped");
  await expect.poll(focused).toBe("Parcel");
  await buyersTitle("On its way");
  await press("Parcel: Delivered");
  await standsAt(owner, "Completed", "Paid", "Delivered");
  await buyersTitle("Delivered");
  await happened("Parcel delivered");
});
