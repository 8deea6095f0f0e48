/** @module-tag full */
import { paths } from "@awning/domain/routes/paths";
import { expect } from "vitest";
import * as labels from "../../../web/src/features/product/editor/labels.ts";
import { journey as test } from "../support/fixtures.ts";
import { goBy, open } from "../support/owner.ts";
import { photograph } from "../support/stage.ts";

test("the picture of an unsaved product is still there after going elsewhere and after a reload", async ({ page }) => {
  await open(page, paths.product("new"));
  const name = page.getByLabel("Name", { exact: true });
  await name.fill("Pitcher");
  await page
    .getByRole("group", { name: labels.picturesOfProduct })
    .locator('input[type="file"]')
    .setInputFiles(await photograph(page));
  const picture = page.getByRole("group", { name: "Picture 1 of 1" });
  await picture.waitFor();
  await goBy(page, "Links");
  await open(page, paths.product("new"));
  await page.getByText(labels.restoredNotice).waitFor();
  await picture.waitFor();
  await page.reload();
  await page.getByText(labels.restoredNotice).waitFor();
  await picture.waitFor();
  expect(await name.inputValue()).toBe("Pitcher");
});
