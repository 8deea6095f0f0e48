import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as labels from "../../../web/src/features/order/actions/labels.ts";
import { openOrder, standsAt, startAct } from "../support/orders.ts";
import { buy, enterShop, followOrder, openShop, PHONE, type Shop, storedOrder } from "../support/shop.ts";
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
  await first.getByRole("button", { name: "Bud vase: decrease" }).click();
  await first.getByLabel("Tracking number").fill("FIRST 1");
  await first.getByRole("button", { name: "Mark as shipped" }).click();
  await first.waitFor({ state: "hidden" });
  await standsAt(owner, "Open", "Paid", "Partially shipped");
  await buyersTitle("Partially shipped");
  await buyer.getByText("FIRST 1").waitFor();

  const second = await startAct(owner, "Mark as shipped");
  await second.getByLabel("Tracking number").fill("SECOND 2");
  await second.getByRole("button", { name: "Mark as shipped" }).click();
  await second.waitFor({ state: "hidden" });
  await standsAt(owner, "Completed", "Paid", "Shipped");
  await owner.getByText("Shipped with FIRST 1 · 2 of 3 items").waitFor();
  await owner.getByText("Shipped with SECOND 2 · 1 of 3 items").waitFor();
  await buyersTitle("On its way");
  const mails = owner.getByRole("region", { name: "Timeline" }).getByRole("listitem");
  await expect
    .poll(async () => (await mails.allTextContents()).filter((text) => /^Email: Order shipped.*Sent/.test(text)).length, {
      timeout: 20_000,
    })
    .toBe(2);

  await (await startAct(owner, "Undo shipment")).getByRole("button", { name: "Undo shipment" }).click();
  await standsAt(owner, "Open", "Paid", "Partially shipped");
  await buyersTitle("Partially shipped");
});

test("what is collected is ready with a code that the buyer has too, and handed over for it", async () => {
  const order = await buy(shop, { delivery: "pickup", payment: "cash", quantity: 2 });
  await followOrder(buyer, order);
  await openOrder(owner, order);
  await (await startAct(owner, labels.markAsReadyForPickup)).getByRole("button", { name: labels.markAsReadyForPickup }).click();
  await standsAt(owner, "Open", "Unpaid", "Ready");
  await buyersTitle("Ready for pickup");
  const code = (await storedOrder(shop, order.orderId))?.pickupCode;
  await buyer.getByText(`Pickup code: ${code}`).waitFor();
  expect((await suite.waitForMail(order.email, /ready for pickup/i)).text).toContain(code);

  const handed = await startAct(owner, labels.markAsPickedUp);
  await handed.getByLabel("Pickup code").fill("0000");
  await handed.getByRole("button", { name: labels.markAsPickedUp }).click();
  await handed.getByText(labels.pickupCodeWrong).waitFor();
  await handed.getByLabel("Pickup code").fill(code);
  await handed.getByRole("button", { name: labels.markAsPickedUp }).click();
  await handed.waitFor({ state: "hidden" });
  await standsAt(owner, "Open", "Unpaid", "Picked up");
});
