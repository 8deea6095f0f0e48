/** @module-tag full */
import { orderPaths, paths } from "@awning/domain/routes/paths";
import * as labels from "../../../web/src/features/order/papers/labels.ts";
import { gone } from "../../support/absence.ts";
import { onPayPage, orderBecomes, sellByCard, setStripe } from "../../support/card.ts";
import { journey, perFile } from "../support/fixtures.ts";
import { onDevice } from "../support/owner.ts";

const test = journey
  .extend("sale", perFile, async () => {
    await setStripe();
    const sale = await sellByCard();
    await onPayPage(sale.orderId, "approve");
    await orderBecomes(sale, { paymentStatus: "paid" });
    return sale;
  })
  .extend("page", perFile, ({ stage, sale }) => onDevice(stage, sale.owner));

test("an order that is paid with pretended money says so to its owner", async ({ sale, page }) => {
  await page.goto(paths.order(sale.orderId));
  await page.getByText(/test: paid/).waitFor();
  await page.getByText("Test mode: cards aren’t charged").waitFor();
});

test("it gets no invoice, and says why", async ({ sale, page }) => {
  await page.goto(orderPaths.invoice(sale.orderId));
  await page.getByText(labels.testOrderRefused).waitFor();
  await gone(page.getByRole("article"));
  await gone(page.getByRole("button", { name: "Issue invoice" }));
});

test("its packing slip carries the mark onto the paper", async ({ sale, page }) => {
  await page.goto(orderPaths.packingSlip(sale.orderId));
  await page.emulateMedia({ media: "print" });
  const slip = page.getByRole("article", { name: "Packing slip" });
  await slip.getByText("Test order").waitFor();
  await slip.getByText(labels.noPaymentWasTaken).waitFor();
});
