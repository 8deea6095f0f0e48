import { productDraftSchema } from "@awning/domain/product/product";
import { documents } from "@awning/domain/routes/firestore-paths";
import { paths } from "@awning/domain/routes/paths";
import { settingsPaths } from "@awning/domain/routes/settings-paths";
import { type ShopSettings, shopSettingsSchema } from "@awning/domain/shop/shop-settings";
import { informationDocuments } from "@awning/domain/site/information-documents";
import { profileSchema } from "@awning/domain/site/profile";
import { readSocials } from "@awning/domain/site/socials";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import * as z from "zod/mini";
import * as shopLabels from "../../../web/src/features/shop/labels.ts";
import * as siteInformationLabels from "../../../web/src/features/site/information/labels.ts";
import { EVERYTHING_ON, makeOwner, makeProduct, type Owner } from "../../support/builders.ts";
import { admin, readDocument } from "../../support/emulators.ts";
import { fromStart, journey, perFile } from "../support/fixtures.ts";
import { onDevice, open, openRow, saved } from "../support/owner.ts";

// One owner, two devices, one of them without a connection for a while: what each changed stands in the end.

const way = (id: string, name: string, price: number) => ({ id, name, price, freeOver: null, countries: [], days: null, active: true });
const SETTINGS: ShopSettings = {
  ...EVERYTHING_ON,
  shippingMethods: [way("near", "Near", 400), way("far", "Far", 900)],
  tax: { mode: "inclusive", shipping: true, rates: [{ country: "EE", standardRate: 22000, reducedRate: 9000 }] },
};

const KINDS = ["Oat", "Sea", "Ash"];
const shape = {
  variants: KINDS.map((name) => ({ id: name.toLowerCase(), name, price: null })),
  options: [{ name: "Glaze", values: KINDS }],
};

const test = journey
  .extend("owner", perFile, () => makeOwner({ settings: SETTINGS }))
  .extend("boat", perFile, ({ stage, owner }) => onDevice(stage, owner))
  .extend("shore", perFile, ({ stage, owner }) => onDevice(stage, owner))
  .extend("productId", fromStart, ({ owner }) => makeProduct(owner, { title: "Stoneware mug", slug: "mug", ...shape }))
  .extend("otherId", fromStart, async ({ owner }) => {
    const otherId = await makeProduct(owner, { title: "Bowl", slug: "bowl", order: "a1", ...shape });
    const at = new Date();
    const terms = { type: "percent", value: 10, startsAt: null, endsAt: null, minSubtotal: null, totalLimit: null, perEmailLimit: null };
    await admin.firestore
      .doc(documents.discount(owner.uid, "SPRING"))
      .set({ ...terms, productIds: [], state: "active", used: 0, createdAt: at, updatedAt: at });
    return otherId;
  });

const waits = (page: Page) => page.getByRole("main").getByRole("status").getByText("Offline, will save").waitFor();
const product = async (owner: Owner, productId: string, id = productId) => productDraftSchema.parse(await draftOf(owner, id));
async function draftOf(owner: Owner, id: string) {
  return readDocument(documents.product(owner.uid, id));
}
const pricesOf = async (owner: Owner, productId: string, id = productId) =>
  Object.fromEntries((await product(owner, productId, id)).variants.map(({ name, price }) => [name, price]));
const settings = async (owner: Owner) => shopSettingsSchema.parse(await readDocument(documents.shopSettings(owner.uid)));

async function openBoth(boat: Page, shore: Page, path: string): Promise<void> {
  await boat.context().setOffline(false);
  await open(boat, path);
  await open(shore, path);
  await boat.context().setOffline(true);
}

test("two kinds of a product are priced on two devices, and one more is added", async ({ owner, boat, shore, productId }) => {
  await openBoth(boat, shore, paths.product(productId));
  for (const device of [boat, shore]) await openRow(device, "Variants");
  await boat.getByRole("textbox", { name: "Price of Oat" }).fill("31");
  await boat.getByRole("textbox", { name: "SKU of Oat" }).focus();
  await waits(boat);
  await shore.getByRole("textbox", { name: "Price of Sea" }).fill("42");
  await shore.getByRole("button", { name: "Add a variant" }).click();
  await shore.getByRole("textbox", { name: "Name of variant 4" }).fill("Rust");
  await saved(shore);
  await boat.context().setOffline(false);
  await expect.poll(() => pricesOf(owner, productId), { timeout: 20_000 }).toEqual({ Oat: 3100, Sea: 4200, Ash: null, Rust: null });
  await expect.poll(() => boat.getByRole("textbox", { name: "Price of Sea" }).inputValue()).toBe("42.00");
  await expect.poll(() => shore.getByRole("textbox", { name: "Price of Oat" }).inputValue()).toBe("31.00");
});

test("what is being typed into one kind leaves what arrives of another alone", { tags: ["full"] }, async ({
  owner,
  boat,
  shore,
  productId,
}) => {
  await open(boat, paths.product(productId));
  await open(shore, paths.product(productId));
  for (const device of [boat, shore]) await openRow(device, "Variants");
  // Not readable yet, so it waits.
  await boat.getByRole("textbox", { name: "Price of Oat" }).fill("3x");
  await shore.getByRole("textbox", { name: "Price of Sea" }).fill("45");
  await saved(shore);
  await expect.poll(() => boat.getByRole("textbox", { name: "Price of Sea" }).inputValue()).toMatch(/^45/);
  await boat.getByRole("textbox", { name: "Price of Oat" }).fill("33");
  await expect.poll(() => pricesOf(owner, productId), { timeout: 20_000 }).toEqual({ Oat: 3300, Sea: 4500, Ash: null, Rust: null });
});

test("prices raised at once, and taken back, leave a kind alone that was renamed and priced meanwhile", { tags: ["full"] }, async ({
  owner,
  boat,
  shore,
  productId,
  otherId,
}) => {
  await open(boat, paths.products);
  await open(shore, paths.product(otherId));
  await openRow(shore, "Variants");
  await boat.getByRole("checkbox", { name: /Bowl/ }).check();
  await boat.getByRole("button", { name: "Change prices" }).click();
  const sheet = boat.getByRole("dialog", { name: "Change price" });
  await sheet.getByRole("textbox", { name: "Change by" }).fill("10");
  await boat.context().setOffline(true);
  await sheet.getByRole("button", { name: "Update prices", exact: true }).click();
  await shore.getByRole("textbox", { name: "Price of Sea" }).fill("50");
  await saved(shore);
  await boat.getByText("Undo", { exact: true }).click();
  await boat.context().setOffline(false);
  await expect.poll(() => pricesOf(owner, productId, otherId), { timeout: 20_000 }).toEqual({ Oat: null, Sea: 5000, Ash: null });
  await expect.poll(async () => (await product(owner, productId, otherId)).price).toBe(2800);
});

test("two ways to send and the taxes of two countries are changed on two devices", { tags: ["full"] }, async ({ owner, boat, shore }) => {
  const taxes = (on: Page) => on.getByRole("navigation", { name: "Settings" }).getByRole("link", { name: /^Taxes/ });
  await openBoth(boat, shore, settingsPaths.section("delivery"));
  await boat.getByRole("button", { name: /^Edit Near/ }).click();
  await boat.getByRole("dialog").getByLabel("Price").fill("4.50");
  await boat.getByRole("button", { name: "Save", exact: true }).click();
  await taxes(boat).click();
  await boat.getByRole("button", { name: "Edit rates for Estonia" }).click();
  await boat.getByRole("dialog").getByLabel("Standard rate").fill("24");
  await boat.getByRole("button", { name: "Save", exact: true }).click();
  await waits(boat);

  await shore.getByRole("button", { name: /^Edit Far/ }).click();
  await shore.getByRole("dialog").getByLabel("Price").fill("9.50");
  await shore.getByRole("button", { name: "Save", exact: true }).click();
  await taxes(shore).click();
  await shore.getByRole("button", { name: "Add rates" }).click();
  await shore.getByRole("dialog").getByLabel("Country").selectOption("LV");
  await shore.getByRole("dialog").getByLabel("Standard rate").fill("21");
  await shore.getByRole("button", { name: "Save", exact: true }).click();
  await shore.getByRole("switch", { name: "Tax on shipping" }).click();
  await saved(shore);

  await boat.context().setOffline(false);
  await expect
    .poll(async () => (await settings(owner)).shippingMethods.map(({ name, price }) => [name, price]), { timeout: 20_000 })
    .toEqual([
      ["Near", 450],
      ["Far", 950],
    ]);
  expect((await settings(owner)).tax).toEqual({
    mode: "inclusive",
    shipping: false,
    rates: [
      { country: "EE", standardRate: 24000, reducedRate: 9000 },
      { country: "LV", standardRate: 21000, reducedRate: 0 },
    ],
  });
});

test("a switch and the words beside it are changed on two devices", { tags: ["full"] }, async ({ owner, boat, shore }) => {
  await openBoth(boat, shore, settingsPaths.section("delivery"));
  await boat.getByRole("switch", { name: /^Pickup/ }).click();
  await waits(boat);
  await shore.getByLabel(shopLabels.pickupLocationAndTimes).fill("Harbour lane 7");
  await saved(shore);
  await boat.context().setOffline(false);
  await expect
    .poll(async () => (await settings(owner)).pickup, { timeout: 20_000 })
    .toMatchObject({ enabled: false, place: "Harbour lane 7" });
});

test("a code that was paused while its terms were open stays paused, and takes the terms", { tags: ["full"] }, async ({
  owner,
  boat,
  shore,
}) => {
  await openBoth(boat, shore, paths.discounts);
  await boat.getByRole("button", { name: "Actions for SPRING" }).click();
  await boat.getByRole("menuitem", { name: "Edit" }).click();
  const sheet = boat.getByRole("dialog", { name: "Edit SPRING" });
  await sheet.getByLabel("Percentage off").fill("15");
  await shore.getByRole("button", { name: "Actions for SPRING" }).click();
  await shore.getByRole("menuitem", { name: "Pause" }).click();
  await shore.getByText("SPRING is paused").waitFor();
  await sheet.getByRole("button", { name: "Save", exact: true }).click();
  await sheet.waitFor({ state: "hidden" });
  await boat.context().setOffline(false);
  const code = z.object({ value: z.number(), state: z.string() });
  await expect
    .poll(async () => z.parse(code, await readDocument(documents.discount(owner.uid, "SPRING"))), { timeout: 20_000 })
    .toEqual({ value: 15, state: "paused" });
});

test("an icon is changed on one device, another moved and one added on the other, and each adds a day that differs", {
  tags: ["full"],
}, async ({ owner, boat, shore }) => {
  const icon = (id: string, place: number) => ({ id, kind: "web", url: `https://${id}.example.test/`, place });
  await admin.firestore
    .doc(documents.site(owner.uid))
    .update({ socials: { one: icon("one", 0), two: icon("two", 1), out: icon("out", 2) } });
  await openBoth(boat, shore, paths.information);
  const field = (page: Page, index: number) => page.getByRole("textbox", { name: / link$/ }).nth(index);
  const hours = (on: Page) => on.getByRole("navigation", { name: "Information" }).getByRole("link", { name: "Contact and hours" });
  const addDay = async (page: Page, day: string) => {
    await hours(page).click();
    await page.getByLabel("Special hours").fill(day);
    await page.getByRole("button", { name: "Add date" }).click();
  };
  await field(boat, 0).fill("boat.example.test");
  await field(boat, 0).press("Tab");
  await addDay(boat, "2050-12-24");
  await waits(boat);
  await shore.getByRole("button", { name: "Remove Website" }).nth(2).click();
  await shore.getByRole("button", { name: "Move Website up" }).nth(1).click();
  await shore.getByRole("button", { name: siteInformationLabels.addSocialLink }).click();
  await field(shore, 2).fill("hello@kiln.example.test");
  await field(shore, 2).press("Tab");
  await addDay(shore, "2050-12-25");
  await saved(shore);
  await boat.context().setOffline(false);
  const shown = async () => readSocials((await readDocument(documents.site(owner.uid)))?.["socials"]).map(({ url }) => url);
  const all = ["https://two.example.test/", "https://boat.example.test/", "mailto:hello@kiln.example.test"];
  await expect.poll(shown, { timeout: 20_000 }).toEqual(all);
  const days = async () => profileSchema.parse(await readDocument(informationDocuments.profileSettings(owner.uid))).hours.special;
  await expect.poll(async () => (await days()).map(({ day }) => day).toSorted()).toEqual(["2050-12-24", "2050-12-25"]);
  await shore.getByRole("navigation", { name: "Information" }).getByRole("link", { name: "Profile" }).click();
  // Taking back a removal puts that one icon back and nothing else.
  await shore.getByText("Undo", { exact: true }).click();
  await expect.poll(shown).toEqual([...all.slice(0, 2), "https://out.example.test/", ...all.slice(2)]);
});
