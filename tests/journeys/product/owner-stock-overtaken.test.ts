/** @module-tag full */
import { SINGLE_VARIANT } from "@awning/domain/collections";
import { paths } from "@awning/domain/paths";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { setStock, stockLeft } from "../../support/builders.ts";
import { open, saved } from "../support/owner.ts";
import { buy, enterShop, openShop, type Shop } from "../support/shop.ts";
import { openStage } from "../support/stage.ts";

let stage: Awaited<ReturnType<typeof openStage>>;
let shop: Shop;
let page: Page;

beforeAll(async () => {
  stage = await openStage();
  shop = await openShop();
  page = await enterShop(stage, shop);
});
beforeEach(async () => {
  await setStock(shop.owner, shop.productId, SINGLE_VARIANT, 5);
  await open(page, paths.product(shop.productId));
  await expect.poll(() => input().inputValue()).toBe("5");
});
afterAll(() => stage.close());

const input = () => page.getByRole("textbox", { name: "In stock", exact: true });
const left = () => stockLeft(shop.owner, shop.productId);

test("a count that sales overtook is not cut off: it stays typed, and is counted once more", async () => {
  await input().fill("1");
  await buy(shop, { quantity: 2 });
  await page.getByText("2 sold meanwhile: count once more").waitFor();
  await input().press("Enter");
  expect(await input().inputValue()).toBe("1");
  expect(await left()).toBe(3);
  // Looking at it again is no count.
  await input().focus();
  await input().press("Enter");
  expect(await left()).toBe(3);
  await input().fill("2");
  await input().press("Enter");
  await expect.poll(left).toBe(2);
});

test("what sales leave room for is said as it will be, and written so", async () => {
  await input().fill("3");
  await buy(shop, { quantity: 2 });
  await page.getByText("2 sold meanwhile: leaves 1").waitFor();
  await input().press("Enter");
  await expect.poll(left).toBe(1);
});

test("a count that is refused, because a device offline had not heard of the sales, says why and stays typed", async () => {
  await page.context().setOffline(true);
  await input().fill("1");
  await input().press("Enter");
  await buy(shop, { quantity: 2 });
  await page.context().setOffline(false);
  await page.getByText("Sold meanwhile: count once more.").waitFor({ timeout: 30_000 });
  await page.getByText("2 sold meanwhile: count once more").waitFor();
  expect(await input().inputValue()).toBe("1");
  expect(await left()).toBe(3);
});

test("who counts on after having stopped is told that sales in between are not taken off", async () => {
  await page.getByRole("switch", { name: "Count stock" }).click();
  await expect.poll(left).toBeNull();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByText("If some were sold meanwhile, count once more.").waitFor();
  await expect.poll(left).toBe(5);
  await saved(page);
});

test("stock that cannot be read is no stock that is not counted", async () => {
  // What is asked for under another name is refused, as if it were somebody else's.
  await page.route(/\/google\.firestore\.v1\.Firestore\/Listen\/channel/, (route) => {
    const sent = route.request().postData();
    return route.continue(
      sent === null ? {} : { postData: sent.replaceAll("%22collectionId%22%3A%22stock%22", "%22collectionId%22%3A%22none%22") },
    );
  });
  await page.goto(paths.product(shop.productId));
  await page.getByRole("heading", { level: 1, name: "Somebody else's stall" }).waitFor();
  expect(await page.getByRole("switch", { name: "Count stock" }).count()).toBe(0);
  await page.unroute(/\/google\.firestore\.v1\.Firestore\/Listen\/channel/);
});
