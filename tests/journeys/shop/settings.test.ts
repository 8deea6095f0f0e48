/** @module-tag full */
import { documents } from "@awning/domain/routes/firestore-paths";
import { paths, sitePaths } from "@awning/domain/routes/paths";
import { MAIL_WORDS_MAX } from "@awning/domain/shop/mail-settings";
import { DEFAULT_SHOP_SETTINGS } from "@awning/domain/shop/shop-settings";
import { informationDocuments } from "@awning/domain/site/information-documents";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as labels from "../../../web/src/features/shop/labels.ts";
import { gone } from "../../support/absence.ts";
import { cartLine, makeProduct } from "../../support/builders.ts";
import { run } from "../../support/clients.ts";
import { readDocument } from "../../support/emulators.ts";
import { buy, enterShop, openShop, PHONE, type Shop } from "../support/shop.ts";
import { openStage, suite } from "../support/stage.ts";

let stage: Awaited<ReturnType<typeof openStage>>;
let shop: Shop;
let owner: Page;

beforeAll(async () => {
  stage = await openStage();
  shop = await openShop({ settings: DEFAULT_SHOP_SETTINGS, stock: 50 });
  owner = await enterShop(stage, shop, { viewport: { width: 1440, height: 900 } });
  await owner.goto(paths.settings);
  await owner.getByRole("heading", { level: 1, name: "Settings" }).waitFor();
});
afterAll(() => stage.close());

const stored = () => readDocument(documents.shopSettings(shop.owner.uid));
const eventuallyStored = (part: Record<string, unknown>) => expect.poll(stored, { timeout: 15_000 }).toMatchObject(part);
const toggle = (name: string) => owner.getByRole("switch", { name: new RegExp(`^${name}`) });
const preview = () => owner.getByRole("complementary", { name: "What buyers see" });
const previewed = (name: string) => preview().getByRole("group", { name: "Checkout preview" }).getByRole("button", { name });
/** Words of the page in the phone, as they stand there. */
const inPhone = () => preview().locator("iframe").contentFrame().locator("main").innerText();
const quote = () => run("quote", { username: shop.owner.username, lines: [cartLine(shop.productId)], delivery: "shipping" });

test("a new shop is told what its buyers would not know", async () => {
  await owner.getByText("Pickup is on, but the location is missing. Add it so buyers know where to go.").waitFor();
  await owner.getByText("Accepts cash").waitFor();
  await expect.poll(inPhone, { timeout: 15_000 }).toContain("Cash on pickup");
  await gone(previewed("Transfer"));
});

test("whether everyone reads where to pick up is a choice, and said beside the field", async () => {
  await owner.getByText(labels.pickupPublicHint).waitFor();
  await toggle("Show at checkout").click();
  await owner.getByText(labels.pickupPrivateHint).waitFor();
  await eventuallyStored({ pickup: { shown: false } });
  await toggle("Show at checkout").click();
  await eventuallyStored({ pickup: { shown: true } });
});

test("where and when to pick up is saved by itself and shows in the phone at once", async () => {
  await owner.getByLabel(labels.pickupLocationAndTimes).fill("Harbour lane 3\nFridays 15:00 to 18:00");
  await eventuallyStored({ pickup: { enabled: true, place: "Harbour lane 3\nFridays 15:00 to 18:00" } });
  await owner.getByRole("main").getByRole("status").getByText("Saved", { exact: true }).waitFor();
  await gone(owner.getByText("the location is missing"));
  await previewed("Cash").click();
  await expect.poll(inPhone, { timeout: 15_000 }).toContain("Fridays 15:00 to 18:00");
  await owner.getByLabel("Instructions for buyers").fill("Exact change, please");
  await expect.poll(inPhone, { timeout: 15_000 }).toContain("Exact change, please");
});

test("bank details reach the buyer's order and mail, and no one who has not ordered", async () => {
  await toggle("Bank transfer").check();
  await owner.getByText("Bank transfer is on, but your bank details are missing").waitFor();
  await owner.getByLabel("Bank details").fill("Kiln and Company\nIBAN DE00 1234");
  await eventuallyStored({ transfer: { enabled: true, instructions: "Kiln and Company\nIBAN DE00 1234" } });
  await previewed("Transfer").click();
  await expect.poll(inPhone, { timeout: 15_000 }).toMatch(/IBAN DE00 1234[\s\S]*#1001/);
  await expect.poll(async () => (await quote()).payments, { timeout: 15_000 }).toContain("transfer");
  expect(JSON.stringify(await readDocument(documents.published(shop.owner.username)))).not.toContain("IBAN");
  const { email, orderUrl } = await buy(shop, { delivery: "pickup" });
  expect(await (await fetch(orderUrl)).text()).toContain("IBAN DE00 1234");
  const mail = await suite.waitForMail(email, /order/i);
  for (const body of [mail.text, mail.html]) expect(body).toContain("IBAN DE00 1234");
});

test("a price that cannot be read is named, keeps what was there, and is never shown to buyers", async () => {
  await toggle("Shipping").check();
  const price = owner.getByLabel("Shipping price");
  await price.fill("4,90");
  await eventuallyStored({ shipping: { enabled: true, price: 490 } });
  await previewed("Checkout").click();
  await expect.poll(inPhone, { timeout: 15_000 }).toContain("€4.90");
  for (const [typed, words] of [
    ["free", "Enter an amount such as €28.50"],
    ["4.9055", "Enter an amount such as €28.50"],
    ["-1", "Enter an amount such as €28.50"],
    ["", "Enter a shipping price. Enter 0 for free shipping."],
  ] as const) {
    await price.fill(typed);
    await owner.getByRole("alert").getByText(words).waitFor();
    await price.blur();
    expect(await price.inputValue()).toBe(typed);
    expect(await price.getAttribute("aria-invalid")).toBe("true");
  }
  await owner.getByText("1 thing to fix, the rest is saved").waitFor();
  expect(await stored()).toMatchObject({ shipping: { enabled: true, price: 490 } });
  await price.fill("0");
  await owner.getByText(labels.shippingPriceHint).waitFor();
  await eventuallyStored({ shipping: { enabled: true, price: 0 } });
  await price.fill("6.50");
  await eventuallyStored({ shipping: { enabled: true, price: 650 } });
  await expect.poll(async () => (await quote()).shipping, { timeout: 15_000 }).toBe(650);
});

test("too long a text is counted, named and kept in the form, while the shop keeps the last good one", async () => {
  const details = owner.getByLabel("Bank details");
  await details.fill("x".repeat(501));
  await owner.getByRole("alert").getByText("Use at most 500 characters").waitFor();
  await owner.getByText("501 of 500").waitFor();
  await details.blur();
  expect((await stored())?.transfer.instructions).toBe("Kiln and Company\nIBAN DE00 1234");
  await details.fill("IBAN DE00 5678");
  await eventuallyStored({ transfer: { enabled: true, instructions: "IBAN DE00 5678" } });
});

test("words for mails are saved by themselves and reach the buyer's next mail; too many are named and not saved", async () => {
  const words = owner.getByRole("textbox", { name: "Message" });
  await words.fill("Wash by hand.\nLet it dry slowly.");
  const kept = () => readDocument(informationDocuments.mailSettings(shop.owner.uid));
  await expect.poll(kept, { timeout: 15_000 }).toEqual({ text: "Wash by hand.\nLet it dry slowly." });
  const { email } = await buy(shop, { delivery: "pickup" });
  expect((await suite.waitForMail(email, /order/i)).text).toMatch(/Message from [^\n]*\s+Wash by hand\.\s+Let it dry slowly\./);
  await words.fill("x".repeat(MAIL_WORDS_MAX + 1));
  await owner.getByText("501 of 500").waitFor();
  await words.blur();
  await owner.getByRole("alert").getByText("Use at most 500 characters").waitFor();
  await words.fill("Wash by hand.");
  await expect.poll(kept, { timeout: 15_000 }).toEqual({ text: "Wash by hand." });
});

test("what keeps buyers from ordering is said where it is switched", async () => {
  await makeProduct(shop.owner, { kind: "service", title: "An hour at the wheel" });
  await toggle("Pickup").uncheck();
  await owner.getByText("Cash on pickup needs pickup.").waitFor();
  await toggle("Bank transfer").uncheck();
  await owner.getByText("Buyers can’t order with shipping because cash on pickup is your only payment method.").waitFor();
  await owner.getByText("Buyers can’t order paid services or files on their own").waitFor();
  await toggle("Cash on pickup").uncheck();
  await owner.getByText("Buyers can’t order yet. Turn on a payment method.").waitFor();
  await owner.getByText(labels.NO_PAYMENT).waitFor();
  await eventuallyStored({ cash: { enabled: false, instructions: "Exact change, please" }, transfer: { enabled: false } });
  for (const name of ["Pickup", "Bank transfer", "Cash on pickup"]) await toggle(name).check();
  // Switched off and on again, every text is still there.
  expect(await owner.getByLabel("Bank details").inputValue()).toBe("IBAN DE00 5678");
  await eventuallyStored({ pickup: { enabled: true, place: "Harbour lane 3\nFridays 15:00 to 18:00" }, cash: { enabled: true } });
});

test("an edit made offline is kept and sent later", async () => {
  await owner.context().setOffline(true);
  await owner.getByLabel("Instructions for buyers").fill("Card works too");
  await owner.getByRole("main").getByText("Offline, will save").waitFor();
  await owner.context().setOffline(false);
  await eventuallyStored({ cash: { enabled: true, instructions: "Card works too" } });
  await owner.getByRole("main").getByRole("status").getByText("Saved", { exact: true }).waitFor();
});

test("two devices: what one saves is on the other, and what is being typed there is not overwritten", async () => {
  const phone = await enterShop(stage, shop, PHONE);
  await phone.goto(paths.settings);
  await phone.getByLabel(labels.pickupLocationAndTimes).waitFor();
  await owner.getByLabel("Instructions for buyers").fill("Cash only, please");
  await expect.poll(() => phone.getByLabel("Instructions for buyers").inputValue(), { timeout: 15_000 }).toBe("Cash only, please");
  await phone.getByLabel(labels.pickupLocationAndTimes).pressSequentially(", ring at the gate");
  await eventuallyStored({ cash: { instructions: "Cash only, please" }, pickup: { place: expect.stringMatching(/ring at the gate/) } });
  await phone.getByRole("button", { name: "Preview" }).click();
  const sheet = phone.getByRole("dialog", { name: "What buyers see" });
  await sheet.getByRole("button", { name: "Cash" }).click();
  await expect
    .poll(() => sheet.locator("iframe").contentFrame().locator("main").innerText(), { timeout: 15_000 })
    .toContain("ring at the gate");
  await phone.context().close();
});

test("the currency can be chosen until the first order, and prices keep their digits", async () => {
  expect(await owner.getByLabel("Shop currency").isDisabled()).toBe(true);
  await owner.getByText(labels.currencyHint).waitFor();
  const fresh = await openShop({ settings: { ...DEFAULT_SHOP_SETTINGS, shipping: { enabled: true, price: 490 } } });
  const page = await enterShop(stage, fresh, { viewport: { width: 1440, height: 900 } });
  await page.goto(paths.settings);
  await page.getByLabel("Shop currency").selectOption("JPY");
  await expect
    .poll(() => readDocument(documents.shopSettings(fresh.owner.uid)), { timeout: 15_000 })
    .toMatchObject({
      currency: "JPY",
      shipping: { price: 490 },
    });
  await expect.poll(() => page.getByLabel("Shipping price").inputValue()).toBe("490");
  await expect
    .poll(async () => (await fetch(suite.siteUrl + sitePaths.product(fresh.owner.username, fresh.slug))).text(), { timeout: 15_000 })
    .toContain("¥2,800");
  await page.context().close();
});

test("everything can be done with the keyboard alone", async () => {
  await owner.reload();
  const cash = toggle("Cash on pickup");
  await cash.waitFor();
  await toggle("Bank transfer").focus();
  await owner.keyboard.press("Tab");
  expect(await owner.getByLabel("Bank details").evaluate((one) => one === document.activeElement)).toBe(true);
  await owner.keyboard.press("Control+a");
  await owner.keyboard.type("IBAN DE00 9999");
  await owner.keyboard.press("Tab");
  expect(await cash.evaluate((one) => one === document.activeElement)).toBe(true);
  await eventuallyStored({ transfer: { instructions: "IBAN DE00 9999" } });
  await owner.keyboard.press("Space");
  await eventuallyStored({ cash: { enabled: false } });
  await owner.keyboard.press("Space");
  await eventuallyStored({ cash: { enabled: true } });
});
