import { expect } from "vitest";
import * as orderActionsLabels from "../../../web/src/features/order/actions/labels.ts";
import { gone } from "../../support/absence.ts";
import { scrollsSideways, seriousFaults } from "../../support/axe.ts";
import { stockLeft } from "../../support/builders.ts";
import { journey as test } from "../support/fixtures.ts";
import { openOrder, standsAt, startAct } from "../support/orders.ts";
import { actElsewhere, buy, enterShop, openShop, PHONE } from "../support/shop.ts";

test("money goes back for an item and for the parcel: the amount is what was paid for them, to the cent", async ({ shop, desk }) => {
  const order = await buy(shop, { quantity: 3 });
  await actElsewhere(shop, order, { type: "mark_paid" });
  await openOrder(desk, order);
  const sheet = await startAct(desk, "Refund");
  const amount = sheet.getByLabel("Amount");
  expect(await amount.inputValue()).toBe("88.90");
  await sheet.getByRole("button", { name: "Bud vase: increase" }).click();
  await expect.poll(() => amount.inputValue()).toBe("28.00");
  await sheet.getByRole("switch", { name: "Refund shipping" }).check();
  await expect.poll(() => amount.inputValue()).toBe("32.90");
  await sheet.getByLabel("Reason").fill("One came broken");
  await sheet.getByRole("button", { name: "Record refund of €32.90" }).click();
  await sheet.waitFor({ state: "hidden" });
  await standsAt(desk, "Partially refunded", "To ship");
  await desk.getByText("€32.90 refunded · One came broken").waitFor();

  const rest = await startAct(desk, "Refund");
  expect(await rest.getByLabel("Amount").inputValue()).toBe("56.00");
  await gone(rest.getByRole("switch", { name: "Refund shipping" }));
  await rest.getByText("of 2").waitFor();
  // An amount of one's own is for no piece.
  await rest.getByRole("button", { name: "Bud vase: increase" }).click();
  await rest.getByLabel("Amount").fill("1.50");
  await expect.poll(() => rest.getByRole("group", { name: "Bud vase" }).getByRole("status").textContent()).toBe("0");
});

test("what was not there yet stays unsent with its money, and the order is done", { tags: ["full"] }, async ({ stage }) => {
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
  await standsAt(page, "Partially refunded", "Shipped");
  await page.getByText("€56.00 refunded · 2 items removed from fulfillment · They do not come any more").waitFor();
  expect(await stockLeft(short.owner, short.productId)).toBe(0);
  await page.context().close();
});
