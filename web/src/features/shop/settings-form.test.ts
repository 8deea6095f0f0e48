import { sampleSettings } from "@awning/domain/shop/sample-settings";
import { DEFAULT_SHOP_SETTINGS, type ShopSettings, shopSettingsSchema } from "@awning/domain/shop/shop-settings";
import { toStoredSettings } from "@awning/domain/shop/stored";
import { expect, test } from "vitest";
import * as labels from "./labels.ts";
import { changedSettings, readSettingsForm, settingsWarnings, toSettingsForm, withShipping } from "./settings-form.ts";

const shop = sampleSettings();
const things = { physical: true, other: false };
const form = toSettingsForm(shop, "en");

test("stored settings read back as themselves", () => {
  expect(readSettingsForm(form, shop, "en")).toEqual({ settings: shop, problems: {} });
  expect(shopSettingsSchema.parse(toStoredSettings(shop))).toEqual(shop);
});

test("an unreadable price keeps the stored one and is named", () => {
  const { settings, problems } = readSettingsForm({ ...form, shippingPrice: "free", cash: false }, shop, "en");
  expect(settings.shipping.price).toBe(490);
  expect(settings.cash.enabled).toBe(false);
  expect(problems).toEqual({ shippingPrice: "Enter an amount such as €28.50" });
});

test("shipping that is turned on for the first time waits for a price, and 0 is said by hand", () => {
  const fresh = { ...shop, shipping: { enabled: false, price: 0 } };
  const on = { ...toSettingsForm(fresh, "en"), ...withShipping(true, fresh, "en") };
  expect(readSettingsForm(on, fresh, "en")).toMatchObject({
    settings: { shipping: { enabled: false, price: 0 } },
    problems: { shippingPrice: labels.shippingPriceInvalid },
  });
  const read = (shippingPrice: string) => readSettingsForm({ ...on, shippingPrice }, fresh, "en").settings.shipping;
  expect([read("0"), read("4.90"), read("4,9x")]).toEqual([
    { enabled: true, price: 0 },
    { enabled: true, price: 490 },
    { enabled: false, price: 0 },
  ]);
  expect(readSettingsForm({ ...on, ...withShipping(false, fresh, "en") }, fresh, "en")).toEqual({ settings: fresh, problems: {} });
  // A price that was once said is kept.
  const rested = { ...shop, shipping: { enabled: false, price: 490 } };
  expect(
    readSettingsForm({ ...toSettingsForm(rested, "en"), ...withShipping(true, rested, "en") }, rested, "en").settings.shipping,
  ).toEqual({
    enabled: true,
    price: 490,
  });
});

test("a change of currency keeps the minor units, and what is typed anew is read in the new one", () => {
  expect(readSettingsForm({ ...form, currency: "JPY" }, shop, "en")).toMatchObject({
    settings: { shipping: { price: 490 } },
    problems: {},
  });
  expect(readSettingsForm({ ...form, currency: "JPY", shippingPrice: "500" }, shop, "en").settings.shipping.price).toBe(500);
  expect(readSettingsForm({ ...form, currency: "JPY", shippingPrice: "5.50" }, shop, "en").problems.shippingPrice).toContain(
    "Enter an amount",
  );
});

test("instructions over the limit keep the stored ones and are named", () => {
  const { settings, problems } = readSettingsForm({ ...form, transferInstructions: "x".repeat(501) }, shop, "en");
  expect(settings.transfer.instructions).toBe("IBAN DE00 0000");
  expect(problems).toEqual({ transferInstructions: labels.atMostCharacters(500) });
});

test("a private place stays so until its owner shows it", () => {
  const read = (typed: Partial<typeof form>) => changedSettings(shop, readSettingsForm({ ...form, ...typed }, shop, "en").settings);
  expect(read({ pickupPlace: "In the yard" })).toEqual({ pickup: { enabled: true, place: "In the yard", shown: false } });
  expect(read({ pickupShown: true })).toEqual({ pickup: { enabled: true, place: "Harbour lane 3", shown: true } });
  // What nobody touched is not written with something else.
  expect(read({ holdDays: "14" })).toEqual({ holdDays: 14 });
});

test("how long pieces wait for their money is read and written by itself", () => {
  const { settings, problems } = readSettingsForm({ ...form, holdDays: "14" }, shop, "en");
  expect(problems).toEqual({});
  expect(changedSettings(shop, settings)).toEqual({ holdDays: 14 });
});

test("a complete shop has nothing to warn of", () => {
  expect(settingsWarnings(shop, things)).toEqual([]);
});

test("warnings name what keeps buyers away", () => {
  expect(
    settingsWarnings({ ...shop, transfer: { enabled: false, instructions: "" }, cash: { enabled: false, instructions: "" } }, things),
  ).toEqual(["no_payment", "shipping_needs_transfer"]);
  const noWay = { ...shop, shipping: { enabled: false, price: 0 }, pickup: { enabled: false, place: "", shown: true } };
  expect(settingsWarnings(noWay, things)).toEqual(["no_delivery", "cash_needs_pickup"]);
  expect(settingsWarnings(noWay, { physical: false, other: false })).toEqual(["cash_needs_pickup"]);
  expect(settingsWarnings(DEFAULT_SHOP_SETTINGS, things)).toEqual(["pickup_without_place"]);
});

test("services and files cannot be paid for in cash, which is said where some are on sale", () => {
  const inCash = { ...shop, transfer: { enabled: false, instructions: "" }, shipping: { enabled: false, price: 0 } };
  const all = { physical: true, other: true };
  expect(settingsWarnings(inCash, things)).toEqual([]);
  expect(settingsWarnings(inCash, all)).toEqual(["other_needs_transfer"]);
  expect(settingsWarnings(inCash, all, true)).toEqual([]);
  expect(settingsWarnings(shop, all)).toEqual([]);
  expect(settingsWarnings({ ...inCash, cash: { enabled: false, instructions: "" } }, all)).toEqual(["no_payment"]);
});

test("a shop that takes cards can be paid for everything", () => {
  const cardsOnly = { ...shop, transfer: { enabled: false, instructions: "" }, cash: { enabled: false, instructions: "" } };
  expect(settingsWarnings(cardsOnly, things, true)).toEqual([]);
});

test("taxes whose rates are not found are warned of, and gone when the country has some", () => {
  const taxed: ShopSettings = {
    ...shop,
    tax: { mode: "inclusive", shipping: true, rates: [{ country: "EE", standardRate: 22000, reducedRate: 9000 }] },
  };
  expect(settingsWarnings(taxed, things)).toEqual(["tax_no_country"]);
  expect(settingsWarnings({ ...taxed, country: "LV" }, things)).toEqual(["tax_no_rates"]);
  expect(settingsWarnings({ ...taxed, country: "EE" }, things)).toEqual([]);
  const parcels = { ...taxed, pickup: { enabled: false, place: "", shown: true }, cash: { enabled: false, instructions: "" } };
  expect(settingsWarnings(parcels, things)).toEqual([]);
  expect(settingsWarnings(parcels, { physical: true, other: true })).toEqual(["tax_no_country"]);
});

test("only the parts that changed are written", () => {
  expect(changedSettings(shop, shop)).toEqual({});
  expect(changedSettings(shop, { ...shop, cash: { enabled: false, instructions: "" } })).toEqual({
    cash: { enabled: false, instructions: "" },
  });
});
