import { documents } from "@awning/domain/collections";
import { paths, sitePaths } from "@awning/domain/paths";
import { shopSettingsSchema } from "@awning/domain/shop-settings";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { EVERYTHING_ON, randomEmail } from "../../support/builders.ts";
import { admin, readDocument } from "../../support/emulators.ts";
import { seriousFaults } from "../support/axe.ts";
import { consent, onConfirmation, orderButton, payTotal, typeContact } from "../support/buying.ts";
import { saved } from "../support/owner.ts";
import { enterShop, openShop, PHONE, type Shop } from "../support/shop.ts";
import { openStage, suite } from "../support/stage.ts";

let stage: Awaited<ReturnType<typeof openStage>>;
let shop: Shop;
let owner: Page;
let buyer: Page;
const email = randomEmail();

beforeAll(async () => {
  stage = await openStage();
  shop = await openShop({ settings: EVERYTHING_ON, stock: 50, price: 3000, title: "Bud vase" });
  owner = await enterShop(stage, shop, { viewport: { width: 1440, height: 900 } });
  buyer = await stage.person(PHONE);
});
afterAll(() => stage.close());

const settings = () => readDocument(documents.shopSettings(shop.owner.uid));
const main = () => buyer.getByRole("main");
/** The price of a product page follows the settings within a moment. */
const published = async () => (await readDocument(documents.published(shop.owner.username)))?.shop;

test("the owner sends parcels in several ways, by country, free over an amount", async () => {
  await owner.goto(paths.settings);
  await owner.getByLabel("Your country").selectOption("EE");
  await owner.getByRole("button", { name: "Use several ways or prices by country" }).click();
  await owner.getByRole("button", { name: "Add a way to send" }).click();
  const sheet = owner.getByRole("dialog", { name: "A way to send parcels" });
  await sheet.getByRole("button", { name: "Keep it" }).click();
  await sheet.getByText("A name that buyers understand").waitFor();
  await sheet.getByLabel("Name").fill("Baltic parcel");
  await sheet.getByLabel("Price").fill("3,50");
  await sheet.getByLabel("Free over").fill("50");
  await sheet.getByLabel("Days, from").fill("1");
  await sheet.getByLabel("Days, to").fill("3");
  await sheet.getByLabel("Countries", { exact: true }).selectOption("EE");
  await sheet.getByLabel("Countries", { exact: true }).selectOption("LV");
  expect(await seriousFaults(owner)).toEqual([]);
  await sheet.getByRole("button", { name: "Keep it" }).click();
  await owner.getByText("Estonia, Latvia · €3.50 · free over €50.00 · 1 to 3 days").waitFor();
  await saved(owner);
  await expect
    .poll(async () => shopSettingsSchema.parse(await settings()))
    .toMatchObject({
      country: "EE",
      shippingMethods: [
        { name: "Parcel", price: 490, countries: [] },
        { name: "Baltic parcel", price: 350, freeOver: 5000, countries: ["EE", "LV"], days: { from: 1, to: 3 } },
      ],
    });
});

test("the owner adds taxes on top of the prices", async () => {
  await owner.getByRole("group", { name: "Taxes" }).getByRole("button", { name: "On top" }).click();
  await owner.getByRole("button", { name: "Add rates" }).click();
  const sheet = owner.getByRole("dialog", { name: "Tax rates of a country" });
  await sheet.getByLabel("Country", { exact: true }).selectOption("EE");
  await sheet.getByLabel("Standard rate").fill("31");
  await sheet.getByRole("button", { name: "Keep it" }).click();
  await sheet.getByText("Enter a percentage up to 30").waitFor();
  await sheet.getByLabel("Standard rate").fill("20");
  await sheet.getByRole("button", { name: "Keep it" }).click();
  await owner.getByText("20 %, reduced 0 %").waitFor();
  await saved(owner);
  const ownCountry = owner.getByLabel("Your country");
  await ownCountry.selectOption("");
  const warning = owner.getByText("your country is not said");
  await expect.poll(() => warning.count()).toBe(2);
  await owner.getByRole("button", { name: "Choose your country" }).click();
  expect(await ownCountry.evaluate((field) => field === document.activeElement)).toBe(true);
  await ownCountry.selectOption("EE");
  await expect.poll(() => warning.count()).toBe(0);
  await saved(owner);
  await expect
    .poll(async () => shopSettingsSchema.parse(await settings()))
    .toMatchObject({ tax: { mode: "exclusive", shipping: true, rates: [{ country: "EE", standardRate: 20000, reducedRate: 0 }] } });
  await expect
    .poll(published, { timeout: 15_000 })
    .toMatchObject({ shippingPrice: 350, freeOver: 5000, shippingVaries: true, taxMode: "exclusive" });
});

test("the owner makes a code, pauses it and lets it run again", async () => {
  await owner.goto(paths.products);
  await owner.getByRole("link", { name: /codes/i }).click();
  await owner.getByText("No codes yet").waitFor();
  await owner.getByRole("button", { name: "New code" }).click();
  const sheet = owner.getByRole("dialog", { name: "New discount code" });
  await sheet.getByRole("button", { name: "Make the code" }).click();
  await sheet.getByText("3 to 30 letters, digits or hyphens").waitFor();
  await expect.poll(() => sheet.getByLabel("Code").evaluate((input) => input === document.activeElement)).toBe(true);
  await sheet.getByLabel("Code").fill("hi-5");
  const short = sheet.getByText("A code this short is soon found by trying.");
  await short.waitFor();
  await sheet.getByRole("button", { name: "Suggest one" }).click();
  expect(await short.count()).toBe(0);
  expect(await sheet.getByLabel("Code").inputValue()).toMatch(/^[A-HJ-NP-Z2-9]{8}$/);
  await sheet.getByLabel("Code").fill("spring-10");
  await sheet.getByLabel("By one buyer").fill("1");
  // A day whose year is half typed is told of and makes no code.
  await sheet.getByLabel("Last day").pressSequentially("06150020");
  await sheet.getByRole("button", { name: "Make the code" }).click();
  await sheet.getByText("This date is not whole, or out of range. It is not kept.").waitFor();
  expect(await readDocument(documents.discount(shop.owner.uid, "SPRING-10"))).toBeNull();
  await sheet.getByLabel("Last day").pressSequentially("06152090");
  expect(await sheet.getByLabel("Last day").inputValue()).toBe("2090-06-15");
  expect(await seriousFaults(owner)).toEqual([]);
  await sheet.getByRole("button", { name: "Make the code" }).click();
  await owner.getByText("10 % off · once a buyer · Not used yet").waitFor();
  const act = async (name: string) => {
    await owner.getByRole("button", { name: "Actions for SPRING-10" }).click();
    await owner.getByRole("menuitem", { name }).click();
  };
  await act("Pause");
  await owner.getByText("Paused", { exact: true }).waitFor();
  await act("Let it run");
  await owner.getByText("Running", { exact: true }).waitFor();
  await expect
    .poll(() => readDocument(documents.discount(shop.owner.uid, "SPRING-10")))
    .toMatchObject({ state: "active", used: 0, perEmailLimit: 1 });
  // It ends with that day by the clocks of this machine.
  expect((await readDocument(documents.discount(shop.owner.uid, "SPRING-10")))?.endsAt.toDate()).toEqual(new Date(2090, 5, 16));
});

test("a code that is paused elsewhere while its terms are changed stays paused, and has the new terms", { tags: ["full"] }, async () => {
  const code = documents.discount(shop.owner.uid, "SPRING-10");
  const act = async (name: string) => {
    await owner.getByRole("button", { name: "Actions for SPRING-10" }).click();
    await owner.getByRole("menuitem", { name }).click();
  };
  await act("Edit");
  const sheet = owner.getByRole("dialog", { name: "Edit SPRING-10" });
  await sheet.getByLabel("Uses in all").fill("40");
  await admin.firestore.doc(code).update({ state: "paused", minSubtotal: 100, updatedAt: new Date() });
  await sheet.getByRole("button", { name: "Save the code" }).click();
  await expect.poll(() => readDocument(code)).toMatchObject({ state: "paused", minSubtotal: 100, totalLimit: 40, perEmailLimit: 1 });
  await owner.getByText("Paused", { exact: true }).waitFor();
  await act("Let it run");
  await expect.poll(() => readDocument(code)).toMatchObject({ state: "active", minSubtotal: 100, totalLimit: 40 });
  await admin.firestore.doc(code).update({ minSubtotal: null, totalLimit: null });
});

test("the basket says the whole total before anybody says who they are, for the country that is chosen", async () => {
  await suite.waitForPage(sitePaths.product(shop.owner.username, shop.slug));
  await buyer.goto(`${sitePaths.product(shop.owner.username, shop.slug)}?code=spring-10`);
  await buyer.getByRole("button", { name: "Add to basket" }).click();
  const drawer = buyer.getByRole("dialog");
  // 30.00 less 3.00, a parcel of 3.50, and 20 % of both.
  await drawer.getByText("€36.60").first().waitFor();
  await drawer.getByText("Code SPRING-10").waitFor();
  await drawer.getByLabel("Delivery to").selectOption("JP");
  await drawer.getByText("€31.90").first().waitFor();
  await drawer.getByLabel("Delivery to").selectOption("EE");
  await drawer.getByText("€36.60").first().waitFor();
  expect(await seriousFaults(buyer)).toEqual([]);
  await drawer.getByRole("link", { name: /go to checkout/i }).click();
  await buyer.getByRole("heading", { name: "Checkout" }).waitFor();
  expect(await payTotal(buyer)).toBe("€36.60");
});

test("what is bought past the basket is bought with the code that a link brought along", { tags: ["full"] }, async () => {
  const direct = await stage.person(PHONE);
  await direct.goto(`${sitePaths.product(shop.owner.username, shop.slug)}?code=spring-10`);
  await direct.getByRole("button", { name: "Buy now" }).click();
  await direct.getByRole("heading", { name: "Checkout" }).waitFor();
  expect(new URL(direct.url()).searchParams.get("code")).toBe("spring-10");
  expect(await payTotal(direct)).toBe("€36.60");
});

test("another country has its own ways and total, and what was typed stays", async () => {
  await typeContact(buyer, email);
  await buyer.getByLabel("Country", { exact: true }).selectOption("JP");
  await expect.poll(() => payTotal(buyer)).toBe("€31.90");
  expect(await buyer.getByLabel("E-mail").inputValue()).toBe(email);
  await buyer.getByLabel("Country", { exact: true }).selectOption("LV");
  await expect.poll(() => payTotal(buyer)).toBe("€30.50");
  await buyer.getByRole("radio", { name: /^Baltic parcel.*1 to 3 days, free from €50.00/ }).waitFor();
  await buyer.getByLabel("Country", { exact: true }).selectOption("EE");
  await expect.poll(() => payTotal(buyer)).toBe("€36.60");
});

test("what was agreed to is kept, and nothing is ticked in advance", async () => {
  const marketing = buyer.getByRole("checkbox", { name: /may write to me/ });
  expect(await marketing.isChecked()).toBe(false);
  await buyer.getByText("Your right to withdraw").click();
  await buyer.getByText(/until 14 days after the goods reached you/).waitFor();
  await buyer.getByLabel("Street and number").fill("Mill road 4");
  await buyer.getByLabel("Postcode", { exact: true }).fill("1011");
  await buyer.getByLabel("Town", { exact: true }).fill("Tartu");
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

test("order page, mail and the owner's order say the same sums", async () => {
  await buyer.getByRole("link", { name: "Follow this order" }).click();
  await buyer.getByRole("heading", { name: "Pieces" }).waitFor();
  const sums = ["€30.00", "SPRING-10", "€3.00", "€3.50", "20 %", "€6.10", "€36.60"];
  const shown = (await main().textContent()) ?? "";
  for (const part of [...sums, "Baltic parcel, 1 to 3 days"]) expect(shown).toContain(part);
  const mail = await suite.waitForMail(email, /order/i);
  for (const part of sums) expect(mail.text).toContain(part);
  await owner.goto(paths.orders);
  await owner.getByRole("link", { name: /#1001/ }).first().click();
  await owner.getByText("Code SPRING-10").waitFor();
  const seen = (await owner.getByRole("main").textContent()) ?? "";
  for (const part of sums) expect(seen).toContain(part);
  await owner.goto(paths.discounts);
  await owner.getByText(/Used once/).waitFor();
});

test("the same mailbox is told as soon as it is known that it has used its code, and orders without it", async () => {
  await buyer.goto(`${sitePaths.checkout(shop.owner.username)}?line=${shop.productId}.single.1&code=SPRING-10&country=EE`);
  await typeContact(buyer, email.replace("@", "+again@"));
  await buyer.getByRole("radio", { name: /collect it yourself/i }).check();
  await expect.poll(() => payTotal(buyer)).toBe("€36.00");
  await main().getByText("You have used SPRING-10 already.").waitFor();
  await consent(buyer);
  await orderButton(buyer).click();
  await onConfirmation(buyer, shop.owner.username);
});
