/** @module-tag full */
import { documents, stockId } from "@awning/domain/collections";
import { paths, sitePaths } from "@awning/domain/paths";
import { productDraftSchema } from "@awning/domain/product";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod/mini";
import { makeProduct, type Owner, setStock } from "../../support/builders.ts";
import { readDocument } from "../../support/emulators.ts";
import { htmlOnce } from "../../support/site-pages.ts";
import { allFaults, scrollsSideways } from "../support/axe.ts";
import { newOwner, open, PHONE, saved } from "../support/owner.ts";
import { openStage } from "../support/stage.ts";

let stage: Awaited<ReturnType<typeof openStage>>;
let owner: Owner;
let page: Page;
let productId = "";

beforeAll(async () => {
  stage = await openStage();
  ({ owner, page } = await newOwner(stage));
  const variants = [
    { id: "oat", name: "Oat", price: null },
    { id: "sea", name: "Sea", price: 3000 },
  ];
  productId = await makeProduct(owner, { title: "Stoneware mug", slug: "mug", variants });
  await setStock(owner, productId, "oat", 7);
  await setStock(owner, productId, "sea", 4);
});
afterAll(() => stage.close());

async function stored() {
  const product = await readDocument(documents.product(owner.uid, productId));
  const variants = z.parse(productDraftSchema.shape.variants, product?.variants);
  const counts = await Promise.all(variants.map(({ id }) => readDocument(documents.stock(owner.uid, stockId(productId, id)))));
  return { options: product?.options, skus: product?.skus, variants, counts: counts.map((count) => count?.available) };
}

test("kinds of a product from before there were options stand as one option, and nothing is written by looking", async () => {
  await open(page, paths.product(productId));
  expect(await page.getByRole("textbox", { name: "Buyers choose the" }).inputValue()).toBe("Kind");
  expect(await page.getByRole("textbox", { name: "Name of kind 2" }).inputValue()).toBe("Sea");
  expect((await stored()).variants[0]?.values).toEqual([]);
});

test("a second option makes combinations, and those there were keep id, price and stock", async () => {
  await page.getByRole("textbox", { name: "Buyers choose the" }).fill("Glaze");
  await page.getByRole("button", { name: "Add an option" }).click();
  await page.getByRole("textbox", { name: "Option 2" }).fill("Size");
  await page.getByRole("textbox", { name: "Value 1 of Size" }).fill("Small");
  await page.getByRole("textbox", { name: "New value of Size" }).fill("Large");
  await page.getByRole("textbox", { name: "New value of Size" }).press("Enter");
  await page.getByRole("textbox", { name: "Price of Oat · Large" }).fill("35");
  await page.getByRole("textbox", { name: "SKU of Oat · Large" }).fill("MUG-OAT-L");
  await page.getByRole("button", { name: "Remove Sea · Large" }).click();
  await page.getByText("One combination is not offered").waitFor();
  await page.getByRole("group", { name: "Stock of Oat · Large" }).waitFor();
  await saved(page);
  await expect
    .poll(async () => (await stored()).variants.map((variant) => variant.name))
    .toEqual(["Oat · Small", "Oat · Large", "Sea · Small"]);
  const { variants, counts, options, skus } = await stored();
  expect(options).toEqual([
    { name: "Glaze", values: ["Oat", "Sea"] },
    { name: "Size", values: ["Small", "Large"] },
  ]);
  expect([variants[0]?.id, variants[2]?.id]).toEqual(["oat", "sea"]);
  expect(variants.map((variant) => variant.price)).toEqual([null, 3500, 3000]);
  expect(counts).toEqual([7, 0, 4]);
  expect(skus).toEqual(["mug-oat-l"]);
});

test("renaming a value and taking out an option loses neither price nor stock", async () => {
  await page.getByRole("textbox", { name: "Value 2 of Glaze" }).fill("Deep sea");
  await page.getByRole("button", { name: "Remove option Size" }).click();
  await page.getByRole("textbox", { name: "Name of kind 2" }).waitFor();
  await saved(page);
  await expect
    .poll(async () => (await stored()).variants.map(({ id, name, price }) => [id, name, price]))
    .toEqual([
      ["oat", "Oat", null],
      ["sea", "Deep sea", 3000],
    ]);
  expect((await stored()).counts).toEqual([7, 4]);
});

test("a SKU that something else has is refused in words, and the rest goes on being saved", async () => {
  await makeProduct(owner, { title: "Bowl", slug: "bowl", sku: "BOWL-1", skus: ["bowl-1"] });
  await page.getByRole("textbox", { name: "SKU of Oat" }).fill("bowl-1");
  await page.getByRole("textbox", { name: "SKU of Oat" }).blur();
  await page.getByText("Another product or kind has this SKU").waitFor();
  await page.getByRole("textbox", { name: "SKU of Oat" }).fill("MUG-OAT");
  await saved(page);
  await expect.poll(async () => (await stored()).variants[0]?.sku).toBe("MUG-OAT");
});

test("the page shows what buyers choose", async () => {
  await htmlOnce(sitePaths.product(owner.username, "mug"), (html) => html.includes("Glaze</legend>") && html.includes("Deep sea"));
});

test("all of it works by keyboard and on a phone, and axe finds nothing", async () => {
  expect(await allFaults(page)).toEqual([]);
  await page.setViewportSize(PHONE.viewport);
  await page.getByRole("button", { name: "Add a kind" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("textbox", { name: "Name of kind 3" }).waitFor();
  await page.keyboard.type("Ash");
  await saved(page);
  await expect.poll(async () => (await stored()).variants.map((variant) => variant.name)).toEqual(["Oat", "Deep sea", "Ash"]);
  expect(await scrollsSideways(page)).toBe(false);
});
