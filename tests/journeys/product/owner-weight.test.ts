/** @module-tag full */
import { orderPaths } from "@awning/domain/routes/paths";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, test } from "vitest";
import { buy, enterShop, openShop, PHONE, type Shop } from "../support/shop.ts";
import { openStage } from "../support/stage.ts";

let stage: Awaited<ReturnType<typeof openStage>>;
let shop: Shop;
let page: Page;

beforeAll(async () => {
  stage = await openStage();
  shop = await openShop({ weight: 350 });
  page = await enterShop(stage, shop, PHONE);
});
afterAll(() => stage.close());

test("the packing slip says what the goods weigh, as they did when they were ordered", async () => {
  const order = await buy(shop, { quantity: 3 });
  await page.goto(orderPaths.packingSlip(order.orderId));
  const slip = page.getByRole("article", { name: "Packing slip" });
  await slip.getByText("1.05 kg").waitFor();
  await slip.getByText("350 g each").waitFor();
});
