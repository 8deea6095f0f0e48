import { documents } from "@awning/domain/routes/firestore-paths";
import { paths } from "@awning/domain/routes/paths";
import { settingsPaths } from "@awning/domain/routes/settings-paths";
import { DEFAULT_SHOP_SETTINGS } from "@awning/domain/shop/shop-settings";
import { expect } from "vitest";
import { page } from "vitest/browser";
import * as labels from "../../../web/src/features/shop/labels.ts";
import { field, gone, leave, says, scrollsSideways, toggle } from "../support/acting.ts";
import { faults } from "../support/axe.ts";
import { openScreen, PHONE, saved, signedInOwner, store, test } from "../support/screen.tsx";

const entry = (name: RegExp) => page.getByRole("main").getByRole("link", { name });

test("the list says what is set in each section and where something is to be fixed, and leads to the field that is missing", async () => {
  signedInOwner({ settings: { ...DEFAULT_SHOP_SETTINGS, pickup: { enabled: true, place: "", shown: true } } });
  const screen = await openScreen(paths.settings, { viewport: PHONE });
  await expect.element(entry(/^Payments Accepts cash · EUR$/)).toBeVisible();
  await entry(/^Delivery .*1 thing to fix$/).click();
  await expect.poll(screen.path).toBe(settingsPaths.section("delivery"));
  await page.getByRole("link", { name: labels.addTheLocation }).click();
  await expect.element(field(labels.pickupLocationAndTimes)).toHaveFocus();
  await field(labels.pickupLocationAndTimes).fill("Harbor Lane 3");
  await gone(page.getByText("the location is missing", { exact: false }));
  await page.getByRole("link", { name: labels.settings, exact: true }).first().click();
  await expect.element(entry(/^Delivery Pickup$/)).toBeVisible();
});

test("what is typed stays from one section to the next, and only the section of a wrong field says so", async ({ owner }) => {
  const screen = await openScreen(settingsPaths.section("delivery"));
  const price = () => field(labels.shippingPrice);
  await price().fill("free");
  await says("1 thing to fix, the rest is saved");
  const sections = page.getByRole("navigation", { name: labels.settings });
  await sections.getByRole("link", { name: "Payments" }).click();
  await expect.element(sections.getByRole("link", { name: "Payments" })).toHaveAttribute("aria-current", "page");
  await expect.element(sections.getByRole("link", { name: "Delivery 1 thing to fix" })).toBeVisible();
  await gone(page.getByText("the rest is saved", { exact: false }));
  await toggle("Bank transfer").click();
  await saved();
  await screen.goto(settingsPaths.section("delivery"));
  await expect.element(price()).toHaveValue("free");
  expect(store.get(documents.shopSettings(owner.uid))?.["shipping"]).toMatchObject({ price: 490 });
});

test("a method without what it needs says which row of another section ends that", async () => {
  signedInOwner({ settings: { ...DEFAULT_SHOP_SETTINGS, pickup: { enabled: false, place: "", shown: true } } });
  const screen = await openScreen(settingsPaths.section("payments"));
  await page.getByRole("link", { name: labels.goToPickup }).click();
  await expect.poll(screen.path).toBe(settingsPaths.section("delivery"));
  await expect.element(toggle(labels.pickup)).toHaveFocus();
  await expect.element(page.getByRole("navigation", { name: labels.settings }).getByRole("link", { name: "Delivery" })).toBeVisible();
});

test("an address below the settings that is no section leads to the list of them", async ({ owner }) => {
  const screen = await openScreen(`${paths.settings}/other`);
  await expect.poll(screen.path).toBe(paths.settings);
  await expect.element(entry(new RegExp(`Emails to ${owner.email}`))).toBeVisible();
});

test("whether businesses can withdraw is stored", async ({ owner }) => {
  await openScreen(settingsPaths.section("orders"));
  await toggle(labels.businessesCanWithdraw).click();
  await saved();
  await expect.poll(() => store.get(documents.shopSettings(owner.uid))?.["businessWithdrawal"]).toBe(false);
});

test("a bank account is checked while it is typed, and stored without spaces", async ({ owner }) => {
  await openScreen(settingsPaths.section("payments"), { viewport: PHONE });
  await field(labels.accountHolder).fill("Kiln Studio");
  await field(labels.iban).fill("DE89 3704 0044 0532 0130 01");
  await leave(field(labels.iban));
  await says(labels.ibanInvalid);
  await field(labels.bic).fill("MARK");
  await leave(field(labels.bic));
  await says(labels.bicInvalid);
  await field(labels.bic).fill("");
  await field(labels.iban).fill("de89 3704 0044 0532 0130 00");
  await saved();
  await expect
    .poll(() => store.get(documents.shopSettings(owner.uid))?.["bank"])
    .toEqual({ holder: "Kiln Studio", iban: "DE89370400440532013000", bic: "" });
  expect(await faults()).toEqual([]);
  expect(scrollsSideways()).toBe(false);
});
