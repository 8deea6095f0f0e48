/** @module-tag full */
import { paths } from "@awning/domain/routes/paths";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as labels from "../../../web/src/features/product/list/labels.ts";
import { makeProduct, type Owner } from "../../support/builders.ts";
import { withoutTriggers } from "../../support/emulators.ts";
import { newOwner, open, saved } from "../support/owner.ts";
import { openStage } from "../support/stage.ts";

/** More than two pages of the list. */
const MANY = 120;
let stage: Awaited<ReturnType<typeof openStage>>;
let owner: Owner;
let page: Page;

beforeAll(async () => {
  stage = await openStage();
  ({ owner, page } = await newOwner(stage));
  // The first screen follows the newest product, so it would come to know every one that is made while it is open.
  await page.goto("about:blank");
  await withoutTriggers(async () => {
    for (let index = 0; index < MANY; index++)
      await makeProduct(owner, {
        title: `${index % 2 === 0 ? "Tile" : "Saucer"} ${1000 + index}`,
        sku: `SHELF-${index}Q`,
        skus: [`shelf-${index}q`],
        state: index === 118 ? "archived" : "active",
        order: `a${String(index).padStart(4, "0")}1`,
      });
  });
}, 120_000);
afterAll(() => stage.close());

const search = () => page.getByRole("searchbox", { name: labels.nameVariantOrSku });
/** The products that the list shows, from the top. */
async function shown(): Promise<string[]> {
  const names = await page
    .getByRole("main")
    .getByRole("link", { name: /^(Tile|Saucer) \d{4}/ })
    .allTextContents();
  return names.map((name) => /^(?:Tile|Saucer) \d{4}/.exec(name)?.[0] ?? "");
}
const find = async (typed: string, products: string[]) => {
  await search().fill(typed);
  await expect.poll(shown).toEqual(products);
};

test("a product is found by its new name as soon as that is saved", async () => {
  await open(page, paths.products);
  await find("shelf-90q", ["Tile 1090"]);
  await page.getByRole("link", { name: /^Tile 1090/ }).click();
  await page.getByLabel("Name", { exact: true }).fill("Saucer 4711");
  await page.getByLabel("Name", { exact: true }).press("Tab");
  await saved(page);
  await open(page, `${paths.products}?q=4711`);
  await expect.poll(shown).toEqual(["Saucer 4711"]);
});

test("without a connection a search says that it looks at this device alone, and goes on with it", async () => {
  await open(page, paths.products);
  await page.context().setOffline(true);
  await search().fill("shelf-93q");
  await page.getByRole("heading", { name: "No results for “shelf-93q”" }).waitFor();
  await page.getByText("only products saved on this device were searched").waitFor();
  await page.context().setOffline(false);
  await expect.poll(shown).toEqual(["Saucer 1093"]);
});
