/** @module-tag full */
import { readFile } from "node:fs/promises";
import { documents } from "@awning/domain/collections";
import { paths } from "@awning/domain/paths";
import { productDraftSchema } from "@awning/domain/product";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod/mini";
import { makeProduct, type Owner } from "../../support/builders.ts";
import { readDocument } from "../../support/emulators.ts";
import { allFaults } from "../support/axe.ts";
import { newOwner, open } from "../support/owner.ts";
import { openStage } from "../support/stage.ts";

let stage: Awaited<ReturnType<typeof openStage>>;
let owner: Owner;
let page: Page;
let mug = "";
let vase = "";

beforeAll(async () => {
  stage = await openStage();
  ({ owner, page } = await newOwner(stage));
  const variants = [
    { id: "oat", name: "Oat", price: null },
    { id: "sea", name: "Sea", price: 3000 },
  ];
  mug = await makeProduct(owner, { title: "Mug", slug: "mug", price: 2000, compareAt: 2150, variants, order: "a0" });
  vase = await makeProduct(owner, { title: "=SUM(A1)", slug: "vase", price: 999, order: "a1", stock: 4, sku: "V-1" });
  await open(page, paths.products);
});
afterAll(() => stage.close());

const pricesOf = async (id: string) => {
  const product = await readDocument(documents.product(owner.uid, id));
  return [product?.price, product?.compareAt, ...z.parse(productDraftSchema.shape.variants, product?.variants).map(({ price }) => price)];
};

test("several prices are raised at once, seen before, and taken back", async () => {
  for (const name of ["Mug", "=SUM(A1)"]) await page.getByRole("checkbox", { name: new RegExp(name.replace(/[()]/g, "\\$&")) }).check();
  await page.getByRole("button", { name: "Change prices" }).click();
  const sheet = page.getByRole("dialog", { name: "Change 2 prices" });
  await sheet.getByRole("textbox", { name: "By how much" }).fill("10");
  await sheet.getByText("€9.99 → €10.99").waitFor();
  await sheet.getByText("One earlier price goes, because it is no longer higher.").waitFor();
  expect(await allFaults(page)).toEqual([]);
  await sheet.getByRole("button", { name: "Change", exact: true }).click();
  await expect.poll(() => pricesOf(vase)).toEqual([1099, null]);
  await expect.poll(() => pricesOf(mug)).toEqual([2200, null, null, 3300]);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => pricesOf(mug)).toEqual([2000, 2150, null, 3000]);
  await expect.poll(() => pricesOf(vase)).toEqual([999, null]);
});

test("what would become free is named first, and only changed when that is meant", async () => {
  for (const name of ["Mug", "=SUM(A1)"]) await page.getByRole("checkbox", { name: new RegExp(name.replace(/[()]/g, "\\$&")) }).check();
  await page.getByRole("button", { name: "Change prices" }).click();
  const sheet = page.getByRole("dialog", { name: "Change 2 prices" });
  await sheet.getByRole("button", { name: "Lower" }).click();
  await sheet.getByRole("button", { name: "Amount" }).click();
  const amount = sheet.getByRole("textbox", { name: "By how much" });
  const change = sheet.getByRole("button", { name: "Change", exact: true });
  await amount.fill("10");
  await expect.poll(() => sheet.getByRole("listitem").first().textContent()).toContain("=SUM(A1)€9.99 → Free");
  await sheet.getByRole("checkbox", { name: "One product becomes free." }).check();
  expect(await change.isEnabled()).toBe(true);
  // Another amount is another question.
  await amount.fill("20");
  const both = sheet.getByRole("checkbox", { name: "2 products become free." });
  await both.waitFor();
  expect(await change.isDisabled()).toBe(true);
  await sheet.getByText("1 of 2 kinds").waitFor();
  expect(await allFaults(page)).toEqual([]);
  await both.check();
  await change.click();
  await expect.poll(() => pricesOf(vase)).toEqual([0, null]);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => pricesOf(vase)).toEqual([999, null]);
  await expect.poll(() => pricesOf(mug)).toEqual([2000, 2150, null, 3000]);
});

test("a state changed for several can be taken back", async () => {
  for (const name of ["Mug", "=SUM(A1)"]) await page.getByRole("checkbox", { name: new RegExp(name.replace(/[()]/g, "\\$&")) }).check();
  await page.getByRole("button", { name: "Take off sale" }).click();
  const stateOf = async (id: string) => (await readDocument(documents.product(owner.uid, id)))?.state;
  await expect.poll(() => stateOf(mug)).toBe("draft");
  await page.getByRole("status").filter({ hasText: "2 products off sale now" }).getByRole("button", { name: "Undo" }).click();
  await expect.poll(async () => [await stateOf(mug), await stateOf(vase)]).toEqual(["active", "active"]);
});

test("the file for spreadsheets has every kind with its stock, and nothing in it is a formula", async () => {
  const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Export" }).click()]);
  expect(file.suggestedFilename()).toBe("products.csv");
  const [head, ...rows] = (await readFile(await file.path(), "utf8")).split("\r\n");
  // One mark for spreadsheets, and not a letter more before the first name.
  expect(head).toMatch(/^\uFEFF[A-Z]/);
  expect(rows).toEqual([
    "Mug,Oat,,physical,active,20.00,21.50,,,EUR,,,,,mug,,",
    "Mug,Sea,,physical,active,30.00,21.50,,,EUR,,,,,mug,,",
    "'=SUM(A1),,V-1,physical,active,9.99,,,,EUR,4,,,,vase,,",
    "",
  ]);
});
