/** @module-tag full */
import { documents } from "@awning/domain/collections";
import { paths, sitePaths } from "@awning/domain/paths";
import { productDraftSchema } from "@awning/domain/product";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod/mini";
import { makeProduct, type Owner, setStock } from "../../support/builders.ts";
import { readDocument } from "../../support/emulators.ts";
import { htmlOnce, openShop } from "../../support/site-pages.ts";
import { allFaults, scrollsSideways } from "../support/axe.ts";
import { onDevice, open, PHONE, saved } from "../support/owner.ts";
import { openStage } from "../support/stage.ts";

let stage: Awaited<ReturnType<typeof openStage>>;
let owner: Owner;
let page: Page;
let productId = "";

beforeAll(async () => {
  stage = await openStage();
  owner = await openShop({ site: { displayName: "Harbour pots" } });
  // As products were stored before their kinds said anything of stock.
  const variants = ["Oat", "Sea"].map((name) => ({ id: name.toLowerCase(), name, price: null, values: [name] }));
  productId = await makeProduct(owner, {
    title: "Stoneware mug",
    slug: "mug",
    options: [{ name: "Glaze", values: ["Oat", "Sea"] }],
    variants,
  });
  for (const id of ["oat", "sea"]) await setStock(owner, productId, id, 0);
  page = await onDevice(stage, owner, PHONE);
});
afterAll(() => stage.close());

const rules = (name: string) => page.getByRole("button", { name: new RegExp(` for ${name}$`) });
const sheet = () => page.getByRole("dialog", { name: "Stock of Oat" });
async function storedRules() {
  const product = await readDocument(documents.product(owner.uid, productId));
  return z.parse(productDraftSchema.shape.variants, product?.variants).map(({ lowAt, backorder }) => ({ lowAt, backorder }));
}

test("an owner says of one kind when it runs low, and that it is sold when it is out", async () => {
  await open(page, paths.product(productId));
  expect(await rules("Oat").textContent()).toBe("Stock rules for Oat");
  await rules("Oat").click();
  const mark = sheet().getByRole("textbox", { name: "Tell me at" });
  await mark.fill("many");
  await mark.press("Enter");
  await sheet().getByText("A whole number up to 999,999").waitFor();
  await sheet().getByText("Nobody can order more than there is.").waitFor();
  await sheet().getByRole("combobox", { name: "Sell when out" }).selectOption({ label: "Yes" });
  await sheet().getByText("Buyers can order more than there is").waitFor();
  expect(await allFaults(page)).toEqual([]);
  expect(await scrollsSideways(page)).toBe(false);
  await mark.fill("2");
  await mark.press("Enter");
  await sheet().waitFor({ state: "hidden" });
  await saved(page);
  await expect.poll(storedRules).toEqual([
    { lowAt: 2, backorder: true },
    { lowAt: null, backorder: null },
  ]);
  expect(await rules("Oat").textContent()).toBe("Tell me at 2 · Sells when out for Oat");
  expect(await allFaults(page)).toEqual([]);
  expect(await scrollsSideways(page)).toBe(false);
});

test("the shop sells that kind for later, and the other not at all", async () => {
  const path = sitePaths.product(owner.username, "mug");
  await htmlOnce(path, (html) => html.includes("https://schema.org/BackOrder") && html.includes("https://schema.org/OutOfStock"));
  const buyer = await stage.person(PHONE);
  await buyer.goto(path);
  const add = buyer.getByRole("button", { name: "Add to basket" });
  await buyer.getByRole("radio", { name: "Oat" }).check();
  await buyer.getByText("Sent when back in stock", { exact: true }).waitFor();
  expect(await add.isEnabled()).toBe(true);
  expect(await buyer.getByRole("radio", { name: /Sea/ }).isDisabled()).toBe(true);
});

test("what was typed and not done is left, and a kind goes by its product again", async () => {
  await page.reload();
  await rules("Oat").click();
  await sheet().getByRole("textbox", { name: "Tell me at" }).fill("7");
  await sheet().getByRole("button", { name: "Cancel" }).click();
  await rules("Oat").click();
  expect(await sheet().getByRole("textbox", { name: "Tell me at" }).inputValue()).toBe("2");
  await sheet().getByRole("textbox", { name: "Tell me at" }).fill("");
  await sheet().getByRole("combobox", { name: "Sell when out" }).selectOption({ label: "As the product: no" });
  await sheet().getByRole("button", { name: "Done" }).click();
  await expect.poll(storedRules).toEqual([
    { lowAt: null, backorder: null },
    { lowAt: null, backorder: null },
  ]);
  expect(await rules("Oat").textContent()).toBe("Stock rules for Oat");
  await htmlOnce(sitePaths.product(owner.username, "mug"), (html) => !html.includes("https://schema.org/BackOrder"));
});
