/** @module-tag full */
import { orderPaths, paths } from "@awning/domain/routes/paths";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, test } from "vitest";
import * as labels from "../../../web/src/features/order/papers/labels.ts";
import { gone } from "../../support/absence.ts";
import { type CardSale, onPayPage, orderBecomes, sellByCard, setStripe } from "../../support/card.ts";
import { onDevice } from "../support/owner.ts";
import { openStage } from "../support/stage.ts";

let stage: Awaited<ReturnType<typeof openStage>>;
let sale: CardSale;
let page: Page;

beforeAll(async () => {
  await setStripe();
  stage = await openStage();
  sale = await sellByCard();
  await onPayPage(sale.orderId, "approve");
  page = await onDevice(stage, sale.owner);
});
afterAll(() => stage.close());

test("an order that is paid with pretended money says so to its owner", async () => {
  await orderBecomes(sale, { paymentStatus: "paid" });
  await page.goto(paths.order(sale.orderId));
  await page.getByText(/test: paid/).waitFor();
  await page.getByText("Test mode: cards aren’t charged").waitFor();
});

test("it gets no invoice, and says why", async () => {
  await page.goto(orderPaths.invoice(sale.orderId));
  await page.getByText(labels.testOrderRefused).waitFor();
  await gone(page.getByRole("article"));
  await gone(page.getByRole("button", { name: "Issue invoice" }));
});

test("its packing slip carries the mark onto the paper", async () => {
  await page.goto(orderPaths.packingSlip(sale.orderId));
  await page.emulateMedia({ media: "print" });
  const slip = page.getByRole("article", { name: "Packing slip" });
  await slip.getByText("Test order").waitFor();
  await slip.getByText(labels.noPaymentWasTaken).waitFor();
});
