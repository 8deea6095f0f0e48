/** @module-tag full */
import { newBlock } from "@awning/domain/page/block";
import { ownPagePaths } from "@awning/domain/routes/paths";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import * as labels from "../../../web/src/features/page/labels.ts";
import type { Owner } from "../../support/builders.ts";
import { makePage, storedPage } from "../support/building.ts";
import { journey as test } from "../support/fixtures.ts";
import { open } from "../support/owner.ts";

const act = async (page: Page, title: string, name: string) => {
  await page.getByRole("button", { name: `Actions for ${title}`, exact: true }).click();
  await page.getByRole("menuitem", { name, exact: true }).click();
};

const putAbout = (owner: Owner, title: string) =>
  makePage(owner, title, [{ ...newBlock("heading", "d"), props: { ...newBlock("heading", "d").props, text: "Who we are" } }]);

test("a page is published from the list, and taken back", async ({ owner, page }) => {
  await putAbout(owner, "About the shop");
  await open(page, ownPagePaths.list);
  const row = page.getByRole("listitem").filter({ hasText: "About the shop" });
  await act(page, "About the shop", "Publish");
  await row.getByText("Published", { exact: true }).waitFor();
  await act(page, "About the shop", "Unpublish");
  await row.getByText("Unpublished").waitFor();
});

test("deleting is undone from the toast, and is for good when that time is over", async ({ owner, page }) => {
  const id = await putAbout(owner, "Old news");
  await open(page, ownPagePaths.list);
  const list = page.getByRole("list", { name: labels.pagesInMenuOrder });
  const titles = async () => (await list.getByRole("link").allTextContents()).map((text) => text.split("/")[0]);
  await act(page, "Old news", "Delete");
  await expect.poll(titles).not.toContain("Old news");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(titles).toContain("Old news");
  await act(page, "Old news", "Delete");
  await expect.poll(async () => (await storedPage(owner, id)) ?? null, { timeout: 20_000 }).toBeNull();
});
