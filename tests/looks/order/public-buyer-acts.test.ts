import { documents } from "@awning/domain/routes/firestore-paths";
import { expect } from "vitest";
import * as orderActionsLabels from "../../../web/src/features/order/actions/labels.ts";
import * as orderLabels from "../../../web/src/storefront/order/labels.ts";
import { gone } from "../../support/absence.ts";
import { allFaults, scrollsSideways } from "../../support/axe.ts";
import { stockLeft } from "../../support/builders.ts";
import { admin } from "../../support/emulators.ts";
import { actElsewhere, buy, openShop, storedOrder } from "../../support/shop.ts";
import { test } from "../support/stage.ts";

const shop = await openShop({ stock: 50 });

test("a buyer corrects the address on the order's page", async ({ phone: page }) => {
  const order = await buy(shop);
  await page.goto(order.orderUrl);
  await page.getByText("Edit address").click();
  await page.getByLabel("Street address").fill("Mill road 5");
  expect(await allFaults(page)).toEqual([]);
  expect(await scrollsSideways(page)).toBe(false);
  await page.getByRole("button", { name: "Save address" }).click();
  await page.locator("address").getByText("Mill road 5").waitFor();
  expect((await storedOrder(shop, order.orderId))?.shipTo.street).toBe("Mill road 5");
});

test("an address that is refused is there as it was typed, with the reason where the cursor is", async ({ phone: page }) => {
  const order = await buy(shop);
  await page.goto(order.orderUrl);
  await page.getByText("Edit address").click();
  await page.getByLabel("Street address").fill("Mill road 6");
  await page.getByLabel("Name", { exact: true }).fill("Anna Berg, www.berg.example");
  await page.getByRole("button", { name: "Save address" }).click();
  await page.getByText(orderActionsLabels.nameInvalid).waitFor();
  expect(await page.getByLabel("Street address").inputValue()).toBe("Mill road 6");
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("name");
  expect(await allFaults(page)).toEqual([]);
  await page.getByLabel("Name", { exact: true }).fill("Anna Berg");
  await page.getByRole("button", { name: "Save address" }).click();
  await page.locator("address").getByText("Mill road 6").waitFor();
});

test("buying again puts the same thing into a new checkout", async ({ phone: page }) => {
  await page.goto((await buy(shop)).orderUrl);
  await page.getByRole("link", { name: "Buy again" }).click();
  await page.getByRole("heading", { level: 1, name: "Checkout" }).waitFor();
  await page.getByText("Bud vase").first().waitFor();
});

test("a buyer cancels within the shop's time, after a second tap", async ({ phone: page }) => {
  const order = await buy(shop);
  const before = await stockLeft(shop.owner, shop.productId);
  await page.goto(order.orderUrl);
  await page.getByText("Cancel order", { exact: true }).first().click();
  await page.getByRole("button", { name: "Yes, cancel order" }).click();
  await page.getByRole("heading", { level: 1, name: "Canceled" }).waitFor();
  await page.getByText("Canceled by you").waitFor();
  await gone(page.getByText("Cancel order", { exact: true }).first());
  expect(await stockLeft(shop.owner, shop.productId)).toBe((before ?? 0) + 1);
});

test("what has left can be neither cancelled nor sent elsewhere", async ({ phone: page }) => {
  const sent = await buy(shop);
  await actElsewhere(shop, sent, { type: "mark_paid" });
  await actElsewhere(shop, sent, { type: "fulfil", tracking: null });
  await page.goto(sent.orderUrl);
  await page.getByRole("link", { name: "Buy again" }).waitFor();
  await gone(page.getByText("Cancel order", { exact: true }).first());
  await gone(page.getByText("Edit address"));
});

test("where the owner lets no one cancel a paid order, it offers no way to", async ({ phone: page }) => {
  const strict = await openShop();
  await admin.firestore.doc(documents.shopSettings(strict.owner.uid)).update({ buyerCancelMinutes: 0 });
  const late = await buy(strict);
  await actElsewhere(strict, late, { type: "mark_paid" });
  await page.goto(late.orderUrl);
  await page.getByRole("link", { name: "Buy again" }).waitFor();
  await gone(page.getByText("Cancel order", { exact: true }).first());
});

test("what is not paid yet can be cancelled all the same, until it is paid", async ({ phone: page }) => {
  const unpaid = await buy(shop);
  await page.goto(unpaid.orderUrl);
  await page.getByText(orderLabels.cancelUnpaidHint).waitFor();
  await actElsewhere(shop, unpaid, { type: "mark_paid" });
  await page.getByRole("heading", { level: 1, name: "Being packed" }).waitFor();
  await page.getByText("Cancel order", { exact: true }).first().waitFor({ state: "hidden" });
  const other = await buy(shop);
  await page.goto(other.orderUrl);
  await page.getByText("Cancel order", { exact: true }).first().click();
  await page.getByRole("button", { name: "Yes, cancel order" }).click();
  await page.getByRole("heading", { level: 1, name: "Canceled" }).waitFor();
});
