/** @module-tag full */
import { collections, documents, SINGLE_VARIANT, stockId } from "@awning/domain/routes/firestore-paths";
import { paths } from "@awning/domain/routes/paths";
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
  await page.getByRole("button", { name: "Stock history" }).click();
  const entries = page.getByRole("list", { name: "Stock history" }).getByRole("listitem");
  await entries.filter({ hasText: "+7" }).filter({ hasText: "Adjusted by you" }).filter({ hasText: "10 left" }).waitFor();
  await entries.filter({ hasText: "−2" }).filter({ hasText: "Sold" }).filter({ hasText: "3 left" }).waitFor();
  expect(await entries.count()).toBe(3);
  expect(await scrollsSideways(page)).toBe(false);
  expect(await allFaults(page)).toEqual([]);
});

test("what an owner says about a change is found beside it; counting again corrects what is left", async () => {
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Adjust stock" }).click();
  const sheet = page.getByRole("dialog", { name: "Adjust stock" });
  await sheet.getByRole("button", { name: "Remove" }).click();
  await sheet.getByLabel("Quantity to remove").fill("11");
  await sheet.getByText("Only 10 in stock").waitFor();
  expect(await sheet.getByRole("button", { name: "Save", exact: true }).isDisabled()).toBe(true);
  await sheet.getByRole("button", { name: "Set" }).click();
  // What waits to be sent lies on the same shelf, and is sold.
  const count = sheet.getByRole("textbox", {
    name: "New quantity",
    description: /Don’t count items reserved for open orders/,
  });
  await count.fill("8");
  await sheet.getByText("10 in stock, 8 after").waitFor();
  // What is sold while it is counted stays sold; whoever counts once more has seen it.
  await buy(shop);
  await sheet.getByText("1 sold while you were editing, 7 left").waitFor();
  await sheet.getByLabel("New quantity").fill("0");
  await sheet.getByText("1 sold while you were editing. Enter the stock again.").waitFor();
  await sheet.getByLabel("New quantity").fill("");
  await sheet.getByLabel("New quantity").fill("8");
  await sheet.getByText("9 in stock, 8 after").waitFor();
  await sheet.getByLabel("Note").fill("One was cracked");
  expect(await allFaults(page)).toEqual([]);
  expect(await scrollsSideways(page)).toBe(false);
  await sheet.getByLabel("Note").press("Enter");
  await sheet.waitFor({ state: "hidden" });
  await page.getByRole("button", { name: "Stock history" }).click();
  const entries = page.getByRole("list", { name: "Stock history" }).getByRole("listitem");
  const found = entries.filter({ hasText: "−1" }).filter({ hasText: "Set by you" }).filter({ hasText: "8 left" });
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
  const moved = { productId: shop.productId, variantId: SINGLE_VARIANT, difference: 1, after: 1, cause: "changed", by: "owner", note: "" };
  for (let index = 0; index < 40; index++) {
    const move = admin.firestore.doc(documents.stockMove(shop.owner.uid, `old${index}`));
    batch.set(move, { ...moved, orderId: null, number: null, at });
  }
  await batch.commit();
  await eventually("all moves", async () => (await admin.firestore.collection(collections.stockMoves(shop.owner.uid)).get()).size === 45);
  await open(page, paths.product(shop.productId));
  await page.getByRole("button", { name: "Stock history" }).click();
  const entries = page.getByRole("list", { name: "Stock history" }).getByRole("listitem");
  await expect.poll(() => entries.count()).toBe(25);
  await page.getByRole("button", { name: "Show earlier" }).click();
  await expect.poll(() => entries.count()).toBe(45);
});
