/** @module-tag full */

import { sampleQuestion } from "@awning/domain/product/sample-product";
import { documents } from "@awning/domain/routes/firestore-paths";
import { orderPaths, paths } from "@awning/domain/routes/paths";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import * as orderActionsLabels from "../../../web/src/features/order/actions/labels.ts";
import * as orderDetailLabels from "../../../web/src/features/order/detail/labels.ts";
import * as orderPapersLabels from "../../../web/src/features/order/papers/labels.ts";
import { gone, hidden } from "../../support/absence.ts";
import { admin, readDocument } from "../../support/emulators.ts";
import { fromStart, journey, perFile } from "../support/fixtures.ts";
import { saved } from "../support/owner.ts";
import { actElsewhere, buy, enterShop, openShop, PHONE } from "../support/shop.ts";

const test = journey
  .extend("shop", perFile, () => {
    const questions = [sampleQuestion({ id: "name", label: "Name on it", required: false, max: 40 })];
    return openShop({ stock: 50, sku: "VASE-7", questions });
  })
  .extend("order", fromStart, ({ shop }) =>
    buy(shop, { name: "Museum shop", quantity: 2, note: "Leave it at the till", answers: { name: "Ida" } }),
  )
  .extend("page", perFile, ({ stage, shop }) => enterShop(stage, shop, PHONE));

const paper = (page: Page, name: string) => page.getByRole("article", { name });

test("an owner says who sells, looks at the draft and issues the invoice, on a phone and by keyboard", async ({ shop, order, page }) => {
  await page.goto(paths.order(order.orderId));
  await page.getByRole("link", { name: "Invoice", exact: true }).click();
  await paper(page, "Invoice draft").getByText("Museum shop").first().waitFor();
  await gone(page.getByRole("button", { name: "Issue invoice" }));
  await page.getByRole("link", { name: "Add business details" }).click();

  await page.getByRole("button", { name: "Add business details" }).focus();
  await page.keyboard.press("Enter");
  const sheet = page.getByRole("dialog", { name: "Business details" });
  // Each save that is refused leads to the first field that is wrong.
  for (const _ of ["the first time", "each time after"]) {
    await sheet.getByRole("button", { name: "Save" }).click();
    await sheet.getByText("1 to 120 characters").waitFor();
    await expect.poll(() => sheet.getByLabel("Name").evaluate((input) => input === document.activeElement)).toBe(true);
  }
  await sheet.getByLabel("Name").fill("Harbour pots");
  await sheet.getByLabel("Address").fill("Quay 3\n1011 Tartu");
  // Closing the sheet loses nothing of what was typed.
  await page.keyboard.press("Escape");
  await sheet.waitFor({ state: "hidden" });
  await page.getByText("Unsaved draft").waitFor();
  await page.getByRole("button", { name: "Add business details" }).press("Enter");
  await sheet.getByLabel(/^Tax number/).fill("EE 100");
  await page.keyboard.press("Enter");
  await sheet.waitFor({ state: "hidden" });
  await page.getByText("Harbour pots, Quay 3, 1011 Tartu, EE 100").waitFor();
  await saved(page);
  await page.getByText("Unsaved draft").waitFor({ state: "detached" });
  // What another device changed while the sheet was open stays.
  const stored = admin.firestore.doc(documents.sellerSettings(shop.owner.uid));
  await page.getByRole("button", { name: "Edit business details" }).press("Enter");
  await stored.update({ note: "No tax is charged." });
  await sheet.getByLabel(/^Email/).fill("pots@harbour.example.test");
  await page.keyboard.press("Enter");
  await expect
    .poll(async () => (await stored.get()).data())
    .toMatchObject({ name: "Harbour pots", email: "pots@harbour.example.test", note: "No tax is charged." });

  await page.goto(orderPaths.invoice(order.orderId));
  await page.getByRole("button", { name: "Issue invoice" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: "Invoice 0001" }).waitFor();
  const issued = paper(page, "Invoice");
  for (const words of ["Harbour pots", "Tax number EE 100", "#1001", "Bud vase", "€56.00", "€60.90"]) {
    expect(await issued.getByText(words, { exact: true }).count(), words).toBeGreaterThan(0);
  }
  await gone(page.getByRole("button", { name: "Issue invoice" }));
});

test("another address for the invoice is written down on the order, is on the draft, and stays once it is issued", async ({
  shop,
  page,
}) => {
  const billed = await buy(shop, { delivery: "pickup", payment: "cash" });
  await page.goto(paths.order(billed.orderId));
  await page.getByRole("button", { name: "Use another address" }).click();
  const sheet = page.getByRole("dialog", { name: orderDetailLabels.billingAddressAction });
  await sheet.getByRole("button", { name: "Save" }).click();
  await sheet.getByText(orderActionsLabels.countryCodeInvalid).waitFor();
  for (const [label, words] of [
    ["Name", "Harbour Ltd"],
    ["Street address", "Quay 9"],
    ["Postal code", "10111"],
    ["City", "Tallinn"],
    ["Country code", "ee"],
    ["VAT number", "EE 555"],
  ] as const)
    await sheet.getByLabel(label).fill(words);
  await page.keyboard.press("Enter");
  await sheet.waitFor({ state: "hidden" });
  await page.getByText("VAT number EE 555").waitFor();
  await page.goto(orderPaths.invoice(billed.orderId));
  await paper(page, "Invoice draft").getByText("Quay 9").waitFor();
  await page.getByRole("button", { name: "Issue invoice" }).click();
  await paper(page, "Invoice").getByText("VAT number EE 555").waitFor();
  expect(await paper(page, "Invoice").getByText("Harbour Ltd").count()).toBe(1);
  await page.goto(paths.order(billed.orderId));
  await page.getByText("VAT number EE 555").waitFor();
  await page.getByRole("button", { name: "Change billing address" }).waitFor({ state: "hidden" });
});

test("what is issued stays, whatever is edited; the order says its number and when it was issued", async ({ shop, order, page }) => {
  const before = await readDocument(documents.invoice(shop.owner.uid, order.orderId));
  expect(before).toMatchObject({ number: 1 });
  await admin.firestore.doc(documents.sellerSettings(shop.owner.uid)).update({ name: "Another name" });
  await page.goto(orderPaths.invoice(order.orderId));
  await paper(page, "Invoice").getByText("Harbour pots", { exact: true }).waitFor();
  await page.getByRole("link", { name: "Order #1001" }).click();
  await page.getByText("Invoice 0001 issued").waitFor();
  await page.getByRole("link", { name: "Invoice 0001" }).waitFor();
});

test("printed, there is the paper and nothing of the app around it", async ({ order, page }) => {
  await page.goto(orderPaths.invoice(order.orderId));
  await paper(page, "Invoice").waitFor();
  const bar = page.getByRole("navigation", { name: "Main, phone" });
  expect(await bar.isVisible()).toBe(true);
  await page.emulateMedia({ media: "print" });
  await expect.poll(() => bar.isVisible()).toBe(false);
  await hidden(page.getByRole("button", { name: "Print" }));
  expect(await paper(page, "Invoice").isVisible()).toBe(true);
  await page.emulateMedia({ media: "screen" });
});

test("the packing slip holds what is still to be packed with its SKU and what the buyer answered, and no prices", async ({
  shop,
  order,
  page,
}) => {
  // The SKU of a line stays what it was when it was sold.
  await admin.firestore.doc(documents.product(shop.owner.uid, shop.productId)).update({ sku: "NEW-8" });
  await actElsewhere(shop, order, { type: "mark_paid" });
  await actElsewhere(shop, order, { type: "fulfil", tracking: null, lines: [{ line: 0, quantity: 1 }] });
  await page.goto(orderPaths.packingSlip(order.orderId));
  const slip = paper(page, "Packing slip");
  await slip.getByRole("row", { name: /^Bud vase SKU VASE-7 Name on it: Ida 1/ }).waitFor();
  expect(await slip.textContent()).toContain("Leave it at the till");
  expect(await slip.textContent()).toContain("Mill road 4");
  expect(await slip.textContent()).not.toContain("€");
  await page.goto(paths.order(order.orderId));
  await page.getByRole("region", { name: "Items and payment" }).getByText("SKU VASE-7").waitFor();
});

test("an order that ended gets no invoice, and one that is not there has no paper", async ({ shop, page }) => {
  const ended = await buy(shop, { delivery: "pickup", payment: "cash" });
  await actElsewhere(shop, ended, { type: "cancel", reason: "A mistake", restock: true });
  await page.goto(orderPaths.invoice(ended.orderId));
  await page.getByText(orderPapersLabels.canceledOrderRefused).waitFor();
  await page.goto(orderPaths.packingSlip("nosuchorder"));
  await page.getByRole("heading", { name: "Order not found" }).waitFor();
});
