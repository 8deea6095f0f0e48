import { paths } from "@awning/domain/paths";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { open, saved, storedProduct } from "./support/owner.ts";
import { buy, enterShop, openShop, PHONE, type Shop } from "./support/shop.ts";
import { openStage } from "./support/stage.ts";

const TITLE = "Bud vase";
let stage: Awaited<ReturnType<typeof openStage>>;
let shop: Shop;
let page: Page;

beforeAll(async () => {
  stage = await openStage();
  shop = await openShop({ state: "active" });
  page = await enterShop(stage, shop, PHONE);
});
afterAll(() => stage.close());

const stored = () => storedProduct(shop.owner, TITLE);
async function remove() {
  await page.getByRole("button", { name: `Acts for ${TITLE}` }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
}

test("what a product is can be chosen until somebody buys it, also while its screen is open", async () => {
  await open(page, paths.product(shop.productId));
  const kinds = page.getByRole("group", { name: "What is it?" });
  await kinds.getByRole("button", { name: "Something digital" }).click();
  await expect.poll(async () => (await stored()).kind).toBe("digital");
  await kinds.getByRole("button", { name: "A thing to hold" }).click();
  await expect.poll(async () => (await stored()).kind).toBe("physical");
  await saved(page);
  await buy(shop);
  await page.getByText("It was sold, so this stays.").waitFor();
  expect(await kinds.count()).toBe(0);
  await page.getByLabel("Description").fill("For one stem.");
  await expect.poll(async () => (await stored()).description).toBe("For one stem.");
});

test("deleting what was sold archives it and says why; undo brings it back on sale", async () => {
  await remove();
  await page.getByText(`“${TITLE}” was sold, so its orders need it: archived instead of deleted`).waitFor();
  await expect.poll(async () => (await stored()).state).toBe("archived");
  // Its screen stays: it is still there.
  await page.getByRole("heading", { level: 1, name: TITLE }).waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(async () => (await stored()).state).toBe("active");
});

test("a device that has not heard of the sale deletes nothing: it archives when the server refuses", async () => {
  const late = await openShop();
  const device = await enterShop(stage, late);
  await open(device, paths.products);
  const row = device.getByRole("link", { name: new RegExp(`^${TITLE}`) });
  await row.waitFor();
  await device.context().setOffline(true);
  await buy(late);
  await device.getByRole("button", { name: `Acts for ${TITLE}` }).click();
  await device.getByRole("menuitem", { name: "Delete" }).click();
  await row.waitFor({ state: "detached" });
  await device.context().setOffline(false);
  await device.getByText("archived instead of deleted").waitFor({ timeout: 30_000 });
  await expect.poll(async () => (await storedProduct(late.owner, TITLE)).state, { timeout: 15_000 }).toBe("archived");
});
