/** @module-tag full */
import { newBlock } from "@awning/domain/page/block";
import { ownPagePaths } from "@awning/domain/routes/paths";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as labels from "../../../web/src/features/page/labels.ts";
import type { Owner } from "../../support/builders.ts";
import { makePage, storedPage } from "../support/building.ts";
import { newOwner, open } from "../support/owner.ts";
import { openStage } from "../support/stage.ts";

let stage: Awaited<ReturnType<typeof openStage>>;
let owner: Owner;
let page: Page;

beforeAll(async () => {
  stage = await openStage();
  ({ owner, page } = await newOwner(stage, { site: { published: true } }));
});
afterAll(() => stage.close());

const list = () => page.getByRole("list", { name: labels.pagesInMenuOrder });
const titles = async () => (await list().getByRole("link").allTextContents()).map((text) => text.split("/")[0]);
const act = async (title: string, name: string) => {
  await page.getByRole("button", { name: `Actions for ${title}`, exact: true }).click();
  await page.getByRole("menuitem", { name, exact: true }).click();
};

const putAbout = (title: string) =>
  makePage(owner, title, [{ ...newBlock("heading", "d"), props: { ...newBlock("heading", "d").props, text: "Who we are" } }]);

test("a page is published from the list, and taken back", async () => {
  await putAbout("About the shop");
  await open(page, ownPagePaths.list);
  const row = page.getByRole("listitem").filter({ hasText: "About the shop" });
  await act("About the shop", "Publish");
  await row.getByText("Published", { exact: true }).waitFor();
  await act("About the shop", "Unpublish");
  await row.getByText("Unpublished").waitFor();
});

test("deleting is undone from the toast, and is for good when that time is over", async () => {
  const id = await putAbout("Old news");
  await open(page, ownPagePaths.list);
  await act("Old news", "Delete");
  await expect.poll(titles).not.toContain("Old news");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(titles).toContain("Old news");
  await act("Old news", "Delete");
  await expect.poll(async () => (await storedPage(owner, id)) ?? null, { timeout: 20_000 }).toBeNull();
});
