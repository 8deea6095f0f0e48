import { sampleSettings } from "@awning/domain/shop/sample-settings";
import { DEFAULT_SHOP_SETTINGS, type ShopSettings, shopSettingsSchema } from "@awning/domain/shop/shop-settings";
import { toStoredSettings } from "@awning/domain/shop/stored";
import { expect, test } from "vitest";
import * as labels from "./labels.ts";
import { changedSettings, readSettingsForm, settingsWarnings, toSettingsForm, withShipping } from "./settings-form.ts";

const shop = sampleSettings();
const things = { physical: true, other: false };
const form = toSettingsForm(shop, "en");

test("reads stored settings back unchanged", () => {
  expect(readSettingsForm(form, shop, "en")).toEqual({ settings: shop, problems: {} });
  expect(shopSettingsSchema.parse(toStoredSettings(shop))).toEqual(shop);
});

test("keeps the stored price and reports an unreadable one", () => {
  const { settings, problems } = readSettingsForm({ ...form, shippingPrice: "free", cash: false }, shop, "en");
  expect(settings.shipping.price).toBe(490);
  expect(settings.cash.enabled).toBe(false);
  expect(problems).toEqual({ shippingPrice: "Enter an amount such as €28.50" });
});

test("waits for a price when shipping is first turned on, and requires an explicit 0", () => {
  const fresh = { ...shop, shipping: { enabled: false, price: 0 } };
  const on = { ...toSettingsForm(fresh, "en"), ...withShipping(true, fresh, "en") };
  expect(readSettingsForm(on, fresh, "en")).toMatchObject({
    settings: { shipping: { enabled: false, price: 0 } },
    problems: { shippingPrice: labels.shippingFeeMissing },
  });
  const read = (shippingPrice: string) => readSettingsForm({ ...on, shippingPrice }, fresh, "en").settings.shipping;
  expect([read("0"), read("4.90"), read("4,9x")]).toEqual([
    { enabled: true, price: 0 },
    { enabled: true, price: 490 },
    { enabled: false, price: 0 },
  ]);
  expect(readSettingsForm({ ...on, ...withShipping(false, fresh, "en") }, fresh, "en")).toEqual({ settings: fresh, problems: {} });
  // An earlier price is kept.
  const rested = { ...shop, shipping: { enabled: false, price: 490 } };
  expect(
    readSettingsForm({ ...toSettingsForm(rested, "en"), ...withShipping(true, rested, "en") }, rested, "en").settings.shipping,
  ).toEqual({
    enabled: true,
    price: 490,
  });
});

test("keeps minor units on a change of currency, and reads new input in the new one", () => {
  expect(readSettingsForm({ ...form, currency: "JPY" }, shop, "en")).toMatchObject({
    settings: { shipping: { price: 490 } },
    problems: {},
  });
  expect(readSettingsForm({ ...form, currency: "JPY", shippingPrice: "500" }, shop, "en").settings.shipping.price).toBe(500);
  expect(readSettingsForm({ ...form, currency: "JPY", shippingPrice: "5.50" }, shop, "en").problems.shippingPrice).toContain(
    "Enter an amount",
  );
});

test("keeps the stored instructions and reports those over the limit", () => {
  const { settings, problems } = readSettingsForm({ ...form, transferInstructions: "x".repeat(501) }, shop, "en");
  expect(settings.transfer.instructions).toBe("IBAN DE00 0000");
  expect(problems).toEqual({ transferInstructions: labels.atMostCharacters(500) });
});

test("keeps a private pickup location until its owner shows it", () => {
  const read = (typed: Partial<typeof form>) => changedSettings(shop, readSettingsForm({ ...form, ...typed }, shop, "en").settings);
  expect(read({ pickupPlace: "In the yard" })).toEqual({ pickup: { enabled: true, place: "In the yard", shown: false } });
  expect(read({ pickupShown: true })).toEqual({ pickup: { enabled: true, place: "Harbour lane 3", shown: true } });
  // Untouched fields are not written with others.
  expect(read({ holdDays: "14" })).toEqual({ holdDays: 14 });
});

test("reads and writes the payment deadline on its own", () => {
  const { settings, problems } = readSettingsForm({ ...form, holdDays: "14" }, shop, "en");
  expect(problems).toEqual({});
  expect(changedSettings(shop, settings)).toEqual({ holdDays: 14 });
});

test("has no warnings for a complete shop", () => {
  expect(settingsWarnings(shop, things)).toEqual([]);
});

test("warns of what keeps buyers away", () => {
  expect(
    settingsWarnings({ ...shop, transfer: { enabled: false, instructions: "" }, cash: { enabled: false, instructions: "" } }, things),
  ).toEqual(["no_payment", "shipping_needs_transfer"]);
  const noWay = { ...shop, shipping: { enabled: false, price: 0 }, pickup: { enabled: false, place: "", shown: true } };
  expect(settingsWarnings(noWay, things)).toEqual(["no_delivery", "cash_needs_pickup"]);
  expect(settingsWarnings(noWay, { physical: false, other: false })).toEqual(["cash_needs_pickup"]);
  expect(settingsWarnings(DEFAULT_SHOP_SETTINGS, things)).toEqual(["pickup_without_place"]);
});

test("warns that services and files cannot be paid in cash, when any are on sale", () => {
  const inCash = { ...shop, transfer: { enabled: false, instructions: "" }, shipping: { enabled: false, price: 0 } };
  const all = { physical: true, other: true };
  expect(settingsWarnings(inCash, things)).toEqual([]);
  expect(settingsWarnings(inCash, all)).toEqual(["other_needs_transfer"]);
  expect(settingsWarnings(inCash, all, true)).toEqual([]);
  expect(settingsWarnings(shop, all)).toEqual([]);
  expect(settingsWarnings({ ...inCash, cash: { enabled: false, instructions: "" } }, all)).toEqual(["no_payment"]);
});

test("accepts cards for everything", () => {
  const cardsOnly = { ...shop, transfer: { enabled: false, instructions: "" }, cash: { enabled: false, instructions: "" } };
  expect(settingsWarnings(cardsOnly, things, true)).toEqual([]);
});

test("warns of missing tax rates until the country has some", () => {
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

test("writes only what changed", () => {
  expect(changedSettings(shop, shop)).toEqual({});
  expect(changedSettings(shop, { ...shop, cash: { enabled: false, instructions: "" } })).toEqual({
    cash: { enabled: false, instructions: "" },
  });
});

test("a VAT number is that of the shop’s own country", () => {
  const taxed: ShopSettings = { ...shop, tax: { ...shop.tax, mode: "inclusive" } };
  const read = (vatNumber: string, country: string) =>
    readSettingsForm({ ...toSettingsForm(taxed, "en"), vatNumber, country }, taxed, "en");
  expect(read("ee 101234568", "EE").settings.vatNumber).toBe("EE101234568");
  expect(read(" ", "EE")).toMatchObject({ settings: { vatNumber: "" }, problems: {} });
  expect(read("ee 101234568", "DE").problems).toHaveProperty("vatNumber");
  expect(read("EE1", "EE").problems).toHaveProperty("vatNumber");
});

test("a VAT number is checked only while taxes are charged; without, the stored one stays", () => {
  const taxed: ShopSettings = { ...shop, country: "EE", tax: { ...shop.tax, mode: "inclusive" }, vatNumber: "EE101234568" };
  const moved = { ...toSettingsForm(taxed, "en"), country: "DE" };
  expect(readSettingsForm(moved, taxed, "en").problems).toEqual({ vatNumber: labels.vatNumberInvalid });
  const untaxed = readSettingsForm({ ...moved, tax: { ...taxed.tax, mode: "none" } }, taxed, "en");
  expect(untaxed.problems).toEqual({});
  expect(untaxed.settings.vatNumber).toBe("EE101234568");
});
