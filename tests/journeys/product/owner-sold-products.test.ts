import { paths } from "@awning/domain/routes/paths";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import * as labels from "../../../web/src/features/product/editor/labels.ts";
import { gone } from "../../support/absence.ts";
import { allFaults, scrollsSideways } from "../../support/axe.ts";
import { run } from "../../support/clients.ts";
import { journey, perFile } from "../support/fixtures.ts";
import { open, openRow, saved, storedProduct } from "../support/owner.ts";
import { type Bought, buy, enterShop, openShop, PHONE, type Shop } from "../support/shop.ts";

const TITLE = "Bud vase";
let sold: Bought;

const test = journey
  .extend("shop", perFile, () => openShop({ state: "active" }))
  .extend("desk", perFile, ({ stage, shop }) => enterShop(stage, shop, PHONE));

const stored = (shop: Shop) => storedProduct(shop.owner, TITLE);
async function act(desk: Page, name: string) {
  await desk.getByRole("button", { name: `Actions for ${TITLE}` }).click();
  await desk.getByRole("menuitem", { name }).click();
}

test("what a product is can be chosen until someone buys it, also while its screen is open", { tags: ["full"] }, async ({ shop, desk }) => {
  await open(desk, paths.product(shop.productId));
  await openRow(desk, "Product type");
  const kinds = desk.getByRole("group", { name: "Product type" });
  await kinds.getByRole("button", { name: "Digital" }).click();
  await expect.poll(async () => (await stored(shop)).kind).toBe("digital");
  await kinds.getByRole("button", { name: "Physical" }).click();
  await expect.poll(async () => (await stored(shop)).kind).toBe("physical");
  await saved(desk);
  sold = await buy(shop);
  await desk.getByText(labels.typeHint).waitFor();
  await gone(kinds);
  await desk.getByText("1 sold", { exact: true }).waitFor();
  await openRow(desk, "Description");
  await desk.getByLabel("Description").fill("For one stem.");
  await expect.poll(async () => (await stored(shop)).description).toBe("For one stem.");
});

test("deleting what was sold archives it and says why; undo brings it back on sale", { tags: ["full"] }, async ({ shop, desk }) => {
  await act(desk, "Delete");
  await desk.getByText(`“${TITLE}” has been sold, so it was archived instead of deleted`).waitFor();
  await expect.poll(async () => (await stored(shop)).state).toBe("archived");
  // Its screen stays: it is still there.
  await desk.getByRole("heading", { level: 1, name: TITLE }).waitFor();
  await desk.getByText("Undo", { exact: true }).click();
  await expect.poll(async () => (await stored(shop)).state).toBe("active");
});

test("what an open order holds stays on sale: the owner is led to the order, and offered to archive instead", {
  tags: ["full"],
}, async ({ shop, desk }) => {
  const sheet = desk.getByRole("dialog", { name: `“${TITLE}” has open orders` });
  await act(desk, "Unpublish");
  await sheet.getByText("1 open order:").waitFor();
  expect(await allFaults(desk)).toEqual([]);
  expect(await scrollsSideways(desk)).toBe(false);
  await sheet.getByRole("link", { name: `#${sold.number}` }).click();
  await desk.waitForURL(`**${paths.order(sold.orderId)}`);
  await desk.getByRole("heading", { level: 1, name: new RegExp(`#${sold.number}`) }).waitFor();
  await open(desk, paths.product(shop.productId));
  await act(desk, "Unpublish");
  await sheet.getByRole("button", { name: "Archive instead" }).click();
  await expect.poll(async () => (await stored(shop)).state).toBe("archived");
  await act(desk, "Restore as draft");
  await sheet.waitFor();
  await gone(sheet.getByRole("button", { name: "Archive instead" }));
  await sheet.getByRole("button", { name: "Cancel" }).click();
  expect((await stored(shop)).state).toBe("archived");
});

test("once its orders are over it becomes a draft like any other", { tags: ["full"] }, async ({ shop, desk }) => {
  const cancel = { orderId: sold.orderId, rev: 1, act: { type: "cancel", reason: "Gone", restock: true } } as const;
  await run("act-on-order", cancel, { token: shop.owner.token });
  await act(desk, "Restore as draft");
  await desk.getByText(`“${TITLE}” unpublished`).waitFor();
  await desk.getByText("1 sold", { exact: true }).waitFor({ state: "detached" });
  await expect.poll(async () => (await stored(shop)).state).toBe("draft");
});

test("a device that has not heard of the sale deletes nothing: it archives when the server refuses", async ({ stage }) => {
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

test("a device that has not heard of the sale takes nothing off sale: it is told of the order", { tags: ["full"] }, async ({ stage }) => {
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
