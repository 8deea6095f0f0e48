import { documents } from "@awning/domain/routes/firestore-paths";
import { paths } from "@awning/domain/routes/paths";
import { DEFAULT_SHOP_SETTINGS } from "@awning/domain/shop/shop-settings";
import { expect, test } from "vitest";
import { type Locator, page } from "vitest/browser";
import * as todayLabels from "../../../web/src/features/today/labels.ts";
import { button, dialog, field, gone, says, seen } from "../support/acting.ts";
import { faults } from "../support/axe.ts";
import { storedLinks } from "../support/links.ts";
import { storedProduct } from "../support/product.ts";
import { answer, openScreen, PHONE, signedInOwner, store } from "../support/screen.tsx";

/** As sign-up leaves an owner: name, email address and password typed; Claim it, the terms, Create my page, the link in the mail pressed. */
const SIGN_UP = { fields: 3, taps: 4 };
const AVATAR = { id: "a".repeat(22), siteId: "kiln", widths: [320], width: 320, height: 320, alt: "", color: "#aabbcc" };

function newcomer() {
  const owner = signedInOwner({ site: { published: false }, settings: DEFAULT_SHOP_SETTINGS, account: { locale: "sv-SE" } });
  const count = { ...SIGN_UP };
  const tap = async (what: Locator) => {
    count.taps += 1;
    await what.click();
  };
  const type = async (what: Locator, text: string) => {
    count.fields += 1;
    await what.fill(text);
  };
  return { owner, count, tap, type, settings: () => store.get(documents.shopSettings(owner.uid)) };
}

test("from sign-up to a published page takes 9 fields and at most 18 taps, on one screen of a phone", async () => {
  const { owner, count, tap, type, settings } = newcomer();
  const { path } = await openScreen(paths.dashboard, { viewport: PHONE });
  await says(/2,?8.*kr/);
  // Nothing waits for a newcomer but the setup.
  await says(/^\d steps to publish$/);
  expect(page.getByText(todayLabels.youreAllCaughtUp).elements()).toEqual([]);
  await tap(button("Save"));
  await expect.poll(settings).toMatchObject({ country: "SE", currency: "SEK" });

  // The device's own picker opens with this tap; what it sends is tested with the uploads.
  await seen(page.getByRole("group", { name: "Picture" }));
  count.taps += 1;
  store.set(documents.site(owner.uid), { ...store.get(documents.site(owner.uid)), avatar: AVATAR });

  for (const address of ["instagram.com/kiln", "tiktok.com/@kiln", "kiln.example"]) {
    await type(page.getByRole("textbox", { name: "New link" }), address);
    await tap(button("Add"));
  }
  await expect.poll(() => storedLinks(owner).map(({ title }) => title)).toEqual(["Instagram", "TikTok", "kiln.example"]);
  await tap(button("Next"));

  count.taps += 1;
  await type(field("Product name"), "Dipped bowl");
  await type(field("Price"), "460");
  await tap(button("Add product"));
  await expect.poll(() => storedProduct(owner, "Dipped bowl")).toMatchObject({ price: 46_000, state: "active" });

  await type(field("Where and when buyers pick up"), "Harbour Lane 12");
  await tap(button("Save"));
  await expect.poll(settings).toMatchObject({ cash: { enabled: true }, pickup: { enabled: true, place: "Harbour Lane 12" } });

  await tap(button("Publish your page"));
  const sheet = dialog("Your page is published");
  await seen(sheet.getByRole("img", { name: /^QR code of .*\/shop-/ }));
  await expect.element(sheet.getByRole("link", { name: "View your page" })).toHaveAttribute("href", expect.stringMatching(/\/shop-\d+$/));
  await seen(sheet.getByRole("button", { name: "Copy link" }));
  expect(path()).toBe(paths.dashboard);
  expect(count.fields).toBeLessThanOrEqual(9);
  expect(count.taps).toBeLessThanOrEqual(18);
  expect(await faults()).toEqual([]);
});

test("each step can be skipped and opened again; what is missing is said and nothing stored", async () => {
  const { owner, settings } = newcomer();
  await openScreen(paths.dashboard, { viewport: { width: 320, height: 700 } });
  for (const shown of [page.getByLabelText("Country"), page.getByRole("group", { name: "Picture" }), field("New link")]) {
    await seen(shown);
    await button("Skip").click();
    await gone(shown);
  }
  await button("Add product").click();
  await expect.element(field("Product name")).toHaveAttribute("aria-invalid", "true");
  await button("Skip").click();
  await button("Save").click();
  await says("Fill this in, so buyers know.");
  await page.getByRole("button", { name: "Bank transfer" }).click();
  await button("Skip").click();
  await seen(button("Publish your page"));
  await button("Add a picture").click();
  await seen(page.getByRole("group", { name: "Picture" }));
  expect([settings()?.["country"], storedLinks(owner)]).toEqual(["", []]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});

test("another country than the browser’s changes the account too", async () => {
  const { settings } = newcomer();
  const told: string[] = [];
  answer("change-region", ({ country }) => {
    told.push(country);
    return {};
  });
  await openScreen(paths.dashboard);
  await page.getByLabelText("Country").selectOptions("Japan");
  await says(/¥2,800|￥2,800/);
  await button("Save").click();
  await expect.poll(settings).toMatchObject({ country: "JP", currency: "JPY" });
  expect(told).toEqual(["JP"]);
});
