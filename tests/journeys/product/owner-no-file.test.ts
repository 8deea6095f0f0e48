/** @module-tag full */
import { paths, sitePaths } from "@awning/domain/routes/paths";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import * as labels from "../../../web/src/features/product/list/labels.ts";
import { type Owner, stockLeft } from "../../support/builders.ts";
import { giveFile } from "../../support/files.ts";
import { journey as test } from "../support/fixtures.ts";
import { open, openRow, storedProduct } from "../support/owner.ts";
import { buy } from "../support/shop.ts";
import { suite } from "../support/stage.ts";

const TITLE = "How to glaze";
const asked = (page: Page) => page.getByRole("dialog", { name: labels.publishWithoutFile });
const onPage = (owner: Owner) => () =>
  fetch(suite.siteUrl + sitePaths.product(owner.username, "how-to-glaze")).then((response) => response.text());

test("before something digital without a file goes on sale, its owner is told what buyers would get", async ({ owner, page }) => {
  await open(page, paths.product("new"));
  await page.getByLabel("Name", { exact: true }).fill(TITLE);
  await page.getByLabel("Price", { exact: true }).fill("7");
  await openRow(page, "Product type");
  await page.getByRole("button", { name: "Digital", exact: true }).click();
  await page.getByRole("button", { name: "Publish", exact: true }).first().click();
  await asked(page).getByText("has no file yet").waitFor();
  await asked(page).getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Save draft" }).first().click();
  await page.getByRole("heading", { level: 1, name: TITLE }).waitFor();
  await expect.poll(async () => (await storedProduct(owner, TITLE)).fileCount, { timeout: 45_000 }).toBe(0);
  await page.getByText("Until you add one, the product is shown as sold out.").waitFor();
});

test("from the list it is asked as well, and the list goes on saying what is missing", async ({ owner, page }) => {
  await open(page, paths.products);
  await page.getByRole("button", { name: `Actions for ${TITLE}` }).click();
  await page.getByRole("menuitem", { name: "Publish" }).click();
  await asked(page).getByRole("button", { name: "Publish", exact: true }).click();
  await expect.poll(async () => (await storedProduct(owner, TITLE)).state).toBe("active");
  await page.getByRole("table").getByText("No file").waitFor();
  await expect.poll(onPage(owner), { timeout: 30_000 }).toContain("Sold out");
});

test("with its first file it is on sale, and nothing asks any more", async ({ owner, page }) => {
  await giveFile(owner, (await storedProduct(owner, TITLE)).id);
  await page.getByText("No file").waitFor({ state: "detached" });
  await expect.poll(onPage(owner), { timeout: 30_000 }).not.toContain("Sold out");
});

test("a file has no last item: anyone who comes second buys it as well", async ({ owner }) => {
  const { id } = await storedProduct(owner, TITLE);
  const shop = { owner, productId: id, slug: "how-to-glaze" };
  await buy(shop, { delivery: "none" });
  await buy(shop, { delivery: "none" });
  expect(await stockLeft(owner, id)).toBeNull();
});
