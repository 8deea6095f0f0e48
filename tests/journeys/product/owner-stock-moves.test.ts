/** @module-tag full */
import { collections, documents, SINGLE_VARIANT, stockId } from "@awning/domain/collections";
import { paths } from "@awning/domain/paths";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { allFaults, scrollsSideways } from "../../support/axe.ts";
import { admin, eventually, readDocument } from "../../support/emulators.ts";
import { open } from "../support/owner.ts";
import { type Bought, buy, enterShop, openShop, PHONE, type Shop } from "../support/shop.ts";
import { openStage } from "../support/stage.ts";

let stage: Awaited<ReturnType<typeof openStage>>;
let shop: Shop;
let sold: Bought;
let page: Page;

beforeAll(async () => {
  stage = await openStage();
  shop = await openShop({ stock: 5 });
  sold = await buy(shop, { quantity: 2 });
  page = await enterShop(stage, shop, PHONE);
});
afterAll(() => stage.close());

test("an owner changes a count by a difference, and finds it with the sales among the changes of stock", async () => {
  await open(page, paths.product(shop.productId));
  const count = page.getByRole("textbox", { name: "In stock", exact: true });
  await count.fill("10");
  await count.press("Enter");
  const path = documents.stock(shop.owner.uid, stockId(shop.productId, SINGLE_VARIANT));
  await expect.poll(async () => (await readDocument(path))?.available).toBe(10);
  await page.getByRole("button", { name: "Changes of stock" }).click();
  const entries = page.getByRole("list", { name: "Changes of stock" }).getByRole("listitem");
  await entries.filter({ hasText: "+7" }).filter({ hasText: "Changed by you" }).filter({ hasText: "10 left" }).waitFor();
  await entries.filter({ hasText: "−2" }).filter({ hasText: "Sold" }).filter({ hasText: "3 left" }).waitFor();
  expect(await entries.count()).toBe(3);
  expect(await scrollsSideways(page)).toBe(false);
  expect(await allFaults(page)).toEqual([]);
});

test("what an owner says about a change is found beside it; counting anew corrects what is left", async () => {
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Change with a note" }).click();
  const sheet = page.getByRole("dialog", { name: "Change stock" });
  await sheet.getByRole("button", { name: "Went out" }).click();
  await sheet.getByLabel("How many go out").fill("11");
  await sheet.getByText("There are only 10").waitFor();
  expect(await sheet.getByRole("button", { name: "Change", exact: true }).isDisabled()).toBe(true);
  await sheet.getByRole("button", { name: "Counted anew" }).click();
  // What waits to be sent lies on the same shelf, and is sold.
  const count = sheet.getByRole("textbox", {
    name: "How many there are to sell",
    description: /Leave out pieces that open orders wait for/,
  });
  await count.fill("8");
  await sheet.getByText("10 now, 8 then").waitFor();
  // What is sold while it is counted stays sold; whoever counts once more has seen it.
  await buy(shop);
  await sheet.getByText("1 sold meanwhile: leaves 7").waitFor();
  await sheet.getByLabel("How many there are").fill("0");
  await sheet.getByText("1 sold meanwhile: count once more").waitFor();
  await sheet.getByLabel("How many there are").fill("");
  await sheet.getByLabel("How many there are").fill("8");
  await sheet.getByText("9 now, 8 then").waitFor();
  await sheet.getByLabel("Note").fill("One was cracked");
  expect(await allFaults(page)).toEqual([]);
  expect(await scrollsSideways(page)).toBe(false);
  await sheet.getByLabel("Note").press("Enter");
  await sheet.waitFor({ state: "hidden" });
  await page.getByRole("button", { name: "Changes of stock" }).click();
  const entries = page.getByRole("list", { name: "Changes of stock" }).getByRole("listitem");
  const found = entries.filter({ hasText: "−1" }).filter({ hasText: "Counted anew by you" }).filter({ hasText: "8 left" });
  await found.getByText("One was cracked").waitFor();
  expect(await allFaults(page)).toEqual([]);
});

test("a sale leads to its order", async () => {
  await page.getByRole("link", { name: `#${sold.number}` }).click();
  await page.waitForURL(`**${paths.order(sold.orderId)}`);
  await page.getByRole("heading", { level: 1, name: new RegExp(`#${sold.number}`) }).waitFor();
});

test("a long history is read page by page", async () => {
  const batch = admin.firestore.batch();
  const at = new Date(Date.now() - 86_400_000);
  const moved = { productId: shop.productId, variantId: SINGLE_VARIANT, difference: 1, after: 1, cause: "changed", by: "owner" };
  for (let index = 0; index < 40; index++) {
    const move = admin.firestore.doc(documents.stockMove(shop.owner.uid, `old${index}`));
    batch.set(move, { ...moved, orderId: null, number: null, at });
  }
  await batch.commit();
  await eventually("all moves", async () => (await admin.firestore.collection(collections.stockMoves(shop.owner.uid)).get()).size === 45);
  await open(page, paths.product(shop.productId));
  await page.getByRole("button", { name: "Changes of stock" }).click();
  const entries = page.getByRole("list", { name: "Changes of stock" }).getByRole("listitem");
  await expect.poll(() => entries.count()).toBe(25);
  await page.getByRole("button", { name: "Show earlier ones" }).click();
  await expect.poll(() => entries.count()).toBe(45);
});
