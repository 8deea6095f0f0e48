/** @module-tag full */
import { newBlock } from "@awning/domain/block";
import { PAGES_MAX } from "@awning/domain/page";
import { ownPagePaths } from "@awning/domain/paths";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Owner } from "../../support/builders.ts";
import { allFaults, scrollsSideways } from "../support/axe.ts";
import { built, makePage, storedPage, storedPages } from "../support/building.ts";
import { newOwner, onDevice, open, PHONE, saved } from "../support/owner.ts";
import { openStage } from "../support/stage.ts";

let stage: Awaited<ReturnType<typeof openStage>>;
let owner: Owner;
let page: Page;

beforeAll(async () => {
  stage = await openStage();
  ({ owner, page } = await newOwner(stage, { site: { published: true } }));
});
afterAll(() => stage.close());

const list = (on = page) => on.getByRole("list", { name: "Pages in the order of the menu" });
const titles = async () => (await list().getByRole("link").allTextContents()).map((text) => text.split("/")[0]);
const act = async (title: string, name: string) => {
  await page.getByRole("button", { name: `Actions for ${title}`, exact: true }).click();
  await page.getByRole("menuitem", { name, exact: true }).click();
};

test("without pages the screen says what they are for, and the home page stands as it is", async () => {
  await open(page, ownPagePaths.list);
  await page.getByRole("heading", { name: "No further pages yet" }).waitFor();
  await page.getByText("your links and your shop, one below the other").waitFor();
  expect(await allFaults(page)).toEqual([]);
});

test("a new page is named, opened in the editor and found in the list with its address", async () => {
  await page.getByRole("button", { name: "New page" }).first().click();
  await page.getByLabel("Name of the page").fill("Market days");
  await page.getByRole("button", { name: "Start empty" }).click();
  await page.waitForURL("**/builder");
  await built(page);
  await page.getByRole("link", { name: "Back to pages" }).click();
  await list().getByRole("link", { name: "Market days" }).waitFor();
  await page.getByText(`/${owner.username}/market-days`).waitFor();
  await saved(page);
  expect(await storedPages(owner)).toMatchObject([{ title: "Market days", slug: "market-days", inMenu: true, rev: 1 }]);
});

test("a page that cannot be published says why", async () => {
  await act("Market days", "Publish");
  await page.getByText("There is nothing on it that could be shown yet. Add a block, or finish one.").waitFor();
});

test("name and address are changed together, and a bad or taken address is refused in words", async () => {
  await makePage(owner, "About", [{ ...newBlock("heading", "d"), props: { ...newBlock("heading", "d").props, text: "Who we are" } }]);
  await act("About", "Name and address");
  const sheet = page.getByRole("dialog", { name: "Name and address" });
  for (const [slug, words] of [
    ["shop", "Something else of your page stands at this address"],
    ["market-days", "Another of your pages has this address"],
    ["a--b", "Small letters, digits and single hyphens only"],
  ] as const) {
    await sheet.getByLabel("Address").fill(slug);
    await sheet.getByText(words).waitFor();
  }
  await sheet.getByLabel("Name").fill("About the shop");
  await sheet.getByLabel("Address").fill("About us");
  expect(await sheet.getByLabel("Address").inputValue()).toBe("about-us");
  await sheet.getByRole("button", { name: "Save" }).click();
  await list().getByRole("link", { name: "About the shop" }).waitFor();
  await saved(page);
  expect((await storedPages(owner)).map(({ slug }) => slug)).toContain("about-us");
});

test("the order of the menu is changed by the menu and by key, spoken aloud", async () => {
  const before = await titles();
  const [first = "", second = ""] = before;
  await act(first, "Move down");
  await expect.poll(titles).toEqual([second, first]);
  // The list is drawn once more when the server has the new order, and that puts down what is lifted.
  await expect.poll(async () => (await storedPages(owner)).map(({ title }) => title)).toEqual([second, first]);
  await saved(page);
  await page.waitForTimeout(500);
  const said = (words: string) =>
    page
      .getByText(words)
      .waitFor({ state: "attached", timeout: 5000 })
      .then(
        () => true,
        () => false,
      );
  const moveUp = async () => {
    await page.getByRole("button", { name: `Move ${first}` }).focus();
    await page.keyboard.press("Space");
    if (!(await said(`${first} lifted from place 2 of 2.`))) return false;
    await page.keyboard.press("ArrowUp");
    return said(`${first} is at place 1 of 2.`);
  };
  expect((await moveUp()) || (await moveUp()) || (await moveUp())).toBe(true);
  await page.keyboard.press("Space");
  await expect.poll(titles).toEqual(before);
  await saved(page);
  expect((await storedPages(owner)).map(({ title }) => title)).toEqual(before);
});

test("a page is doubled with new blocks, left out of the menu, and published from the list", async () => {
  await act("About the shop", "Leave out of the menu");
  await page.getByText("Not in the menu").waitFor();
  await saved(page);
  await act("About the shop", "Duplicate");
  await list().getByRole("link", { name: "About the shop (copy)" }).waitFor();
  await saved(page);
  const copy = (await storedPages(owner)).find(({ title }) => title === "About the shop (copy)");
  expect(copy).toMatchObject({ slug: "about-the-shop-copy", blocks: [{ type: "heading" }], inMenu: false, rev: 1 });
  expect(copy?.blocks[0]?.id).not.toBe("d");
  await act("About the shop", "Publish");
  await page.getByRole("listitem").filter({ hasText: "About the shop" }).getByText("Published", { exact: true }).waitFor();
  await act("About the shop", "Unpublish");
  await page.getByRole("listitem").filter({ hasText: "About the shop" }).getByText("Unpublished").waitFor();
});

test("deleting is taken back from the toast, and is for good when that time is over", async () => {
  const id = (await storedPages(owner)).find(({ title }) => title === "About the shop (copy)")?.id ?? "";
  await act("About the shop (copy)", "Delete");
  await expect.poll(titles).not.toContain("About the shop (copy)");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(titles).toContain("About the shop (copy)");
  await act("About the shop (copy)", "Delete");
  await expect.poll(async () => (await storedPage(owner, id)) ?? null, { timeout: 20_000 }).toBeNull();
});

test("a page that waits for being deleted takes no room and no address", async () => {
  const { owner: full, page: desk } = await newOwner(stage);
  for (let at = 1; at <= PAGES_MAX; at++) await makePage(full, `Page ${at}`);
  await open(desk, ownPagePaths.list);
  await desk.getByRole("button", { name: "Actions for Page 7", exact: true }).click();
  await desk.getByRole("menuitem", { name: "Delete", exact: true }).click();
  await desk.getByRole("button", { name: "New page" }).first().click();
  await desk.getByLabel("Name of the page").fill("Page 7");
  await desk.getByRole("button", { name: "Start empty" }).click();
  await desk.waitForURL("**/builder");
  await built(desk);
  await expect
    .poll(async () => (await storedPages(full)).filter(({ title }) => title === "Page 7"))
    .toMatchObject([{ slug: "page-7", rev: 1 }]);
  expect(await storedPages(full)).toHaveLength(PAGES_MAX);
  await desk.close();
});

test("on a phone everything is there, and axe finds nothing", async () => {
  const phone = await onDevice(stage, owner, PHONE);
  await open(phone, ownPagePaths.list);
  await list(phone).waitFor();
  // A mark in place of the words.
  await list(phone).getByTitle("In the menu", { exact: true }).first().locator(".icon").waitFor();
  expect(await scrollsSideways(phone)).toBe(false);
  expect(await allFaults(phone)).toEqual([]);
});
