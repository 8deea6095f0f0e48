/** @module-tag full */
import { collections, documents, SINGLE_VARIANT, stockId } from "@awning/domain/routes/firestore-paths";
import { paths } from "@awning/domain/routes/paths";
import { expect } from "vitest";
import { allFaults, scrollsSideways } from "../../support/axe.ts";
import { admin, eventually, readDocument } from "../../support/emulators.ts";
import { fromStart, journey, perFile } from "../support/fixtures.ts";
import { open } from "../support/owner.ts";
import { buy, enterShop, openShop, PHONE } from "../support/shop.ts";

const test = journey
  .extend("shop", perFile, () => openShop({ stock: 5 }))
  .extend("sold", fromStart, ({ shop }) => buy(shop, { quantity: 2 }))
  .extend("desk", perFile, ({ stage, shop }) => enterShop(stage, shop, PHONE));

test("an owner changes a count by a difference, and finds it with the sales among the changes of stock", async ({ shop, desk }) => {
  await open(desk, paths.product(shop.productId));
  const count = desk.getByRole("textbox", { name: "In stock", exact: true });
  await count.fill("10");
  await count.press("Enter");
  const path = documents.stock(shop.owner.uid, stockId(shop.productId, SINGLE_VARIANT));
  await expect.poll(async () => (await readDocument(path))?.available).toBe(10);
  await desk.getByRole("button", { name: "Stock history" }).click();
  const entries = desk.getByRole("list", { name: "Stock history" }).getByRole("listitem");
  await entries.filter({ hasText: "+7" }).filter({ hasText: "Adjusted by you" }).filter({ hasText: "10 left" }).waitFor();
  await entries.filter({ hasText: "−2" }).filter({ hasText: "Sold" }).filter({ hasText: "3 left" }).waitFor();
  expect(await entries.count()).toBe(3);
  expect(await scrollsSideways(desk)).toBe(false);
  expect(await allFaults(desk)).toEqual([]);
});

test("what an owner says about a change is found beside it; counting again corrects what is left", async ({ shop, desk }) => {
  await desk.keyboard.press("Escape");
  await desk.getByRole("button", { name: "Adjust stock" }).click();
  const sheet = desk.getByRole("dialog", { name: "Adjust stock" });
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
  expect(await allFaults(desk)).toEqual([]);
  expect(await scrollsSideways(desk)).toBe(false);
  await sheet.getByLabel("Note").press("Enter");
  await sheet.waitFor({ state: "hidden" });
  await desk.getByRole("button", { name: "Stock history" }).click();
  const entries = desk.getByRole("list", { name: "Stock history" }).getByRole("listitem");
  const found = entries.filter({ hasText: "−1" }).filter({ hasText: "Set by you" }).filter({ hasText: "8 left" });
  await found.getByText("One was cracked").waitFor();
  expect(await allFaults(desk)).toEqual([]);
});

test("a sale leads to its order", async ({ sold, desk }) => {
  await desk.getByRole("link", { name: `#${sold.number}` }).click();
  await desk.waitForURL(`**${paths.order(sold.orderId)}`);
  await desk.getByRole("heading", { level: 1, name: new RegExp(`#${sold.number}`) }).waitFor();
});

test("a long history is read page by page", async ({ shop, desk }) => {
  const batch = admin.firestore.batch();
  const at = new Date(Date.now() - 86_400_000);
  const moved = { productId: shop.productId, variantId: SINGLE_VARIANT, difference: 1, after: 1, cause: "changed", by: "owner", note: "" };
  for (let index = 0; index < 40; index++) {
    const move = admin.firestore.doc(documents.stockMove(shop.owner.uid, `old${index}`));
    batch.set(move, { ...moved, orderId: null, number: null, at });
  }
  await batch.commit();
  await eventually("all moves", async () => (await admin.firestore.collection(collections.stockMoves(shop.owner.uid)).get()).size === 45);
  await open(desk, paths.product(shop.productId));
  await desk.getByRole("button", { name: "Stock history" }).click();
  const entries = desk.getByRole("list", { name: "Stock history" }).getByRole("listitem");
  await expect.poll(() => entries.count()).toBe(25);
  await desk.getByRole("button", { name: "Show earlier" }).click();
  await expect.poll(() => entries.count()).toBe(45);
});
