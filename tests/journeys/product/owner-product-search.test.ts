/** @module-tag full */
import { paths } from "@awning/domain/routes/paths";
import { expect } from "vitest";
import * as labels from "../../../web/src/features/product/list/labels.ts";
import { makeOwner, makeProduct } from "../../support/builders.ts";
import { withoutTriggers } from "../../support/emulators.ts";
import { journey, perFile } from "../support/fixtures.ts";
import { open } from "../support/owner.ts";

/** More than two pages of the list. */
const MANY = 120;

const test = journey.extend("owner", perFile, async () => {
  const owner = await makeOwner();
  await withoutTriggers(async () => {
    for (let index = 0; index < MANY; index++)
      await makeProduct(owner, {
        ...{ title: `Tile ${index}`, order: `a${String(index).padStart(4, "0")}1` },
        ...{ sku: `SHELF-${index}Q`, skus: [`shelf-${index}q`] },
      });
  });
  return owner;
});

test("without a connection a search says that it looks at this device alone, and goes on with it", async ({ page }) => {
  await open(page, paths.products);
  const found = page.getByRole("main").getByRole("link", { name: /^Tile \d/ });
  const shown = async () => (await found.allTextContents()).map((name) => /^Tile \d+/.exec(name)?.[0]);
  const search = page.getByRole("searchbox", { name: labels.nameVariantOrSku });
  await search.fill("shelf-90q");
  await expect.poll(shown).toEqual(["Tile 90"]);
  await page.context().setOffline(true);
  await search.fill("shelf-93q");
  await page.getByRole("heading", { name: "No results for “shelf-93q”" }).waitFor();
  await page.getByText("only products saved on this device were searched").waitFor();
  await page.context().setOffline(false);
  await expect.poll(shown).toEqual(["Tile 93"]);
});
