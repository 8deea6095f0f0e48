/** @module-tag full */
import { paths } from "@awning/domain/routes/paths";
import { expect } from "vitest";
import * as labels from "../../../web/src/features/product/list/labels.ts";
import { makeOwner, makeProduct } from "../../support/builders.ts";
import { withoutTriggers } from "../../support/emulators.ts";
import { journey, perFile } from "../support/fixtures.ts";
import { open } from "../support/owner.ts";

/** More than the list reads at first. */
const MANY = 60;

const test = journey.extend("owner", perFile, async () => {
  const owner = await makeOwner();
  await withoutTriggers(async () => {
    for (let index = 0; index < MANY; index++)
      await makeProduct(owner, { title: `Tile ${index}`, skus: [`shelf-${index}q`], order: `a${String(index).padStart(4, "0")}1` });
  });
  return owner;
});

test("without a connection a search says that it looks at this device alone, and goes on with it", async ({ page }) => {
  await open(page, paths.products);
  await page.context().setOffline(true);
  await page.getByRole("searchbox", { name: labels.nameVariantOrSku }).fill("shelf-58q");
  await page.getByRole("heading", { name: "No results for “shelf-58q”" }).waitFor();
  await page.getByText("only products saved on this device were searched").waitFor();
  await page.context().setOffline(false);
  const found = page.getByRole("main").getByRole("link", { name: /^Tile \d/ });
  await expect.poll(async () => (await found.allTextContents()).map((name) => /^Tile \d+/.exec(name)?.[0])).toEqual(["Tile 58"]);
});
