/** @module-tag full */
import { paths } from "@awning/domain/paths";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeProduct, type Owner } from "../../support/builders.ts";
import { withoutTriggers } from "../../support/emulators.ts";
import { newOwner, open, saved, settled } from "../support/owner.ts";
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

const search = () => page.getByRole("searchbox", { name: "Name, kind or SKU" });
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

test("a search looks through every product, not only through those that the list shows", async () => {
  await open(page, paths.products);
  await expect.poll(async () => (await shown()).length).toBe(50);
  await find("tile 1116", ["Tile 1116"]);
  await find("shelf-119q", ["Saucer 1119"]);
  await find("SAUCER 111", ["Saucer 1111", "Saucer 1113", "Saucer 1115", "Saucer 1117", "Saucer 1119"]);
});

test("what was found is there again after a look at a product, and goes with the word", async () => {
  await page.getByRole("link", { name: /^Saucer 1113/ }).click();
  await page.getByRole("heading", { level: 1, name: "Saucer 1113" }).waitFor();
  await page.goBack();
  await expect.poll(() => search().inputValue()).toBe("SAUCER 111");
  await expect.poll(async () => (await shown()).length).toBe(5);
  await search().fill("");
  await expect.poll(async () => (await shown()).length).toBe(50);
});

test("a long answer goes on further down, and each product is in it once", async () => {
  await search().fill("tile");
  const further = page.getByRole("button", { name: "Search further" });
  await expect.poll(async () => (await shown()).filter((name) => name.startsWith("Tile")).length).toBe(50);
  await further.click();
  await further.waitFor({ state: "detached" });
  await expect.poll(shown).toEqual(Array.from({ length: 59 }, (_, index) => `Tile ${1000 + 2 * index}`));
});

test("a search stays in its tab and says so when it finds nothing", async () => {
  await search().fill("shelf-118q");
  await page.getByRole("heading", { name: "No product for “shelf-118q”" }).waitFor();
  await page.getByText("Archived products have a tab of their own.").waitFor();
  const tabs = page.getByRole("navigation", { name: "Saved views" });
  await tabs.getByRole("button", { name: /^Archived/ }).click();
  await expect.poll(shown).toEqual(["Tile 1118"]);
  await tabs.getByRole("button", { name: /^On sale/ }).click();
  await page.getByText("This searched only this tab.").waitFor();
  await tabs.getByRole("button", { name: /^All/ }).click();
});

test("a product is found by its new name as soon as that is saved", async () => {
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
  await page.getByRole("heading", { name: "No product for “shelf-93q” here" }).waitFor();
  await page.getByText("Without a connection").waitFor();
  await page.context().setOffline(false);
  await expect.poll(shown).toEqual(["Saucer 1093"]);
});

test("on a phone the same search finds the same", async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, `${paths.products}?q=saucer+1119`);
  await settled(page);
  await expect.poll(shown).toEqual(["Saucer 1119"]);
});
