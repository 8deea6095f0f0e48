import type { Page } from "playwright-core";
import { expect } from "vitest";
import * as labels from "../../../web/src/features/order/actions/labels.ts";
import * as orderDetailLabels from "../../../web/src/features/order/detail/labels.ts";
import { journey as test } from "../support/fixtures.ts";
import { openOrder, standsAt, startAct } from "../support/orders.ts";
import { actElsewhere, buy, followOrder } from "../support/shop.ts";

const buyersTitle = (guest: Page, name: string) => guest.getByRole("heading", { level: 1, name }).waitFor();
const press = (desk: Page, name: string) => desk.getByRole("button", { name, exact: true }).click();
const focused = (desk: Page) => desk.evaluate(() => document.activeElement?.getAttribute("aria-label"));
const happened = (desk: Page, words: string) => desk.getByRole("region", { name: "Timeline" }).getByText(words).waitFor();

test("an order leaves in two parcels, each with its own number and mail; the last one can be taken back", async ({ shop, desk, guest }) => {
  const order = await buy(shop, { quantity: 3 });
  await followOrder(guest, order);
  await openOrder(desk, order);
  await (await startAct(desk, "Mark as paid")).getByRole("button", { name: "Mark as paid" }).click();
  await standsAt(desk, "Paid", "To ship");

  const first = await startAct(desk, "Mark as shipped");
  await first.getByRole("button", { name: "Bud vase: decrease" }).click();
  await first.getByLabel("Tracking number").fill("FIRST 1");
  await first.getByRole("button", { name: "Mark as shipped" }).click();
  await first.waitFor({ state: "hidden" });
  await standsAt(desk, "Paid", "Partially shipped");
  await buyersTitle(guest, "Partially shipped");
  await guest.getByText("FIRST 1").waitFor();

  const second = await startAct(desk, "Mark as shipped");
  await second.getByLabel("Tracking number").fill("SECOND 2");
  await second.getByRole("button", { name: "Mark as shipped" }).click();
  await second.waitFor({ state: "hidden" });
  await standsAt(desk, "Paid", "Shipped");
  await desk.getByText("Shipped with FIRST 1 · 2 of 3 items").waitFor();
  await desk.getByText("Shipped with SECOND 2 · 1 of 3 items").waitFor();
  await buyersTitle(guest, "On its way");
  const mails = desk.getByRole("region", { name: "Timeline" }).getByRole("listitem");
  await expect
    .poll(async () => (await mails.allTextContents()).filter((text) => /^Email: Order shipped.*Sent/.test(text)).length, {
      timeout: 20_000,
    })
    .toBe(2);

  await (await startAct(desk, "Undo shipment")).getByRole("button", { name: "Undo shipment" }).click();
  await standsAt(desk, "Paid", "Partially shipped");
  await buyersTitle(guest, "Partially shipped");
});

test("a parcel is packed, shipped and lost; the refund is offered with its items, and the buyer reads each step", async ({
  shop,
  desk,
  guest,
}) => {
  const order = await buy(shop, { quantity: 2 });
  await actElsewhere(shop, order, { type: "mark_paid" });
  await followOrder(guest, order);
  await openOrder(desk, order);
  await (await startAct(desk, "Mark as packed")).getByRole("button", { name: "Mark as packed" }).click();
  await standsAt(desk, "Paid", "Packed");
  await buyersTitle(guest, "Packed");
  await desk.getByText(orderDetailLabels.packedNotShippedYet).waitFor();

  const sheet = await startAct(desk, "Mark as shipped");
  await sheet.getByText(/^In the packed parcel: 2 × /).waitFor();
  await sheet.getByRole("button", { name: "Mark as shipped" }).click();
  await standsAt(desk, "Paid", "Shipped");
  await buyersTitle(guest, "On its way");

  await press(desk, "Parcel: Lost");
  const refund = desk.getByRole("dialog", { name: "Refund" });
  await refund.getByRole("button", { name: "Record refund of €56.00" }).waitFor();
  expect(await refund.getByLabel("Reason").inputValue()).toBe(labels.parcelWasLostInTransit);
  await standsAt(desk, "Paid", "Lost");
  await buyersTitle(guest, "Lost in transit");
  await refund.getByRole("button", { name: "Cancel", exact: true }).click();
  await happened(desk, "Parcel lost in transit");

  await press(desk, "Parcel: Undo lost");
  await standsAt(desk, "Paid", "Shipped");
  await expect.poll(() => focused(desk)).toBe("Parcel");
  await buyersTitle(guest, "On its way");
  await press(desk, "Parcel: Delivered");
  await standsAt(desk, "Paid", "Delivered");
  await buyersTitle(guest, "Delivered");
  await happened(desk, "Parcel delivered");
});
