import { lastQuarters } from "@awning/domain/order/money/vat-report";
import { sampleLine } from "@awning/domain/order/sample-order";
import { documents } from "@awning/domain/routes/firestore-paths";
import { settingsPaths } from "@awning/domain/routes/settings-paths";
import { DEFAULT_SHOP_SETTINGS, shopSettingsSchema } from "@awning/domain/shop/shop-settings";
import { expect, onTestFinished } from "vitest";
import { page } from "vitest/browser";
import * as labels from "../../../web/src/features/shop/labels.ts";
import { field, gone, leave, says } from "../support/acting.ts";
import { faults } from "../support/axe.ts";
import { PAID, putOrder } from "../support/orders.ts";
import { type Owner, openScreen, signedInOwner, store, test } from "../support/screen.tsx";

const settings = (owner: Owner) => shopSettingsSchema.parse(store.get(documents.shopSettings(owner.uid)));
const country = () => page.getByLabelText("Shop country", { exact: false });

test("an owner sends parcels by several methods, by country, free over an amount", async ({ owner }) => {
  const screen = await openScreen(settingsPaths.section("taxes"));
  await country().selectOptions("Estonia");
  await screen.goto(settingsPaths.section("delivery"));
  await page.getByRole("button", { name: labels.setUpRatesByCountry }).click();
  await page.getByRole("button", { name: "Add shipping method" }).click();
  const sheet = page.getByRole("dialog", { name: "Add shipping method" });
  const keep = sheet.getByRole("button", { name: "Save", exact: true });
  await keep.click();
  await says("Enter a name", sheet);
  await field("Name", sheet).fill("Baltic parcel");
  await field("Price", sheet).fill("3,50");
  await field("Free shipping from", sheet).fill("50");
  await field("Minimum days", sheet).fill("1");
  await field("Maximum days", sheet).fill("3");
  const countries = sheet.getByLabelText("Countries", { exact: true });
  await countries.selectOptions("Estonia");
  await countries.selectOptions("Latvia");
  expect(await faults()).toEqual([]);
  await keep.click();
  await says("Estonia, Latvia · €3.50 · free from €50.00 · 1–3 days");
  await expect
    .poll(() => settings(owner))
    .toMatchObject({
      country: "EE",
      shippingMethods: [
        { name: "Standard", price: 490, countries: [] },
        { name: "Baltic parcel", price: 350, freeOver: 5000, countries: ["EE", "LV"], days: { from: 1, to: 3 } },
      ],
    });
});

test("an owner adds taxes on top of the prices, and is told while the shop's country is missing", async () => {
  const owner = signedInOwner({ settings: { ...DEFAULT_SHOP_SETTINGS, country: "EE", shipping: { enabled: true, price: 490 } } });
  await openScreen(settingsPaths.section("taxes"));
  await page.getByRole("group", { name: "Taxes" }).getByRole("button", { name: "Added at checkout" }).click();
  await page.getByRole("button", { name: "Add rates" }).click();
  const sheet = page.getByRole("dialog", { name: "Add tax rates" });
  await sheet.getByLabelText("Country", { exact: true }).selectOptions("Estonia");
  await field("Standard rate", sheet).fill("31");
  await sheet.getByRole("button", { name: "Save", exact: true }).click();
  await says("Enter a percentage up to 30", sheet);
  await field("Standard rate", sheet).fill("20");
  await sheet.getByRole("button", { name: "Save", exact: true }).click();
  await says("20 %, reduced 0 %");
  await country().selectOptions("");
  await says("your shop country isn’t set");
  await page.getByRole("button", { name: "Set your country" }).click();
  await expect.element(country()).toHaveFocus();
  await country().selectOptions("Estonia");
  await gone(page.getByText("your shop country isn’t set", { exact: false }));
  await expect
    .poll(() => settings(owner))
    .toMatchObject({
      country: "EE",
      tax: { mode: "exclusive", shipping: true, rates: [{ country: "EE", standardRate: 20000, reducedRate: 0 }] },
    });
});

test("a VAT number of the shop's own country is stored, another one is not, and without taxes none is asked for", async () => {
  const rates = [{ country: "EE", standardRate: 24_000, reducedRate: 9_000 }];
  const taxed = { ...DEFAULT_SHOP_SETTINGS, country: "EE", tax: { mode: "inclusive" as const, shipping: true, rates } };
  const owner = signedInOwner({ settings: taxed });
  await openScreen(settingsPaths.section("taxes", "vat-number"));
  await field(labels.yourVatNumber).fill("DE123456788");
  await leave(field(labels.yourVatNumber));
  await says(labels.vatNumberInvalid);
  await field(labels.yourVatNumber).fill("ee 101234568");
  await expect.poll(() => settings(owner).vatNumber).toBe("EE101234568");
  expect(await faults()).toEqual([]);
  await page.getByRole("group", { name: "Taxes" }).getByRole("button", { name: labels.noTax }).click();
  await gone(page.getByLabelText(labels.yourVatNumber));
});

test("the VAT of a quarter is downloaded by country and rate, also of what was recorded after it", async () => {
  const rates = [{ country: "EE", standardRate: 24_000, reducedRate: 9_000 }];
  const taxed = { ...DEFAULT_SHOP_SETTINGS, country: "EE", tax: { mode: "inclusive" as const, shipping: true, rates } };
  const owner = signedInOwner({ settings: taxed });
  const tax = { mode: "inclusive" as const, rates: [{ taxRate: 24_000, taxed: 1240, amount: 240 }] };
  const [now, last] = lastQuarters(new Date().toISOString().slice(0, 10), 2);
  const mug = { delivery: "pickup" as const, lines: [sampleLine("mug", 1, { unit: 1240, total: 1240 })], total: 1240, tax };
  putOrder(owner, mug, PAID);
  putOrder(owner, { ...mug, source: "manual" }, { type: "mark_paid", day: last?.from });
  const files: Blob[] = [];
  const { createObjectURL } = URL;
  onTestFinished(() => void Object.assign(URL, { createObjectURL }));
  URL.createObjectURL = (file: Blob) => {
    files.push(file);
    return createObjectURL.call(URL, file);
  };
  await openScreen(settingsPaths.section("taxes", "vat-report"));
  for (const [index, quarter] of [now, last].entries()) {
    await page.getByLabelText(labels.vatReport, { exact: false }).selectOptions(quarter?.name ?? "");
    await page.getByRole("button", { name: labels.downloadVatReport }).click();
    await expect.poll(() => files.length).toBe(index + 1);
    expect(await files[index]?.text()).toContain("Domestic,EE,24,EUR,10.00,2.40,12.40");
  }
});
