import { sitePaths } from "@awning/domain/routes/paths";
import { informationDocuments } from "@awning/domain/site/information-documents";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { gone, hidden } from "../../support/absence.ts";
import { randomEmail, setStock } from "../../support/builders.ts";
import { consent, onConfirmation, onShelf, orderButton, payTotal, typeContact } from "../../support/buying.ts";
import { admin } from "../../support/emulators.ts";
import { htmlOnce, openShop } from "../../support/site-pages.ts";
import { test } from "../support/stage.ts";

const owner = await openShop({ site: { displayName: "Harbour pots" } });
const other = await openShop({ site: { displayName: "Other stall" } });
const vase = await onShelf(owner, { title: "Bud vase", slug: "bud-vase", price: 2800 });
const cup = await onShelf(owner, { title: "Egg cup", slug: "egg-cup", price: 1200, order: "b0" });
await admin.firestore.doc(informationDocuments.profileSettings(other.uid)).set({ language: "de" });
await onShelf(other, { title: "Wool sock", slug: "wool-sock", price: 900 });
await htmlOnce(sitePaths.shop(other.username), (html) => html.includes('lang="de"'));

const KEPT = `awning:basket:${owner.username}`;
const DAY_MS = 86_400_000;
const drawer = (page: Page) => page.getByRole("dialog");
const line = (page: Page, title: string) => drawer(page).getByRole("listitem").filter({ hasText: title });
const button = (page: Page) => page.getByRole("link", { name: /^basket/i }).first();
const badge = (page: Page) => button(page).getAttribute("aria-label");
const keep = (page: Page, text: string) => page.evaluate(([name, value]) => localStorage.setItem(name, value), [KEPT, text] as const);
const pieces = (productId: string, quantity: number) => ({ productId, variantId: "single", quantity });

/** A basket as this browser keeps it. */
function basketOf(lines: (object | null)[], daysAgo = 0): string {
  return JSON.stringify({ key: "k".repeat(26), lines, country: "", code: "", at: Date.now() - daysAgo * DAY_MS });
}

/** Opens the shop with two vases and an egg cup in the basket, or with what else is kept there. */
async function openShelf(page: Page, text = basketOf([pieces(vase, 2), pieces(cup, 1)])): Promise<void> {
  await page.goto(sitePaths.shop(owner.username));
  await keep(page, text);
  await page.reload();
}

test("items go in from the shelf and from the product's page", async ({ phone }) => {
  await phone.goto(sitePaths.shop(owner.username));
  await phone.getByRole("link", { name: "Add Egg cup to the basket" }).click();
  await phone.getByText("Egg cup added to basket.").waitFor();
  expect(await badge(phone)).toBe("Basket, 1 item");
  await phone.goto(sitePaths.product(owner.username, "bud-vase"));
  await phone.getByRole("spinbutton").fill("2");
  await phone.getByRole("button", { name: "Add to basket" }).click();
  await drawer(phone).getByText("€56.00").waitFor();
  await drawer(phone).getByText("Total").waitFor();
  expect(await drawer(phone).getByRole("heading").textContent()).toBe("Basket, 3 items");
});

test("the basket outlives a reload, a closed tab and the way to another page", async ({ phone }) => {
  await phone.goto(sitePaths.shop(owner.username));
  await phone.getByRole("link", { name: "Add Bud vase to the basket" }).click();
  await phone.getByText("Bud vase added to basket.").waitFor();
  await phone.reload();
  expect(await badge(phone)).toBe("Basket, 1 item");
  const second = await phone.context().newPage();
  await phone.close();
  await second.goto(sitePaths.home(owner.username));
  await button(second).click();
  await drawer(second).getByText("Bud vase").waitFor();
});

test("it belongs to one shop: another one's is empty, and says its prices in the language of that shop", async ({ phone }) => {
  await openShelf(phone);
  await phone.goto(sitePaths.shop(other.username));
  expect(await badge(phone)).toBe("Basket, 0 items");
  await phone.getByRole("link", { name: "Add Wool sock to the basket" }).click();
  await button(phone).click();
  await line(phone, "Wool sock").getByText("9,00 €").waitFor();
  await drawer(phone).getByText("13,90 €", { exact: true }).waitFor();
  await gone(drawer(phone).getByText("Bud vase"));
  // A page in our own words, of a shop in German.
  await phone.goto(`${sitePaths.checkout(other.username)}?basket=1`);
  await button(phone).click();
  await line(phone, "Wool sock").getByText("9,00 €").waitFor();
  await phone.goto(sitePaths.checkout(other.username));
  await phone.getByText("Wool sock").first().waitFor();
  await gone(phone.getByText("Bud vase"));
  expect(await payTotal(phone)).toBe("13,90\u00a0€");
  await phone.goto(sitePaths.shop(owner.username));
  expect(await badge(phone)).toBe("Basket, 3 items");
});

test("counts change and lines go, with the shop's own prices", async ({ phone }) => {
  await openShelf(phone);
  await button(phone).click();
  const vases = line(phone, "Bud vase");
  await vases.getByRole("button", { name: "Increase quantity" }).click();
  await vases.getByText("€84.00").waitFor();
  await vases.getByRole("button", { name: "Decrease quantity" }).click();
  await vases.getByText("€56.00").waitFor();
  await line(phone, "Egg cup").getByRole("button", { name: "Remove" }).click();
  await expect.poll(() => drawer(phone).getByText("Egg cup").count()).toBe(0);
  await drawer(phone).getByText("€60.90", { exact: true }).waitFor();
  expect(await badge(phone)).toBe("Basket, 2 items");
});

test("a second tab follows, and the keyboard closes the drawer", async ({ phone }) => {
  await openShelf(phone, basketOf([pieces(vase, 2)]));
  await button(phone).click();
  await drawer(phone).getByText("Bud vase").waitFor();
  const second = await phone.context().newPage();
  await second.goto(sitePaths.shop(owner.username));
  await second.getByRole("link", { name: "Add Egg cup to the basket" }).click();
  await drawer(phone).getByText("Egg cup").waitFor();
  await phone.keyboard.press("Escape");
  await hidden(drawer(phone));
});

test("it covers a phone's width, and is at the side of a wide window, with the page in sight", async ({ phone }) => {
  await openShelf(phone);
  const shown = async (width: number) => {
    await phone.setViewportSize({ width, height: 844 });
    await button(phone).click();
    const box = await drawer(phone).boundingBox();
    await phone.getByRole("button", { name: "Close" }).click();
    return box;
  };
  expect(await shown(390)).toMatchObject({ x: 0, width: 390 });
  const wide = await shown(1280);
  expect(wide).toMatchObject({ x: 1280 - (wide?.width ?? 0), y: 0, height: 844 });
  expect(wide?.width).toBeLessThan(500);
});

test("what there is too little of says so, with one tap to take what is left", async ({ phone }) => {
  const bowl = await onShelf(owner, { title: "Bowl", slug: "bowl", price: 2800, order: "c0" });
  await setStock(owner, bowl, "single", 1);
  await openShelf(phone, basketOf([pieces(bowl, 2)]));
  await button(phone).click();
  await line(phone, "Bowl").getByText("Only 1 left.").waitFor();
  await line(phone, "Bowl").getByRole("button", { name: "Change to 1" }).click();
  await line(phone, "Bowl").getByText("€28.00").waitFor();
});

test.for([
  ["no JSON", "{", 0],
  ["no basket", "[]", 0],
  ["lines that are no list", '{"key":"x","lines":3}', 0],
  ["lines of nothing, and of too many", basketOf([null, { productId: "../x", variantId: "y", quantity: 1e9 }]), 0],
  ["one left alone for 29 days", basketOf([pieces(vase, 2)], 29), 2],
  ["one left alone for 31 days", basketOf([pieces(vase, 2)], 31), 0],
] as const)("what is stored is taken only as far as it is a basket of the last thirty days: %s", async ([, text, items], { phone }) => {
  await openShelf(phone, text);
  await expect.poll(() => badge(phone)).toBe(`Basket, ${items} items`);
});

test("one that holds all it can says so, and takes more of what is in it", async ({ phone }) => {
  await openShelf(phone, basketOf([pieces(vase, 2), ...Array.from({ length: 49 }, (_, at) => pieces(`p${at}`, 1))]));
  await phone.getByRole("link", { name: "Add Egg cup to the basket" }).click();
  await phone.getByText("Your basket is full.").waitFor();
  expect(await badge(phone)).toBe("Basket, 51 items");
  await phone.getByRole("link", { name: "Add Bud vase to the basket" }).click();
  await phone.getByText("added to basket.").waitFor();
  expect(await badge(phone)).toBe("Basket, 52 items");
});

test("an order empties it, and nothing else does", async ({ phone }) => {
  await phone.goto(sitePaths.shop(other.username));
  await phone.getByRole("link", { name: "Add Wool sock to the basket" }).click();
  await openShelf(phone);
  await button(phone).click();
  await drawer(phone)
    .getByRole("link", { name: /go to checkout/i })
    .click();
  await phone.reload();
  await typeContact(phone, randomEmail());
  await phone.getByRole("radiogroup", { name: "Delivery" }).getByText("Pickup", { exact: true }).click();
  await phone.getByText("Cash on pickup", { exact: true }).click();
  await consent(phone);
  expect(await phone.evaluate((name) => localStorage.getItem(name), KEPT)).toContain(vase);
  await orderButton(phone).click();
  await onConfirmation(phone, owner.username);
  await phone.goto(sitePaths.shop(owner.username));
  expect(await badge(phone)).toBe("Basket, 0 items");
  await phone.goto(sitePaths.shop(other.username));
  expect(await badge(phone)).toBe("Basket, 1 item");
});
