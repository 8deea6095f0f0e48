import { documents } from "@awning/domain/collections";
import { paths } from "@awning/domain/paths";
import { DEFAULT_SHOP_SETTINGS, shopSettingsSchema } from "@awning/domain/shop-settings";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { faults, field, gone, says } from "../support/acting.ts";
import { type Owner, openScreen, signedInOwner, store } from "../support/screen.tsx";

const settings = (owner: Owner) => shopSettingsSchema.parse(store.get(documents.shopSettings(owner.uid)));
const country = () => page.getByLabelText("Your country", { exact: false });

test("an owner sends parcels by several methods, by country, free over an amount", async () => {
  const owner = signedInOwner();
  await openScreen(paths.settings);
  await country().selectOptions("Estonia");
  await page.getByRole("button", { name: "Use several ways or prices by country" }).click();
  await page.getByRole("button", { name: "Add a way to send" }).click();
  const sheet = page.getByRole("dialog", { name: "A way to send parcels" });
  const keep = sheet.getByRole("button", { name: "Keep it" });
  await keep.click();
  await says("A name that buyers understand", sheet);
  await field("Name", sheet).fill("Baltic parcel");
  await field("Price", sheet).fill("3,50");
  await field("Free over", sheet).fill("50");
  await field("Days, from", sheet).fill("1");
  await field("Days, to", sheet).fill("3");
  const countries = sheet.getByLabelText("Countries", { exact: true });
  await countries.selectOptions("Estonia");
  await countries.selectOptions("Latvia");
  expect(await faults()).toEqual([]);
  await keep.click();
  await says("Estonia, Latvia · €3.50 · free over €50.00 · 1 to 3 days");
  await expect
    .poll(() => settings(owner))
    .toMatchObject({
      country: "EE",
      shippingMethods: [
        { name: "Parcel", price: 490, countries: [] },
        { name: "Baltic parcel", price: 350, freeOver: 5000, countries: ["EE", "LV"], days: { from: 1, to: 3 } },
      ],
    });
});

test("an owner adds taxes on top of the prices, and is told while the shop's country is missing", async () => {
  const owner = signedInOwner({ settings: { ...DEFAULT_SHOP_SETTINGS, country: "EE", shipping: { enabled: true, price: 490 } } });
  await openScreen(paths.settings);
  await page.getByRole("group", { name: "Taxes" }).getByRole("button", { name: "On top" }).click();
  await page.getByRole("button", { name: "Add rates" }).click();
  const sheet = page.getByRole("dialog", { name: "Tax rates of a country" });
  await sheet.getByLabelText("Country", { exact: true }).selectOptions("Estonia");
  await field("Standard rate", sheet).fill("31");
  await sheet.getByRole("button", { name: "Keep it" }).click();
  await says("Enter a percentage up to 30", sheet);
  await field("Standard rate", sheet).fill("20");
  await sheet.getByRole("button", { name: "Keep it" }).click();
  await says("20 %, reduced 0 %");
  await country().selectOptions("");
  await says("your country is not said");
  await page.getByRole("button", { name: "Choose your country" }).click();
  await expect.element(country()).toHaveFocus();
  await country().selectOptions("Estonia");
  await gone(page.getByText("your country is not said", { exact: false }));
  await expect
    .poll(() => settings(owner))
    .toMatchObject({
      country: "EE",
      tax: { mode: "exclusive", shipping: true, rates: [{ country: "EE", standardRate: 20000, reducedRate: 0 }] },
    });
});
