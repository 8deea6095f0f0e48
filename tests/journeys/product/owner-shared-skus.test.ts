/** @module-tag full */
import { documents } from "@awning/domain/collections";
import { paths } from "@awning/domain/paths";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeProduct, type Owner } from "../../support/builders.ts";
import { admin, readDocument } from "../../support/emulators.ts";
import { allFaults } from "../support/axe.ts";
import { newOwner, open, PHONE } from "../support/owner.ts";
import { openStage } from "../support/stage.ts";

const WORDS = "Another product or kind has this SKU";
let stage: Awaited<ReturnType<typeof openStage>>;
let owner: Owner;
let page: Page;
let mugId = "";
let bowlId = "";

beforeAll(async () => {
  stage = await openStage();
  ({ owner, page } = await newOwner(stage));
  mugId = await makeProduct(owner, { title: "Mug", slug: "mug", sku: "POT-1", skus: ["pot-1"] });
  bowlId = await makeProduct(owner, { title: "Bowl", slug: "bowl", order: "a1", sku: "POT-2", skus: ["pot-2"] });
  await makeProduct(owner, { title: "Vase", slug: "vase", order: "a2", sku: "POT-3", skus: ["pot-3"] });
});
afterAll(() => stage.close());

const skuField = () => page.getByRole("textbox", { name: /^SKU/ });

test("a SKU that another device took meanwhile is told at its field at once, and goes on being saved with the rest", async () => {
  await open(page, paths.product(mugId));
  expect(await page.getByText(WORDS).count()).toBe(0);
  // As two devices leave it that looked before either had saved.
  await admin.firestore.doc(documents.product(owner.uid, bowlId)).update({ sku: "pot-1", skus: ["pot-1"] });
  await page.getByText(WORDS).waitFor();
  expect(await skuField().getAttribute("aria-invalid")).toBe("true");
  await page.getByLabel("Price", { exact: true }).fill("31");
  await page.getByText("One thing to mend, the rest is saved").waitFor();
  await expect.poll(async () => (await readDocument(documents.product(owner.uid, mugId)))?.price).toBe(3100);
  await page.getByText(WORDS).waitFor();
});

test("both of them are marked in the list, on a phone too, until one of them has another", async () => {
  await open(page, paths.products);
  const marks = () => page.getByText("SKU used twice");
  await expect.poll(() => marks().count()).toBe(2);
  expect(await page.locator("tr", { hasText: "Vase" }).getByText("SKU used twice").count()).toBe(0);
  expect(await allFaults(page)).toEqual([]);
  await page.setViewportSize(PHONE.viewport);
  await expect.poll(() => marks().count()).toBe(2);
  await open(page, paths.product(mugId));
  await page.getByText(WORDS).waitFor();
  await skuField().fill("POT-9");
  await skuField().blur();
  await page.getByText(WORDS).waitFor({ state: "detached" });
  await expect.poll(async () => (await readDocument(documents.product(owner.uid, mugId)))?.skus).toEqual(["pot-9"]);
  await open(page, paths.products);
  await page.getByText("Bowl").first().waitFor();
  await expect.poll(() => marks().count()).toBe(0);
});
