/** @module-tag full */
import { paths } from "@awning/domain/routes/paths";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as labels from "../../../web/src/features/product/editor/labels.ts";
import type { Owner } from "../../support/builders.ts";
import { goBy, newOwner, open, saved, storedProduct } from "../support/owner.ts";
import { openStage, photograph } from "../support/stage.ts";

let stage: Awaited<ReturnType<typeof openStage>>;
let owner: Owner;
let page: Page;

beforeAll(async () => {
  stage = await openStage();
  ({ owner, page } = await newOwner(stage));
});
afterAll(() => stage.close());

const name = () => page.getByLabel("Name", { exact: true });
const price = () => page.getByLabel("Price", { exact: true });
async function expectWords(field: ReturnType<typeof name>, words: string | RegExp): Promise<void> {
  await expect.poll(() => field.getAttribute("aria-invalid")).toBe("true");
  const id = (await field.getAttribute("aria-describedby"))?.split(" ")[0];
  expect(await page.locator(`[id="${id}"]`).textContent()).toMatch(words);
}

test("an unsaved product is still there after going elsewhere and after a reload, its picture too", async () => {
  await open(page, paths.product("new"));
  await name().fill("Pitcher");
  await price().fill("ten");
  await page.getByLabel("Description").fill("Half a thought");
  await page
    .getByRole("group", { name: labels.picturesOfProduct })
    .locator('input[type="file"]')
    .setInputFiles(await photograph(page));
  await page.getByRole("group", { name: "Picture 1 of 1" }).waitFor();
  await page.getByRole("button", { name: "Add a variant" }).click();
  await page.getByRole("textbox", { name: "Name of variant 1" }).fill("Slate");
  const expectKept = async () => {
    await page.getByText(labels.restoredNotice).waitFor();
    expect(await name().inputValue()).toBe("Pitcher");
    expect(await price().inputValue()).toBe("ten");
    await expectWords(price(), /Enter an amount/);
    expect(await page.getByLabel("Description").textContent()).toBe("Half a thought");
    expect(await page.getByRole("textbox", { name: "Name of variant 1" }).inputValue()).toBe("Slate");
    await page.getByRole("group", { name: "Picture 1 of 1" }).waitFor();
  };
  await goBy(page, "Links");
  await open(page, paths.product("new"));
  await expectKept();
  await page.reload();
  await expectKept();

  await page.getByRole("button", { name: "Start over" }).click();
  await expect.poll(() => name().inputValue()).toBe("");
  await page.getByText("Undo", { exact: true }).click();
  await expect.poll(() => name().inputValue()).toBe("Pitcher");
  await price().fill("10");
  await page.getByRole("button", { name: "Save draft" }).first().click();
  await page.getByRole("heading", { level: 1, name: "Pitcher" }).waitFor();
  await saved(page);
  expect(await storedProduct(owner, "Pitcher")).toMatchObject({ price: 1000, description: "Half a thought" });
  await open(page, paths.product("new"));
  expect(await name().inputValue()).toBe("");
});
