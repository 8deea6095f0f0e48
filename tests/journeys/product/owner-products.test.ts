import { productDraftSchema } from "@awning/domain/product/product";
import { documents, stockId } from "@awning/domain/routes/firestore-paths";
import { paths, sitePaths } from "@awning/domain/routes/paths";
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import * as z from "zod/mini";
import * as labels from "../../../web/src/features/product/editor/labels.ts";
import type { Owner } from "../../support/builders.ts";
import { readDocument } from "../../support/emulators.ts";
import { triggersPassed } from "../../support/site-pages.ts";
import { journey as test } from "../support/fixtures.ts";
import { open, openRow, saved, storedProduct } from "../support/owner.ts";
import { photograph, suite } from "../support/stage.ts";

const TITLE = "Tall jug";

const pictures = (page: Page) => page.getByRole("group", { name: labels.picturesOfProduct });
const shop = (owner: Owner) => fetch(suite.siteUrl + sitePaths.shop(owner.username)).then((response) => response.text());
async function storedImages(owner: Owner) {
  return z.parse(productDraftSchema.shape.images, (await storedProduct(owner, TITLE)).images);
}

test("a product is made with several pictures and kinds of their own price and stock", async ({ owner, page }) => {
  await open(page, paths.product("new"));
  await page.getByLabel("Name", { exact: true }).fill(TITLE);
  await openRow(page, "Description");
  await page.getByLabel("Description").fill("Thrown in one piece.\n\nHolds a litre.");
  await page.getByLabel("Price", { exact: true }).fill("38,5");
  const picture = await photograph(page);
  await pictures(page)
    .locator('input[type="file"]')
    .setInputFiles([
      { ...picture, name: "one.jpg" },
      { ...picture, name: "two.jpg" },
      { ...picture, name: "three.jpg" },
    ]);
  await openRow(page, "Variants");
  for (const [index, name, price] of [
    [1, "Celadon", ""],
    [2, "Tenmoku", "42"],
  ] as const) {
    await page.getByRole("button", { name: "Add a variant" }).click();
    await page.getByRole("textbox", { name: `Name of variant ${index}` }).fill(name);
    await page.getByRole("textbox", { name: `Price of ${name}` }).fill(price);
  }
  await page.getByRole("switch", { name: "Track stock" }).click();
  await page.getByRole("textbox", { name: "Stock of Tenmoku" }).fill("4");
  await page.getByRole("textbox", { name: "Stock of Tenmoku" }).press("Enter");
  await pictures(page).getByRole("group", { name: "Picture 3 of 3" }).waitFor();
  // The first one is large, the others stand beside it.
  const widthOf = async (one: Locator) => (await one.boundingBox())?.width ?? 0;
  expect(await widthOf(pictures(page).getByRole("group", { name: "Picture 3 of 3" }))).toBeLessThan((await widthOf(pictures(page))) / 3);
  await page.getByRole("button", { name: "Save draft" }).first().click();
  await page.getByRole("heading", { level: 1, name: TITLE }).waitFor();
  await saved(page);
  const stored = await storedProduct(owner, TITLE);
  expect(stored).toMatchObject({ price: 3850, state: "draft", slug: "tall-jug", description: "Thrown in one piece.\n\nHolds a litre." });
  const variants = z.parse(productDraftSchema.shape.variants, stored.variants);
  expect(variants).toMatchObject([
    { name: "Celadon", price: null },
    { name: "Tenmoku", price: 4200 },
  ]);
  const counts = await Promise.all(variants.map(({ id }) => readDocument(documents.stock(owner.uid, stockId(stored.id, id)))));
  expect(counts.map((count) => count?.available)).toEqual([1, 4]);
  expect(await shop(owner)).not.toContain(TITLE);
});

test("pictures are described and put in order by menu and by dragging", async ({ owner, page }) => {
  const before = await storedImages(owner);
  expect(before).toHaveLength(3);
  await pictures(page).getByRole("button", { name: "Actions for picture 3" }).click();
  await page.getByRole("menuitem", { name: "Set as cover" }).click();
  await expect
    .poll(async () => (await storedImages(owner)).map((image) => image.id))
    .toEqual([before[2]?.id, before[0]?.id, before[1]?.id]);

  await pictures(page)
    .getByRole("group", { name: "Picture 3 of 3" })
    .dragTo(pictures(page).getByRole("group", { name: "Picture 2 of 3" }));
  await expect
    .poll(async () => (await storedImages(owner)).map((image) => image.id))
    .toEqual([before[2]?.id, before[1]?.id, before[0]?.id]);

  await pictures(page).getByRole("button", { name: "Actions for picture 1" }).click();
  await page.getByRole("menuitem", { name: "Add description" }).click();
  await page.getByLabel("What does it show?").fill("A tall jug on a sill");
  await page.getByRole("button", { name: "Save description" }).click();
  await expect.poll(async () => (await storedImages(owner))[0]?.alt).toBe("A tall jug on a sill");
});

test("on sale, the shop shows it with its picture's words; each change follows; off sale it is gone", async ({ owner, page }) => {
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect.poll(() => shop(owner), { timeout: 30_000 }).toContain(TITLE);
  const product = () => fetch(suite.siteUrl + sitePaths.product(owner.username, "tall-jug")).then((response) => response.text());
  expect(await product()).toContain("Tenmoku");
  expect(await product()).toContain('alt="A tall jug on a sill"');
  await openRow(page, "Description");
  await page.getByLabel("Description").fill("Holds a litre and a bit.");
  await page.getByLabel("Description").press("ControlOrMeta+a");
  await page.getByRole("button", { name: "Bold" }).click();
  const bold = page.getByLabel("Description").locator("strong");
  await bold.waitFor();
  await page.getByRole("button", { name: "Undo", exact: true }).first().click();
  await bold.waitFor({ state: "detached" });
  await page.getByLabel("Description").press("ControlOrMeta+Shift+z");
  await bold.waitFor();
  await page.getByLabel("Price", { exact: true }).fill("39.90");
  await expect.poll(product, { timeout: 30_000 }).toContain("<strong>Holds a litre and a bit.</strong>");
  await expect.poll(product, { timeout: 30_000 }).toContain("€39.90");

  await page.getByRole("button", { name: `Actions for ${TITLE}` }).click();
  await page.getByRole("menuitem", { name: "Unpublish" }).click();
  await expect.poll(() => shop(owner), { timeout: 30_000 }).not.toContain(TITLE);
});

test("once it was on sale it keeps its address under every name: people have it", { tags: ["full"] }, async ({ owner, page }) => {
  await expect.poll(async () => (await storedProduct(owner, TITLE)).offered).toBe(true);
  const name = page.getByLabel("Name", { exact: true });
  await name.fill("High jug");
  // A draft that nobody saw yet is given its address as soon as its name is stored.
  const { id } = await storedProduct(owner, "High jug");
  await open(page, paths.product(id));
  await triggersPassed();
  expect(await storedProduct(owner, "High jug")).toMatchObject({ slug: "tall-jug", state: "draft" });
  await name.fill(TITLE);
  await expect.poll(async () => (await storedProduct(owner, TITLE)).slug).toBe("tall-jug");
});
