import { documents } from "@awning/domain/routes/firestore-paths";
import { settingsPaths } from "@awning/domain/routes/settings-paths";
import { DEFAULT_SHOP_SETTINGS } from "@awning/domain/shop/shop-settings";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { openScreen, saved, signedInOwner, store } from "../support/screen.tsx";

test("shipping is on for buyers once it has a price, also when that is 0", async () => {
  const owner = signedInOwner({ settings: { ...DEFAULT_SHOP_SETTINGS, shipping: { enabled: false, price: 0 } } });
  const shipping = () => store.get(documents.shopSettings(owner.uid))?.["shipping"];
  await openScreen(settingsPaths.section("delivery"));
  await page.getByRole("switch", { name: /^Shipping/ }).click();
  const price = page.getByLabelText("Shipping price");
  await expect.element(price).toHaveValue("");
  await expect.element(page.getByText("Enter a shipping price. Enter 0 for free shipping.")).toBeVisible();
  expect(shipping()).toEqual({ enabled: false, price: 0 });
  await price.fill("0");
  await page.getByRole("heading", { level: 1 }).click();
  await saved();
  expect(shipping()).toEqual({ enabled: true, price: 0 });
});
