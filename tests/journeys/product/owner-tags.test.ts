/** @module-tag full */
import { orderPaths, paths } from "@awning/domain/paths";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeProduct } from "../../support/builders.ts";
import { allFaults, scrollsSideways } from "../support/axe.ts";
import { open, saved, storedProduct } from "../support/owner.ts";
import { buy, enterShop, openShop, PHONE, type Shop } from "../support/shop.ts";
import { openStage } from "../support/stage.ts";

let stage: Awaited<ReturnType<typeof openStage>>;
let shop: Shop;
let page: Page;

beforeAll(async () => {
  stage = await openStage();
  shop = await openShop();
  await makeProduct(shop.owner, { title: "Tall jug", slug: "tall-jug", tags: ["winter"], order: "b0" });
  page = await enterShop(stage, shop, PHONE);
});
afterAll(() => stage.close());

const stored = () => storedProduct(shop.owner, "Bud vase");
const rows = () => page.getByRole("main").getByRole("link", { name: /^(Bud vase|Tall jug)/ });

test("an owner gives a product tags, its weight and words for its buyers", async () => {
  await open(page, paths.product(shop.productId));
  await page.getByLabel("Tags").fill("spring, kiln two, Spring");
  await page.getByLabel("Weight").fill("350");
  await page.getByLabel("Words for its buyers").fill("For one stem.\nWash by hand.");
  await page.getByLabel("Name").focus();
  await saved(page);
  await expect.poll(async () => (await stored()).tags).toEqual(["spring", "kiln two"]);
  expect(await stored()).toMatchObject({ weight: 350, receipt: "For one stem.\nWash by hand." });
  await page.getByLabel("Weight").fill("light");
  await page.getByLabel("Name").focus();
  await page.getByText("Whole grams from 1, or leave it empty").waitFor();
  expect(await allFaults(page)).toEqual([]);
  expect(await scrollsSideways(page)).toBe(false);
  await page.getByLabel("Weight").fill("350");
  await saved(page);
});

test("the list shows the products of one tag, and does so again after a look at one", async () => {
  await open(page, paths.products);
  await expect.poll(() => rows().count()).toBe(2);
  const choice = page.getByLabel("Tag", { exact: true });
  expect(await choice.locator("option").allTextContents()).toEqual(["All tags", "kiln two", "spring", "winter"]);
  await choice.selectOption("kiln two");
  await expect.poll(() => rows().count()).toBe(1);
  expect(await allFaults(page)).toEqual([]);
  expect(await scrollsSideways(page)).toBe(false);
  await rows().first().click();
  await page.getByRole("heading", { level: 1, name: "Bud vase" }).waitFor();
  await page.goBack();
  await expect.poll(() => rows().count()).toBe(1);
  await choice.selectOption("All tags");
  await expect.poll(() => rows().count()).toBe(2);
});

test("the packing slip says what the goods weigh, as they did when they were ordered", async () => {
  const order = await buy(shop, { quantity: 3 });
  await page.goto(orderPaths.packingSlip(order.orderId));
  const slip = page.getByRole("article", { name: "Packing slip" });
  await slip.getByText("1.05 kg").waitFor();
  await slip.getByText("350 g each").waitFor();
});
