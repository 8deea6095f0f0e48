import { documents } from "@awning/domain/routes/firestore-paths";
import { ownPaths } from "@awning/domain/routes/own-paths";
import { expect } from "vitest";
import * as labels from "../../../web/src/storefront/withdrawal/labels.ts";
import { gone } from "../../support/absence.ts";
import { allFaults, scrollsSideways } from "../../support/axe.ts";
import { listMails } from "../../support/clients.ts";
import { admin } from "../../support/emulators.ts";
import { actElsewhere, buy, openShop, storedOrder } from "../../support/shop.ts";
import { lookAt } from "../support/look-at.ts";
import { test } from "../support/stage.ts";

const shop = await openShop({ stock: 50 });

/** An order that was paid and sent. */
async function sent() {
  const order = await buy(shop);
  await actElsewhere(shop, order, { type: "mark_paid" });
  await actElsewhere(shop, order, { type: "fulfil", tracking: null });
  return order;
}

test("a guest withdraws on the order's page without script, in two steps, and once from two windows", async ({
  plain: page,
  plainPhone,
}) => {
  const order = await sent();
  for (const one of [page, plainPhone]) {
    await one.goto(order.orderUrl);
    await one.getByText(labels.withdrawHere).first().click();
    await one.getByRole("button", { name: labels.continueLabel }).click();
    await one.getByRole("button", { name: labels.confirmWithdrawal }).waitFor();
  }
  expect((await storedOrder(shop, order.orderId))?.withdrawals).toEqual([]);
  await page.getByRole("button", { name: labels.confirmWithdrawal }).click();
  await page.getByText(labels.receiptSent).waitFor();
  expect((await storedOrder(shop, order.orderId))?.withdrawals).toHaveLength(1);
  expect((await listMails(order.email)).filter(({ kind }) => kind === "withdrawal-received")).toHaveLength(1);
  await plainPhone.getByRole("button", { name: labels.confirmWithdrawal }).click();
  await plainPhone.getByText(labels.receiptSent).waitFor();
  expect((await storedOrder(shop, order.orderId))?.withdrawals).toHaveLength(1);
});

test("choosing nothing says so, and an ended period offers nothing", async ({ plain: page }) => {
  const order = await sent();
  await page.goto(order.orderUrl);
  await page.getByText(labels.withdrawHere).first().click();
  await page.getByRole("checkbox").uncheck();
  await page.getByRole("button", { name: labels.continueLabel }).click();
  await page.getByText("Choose at least one item.").waitFor();
  const at = new Date(Date.now() - 60 * 86_400_000);
  const stored = admin.firestore.doc(documents.order(shop.owner.uid, order.orderId));
  const { shipments, events } = (await storedOrder(shop, order.orderId)) ?? {};
  await stored.update({ shipments: [{ ...shipments[0], at }], events: events.map((event: object) => ({ ...event, at })), placedAt: at });
  await page.goto(order.orderUrl);
  await page.getByText("You could withdraw until").waitFor();
  await gone(page.getByRole("button", { name: labels.continueLabel }));
});

test("by order number and email the answer is the same for a known and an unknown order", async ({ plain: page }) => {
  const order = await sent();
  const declare = async (email: string) => {
    await page.goto(ownPaths.withdraw(shop.owner.username));
    await page.getByLabel(labels.yourName).fill("Anna Berg");
    await page.getByLabel(labels.orderNumber).fill(String(order.number));
    await page.getByLabel(labels.email, { exact: true }).fill(email);
    await page.getByRole("button", { name: labels.continueLabel }).click();
    await page.getByRole("button", { name: labels.confirmWithdrawal }).click();
    await page.getByRole("heading", { level: 1, name: labels.checkYourEmail }).waitFor();
    return (await page.locator("main").innerText()).replace(email, "");
  };
  const unknown = await declare("nobody@example.test");
  expect((await storedOrder(shop, order.orderId))?.withdrawals).toEqual([]);
  expect(await declare(order.email)).toBe(unknown);
  expect((await storedOrder(shop, order.orderId))?.withdrawals).toMatchObject([{ isByNumber: true, name: "Anna Berg" }]);
});

test("the withdrawal pages are clean at each width, light and dark", async ({ page, phone }) => {
  const order = await sent();
  await page.goto(order.orderUrl);
  await page.getByText(labels.withdrawHere).first().click();
  expect(await lookAt(page)).toEqual([]);
  await page.getByRole("button", { name: labels.continueLabel }).click();
  await page.getByRole("button", { name: labels.confirmWithdrawal }).waitFor();
  expect(await lookAt(page)).toEqual([]);
  await phone.goto(ownPaths.withdraw(shop.owner.username));
  await phone.getByRole("button", { name: labels.continueLabel }).click();
  await phone.getByText("Enter your name.").waitFor();
  expect(await allFaults(phone)).toEqual([]);
  expect(await scrollsSideways(phone)).toBe(false);
});
