import { paths } from "@awning/domain/routes/paths";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as labels from "../../../web/src/features/product/editor/labels.ts";
import { gone } from "../../support/absence.ts";
import { allFaults, scrollsSideways } from "../../support/axe.ts";
import { run } from "../../support/clients.ts";
import { open, saved, storedProduct } from "../support/owner.ts";
import { type Bought, buy, enterShop, openShop, PHONE, type Shop } from "../support/shop.ts";
import { openStage } from "../support/stage.ts";

const TITLE = "Bud vase";
let stage: Awaited<ReturnType<typeof openStage>>;
let shop: Shop;
let page: Page;
let sold: Bought;

beforeAll(async () => {
  stage = await openStage();
  shop = await openShop({ state: "active" });
  page = await enterShop(stage, shop, PHONE);
});
afterAll(() => stage.close());

const stored = () => storedProduct(shop.owner, TITLE);
async function act(name: string) {
  await page.getByRole("button", { name: `Actions for ${TITLE}` }).click();
  await page.getByRole("menuitem", { name }).click();
}

test("what a product is can be chosen until someone buys it, also while its screen is open", { tags: ["full"] }, async () => {
  await open(page, paths.product(shop.productId));
  const kinds = page.getByRole("group", { name: "Product type" });
  await kinds.getByRole("button", { name: "Digital" }).click();
  await expect.poll(async () => (await stored()).kind).toBe("digital");
  await kinds.getByRole("button", { name: "Physical" }).click();
  await expect.poll(async () => (await stored()).kind).toBe("physical");
  await saved(page);
  sold = await buy(shop);
  await page.getByText(labels.typeHint).waitFor();
  await gone(kinds);
  await page.getByText("1 sold", { exact: true }).waitFor();
  await page.getByLabel("Description").fill("For one stem.");
  await expect.poll(async () => (await stored()).description).toBe("For one stem.");
});

test("deleting what was sold archives it and says why; undo brings it back on sale", { tags: ["full"] }, async () => {
  await act("Delete");
  await page.getByText(`“${TITLE}” has been sold, so it was archived instead of deleted`).waitFor();
  await expect.poll(async () => (await stored()).state).toBe("archived");
  // Its screen stays: it is still there.
  await page.getByRole("heading", { level: 1, name: TITLE }).waitFor();
  await page.getByText("Undo", { exact: true }).click();
  await expect.poll(async () => (await stored()).state).toBe("active");
});

test("what an open order holds stays on sale: the owner is led to the order, and offered to archive instead", {
  tags: ["full"],
}, async () => {
  const sheet = page.getByRole("dialog", { name: `“${TITLE}” has open orders` });
  await act("Unpublish");
  await sheet.getByText("1 open order:").waitFor();
  expect(await allFaults(page)).toEqual([]);
  expect(await scrollsSideways(page)).toBe(false);
  await sheet.getByRole("link", { name: `#${sold.number}` }).click();
  await page.waitForURL(`**${paths.order(sold.orderId)}`);
  await page.getByRole("heading", { level: 1, name: new RegExp(`#${sold.number}`) }).waitFor();
  await open(page, paths.product(shop.productId));
  await act("Unpublish");
  await sheet.getByRole("button", { name: "Archive instead" }).click();
  await expect.poll(async () => (await stored()).state).toBe("archived");
  await act("Restore as draft");
  await sheet.waitFor();
  await gone(sheet.getByRole("button", { name: "Archive instead" }));
  await sheet.getByRole("button", { name: "Cancel" }).click();
  expect((await stored()).state).toBe("archived");
});

test("once its orders are over it becomes a draft like any other", { tags: ["full"] }, async () => {
  const cancel = { orderId: sold.orderId, rev: 1, act: { type: "cancel", reason: "Gone", restock: true } } as const;
  await run("act-on-order", cancel, { token: shop.owner.token });
  await act("Restore as draft");
  await page.getByText(`“${TITLE}” unpublished`).waitFor();
  await page.getByText("1 sold", { exact: true }).waitFor({ state: "detached" });
  await expect.poll(async () => (await stored()).state).toBe("draft");
});

test("a device that has not heard of the sale deletes nothing: it archives when the server refuses", async () => {
  const late = await openShop();
  const device = await enterShop(stage, late);
  await open(device, paths.products);
  const row = device.getByRole("link", { name: new RegExp(`^${TITLE}`) });
  await row.waitFor();
  await device.context().setOffline(true);
  await buy(late);
  await device.getByRole("button", { name: `Actions for ${TITLE}` }).click();
  await device.getByRole("menuitem", { name: "Delete" }).click();
  await row.waitFor({ state: "detached" });
  await device.context().setOffline(false);
  await device.getByText("archived instead of deleted").waitFor({ timeout: 30_000 });
  await expect.poll(async () => (await storedProduct(late.owner, TITLE)).state, { timeout: 15_000 }).toBe("archived");
});

test("a device that has not heard of the sale takes nothing off sale: it is told of the order", { tags: ["full"] }, async () => {
  const late = await openShop();
  const device = await enterShop(stage, late);
  await open(device, paths.products);
  await device.getByRole("link", { name: new RegExp(`^${TITLE}`) }).waitFor();
  const sold = device.getByRole("row", { name: TITLE }).getByRole("cell").nth(-2);
  expect(await sold.textContent()).toBe("0");
  await device.context().setOffline(true);
  const { number } = await buy(late);
  await device.getByRole("button", { name: `Actions for ${TITLE}` }).click();
  await device.getByRole("menuitem", { name: "Unpublish" }).click();
  await device.context().setOffline(false);
  const sheet = device.getByRole("dialog", { name: `“${TITLE}” has open orders` });
  await sheet.getByRole("link", { name: `#${number}` }).waitFor({ timeout: 30_000 });
  expect((await storedProduct(late.owner, TITLE)).state).toBe("active");
  await sheet.getByRole("button", { name: "Cancel" }).click();
  await expect.poll(() => sold.textContent(), { timeout: 15_000 }).toBe("1");
});
