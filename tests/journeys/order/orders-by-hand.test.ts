/** @module-tag full */
import { documents } from "@awning/domain/routes/firestore-paths";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { gone } from "../../support/absence.ts";
import { seriousFaults } from "../../support/axe.ts";
import { stockLeft } from "../../support/builders.ts";
import { onPayPage, orderBecomes, readOrder, sellByCard, setStripe } from "../../support/card.ts";
import { call, listMails } from "../../support/clients.ts";
import { admin } from "../../support/emulators.ts";
import { sweep } from "../../support/jobs.ts";
import { journey as test } from "../support/fixtures.ts";
import { openOrder, standsAt, startAct } from "../support/orders.ts";
import { onDevice } from "../support/owner.ts";
import { type Bought, buy, enterShop, openShop, PHONE, type Shop, storedOrder } from "../support/shop.ts";

let page: Page;

test.beforeAll(async () => {
  await setStripe();
});
test.afterEach(() => setStripe());

test("money that the card does not take back is sent another way: offered only then, noted with its day and way, and told", async ({
  stage,
}) => {
  const sale = await sellByCard();
  await onPayPage(sale.orderId, "approve");
  const paid = await orderBecomes(sale, { paymentStatus: "paid" });
  page = await onDevice(stage, sale.owner);
  const order = { orderId: sale.orderId, number: paid?.number };
  await openOrder(page, order);
  const first = await startAct(page, "Refund");
  await gone(first.getByRole("group", { name: "Refund method" }));
  await first.getByRole("button", { name: "Cancel", exact: true }).click();

  await setStripe({ refunds: "failed" });
  const act = { type: "cancel", reason: "It broke in the kiln", restock: true, refund: true } as const;
  await call("act-on-order", { orderId: sale.orderId, rev: paid?.rev, act }, { token: sale.owner.token });
  await orderBecomes(sale, { status: "cancelled", refunds: [{ state: "failed" }], needsOwner: true });
  await page.getByText("send the money another way").waitFor();
  const sheet = await startAct(page, "Refund");
  const how = sheet.getByRole("group", { name: "Refund method" });
  await how.getByRole("button", { name: "I used another method" }).click();
  await sheet.getByText("Awning doesn’t move it for you").waitFor();
  await sheet.getByRole("group", { name: "Method" }).getByRole("button", { name: "Cash" }).click();
  expect(await sheet.getByLabel("Date sent").inputValue()).toMatch(/^\d{4}-\d\d-\d\d$/);
  await sheet.getByLabel("Date sent").fill("2001-01-01");
  await sheet.getByText("Choose a date on or after").waitFor();
  await sheet.getByRole("button", { name: "Record refund of €60.90" }).click();
  expect(await readOrder(sale)).toMatchObject({ refunds: [{ state: "failed" }] });
  await how.getByRole("button", { name: "Retry card refund" }).click();
  await sheet.getByRole("button", { name: "Refund €60.90" }).waitFor();
  await how.getByRole("button", { name: "I used another method" }).click();
  await sheet.getByLabel("Date sent").fill(new Date().toISOString().slice(0, 10));
  expect(await seriousFaults(page)).toEqual([]);
  await sheet.getByRole("button", { name: "Record refund of €60.90" }).click();
  await sheet.waitFor({ state: "hidden" });
  await standsAt(page, "Refunded", "Nothing to fulfill");
  await page.getByText(/€60\.90 refunded · .*, in cash · It broke in the kiln/).waitFor();
  await gone(page.getByText("send the money another way"));
  const done = { state: "done", method: "cash", amount: 6090, paymentRef: "" };
  await orderBecomes(sale, { paymentStatus: "refunded", needsOwner: false, attention: [], refunds: [{ state: "failed" }, done] });
  const refundId = (await readOrder(sale))?.refunds[1]?.id;
  await expect
    .poll(async () => (await listMails(sale.buyer)).filter((mail) => mail.id === `order-refunded.${sale.orderId}.${refundId}`).length)
    .toBe(1);
});

const DAY_MS = 86_400_000;

/** An order by transfer whose money did not come in time. */
async function letExpire(shop: Shop): Promise<Bought> {
  const order = await buy(shop);
  const over = { holdUntil: new Date(Date.now() - 60_000), placedAt: new Date(Date.now() - 6 * DAY_MS) };
  await admin.firestore.doc(documents.order(shop.owner.uid, order.orderId)).update(over);
  await sweep("expiredOrders");
  expect(await storedOrder(shop, order.orderId)).toMatchObject({ status: "expired" });
  return order;
}

test("money that came after the order had expired brings it back while the item is there, and is given back by hand when it is not", async ({
  stage,
}) => {
  const shop = await openShop({ stock: 1 });
  const owner = await enterShop(stage, shop, PHONE);
  const [first, second] = [await letExpire(shop), await letExpire(shop)];
  await openOrder(owner, first);
  const sheet = await startAct(owner, "Record late payment");
  await sheet.getByText("they’re reserved and the order reopens").waitFor();
  await sheet.getByLabel("Date received").fill(new Date(Date.now() - DAY_MS).toISOString().slice(0, 10));
  expect(await seriousFaults(owner)).toEqual([]);
  await sheet.getByRole("button", { name: "Record payment" }).click();
  await sheet.waitFor({ state: "hidden" });
  await standsAt(owner, "Paid", "To ship");
  await owner.getByText(/received by bank transfer · .* · Paid late, but the items were still in stock/).waitFor();
  expect(await stockLeft(shop.owner, shop.productId)).toBe(0);

  await openOrder(owner, second);
  await (await startAct(owner, "Record late payment")).getByRole("button", { name: "Record payment" }).click();
  await standsAt(owner, "Paid", "Nothing to fulfill");
  await owner.getByText(/received by bank transfer · .*Paid after the order closed/).waitFor();
  expect(await storedOrder(shop, second.orderId)).toMatchObject({ status: "expired", paymentStatus: "paid", needsOwner: true });
  expect(await stockLeft(shop.owner, shop.productId)).toBe(0);

  // It was another's money: the order is over as before, until it comes in truth.
  const undo = await startAct(owner, "Undo payment");
  await undo.getByText("The order stays closed").waitFor();
  await undo.getByRole("button", { name: "Undo payment" }).click();
  await undo.waitFor({ state: "hidden" });
  await owner.getByText(/^Payment of .* undone/).waitFor();
  expect(await storedOrder(shop, second.orderId)).toMatchObject({ status: "expired", paymentStatus: "voided", needsOwner: false });
  await (await startAct(owner, "Record late payment")).getByRole("button", { name: "Record payment" }).click();
  await standsAt(owner, "Paid", "Nothing to fulfill");
  const back = await startAct(owner, "Refund");
  await back.getByLabel("Reason").fill("The pieces were gone");
  await back.getByRole("button", { name: /^Record refund of / }).click();
  await standsAt(owner, "Refunded", "Nothing to fulfill");
  expect(await storedOrder(shop, second.orderId)).toMatchObject({ paymentStatus: "refunded", needsOwner: false });
});
