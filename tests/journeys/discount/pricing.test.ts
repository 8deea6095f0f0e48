import { documents } from "@awning/domain/routes/firestore-paths";
import { paths, sitePaths } from "@awning/domain/routes/paths";
import type { ShopSettings } from "@awning/domain/shop/shop-settings";
import { expect } from "vitest";
import * as labels from "../../../web/src/storefront/checkout/labels.ts";
import { gone } from "../../support/absence.ts";
import { seriousFaults } from "../../support/axe.ts";
import { EVERYTHING_ON, randomEmail } from "../../support/builders.ts";
import { consent, onConfirmation, orderButton, payTotal, typeContact } from "../../support/buying.ts";
import { admin, eventually, readDocument } from "../../support/emulators.ts";
import { journey, perFile } from "../support/fixtures.ts";
import { openShop, PHONE, type Shop } from "../support/shop.ts";
import { suite } from "../support/stage.ts";

const parcel = { freeOver: null, countries: [], days: null, active: true };
const SETTINGS: ShopSettings = {
  ...EVERYTHING_ON,
  country: "EE",
  shippingMethods: [
    { ...parcel, id: "parcel", name: "Parcel", price: 490 },
    { ...parcel, id: "baltic", name: "Baltic parcel", price: 350, freeOver: 5000, countries: ["EE", "LV"], days: { from: 1, to: 3 } },
  ],
  tax: { mode: "exclusive", shipping: true, rates: [{ country: "EE", standardRate: 20_000, reducedRate: 0 }] },
};
const email = randomEmail();

/** The price of a product page follows the settings within a moment. */
const published = async ({ owner }: Shop) => (await readDocument(documents.published(owner.username)))?.shop;

const test = journey
  .extend("shop", perFile, async () => {
    const shop = await openShop({ settings: SETTINGS, stock: 50, price: 3000, title: "Bud vase" });
    const at = new Date();
    const terms = { type: "percent", value: 10, startsAt: null, endsAt: null, minSubtotal: null, productIds: [], totalLimit: null };
    await admin.firestore
      .doc(documents.discount(shop.owner.uid, "SPRING-10"))
      .set({ ...terms, perEmailLimit: 1, state: "active", used: 0, createdAt: at, updatedAt: at });
    await eventually("the public copy of the settings", async () => (await published(shop))?.taxMode === "exclusive");
    return shop;
  })
  .extend("buyer", perFile, ({ stage }) => stage.person(PHONE));

test("the basket says the whole total before anyone says who they are, for the country that is chosen", async ({ shop, buyer }) => {
  await suite.waitForPage(sitePaths.product(shop.owner.username, shop.slug));
  await buyer.goto(`${sitePaths.product(shop.owner.username, shop.slug)}?code=spring-10`);
  await buyer.getByRole("button", { name: "Add to basket" }).click();
  const drawer = buyer.getByRole("dialog");
  // 30.00 less 3.00, a parcel of 3.50, and 20 % of both.
  await drawer.getByText("€36.60").first().waitFor();
  await drawer.getByText("Code SPRING-10").waitFor();
  await drawer.getByLabel("Shipping to").selectOption("JP");
  await drawer.getByText("€31.90").first().waitFor();
  await drawer.getByLabel("Shipping to").selectOption("EE");
  await drawer.getByText("€36.60").first().waitFor();
  expect(await seriousFaults(buyer)).toEqual([]);
  await drawer.getByRole("link", { name: /go to checkout/i }).click();
  await buyer.getByRole("heading", { name: "Checkout" }).waitFor();
  expect(await payTotal(buyer)).toBe("€36.60");
});

test("what is bought past the basket is bought with the code that a link brought along", { tags: ["full"] }, async ({
  shop,
  guest: direct,
}) => {
  await direct.goto(`${sitePaths.product(shop.owner.username, shop.slug)}?code=spring-10`);
  await direct.getByRole("button", { name: "Buy now" }).click();
  await direct.getByRole("heading", { name: "Checkout" }).waitFor();
  expect(new URL(direct.url()).searchParams.get("code")).toBe("spring-10");
  expect(await payTotal(direct)).toBe("€36.60");
});

test("another country has its own ways and total, and what was typed stays", async ({ buyer }) => {
  await typeContact(buyer, email);
  await buyer.getByLabel("Country", { exact: true }).selectOption("JP");
  await expect.poll(() => payTotal(buyer)).toBe("€31.90");
  await buyer.getByLabel("Prefecture").waitFor();
  expect(await buyer.getByLabel("Email").inputValue()).toBe(email);
  await buyer.getByLabel("Country", { exact: true }).selectOption("LV");
  await expect.poll(() => payTotal(buyer)).toBe("€30.50");
  await buyer.getByRole("radio", { name: /^Baltic parcel.*1–3 days, free on orders of €50.00/ }).waitFor();
  await buyer.getByLabel("Country", { exact: true }).selectOption("EE");
  await expect.poll(() => payTotal(buyer)).toBe("€36.60");
  await gone(buyer.getByLabel("Prefecture"));
});

test("what was agreed to is kept, and nothing is ticked in advance", async ({ shop, buyer }) => {
  const marketing = buyer.getByRole("checkbox", { name: /Send me news/ });
  expect(await marketing.isChecked()).toBe(false);
  await buyer.getByText(labels.yourRightToWithdraw, { exact: true }).click();
  await buyer.getByText(/within 14 days of receiving the items/).waitFor();
  await buyer.getByLabel("Street address").fill("Mill road 4");
  await buyer.getByLabel("Postal code", { exact: true }).fill("51003");
  await buyer.getByLabel("City", { exact: true }).fill("Tartu");
  await consent(buyer);
  await orderButton(buyer).click();
  await onConfirmation(buyer, shop.owner.username);
  const orders = await admin.firestore.collection(`${documents.site(shop.owner.uid)}/orders`).get();
  expect(orders.docs[0]?.data()).toMatchObject({
    total: 3660,
    discount: { code: "SPRING-10", amount: 300 },
    shippingMethod: { name: "Baltic parcel" },
    tax: { mode: "exclusive", rates: [{ taxRate: 20000, taxed: 3050, amount: 610 }] },
    consents: { terms: true, digital: false, marketing: false, version: expect.stringMatching(/^\d{4}-/) },
  });
});

test("order page, mail and the owner's order say the same sums", async ({ desk, buyer }) => {
  await buyer.getByRole("link", { name: "View order" }).click();
  await buyer.getByRole("heading", { name: "Items" }).waitFor();
  const sums = ["€30.00", "SPRING-10", "€3.00", "€3.50", "20 %", "€6.10", "€36.60"];
  const shown = (await buyer.getByRole("main").textContent()) ?? "";
  for (const part of [...sums, "Baltic parcel, 1–3 days"]) expect(shown).toContain(part);
  const mail = await suite.waitForMail(email, /order/i);
  for (const part of sums) expect(mail.text).toContain(part);
  await desk.goto(paths.orders);
  await desk.getByRole("link", { name: /#1001/ }).first().click();
  await desk.getByText("Code SPRING-10").waitFor();
  const seen = (await desk.getByRole("main").textContent()) ?? "";
  for (const part of sums) expect(seen).toContain(part);
  await desk.goto(paths.discounts);
  await desk.getByText("1 order", { exact: true }).first().waitFor();
  await desk.getByRole("list", { name: "Discount codes" }).getByText("€36.60 in sales").waitFor();
});

test("the same mailbox is told as soon as it is known that it has used its code, and orders without it", async ({ shop, buyer }) => {
  await buyer.goto(`${sitePaths.checkout(shop.owner.username)}?line=${shop.productId}.single.1&code=SPRING-10&country=EE`);
  await typeContact(buyer, email.replace("@", "+again@"));
  await buyer.getByRole("radio", { name: /^pickup/i }).check();
  await expect.poll(() => payTotal(buyer)).toBe("€36.00");
  await buyer.getByRole("main").getByText("You’ve already used SPRING-10.").waitFor();
  await consent(buyer);
  await orderButton(buyer).click();
  await onConfirmation(buyer, shop.owner.username);
});
