import { documents, SINGLE_VARIANT } from "@awning/domain/routes/firestore-paths";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import * as labels from "../../../web/src/features/order/actions/labels.ts";
import { gone } from "../../support/absence.ts";
import { setStock, stockLeft } from "../../support/builders.ts";
import { admin } from "../../support/emulators.ts";
import { sweep } from "../../support/jobs.ts";
import { journey as test } from "../support/fixtures.ts";
import { offeredActs, openOrder, standsAt, startAct } from "../support/orders.ts";
import { buy, enterShop, openShop } from "../support/shop.ts";
import { suite } from "../support/stage.ts";

/** Opens the buyer's page of an order by the link that is in the mail. */
async function openBuyersPage(buyer: Page, url: string): Promise<void> {
  await buyer.goto(url);
  await buyer.getByRole("heading", { level: 1 }).waitFor();
}
const buyersTitle = (buyer: Page, name: string) => buyer.getByRole("heading", { level: 1, name }).waitFor();

test("a transfer is paid, sent with a link to follow it, and done; the buyer's open page and a mail follow", async ({
  shop,
  desk,
  guest,
}) => {
  const order = await buy(shop, { quantity: 2, note: "Ring twice, please" });
  await openBuyersPage(guest, order.orderUrl);
  await buyersTitle(guest, "Waiting for your transfer");
  await openOrder(desk, order);
  const main = desk.getByRole("main");
  for (const words of ["Ring twice, please", "Corner store", order.email, "Mill road 4", "€56.00", "€4.90", "€60.90"])
    await main.getByText(words).first().waitFor();
  await standsAt(desk, "Unpaid", "To ship");
  expect(await offeredActs(desk)).toEqual(["Mark as paid", "Accept without payment", "Cancel order"]);

  const paid = await startAct(desk, "Mark as paid");
  await paid.getByText(`€60.90 with the reference #${order.number}`).waitFor();
  await paid.getByRole("button", { name: "Mark as paid" }).click();
  await paid.waitFor({ state: "hidden" });
  await standsAt(desk, "Paid", "To ship");
  await buyersTitle(guest, "Being packed");
  await gone(guest.getByRole("heading", { name: "Pay by bank transfer" }));
  expect(await offeredActs(desk)).toEqual(["Mark as shipped", "Mark as packed", "Undo payment", "Refund", "Cancel order"]);

  const shipped = await startAct(desk, "Mark as shipped");
  await shipped.getByLabel("Carrier").fill("DHL");
  await shipped.getByLabel("Tracking number").fill("0034 0434 1610");
  await shipped.getByLabel("Tracking link").fill("javascript:alert(1)");
  await shipped.getByRole("button", { name: "Mark as shipped" }).click();
  await shipped.getByText(labels.trackingLinkInvalid).waitFor();
  expect(await shipped.getByLabel("Tracking number").inputValue()).toBe("0034 0434 1610");
  await shipped.getByLabel("Tracking link").fill("track.example.test/1610");
  await shipped.getByRole("button", { name: "Mark as shipped" }).click();
  await shipped.waitFor({ state: "hidden" });
  await standsAt(desk, "Paid", "Shipped");
  expect(await offeredActs(desk)).toEqual(["Undo payment", "Refund", "Undo shipment", "Reopen order"]);
  const items = main.getByRole("region", { name: "Timeline" }).getByRole("listitem");
  // The two mails of the beginning are handed over beside each other: either may be the first.
  const timeline = async () => {
    const lines = (await items.allTextContents()).map((one) => one.replace(/\s+/g, " "));
    return [...lines.slice(0, 4), ...lines.slice(4, -1).sort(), ...lines.slice(-1)];
  };
  await expect
    .poll(timeline)
    .toEqual([
      expect.stringContaining(`Email: Order shipped to ${order.email}`),
      expect.stringMatching(/^Shipped with DHL, 0034 0434 1610 by you/),
      expect.stringContaining(`Email: Payment received to ${order.email}`),
      expect.stringMatching(/^€60\.90 received by bank transfer by you/),
      expect.stringContaining(`Email: New order to ${shop.owner.email}`),
      expect.stringContaining(`Email: Order received to ${order.email}`),
      expect.stringMatching(/^Order placed · 2 items reserved by the buyer/),
    ]);

  await buyersTitle(guest, "On its way");
  const track = guest.getByRole("link", { name: "Track DHL 0034 0434 1610" });
  await track.waitFor();
  expect(await track.getAttribute("href")).toBe("https://track.example.test/1610");
  const mail = await suite.waitForMail(order.email, /on its way/i);
  for (const body of [mail.text, mail.html]) {
    expect(body).toContain("0034 0434 1610");
    expect(body).toContain(new URL(order.orderUrl).pathname);
  }
  expect(mail.html).toContain("<html");
  expect(mail.text).not.toMatch(/<\/?[a-z]+[ >]/);
});

test("what is digital is marked as sent, and the buyer gets a mail", { tags: ["full"] }, async ({ stage, guest }) => {
  const print = await openShop({ kind: "digital", title: "Glaze chart", slug: "glaze-chart", price: 900 });
  const order = await buy(print, { delivery: "none" });
  const page = await enterShop(stage, print);
  await openOrder(page, order);
  await (await startAct(page, "Mark as paid")).getByRole("button", { name: "Mark as paid" }).click();
  await standsAt(page, "Paid", "To send");
  await openBuyersPage(guest, order.orderUrl);
  await (await startAct(page, "Mark as sent")).getByRole("button", { name: "Mark as sent" }).click();
  await standsAt(page, "Paid", "Sent");
  await buyersTitle(guest, "Done");
  expect((await suite.waitForMail(order.email, /done/i)).text).toContain("Glaze chart");
  await page.context().close();
});

test("an order whose money did not come in time expires on both screens by itself and frees its item", { tags: ["full"] }, async ({
  shop,
  desk,
  guest,
}) => {
  await setStock(shop.owner, shop.productId, SINGLE_VARIANT, 1);
  const order = await buy(shop);
  await openBuyersPage(guest, order.orderUrl);
  await openOrder(desk, order);
  await standsAt(desk, "Unpaid", "To ship");
  await admin.firestore.doc(documents.order(shop.owner.uid, order.orderId)).update({ holdUntil: new Date(Date.now() - 60_000) });
  await sweep("expiredOrders");
  await standsAt(desk, "Not paid", "Nothing to fulfill");
  expect(await offeredActs(desk)).toEqual(["Record late payment"]);
  await desk.getByRole("main").getByText("Expired unpaid").waitFor();
  await buyersTitle(guest, "Order expired");
  await gone(guest.getByRole("heading", { name: "Pay by bank transfer" }));
  expect(await stockLeft(shop.owner, shop.productId)).toBe(1);
});
