import { documents } from "@awning/domain/routes/firestore-paths";
import { sitePaths } from "@awning/domain/routes/paths";
import { settingsPaths } from "@awning/domain/routes/settings-paths";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import * as orderActionsLabels from "../../../web/src/features/order/actions/labels.ts";
import * as shopLabels from "../../../web/src/features/shop/labels.ts";
import * as formLabels from "../../../web/src/form/labels.ts";
import { gone } from "../../support/absence.ts";
import { allFaults } from "../../support/axe.ts";
import { randomEmail } from "../../support/builders.ts";
import { consent, onConfirmation, orderButton, typeAddress, typeContact } from "../../support/buying.ts";
import { admin, readDocument } from "../../support/emulators.ts";
import { triggersPassed } from "../../support/site-pages.ts";
import { journey, perFile } from "../support/fixtures.ts";
import { openOrder, standsAt, startAct } from "../support/orders.ts";
import { enterShop, type Shop } from "../support/shop.ts";
import { suite } from "../support/stage.ts";

const test = journey.extend("desk", perFile, ({ stage, shop }) => enterShop(stage, shop, { viewport: { width: 1440, height: 900 } }));

/** Orders a vase to be sent, up to the confirmation. */
async function order(
  shop: Shop,
  guest: Page,
  way: string,
  email = randomEmail(),
): Promise<{ orderId: string; number: number; email: string }> {
  await guest.goto(sitePaths.product(shop.owner.username, shop.slug));
  await guest.getByRole("button", { name: "Buy now" }).click();
  await guest.getByRole("heading", { name: "Checkout" }).waitFor();
  await typeContact(guest, email);
  await typeAddress(guest);
  await guest.getByText(way, { exact: true }).click();
  await consent(guest);
  await orderButton(guest).click();
  await onConfirmation(guest, shop.owner.username);
  const number = Number(/Order #(\d+)/.exec(await guest.getByRole("status").first().innerText())?.[1]);
  return { orderId: new URL(guest.url()).searchParams.get("order") ?? "", number, email };
}

test("the owner turns the ways on; an address that leads elsewhere is not taken", async ({ shop, desk }) => {
  await desk.goto(settingsPaths.section("payments"));
  await desk.getByRole("switch", { name: /^Cash on delivery/ }).check();
  await desk.getByRole("switch", { name: /^Payment link/ }).check();
  await desk.getByText("Payment link is on, but the link is missing").waitFor();
  const address = desk.getByLabel("Link", { exact: true });
  await address.fill("http://pay.example.test/kiln");
  await desk.getByText(orderActionsLabels.trackingLinkInvalid).waitFor();
  await address.fill("pay.example.test/kiln/{amount}");
  await desk.getByLabel(shopLabels.linkInstructions).fill("Write the number of the order");
  const stored = () => readDocument(documents.shopSettings(shop.owner.uid));
  await expect
    .poll(stored, { timeout: 15_000 })
    .toMatchObject({ onDelivery: { enabled: true }, payLink: { enabled: true, url: "https://pay.example.test/kiln/{amount}" } });
  await desk.getByText("Accepts payment links, bank transfers, and cash").waitFor();
});

test("who pays by link finds the page with the right amount on the confirmation, the order and in the mail", async ({
  shop,
  desk,
  guest,
}) => {
  const { orderId, number, email } = await order(shop, guest, "Payment link");
  const pay = guest.getByRole("link", { name: "Pay on pay.example.test" });
  expect(await pay.getAttribute("href")).toBe("https://pay.example.test/kiln/32.90");
  await guest.getByText("Write the number of the order").waitFor();
  expect((await suite.waitForMail(email, /your order/i)).text).toContain("https://pay.example.test/kiln/32.90");
  await guest.getByRole("link", { name: "View order" }).click();
  await guest.getByRole("heading", { level: 1, name: "Waiting for your payment" }).waitFor();
  await pay.waitFor();

  await openOrder(desk, { orderId, number });
  await (await startAct(desk, "Mark as paid")).getByRole("button", { name: "Mark as paid" }).click();
  await standsAt(desk, "Paid", "To ship");
  await desk.getByText("€32.90 received by payment link").waitFor();
  await guest.getByRole("heading", { level: 1, name: "Being packed" }).waitFor();
});

test("the owner says how long items wait for their money; the checkout says so, and what was ordered before keeps its time", {
  tags: ["full"],
}, async ({ shop, desk, guest }) => {
  const earlier = await order(shop, guest, "Bank transfer");
  const until = async (orderId: string) => {
    const stored = await readDocument(documents.order(shop.owner.uid, orderId));
    return (stored?.holdUntil.toMillis() - stored?.placedAt.toMillis()) / 86_400_000;
  };
  await desk.goto(settingsPaths.section("payments"));
  await desk.getByLabel("Payment deadline").selectOption("1 day");
  await desk.getByText("Items are reserved for 1 day while you wait for payment").waitFor();
  await expect.poll(async () => (await readDocument(documents.shopSettings(shop.owner.uid)))?.holdDays, { timeout: 15_000 }).toBe(1);
  await triggersPassed();
  expect(await allFaults(desk)).toEqual([]);
  await guest.goto(sitePaths.product(shop.owner.username, shop.slug));
  await guest.getByRole("button", { name: "Buy now" }).click();
  await guest.getByText("You’ll get the bank details with your order. Your items are reserved for 1 day.").waitFor();
  const later = await order(shop, guest, "Bank transfer");
  expect([await until(earlier.orderId), await until(later.orderId)]).toEqual([5, 1]);
});

test("the owner says on which day the money came and how, by keyboard; a day on which it cannot have come is not taken", {
  tags: ["full"],
}, async ({ shop, desk, guest }) => {
  const { orderId, number } = await order(shop, guest, "Bank transfer");
  const placed = Date.now() - 3 * 86_400_000;
  await admin.firestore.doc(documents.order(shop.owner.uid, orderId)).update({ placedAt: new Date(placed) });
  const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);
  await openOrder(desk, { orderId, number });
  const sheet = await startAct(desk, "Mark as paid");
  const day = sheet.getByLabel("Date received");
  expect(await day.inputValue()).toBe(dayOf(Date.now()));
  for (const [wrong, words] of [
    [dayOf(Date.now() + 86_400_000), formLabels.dateInFuture],
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
  await desk.keyboard.press("Space");
  await sheet.getByText("in cash. It shows on the order page").waitFor();
  await sheet.getByRole("button", { name: "Mark as paid" }).focus();
  await desk.keyboard.press("Enter");
  await standsAt(desk, "Paid", "To ship");
  const inWords = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(placed);
  await desk.getByText(`€32.90 paid in cash · ${inWords}`).waitFor();
  expect(await readDocument(documents.order(shop.owner.uid, orderId))).toMatchObject({
    paymentMethod: "transfer",
    payments: [{ method: "cash", day: dayOf(placed) }],
  });
});

test("who pays on delivery is told so, and the parcel is sent before the money comes", { tags: ["full"] }, async ({
  shop,
  desk,
  guest,
}) => {
  const { orderId, number } = await order(shop, guest, "Cash on delivery");
  await guest.getByRole("heading", { name: "Cash on delivery" }).waitFor();
  await openOrder(desk, { orderId, number });
  await standsAt(desk, "Unpaid", "To ship");
  await (await startAct(desk, "Mark as shipped")).getByRole("button", { name: "Mark as shipped" }).click();
  await standsAt(desk, "Unpaid", "Shipped");
  const paid = await startAct(desk, "Mark as paid");
  await paid.getByText("in cash. It shows on the order page").waitFor();
  await paid.getByRole("button", { name: "Mark as paid" }).click();
  await standsAt(desk, "Paid", "Shipped");
});

test("who collects and pays in cash is told where, and pays when it is handed over", async ({ shop, guest }) => {
  await guest.goto(sitePaths.product(shop.owner.username, shop.slug));
  await guest.getByRole("button", { name: "Buy now" }).click();
  await guest.getByRole("heading", { name: "Checkout" }).waitFor();
  await typeContact(guest, randomEmail());
  await guest.getByRole("radiogroup", { name: "Delivery" }).getByText("Pickup", { exact: true }).click();
  await guest.getByText("Cash on pickup", { exact: true }).click();
  await consent(guest);
  await guest.getByRole("button", { name: "Buy now" }).click();
  await onConfirmation(guest, shop.owner.username);
  await guest.getByRole("heading", { name: "Pay in cash" }).waitFor();
  await guest.getByText("Harbour lane 3").waitFor();
});

test("what is collected cannot be paid on delivery", { tags: ["full"] }, async ({ shop, guest }) => {
  await guest.goto(sitePaths.product(shop.owner.username, shop.slug));
  await guest.getByRole("button", { name: "Buy now" }).click();
  const ways = guest.getByRole("radiogroup", { name: "Payment" });
  await ways.getByText("Cash on delivery").waitFor();
  await guest.getByRole("radiogroup", { name: "Delivery" }).getByText("Pickup", { exact: true }).click();
  await ways.getByText("Cash on pickup", { exact: true }).waitFor();
  await gone(ways.getByText("Cash on delivery"));
});
