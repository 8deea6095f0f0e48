/** @module-tag full */
import { SINGLE_VARIANT } from "@awning/domain/routes/firestore-paths";
import { paths } from "@awning/domain/routes/paths";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import * as labels from "../../../web/src/features/product/labels.ts";
import { setStock, stockLeft } from "../../support/builders.ts";
import { open } from "../support/owner.ts";
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

test("a count that is refused, because a device offline had not heard of the sales, says why and stays typed", async () => {
  await page.context().setOffline(true);
  await input().fill("1");
  await input().press("Enter");
  await buy(shop, { quantity: 2 });
  await page.context().setOffline(false);
  await page.getByText(labels.SOLD_WHILE_EDITING).waitFor({ timeout: 30_000 });
  await page.getByText("2 sold while you were editing. Enter the stock again.").waitFor();
  expect(await input().inputValue()).toBe("1");
  expect(await left()).toBe(3);
});
