/** @module-tag full */
import { documents } from "@awning/domain/routes/firestore-paths";
import { sitePaths } from "@awning/domain/routes/paths";
import { settingsPaths } from "@awning/domain/routes/settings-paths";
import { MAIL_WORDS_MAX } from "@awning/domain/shop/mail-settings";
import { DEFAULT_SHOP_SETTINGS } from "@awning/domain/shop/shop-settings";
import { informationDocuments } from "@awning/domain/site/information-documents";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import * as labels from "../../../web/src/features/shop/labels.ts";
import { gone } from "../../support/absence.ts";
import { cartLine, makeProduct } from "../../support/builders.ts";
import { run } from "../../support/clients.ts";
import { readDocument } from "../../support/emulators.ts";
import { journey, perFile } from "../support/fixtures.ts";
import { buy, enterShop, openShop, PHONE, type Shop } from "../support/shop.ts";
import { suite } from "../support/stage.ts";

const test = journey
  .extend("shop", perFile, () => openShop({ settings: DEFAULT_SHOP_SETTINGS, stock: 50 }))
  .extend("desk", perFile, async ({ stage, shop }) => {
    const desk = await enterShop(stage, shop, { viewport: { width: 1440, height: 900 } });
    await desk.goto(settingsPaths.section("payments"));
    await desk.getByRole("heading", { level: 1, name: "Payments" }).waitFor();
    return desk;
  });

const stored = (shop: Shop) => readDocument(documents.shopSettings(shop.owner.uid));
const eventuallyStored = (shop: Shop, part: Record<string, unknown>) =>
  expect.poll(() => stored(shop), { timeout: 15_000 }).toMatchObject(part);
const goTo = (desk: Page, section: string) =>
  desk
    .getByRole("navigation", { name: "Settings" })
    .getByRole("link", { name: new RegExp(`^${section}`) })
    .click();
const toggle = (desk: Page, name: string) => desk.getByRole("switch", { name: new RegExp(`^${name}`) });
const preview = (desk: Page) => desk.getByRole("complementary", { name: "What buyers see" });
const previewed = (desk: Page, name: string) =>
  preview(desk).getByRole("group", { name: "Checkout preview" }).getByRole("button", { name });
/** Words of the page in the phone, as they stand there. */
const inPhone = (desk: Page) => preview(desk).locator("iframe").contentFrame().locator("main").innerText();
const quote = (shop: Shop) => run("quote", { username: shop.owner.username, lines: [cartLine(shop.productId)], delivery: "shipping" });

test("a new shop is told what its buyers would not know", async ({ desk }) => {
  await desk.getByText("Accepts cash").waitFor();
  await expect.poll(() => inPhone(desk), { timeout: 15_000 }).toContain("Cash on pickup");
  await gone(previewed(desk, "Transfer"));
  await goTo(desk, "Delivery 1 thing to fix");
  await desk.getByText("Pickup is on, but the location is missing. Add it so buyers know where to go.").waitFor();
});

test("whether everyone reads where to pick up is a choice, and said beside the field", async ({ shop, desk }) => {
  await desk.getByText(labels.pickupPublicHint).waitFor();
  await toggle(desk, "Show at checkout").click();
  await desk.getByText(labels.pickupPrivateHint).waitFor();
  await eventuallyStored(shop, { pickup: { shown: false } });
  await toggle(desk, "Show at checkout").click();
  await eventuallyStored(shop, { pickup: { shown: true } });
});

test("where and when to pick up is saved by itself and shows in the phone at once", async ({ shop, desk }) => {
  await desk.getByLabel(labels.pickupLocationAndTimes).fill("Harbour lane 3\nFridays 15:00 to 18:00");
  await eventuallyStored(shop, { pickup: { enabled: true, place: "Harbour lane 3\nFridays 15:00 to 18:00" } });
  await desk.getByRole("main").getByRole("status").getByText("Saved", { exact: true }).waitFor();
  await gone(desk.getByText("the location is missing"));
  await previewed(desk, "Cash").click();
  await expect.poll(() => inPhone(desk), { timeout: 15_000 }).toContain("Fridays 15:00 to 18:00");
  await goTo(desk, "Payments");
  await desk.getByLabel("Instructions for buyers").fill("Exact change, please");
  await previewed(desk, "Cash").click();
  await expect.poll(() => inPhone(desk), { timeout: 15_000 }).toContain("Exact change, please");
});

test("bank details reach the buyer's order and mail, and no one who has not ordered", async ({ shop, desk }) => {
  await toggle(desk, "Bank transfer").check();
  await desk.getByText("Bank transfer is on, but your bank details are missing").waitFor();
  await desk.getByLabel(labels.accountHolder).fill("Kiln and Company");
  await desk.getByLabel(labels.iban).fill("de89 3704 0044 0532 0130 00");
  await eventuallyStored(shop, { transfer: { enabled: true }, bank: { holder: "Kiln and Company", iban: "DE89370400440532013000" } });
  await previewed(desk, "Transfer").click();
  await expect.poll(() => inPhone(desk), { timeout: 15_000 }).toMatch(/DE89 3704 0044 0532 0130 00[\s\S]*RF/);
  await expect.poll(async () => (await quote(shop)).payments, { timeout: 15_000 }).toContain("transfer");
  expect(JSON.stringify(await readDocument(documents.published(shop.owner.username)))).not.toContain("IBAN");
  const { email, orderUrl } = await buy(shop, { delivery: "pickup" });
  expect(await (await fetch(orderUrl)).text()).toContain("DE89 3704 0044 0532 0130 00");
  const mail = await suite.waitForMail(email, /order/i);
  for (const body of [mail.text, mail.html]) expect(body).toContain("DE89 3704 0044 0532 0130 00");
});

test("a price that cannot be read is named, keeps what was there, and is never shown to buyers", async ({ shop, desk }) => {
  await goTo(desk, "Delivery");
  await toggle(desk, "Shipping").check();
  const price = desk.getByLabel("Shipping price");
  await price.fill("4,90");
  await eventuallyStored(shop, { shipping: { enabled: true, price: 490 } });
  await previewed(desk, "Checkout").click();
  await expect.poll(() => inPhone(desk), { timeout: 15_000 }).toContain("€4.90");
  for (const [typed, words] of [
    ["free", "Enter an amount such as €28.50"],
    ["4.9055", "Enter an amount such as €28.50"],
    ["-1", "Enter an amount such as €28.50"],
    ["", "Enter a shipping price. Enter 0 for free shipping."],
  ] as const) {
    await price.fill(typed);
    await desk.getByRole("alert").getByText(words).waitFor();
    await price.blur();
    expect(await price.inputValue()).toBe(typed);
    expect(await price.getAttribute("aria-invalid")).toBe("true");
  }
  await desk.getByText("1 thing to fix, the rest is saved").waitFor();
  expect(await stored(shop)).toMatchObject({ shipping: { enabled: true, price: 490 } });
  await price.fill("0");
  await desk.getByText(labels.shippingPriceHint).waitFor();
  await eventuallyStored(shop, { shipping: { enabled: true, price: 0 } });
  await price.fill("6.50");
  await eventuallyStored(shop, { shipping: { enabled: true, price: 650 } });
  await expect.poll(async () => (await quote(shop)).shipping, { timeout: 15_000 }).toBe(650);
});

test("too long a text is counted, named and kept in the form, while the shop keeps the last good one", async ({ shop, desk }) => {
  await goTo(desk, "Payments");
  const details = desk.getByLabel(labels.transferNote);
  await details.fill("x".repeat(501));
  await desk.getByRole("alert").getByText("Use at most 500 characters").waitFor();
  await desk.getByText("501 of 500").waitFor();
  await details.blur();
  expect((await stored(shop))?.transfer.instructions).toBe("");
  await details.fill("Shared costs, please");
  await eventuallyStored(shop, { transfer: { enabled: true, instructions: "Shared costs, please" } });
});

test("words for mails are saved by themselves and reach the buyer's next mail; too many are named and not saved", async ({
  shop,
  desk,
}) => {
  await goTo(desk, "Orders and emails");
  const words = desk.getByRole("textbox", { name: "Email message" });
  await words.fill("Wash by hand.\nLet it dry slowly.");
  const kept = () => readDocument(informationDocuments.mailSettings(shop.owner.uid));
  await expect.poll(kept, { timeout: 15_000 }).toEqual({ text: "Wash by hand.\nLet it dry slowly." });
  const { email } = await buy(shop, { delivery: "pickup" });
  expect((await suite.waitForMail(email, /order/i)).text).toMatch(/Message from [^\n]*\s+Wash by hand\.\s+Let it dry slowly\./);
  await words.fill("x".repeat(MAIL_WORDS_MAX + 1));
  await desk.getByText("501 of 500").waitFor();
  await words.blur();
  await desk.getByRole("alert").getByText("Use at most 500 characters").waitFor();
  await words.fill("Wash by hand.");
  await expect.poll(kept, { timeout: 15_000 }).toEqual({ text: "Wash by hand." });
});

test("what keeps buyers from ordering is said where it is switched", async ({ shop, desk }) => {
  await makeProduct(shop.owner, { kind: "service", title: "An hour at the wheel" });
  await goTo(desk, "Delivery");
  await toggle(desk, "Pickup").uncheck();
  await goTo(desk, "Payments");
  await desk.getByText("Cash on pickup needs pickup.").waitFor();
  await toggle(desk, "Bank transfer").uncheck();
  await desk.getByText("Buyers can’t order with shipping because cash on pickup is your only payment method.").waitFor();
  await desk.getByText("Buyers can’t order paid services or files on their own").waitFor();
  await toggle(desk, "Cash on pickup").uncheck();
  await desk.getByText("Buyers can’t order yet. Turn on a payment method.").waitFor();
  await desk.getByText(labels.NO_PAYMENT).waitFor();
  await eventuallyStored(shop, { cash: { enabled: false, instructions: "Exact change, please" }, transfer: { enabled: false } });
  for (const name of ["Bank transfer", "Cash on pickup"]) await toggle(desk, name).check();
  // Switched off and on again, every text is still there.
  expect(await desk.getByLabel(labels.transferNote).inputValue()).toBe("Shared costs, please");
  await desk.getByRole("link", { name: labels.goToPickup }).click();
  await toggle(desk, "Pickup").check();
  await eventuallyStored(shop, { pickup: { enabled: true, place: "Harbour lane 3\nFridays 15:00 to 18:00" }, cash: { enabled: true } });
});

test("an edit made offline is kept and sent later", async ({ shop, desk }) => {
  await goTo(desk, "Payments");
  await desk.context().setOffline(true);
  await desk.getByLabel("Instructions for buyers").fill("Card works too");
  await desk.getByRole("main").getByText("Offline, will save").waitFor();
  await desk.context().setOffline(false);
  await eventuallyStored(shop, { cash: { enabled: true, instructions: "Card works too" } });
  await desk.getByRole("main").getByRole("status").getByText("Saved", { exact: true }).waitFor();
});

test("two devices: what one saves is on the other, and what is being typed there is not overwritten", async ({ stage, shop, desk }) => {
  const phone = await enterShop(stage, shop, PHONE);
  await phone.goto(settingsPaths.section("payments"));
  await phone.getByLabel("Instructions for buyers").waitFor();
  await desk.getByLabel("Instructions for buyers").fill("Cash only, please");
  await expect.poll(() => phone.getByLabel("Instructions for buyers").inputValue(), { timeout: 15_000 }).toBe("Cash only, please");
  await phone.goto(settingsPaths.section("delivery"));
  await phone.getByLabel(labels.pickupLocationAndTimes).pressSequentially(", ring at the gate");
  await eventuallyStored(shop, {
    cash: { instructions: "Cash only, please" },
    pickup: { place: expect.stringMatching(/ring at the gate/) },
  });
  await phone.getByRole("button", { name: "Preview" }).click();
  const sheet = phone.getByRole("dialog", { name: "What buyers see" });
  await sheet.getByRole("button", { name: "Cash" }).click();
  await expect
    .poll(() => sheet.locator("iframe").contentFrame().locator("main").innerText(), { timeout: 15_000 })
    .toContain("ring at the gate");
  await phone.context().close();
});

test("the currency can be chosen until the first order, and prices keep their digits", async ({ stage, desk }) => {
  expect(await desk.getByLabel("Shop currency").isDisabled()).toBe(true);
  await desk.getByText(labels.currencyHint).waitFor();
  const fresh = await openShop({ settings: { ...DEFAULT_SHOP_SETTINGS, shipping: { enabled: true, price: 490 } } });
  const page = await enterShop(stage, fresh, { viewport: { width: 1440, height: 900 } });
  await page.goto(settingsPaths.section("payments"));
  await page.getByLabel("Shop currency").selectOption("JPY");
  await expect
    .poll(() => readDocument(documents.shopSettings(fresh.owner.uid)), { timeout: 15_000 })
    .toMatchObject({
      currency: "JPY",
      shipping: { price: 490 },
    });
  await goTo(page, "Delivery");
  await expect.poll(() => page.getByLabel("Shipping price").inputValue()).toBe("490");
  await expect
    .poll(async () => (await fetch(suite.siteUrl + sitePaths.product(fresh.owner.username, fresh.slug))).text(), { timeout: 15_000 })
    .toContain("¥2,800");
  await page.context().close();
});

test("everything can be done with the keyboard alone", async ({ shop, desk }) => {
  await desk.reload();
  const cash = toggle(desk, "Cash on pickup");
  await cash.waitFor();
  await toggle(desk, "Bank transfer").focus();
  await desk.keyboard.press("Tab");
  expect(await desk.getByLabel(labels.accountHolder).evaluate((one) => one === document.activeElement)).toBe(true);
  await desk.keyboard.press("Control+a");
  await desk.keyboard.type("Kiln");
  for (let fields = 0; fields < 4; fields++) await desk.keyboard.press("Tab");
  expect(await cash.evaluate((one) => one === document.activeElement)).toBe(true);
  await eventuallyStored(shop, { bank: { holder: "Kiln" } });
  await desk.keyboard.press("Space");
  await eventuallyStored(shop, { cash: { enabled: false } });
  await desk.keyboard.press("Space");
  await eventuallyStored(shop, { cash: { enabled: true } });
});
