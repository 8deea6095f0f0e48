import { sitePaths } from "@awning/domain/routes/paths";
import { informationDocuments } from "@awning/domain/site/information-documents";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { gone, hidden } from "../../support/absence.ts";
import { type Owner, randomEmail, setStock } from "../../support/builders.ts";
import { consent, onConfirmation, onShelf, orderButton, payTotal, typeContact } from "../../support/buying.ts";
import { admin } from "../../support/emulators.ts";
import { htmlOnce, openShop } from "../../support/site-pages.ts";
import { openStage } from "../support/stage.ts";

let stage: Awaited<ReturnType<typeof openStage>>;
let owner: Owner;
let other: Owner;
let page: Page;
let vase = "";

const drawer = () => page.getByRole("dialog");
const line = (title: string) => drawer().getByRole("listitem").filter({ hasText: title });
const badge = () =>
  page
    .getByRole("link", { name: /^basket, /i })
    .first()
    .getAttribute("aria-label");

beforeAll(async () => {
  stage = await openStage();
  [owner, other] = await Promise.all([
    openShop({ site: { displayName: "Harbour pots" } }),
    openShop({ site: { displayName: "Other stall" } }),
  ]);
  vase = await onShelf(owner, { title: "Bud vase", slug: "bud-vase", price: 2800 });
  await onShelf(owner, { title: "Egg cup", slug: "egg-cup", price: 1200, order: "b0" });
  await admin.firestore.doc(informationDocuments.profileSettings(other.uid)).set({ language: "de" });
  await onShelf(other, { title: "Wool sock", slug: "wool-sock", price: 900 });
  await htmlOnce(sitePaths.shop(other.username), (html) => html.includes('lang="de"'));
  page = await stage.person({ viewport: { width: 390, height: 844 }, hasTouch: true });
});
afterAll(() => stage.close());

test("items go in from the shelf and from the product's page", async () => {
  await page.goto(sitePaths.shop(owner.username));
  await page.getByRole("link", { name: "Add Egg cup to the basket" }).click();
  await page.getByText("Egg cup added to basket.").waitFor();
  expect(await badge()).toBe("Basket, 1 item");
  await page.goto(sitePaths.product(owner.username, "bud-vase"));
  await page.getByRole("spinbutton").fill("2");
  await page.getByRole("button", { name: "Add to basket" }).click();
  await drawer().getByText("€56.00").waitFor();
  await drawer().getByText("Total").waitFor();
  expect(await drawer().getByRole("heading").textContent()).toBe("Basket, 3 items");
});

test("on a wide screen it is at the side and leaves the page in sight", async () => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const box = await drawer().boundingBox();
  expect(box?.height).toBe(900);
  expect(box?.width).toBeLessThan(640);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBe(1280);
  await page.setViewportSize({ width: 390, height: 844 });
});

test("the basket outlives a reload, a closed tab and the way to another page", async () => {
  await page.reload();
  expect(await badge()).toBe("Basket, 3 items");
  const second = await page.context().newPage();
  await page.close();
  page = second;
  await page.goto(sitePaths.home(owner.username));
  await page.getByRole("link", { name: /^basket/i }).click();
  await drawer().getByText("Bud vase").waitFor();
});

test("it belongs to one shop: another one's is empty, and says its prices in the language of that shop", async () => {
  await page.goto(sitePaths.shop(other.username));
  expect(await badge()).toBe("Basket, 0 items");
  await page.getByRole("link", { name: "Add Wool sock to the basket" }).click();
  await page
    .getByRole("link", { name: /^basket/i })
    .first()
    .click();
  await line("Wool sock").getByText("9,00 €").waitFor();
  await drawer().getByText("13,90 €", { exact: true }).waitFor();
  await gone(drawer().getByText("Bud vase"));
  // A page in our own words, of a shop in German.
  await page.goto(`${sitePaths.checkout(other.username)}?basket=1`);
  await page.getByRole("link", { name: /^basket/i }).click();
  await line("Wool sock").getByText("9,00 €").waitFor();
  await page.goto(sitePaths.checkout(other.username));
  await page.getByText("Wool sock").first().waitFor();
  await gone(page.getByText("Bud vase"));
  expect(await payTotal(page)).toBe("13,90\u00a0€");
  await page.goto(sitePaths.shop(owner.username));
  expect(await badge()).toBe("Basket, 3 items");
});

test("counts change and lines go, with the shop's own prices", async () => {
  await page
    .getByRole("link", { name: /^basket/i })
    .first()
    .click();
  await line("Bud vase").getByRole("button", { name: "Increase quantity" }).click();
  await line("Bud vase").getByText("€84.00").waitFor();
  await line("Bud vase").getByRole("button", { name: "Decrease quantity" }).click();
  await line("Bud vase").getByText("€56.00").waitFor();
  await line("Egg cup").getByRole("button", { name: "Remove" }).click();
  await expect.poll(() => drawer().getByText("Egg cup").count()).toBe(0);
  await drawer().getByText("€60.90", { exact: true }).waitFor();
  expect(await badge()).toBe("Basket, 2 items");
});

test("a second tab follows, and the keyboard closes the drawer", async () => {
  const second = await page.context().newPage();
  await second.goto(sitePaths.shop(owner.username));
  await second.getByRole("link", { name: "Add Egg cup to the basket" }).click();
  await drawer().getByText("Egg cup").waitFor();
  await second.close();
  await page.keyboard.press("Escape");
  await hidden(drawer());
});

test("it covers a phone's width, and is at the side of a wide window", async () => {
  const shown = async (width: number) => {
    await page.setViewportSize({ width, height: 844 });
    await page
      .getByRole("link", { name: /^basket/i })
      .first()
      .click();
    const box = await drawer().boundingBox();
    await page.getByRole("button", { name: "Close" }).click();
    return box;
  };
  expect(await shown(390)).toMatchObject({ x: 0, width: 390 });
  const wide = await shown(1280);
  expect(wide).toMatchObject({ x: 1280 - (wide?.width ?? 0), y: 0, height: 844 });
  expect(wide?.width).toBeLessThan(500);
  await page.setViewportSize({ width: 390, height: 844 });
});

test("what there is too little of says so, with one tap to take what is left", async () => {
  await setStock(owner, vase, "single", 1);
  await page.reload();
  await page
    .getByRole("link", { name: /^basket/i })
    .first()
    .click();
  await line("Bud vase").getByText("Only 1 left.").waitFor();
  await line("Bud vase").getByRole("button", { name: "Change to 1" }).click();
  await line("Bud vase").getByText("€28.00").waitFor();
});

test("what is stored is never trusted: damaged or absurd contents are left out", async () => {
  const key = `awning:basket:${owner.username}`;
  for (const text of [
    "{",
    "[]",
    '{"key":"x","lines":3}',
    '{"key":"kkkkkkkkkkkkkkkkkkkkkkkkkk","lines":[null,{"productId":"../x","variantId":"y","quantity":1e9}]}',
  ]) {
    const kept = await page.evaluate((name) => localStorage.getItem(name), key);
    await page.evaluate(([name, value]) => localStorage.setItem(name ?? "", value ?? ""), [key, text]);
    await page.reload();
    expect(await badge()).toBe("Basket, 0 items");
    await page.evaluate(([name, value]) => localStorage.setItem(name ?? "", value ?? ""), [key, kept]);
  }
  await page.reload();
  expect(await badge()).toBe("Basket, 2 items");
});

test("it is kept for thirty days after its last change", async () => {
  const key = `awning:basket:${owner.username}`;
  const kept = await page.evaluate((name) => localStorage.getItem(name) ?? "", key);
  const ageBy = (days: number) =>
    page.evaluate(([name, text, at]) => localStorage.setItem(name, JSON.stringify({ ...JSON.parse(text), at })), [
      key,
      kept,
      Date.now() - days * 86_400_000,
    ] as const);
  const before = await badge();
  await ageBy(29);
  await page.reload();
  expect(await badge()).toBe(before);
  await ageBy(31);
  await page.reload();
  await expect.poll(badge).toBe("Basket, 0 items");
  await page.evaluate(([name, text]) => localStorage.setItem(name, text), [key, kept] as const);
  await page.reload();
  expect(await badge()).toBe(before);
});

test("one that holds all it can says so, and takes more of what is in it", async () => {
  const key = `awning:basket:${owner.username}`;
  const kept = await page.evaluate((name) => localStorage.getItem(name) ?? "", key);
  const lines = Array.from({ length: 49 }, (_, at) => ({ productId: `p${at}`, variantId: "single", quantity: 1 }));
  await page.evaluate(
    ([name, text, more]) => {
      const basket: { lines: unknown[] } = JSON.parse(text);
      localStorage.setItem(name, JSON.stringify({ ...basket, lines: [...basket.lines.slice(0, 1), ...more] }));
    },
    [key, kept, lines] as const,
  );
  await page.goto(sitePaths.shop(owner.username));
  const before = await badge();
  const held = await page.evaluate((name) => localStorage.getItem(name) ?? "", key);
  const missing = held.includes(vase) ? "Egg cup" : "Bud vase";
  await page.getByRole("link", { name: `Add ${missing} to the basket` }).click();
  await page.getByText("Your basket is full.").waitFor();
  expect(await badge()).toBe(before);
  await page.getByRole("link", { name: `Add ${missing === "Egg cup" ? "Bud vase" : "Egg cup"} to the basket` }).click();
  await page.getByText("added to basket.").waitFor();
  expect(await badge()).not.toBe(before);
  await page.evaluate(([name, text]) => localStorage.setItem(name, text), [key, kept] as const);
  await page.reload();
});

test("an order empties it, and nothing else does", async () => {
  await page
    .getByRole("link", { name: /^basket/i })
    .first()
    .click();
  await drawer()
    .getByRole("link", { name: /go to checkout/i })
    .click();
  await page.reload();
  await typeContact(page, randomEmail());
  await page.getByRole("radiogroup", { name: "Delivery" }).getByText("Pickup", { exact: true }).click();
  await page.getByText("Cash on pickup", { exact: true }).click();
  await consent(page);
  expect(await page.evaluate((name) => localStorage.getItem(name), `awning:basket:${owner.username}`)).toContain(vase);
  await orderButton(page).click();
  await onConfirmation(page, owner.username);
  await page.goto(sitePaths.shop(owner.username));
  expect(await badge()).toBe("Basket, 0 items");
  await page.goto(sitePaths.shop(other.username));
  expect(await badge()).toBe("Basket, 1 item");
});
