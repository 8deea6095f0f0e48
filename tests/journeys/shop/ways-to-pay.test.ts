import { documents } from "@awning/domain/routes/firestore-paths";
import { paths, sitePaths } from "@awning/domain/routes/paths";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as orderActionsLabels from "../../../web/src/features/order/actions/labels.ts";
import * as shopLabels from "../../../web/src/features/shop/labels.ts";
import { gone } from "../../support/absence.ts";
import { allFaults } from "../../support/axe.ts";
import { randomEmail } from "../../support/builders.ts";
import { consent, onConfirmation, orderButton, typeAddress, typeContact } from "../../support/buying.ts";
import { admin, readDocument } from "../../support/emulators.ts";
import { openOrder, standsAt, startAct } from "../support/orders.ts";
import { enterShop, openShop, PHONE, type Shop } from "../support/shop.ts";
import { openStage, suite } from "../support/stage.ts";

let stage: Awaited<ReturnType<typeof openStage>>;
let shop: Shop;
let owner: Page;
let buyer: Page;

beforeAll(async () => {
  stage = await openStage();
  shop = await openShop({ stock: 50 });
  owner = await enterShop(stage, shop, { viewport: { width: 1440, height: 900 } });
  buyer = await stage.person(PHONE);
});
afterAll(() => stage.close());

/** Orders a vase to be sent, up to the confirmation. */
async function order(way: string, email = randomEmail()): Promise<{ orderId: string; number: number; email: string }> {
  await buyer.goto(sitePaths.product(shop.owner.username, shop.slug));
  await buyer.getByRole("button", { name: "Buy now" }).click();
  await buyer.getByRole("heading", { name: "Checkout" }).waitFor();
  await typeContact(buyer, email);
  await typeAddress(buyer);
  await buyer.getByText(way, { exact: true }).click();
  await consent(buyer);
  await orderButton(buyer).click();
  await onConfirmation(buyer, shop.owner.username);
  const number = Number(/Order #(\d+)/.exec(await buyer.getByRole("status").first().innerText())?.[1]);
  return { orderId: new URL(buyer.url()).searchParams.get("order") ?? "", number, email };
}

test("the owner turns the ways on; an address that leads elsewhere is not taken", async () => {
  await owner.goto(paths.settings);
  await owner.getByRole("switch", { name: /^Cash on delivery/ }).check();
  await owner.getByRole("switch", { name: /^Payment link/ }).check();
  await owner.getByText("Payment link is on, but the link is missing").waitFor();
  const address = owner.getByLabel("Link", { exact: true });
  await address.fill("http://pay.example.test/kiln");
  await owner.getByText(orderActionsLabels.trackingLinkInvalid).waitFor();
  await address.fill("pay.example.test/kiln/{amount}");
  await owner.getByLabel(shopLabels.linkInstructions).fill("Write the number of the order");
  const stored = () => readDocument(documents.shopSettings(shop.owner.uid));
  await expect
    .poll(stored, { timeout: 15_000 })
    .toMatchObject({ onDelivery: { enabled: true }, payLink: { enabled: true, url: "https://pay.example.test/kiln/{amount}" } });
  await owner.getByText("Accepts payment links, bank transfers, and cash").waitFor();
});

test("who pays by link finds the page with the right amount on the confirmation, the order and in the mail", async () => {
  const { orderId, number, email } = await order("Payment link");
  const pay = buyer.getByRole("link", { name: "Pay on pay.example.test" });
  expect(await pay.getAttribute("href")).toBe("https://pay.example.test/kiln/32.90");
  await buyer.getByText("Write the number of the order").waitFor();
  expect((await suite.waitForMail(email, /your order/i)).text).toContain("https://pay.example.test/kiln/32.90");
  await buyer.getByRole("link", { name: "View order" }).click();
  await buyer.getByRole("heading", { level: 1, name: "Waiting for your payment" }).waitFor();
  await pay.waitFor();

  await openOrder(owner, { orderId, number });
  await (await startAct(owner, "Mark as paid")).getByRole("button", { name: "Mark as paid" }).click();
  await standsAt(owner, "Open", "Paid", "To ship");
  await owner.getByText("€32.90 received by payment link").waitFor();
  await buyer.getByRole("heading", { level: 1, name: "Being packed" }).waitFor();
});

test("the owner says how long items wait for their money; the checkout says so, and what was ordered before keeps its time", async () => {
  const earlier = await order("Bank transfer");
  const until = async (orderId: string) => {
    const stored = await readDocument(documents.order(shop.owner.uid, orderId));
    return (stored?.holdUntil.toMillis() - stored?.placedAt.toMillis()) / 86_400_000;
  };
  await owner.goto(paths.settings);
  await owner.getByLabel("Payment deadline").selectOption("1 day");
  await owner.getByText("Items are reserved for 1 day while you wait for payment").waitFor();
  await expect.poll(async () => (await readDocument(documents.shopSettings(shop.owner.uid)))?.holdDays, { timeout: 15_000 }).toBe(1);
  expect(await allFaults(owner)).toEqual([]);
  await buyer.goto(sitePaths.product(shop.owner.username, shop.slug));
  await buyer.getByRole("button", { name: "Buy now" }).click();
  await buyer.getByText("You’ll get the bank details with your order. Your items are reserved for 1 day.").waitFor();
  const later = await order("Bank transfer");
  expect([await until(earlier.orderId), await until(later.orderId)]).toEqual([5, 1]);
});

test("the owner says on which day the money came and how, by keyboard; a day on which it cannot have come is not taken", async () => {
  const { orderId, number } = await order("Bank transfer");
  const placed = Date.now() - 3 * 86_400_000;
  await admin.firestore.doc(documents.order(shop.owner.uid, orderId)).update({ placedAt: new Date(placed) });
  const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);
  await openOrder(owner, { orderId, number });
  const sheet = await startAct(owner, "Mark as paid");
  const day = sheet.getByLabel("Date received");
  expect(await day.inputValue()).toBe(dayOf(Date.now()));
  for (const [wrong, words] of [
    [dayOf(Date.now() + 86_400_000), orderActionsLabels.dateInFuture],
    [dayOf(placed - 86_400_000), "Choose a date on or after"],
  ] as const) {
    await day.fill(wrong);
    await sheet.getByRole("alert").getByText(words).waitFor();
    await day.press("Enter");
    // Pressed at the foot it does nothing either, and leads to what is wrong.
    await sheet.getByRole("button", { name: "Mark as paid" }).press("Enter");
    await expect.poll(() => day.evaluate((field) => field === document.activeElement)).toBe(true);
  }
  expect(await readDocument(documents.order(shop.owner.uid, orderId))).toMatchObject({ paymentStatus: "unpaid" });
  await day.fill(dayOf(placed));
  // The device may still remember the order as placed today, and then this day is wrong until the server's answer is there.
  await expect.poll(() => sheet.getByRole("alert").count()).toBe(0);
  await sheet.getByRole("button", { name: "Cash" }).focus();
  await owner.keyboard.press("Space");
  await sheet.getByText("in cash. It shows on the order page").waitFor();
  await sheet.getByRole("button", { name: "Mark as paid" }).focus();
  await owner.keyboard.press("Enter");
  await standsAt(owner, "Open", "Paid", "To ship");
  const inWords = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(placed);
  await owner.getByText(`€32.90 paid in cash · ${inWords}`).waitFor();
  expect(await readDocument(documents.order(shop.owner.uid, orderId))).toMatchObject({
    paymentMethod: "transfer",
    payments: [{ method: "cash", day: dayOf(placed) }],
  });
});

test("who pays on delivery is told so, and the parcel is sent before the money comes", async () => {
  const { orderId, number } = await order("Cash on delivery");
  await buyer.getByRole("heading", { name: "Cash on delivery" }).waitFor();
  await openOrder(owner, { orderId, number });
  await standsAt(owner, "Open", "Unpaid", "To ship");
  await (await startAct(owner, "Mark as shipped")).getByRole("button", { name: "Mark as shipped" }).click();
  await standsAt(owner, "Open", "Unpaid", "Shipped");
  const paid = await startAct(owner, "Mark as paid");
  await paid.getByText("in cash. It shows on the order page").waitFor();
  await paid.getByRole("button", { name: "Mark as paid" }).click();
  await standsAt(owner, "Completed", "Paid", "Shipped");
});

test("who collects and pays in cash is told where, and pays when it is handed over", async () => {
  await buyer.goto(sitePaths.product(shop.owner.username, shop.slug));
  await buyer.getByRole("button", { name: "Buy now" }).click();
  await buyer.getByRole("heading", { name: "Checkout" }).waitFor();
  await typeContact(buyer, randomEmail());
  await buyer.getByRole("radiogroup", { name: "Delivery" }).getByText("Pickup", { exact: true }).click();
  await buyer.getByText("Cash on pickup", { exact: true }).click();
  await consent(buyer);
  await buyer.getByRole("button", { name: "Buy now" }).click();
  await onConfirmation(buyer, shop.owner.username);
  await buyer.getByRole("heading", { name: "Pay in cash" }).waitFor();
  await buyer.getByText("Harbour lane 3").waitFor();
});

test("what is collected cannot be paid on delivery", { tags: ["full"] }, async () => {
  await buyer.goto(sitePaths.product(shop.owner.username, shop.slug));
  await buyer.getByRole("button", { name: "Buy now" }).click();
  const ways = buyer.getByRole("radiogroup", { name: "Payment" });
  await ways.getByText("Cash on delivery").waitFor();
  await buyer.getByRole("radiogroup", { name: "Delivery" }).getByText("Pickup", { exact: true }).click();
  await ways.getByText("Cash on pickup", { exact: true }).waitFor();
  await gone(ways.getByText("Cash on delivery"));
});
