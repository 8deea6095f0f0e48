import { formatReference, paymentReference } from "@awning/domain/money/bank/payment-code";
import { sampleSettings } from "@awning/domain/shop/sample-settings";
import { expect } from "vitest";
import * as labels from "../../../web/src/storefront/order/labels.ts";
import { gone } from "../../support/absence.ts";
import { actElsewhere, buy, openShop } from "../../support/shop.ts";
import { lookAt } from "../support/look-at.ts";
import { test } from "../support/stage.ts";

const bank = { holder: "Kiln & Daughters", iban: "DE89370400440532013000", bic: "MARKDEF1100" };
const shop = await openShop({ stock: 50, settings: sampleSettings({ bank }) });

test("an unpaid transfer shows account, reference and code without script, until it is paid", async ({ plain: page }) => {
  const order = await buy(shop);
  await page.goto(order.orderUrl);
  await page.getByText("DE89 3704 0044 0532 0130 00").waitFor();
  await page.getByText(bank.holder).waitFor();
  await page.getByText(formatReference(paymentReference(order.number))).waitFor();
  const code = page.getByRole("img", { name: labels.payCodeLabel });
  expect(await code.getAttribute("src")).toMatch(/^data:image\/svg/);
  await actElsewhere(shop, order, { type: "mark_paid" });
  await page.goto(order.orderUrl);
  await gone(code);
});

test("how to transfer is clean at each width, light and dark, and its code is drawn", async ({ page }) => {
  const order = await buy(shop);
  await page.goto(order.orderUrl);
  const code = page.getByRole("img", { name: labels.payCodeLabel });
  await expect.poll(() => code.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0)).toBe(true);
  expect(await lookAt(page)).toEqual([]);
});
