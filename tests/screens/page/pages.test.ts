import { newBlock } from "@awning/domain/page/block";
import { PAGES_MAX } from "@awning/domain/page/page";
import { ownPagePaths } from "@awning/domain/routes/paths";
import { expect, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import * as labels from "../../../web/src/features/page/labels.ts";
import { act, field, press, says, scrollsSideways, seen } from "../support/acting.ts";
import { faults } from "../support/axe.ts";
import { built, putPage, storedPages } from "../support/building.ts";
import { answer, openScreen, PHONE, Refusal, signedInOwner, test } from "../support/screen.tsx";

const heading = { ...newBlock("heading", "d"), props: { text: "Who we are", level: 2 as const, align: "start" as const } };
const list = () => page.getByRole("list", { name: labels.pagesInMenuOrder });
const titles = () =>
  list()
    .getByRole("link")
    .elements()
    .map((one) => one.textContent?.split("/")[0]);
const newPage = async (name: string) => {
  await page.getByRole("button", { name: "New page" }).first().click();
  await field("Page name").fill(name);
  await page.getByRole("button", { name: "Start from scratch" }).click();
};

test("without pages the screen says what they are for, and the home page is as it was", async () => {
  signedInOwner();
  await openScreen(ownPagePaths.list);
  await seen(page.getByRole("heading", { name: labels.noOtherPagesYet }));
  await says("your links and shop");
  expect(await faults()).toEqual([]);
});

test("a new page is named, opened in the editor and found in the list with its address", async ({ owner }) => {
  const { path } = await openScreen(ownPagePaths.list);
  await newPage("Market days");
  await built();
  expect(path()).toMatch(/\/builder$/);
  await page.getByRole("link", { name: "Back to pages" }).click();
  await seen(list().getByRole("link", { name: /^Market days/ }));
  await says(`/${owner.username}/market-days`);
  expect(storedPages(owner)).toMatchObject([{ title: "Market days", slug: "market-days", inMenu: true, rev: 1 }]);
});

test("a page with nothing on it cannot be published and says why", async () => {
  putPage(signedInOwner(), "Market days");
  answer("publish-page", () => {
    throw new Refusal(400, "bad_request", { problem: "empty" });
  });
  await openScreen(ownPagePaths.list);
  await act("Market days", "Publish");
  await says("There’s nothing to show yet. Add a block, or finish one.");
});

test("name and address are changed together, and a bad or taken address is refused in words", async ({ owner }) => {
  putPage(owner, "Market days");
  putPage(owner, "About", [heading]);
  await openScreen(ownPagePaths.list);
  await act("About", "Name and address");
  const sheet = page.getByRole("dialog", { name: "Name and address" });
  for (const [slug, words] of [
    ["shop", "This address is already used by your site"],
    ["market-days", "Another page already uses this address"],
    ["a--b", "Use lowercase letters, numbers and single hyphens"],
  ] as const) {
    await field("Address", sheet).fill(slug);
    await says(words, sheet);
  }
  await field("Name", sheet).fill("About the shop");
  await field("Address", sheet).fill("About us");
  await expect.element(field("Address", sheet)).toHaveValue("about-us");
  await sheet.getByRole("button", { name: "Save" }).click();
  await seen(list().getByRole("link", { name: /^About the shop/ }));
  await expect.poll(() => storedPages(owner).map(({ slug }) => slug)).toEqual(["market-days", "about-us"]);
});

test("the order of the menu is changed by the menu and by key, spoken aloud", async ({ owner }) => {
  for (const title of ["First", "Second"]) putPage(owner, title);
  const stored = () => storedPages(owner).map(({ title }) => title);
  await openScreen(ownPagePaths.list);
  await act("First", "Move down");
  await expect.poll(titles).toEqual(["Second", "First"]);
  await expect.poll(stored).toEqual(["Second", "First"]);
  const said = (words: string) => expect.element(page.getByText(words)).toBeInTheDocument();
  await press(page.getByRole("button", { name: "Move First" }), " ");
  await said("First picked up from position 2 of 2.");
  await userEvent.keyboard("{ArrowUp}");
  await said("First is at position 1 of 2.");
  await userEvent.keyboard(" ");
  await expect.poll(stored).toEqual(["First", "Second"]);
});

test("a page is doubled with new blocks, and left out of the menu", async ({ owner }) => {
  putPage(owner, "About the shop", [heading]);
  await openScreen(ownPagePaths.list);
  await act("About the shop", "Hide from menu");
  await says(labels.notInMenu);
  await act("About the shop", "Duplicate");
  await seen(list().getByRole("link", { name: /^About the shop \(copy\)/ }));
  await expect.poll(() => storedPages(owner)).toHaveLength(2);
  const copy = storedPages(owner).find(({ title }) => title === "About the shop (copy)");
  expect(copy).toMatchObject({ slug: "about-the-shop-copy", blocks: [{ type: "heading" }], inMenu: false, rev: 1 });
  expect(copy?.blocks[0]?.id).not.toBe("d");
});

test("a page whose deletion can still be undone takes no room and no address", async ({ owner }) => {
  answer("delete-page", () => ({}));
  for (let at = 1; at <= PAGES_MAX; at++) putPage(owner, `Page ${at}`);
  await openScreen(ownPagePaths.list);
  await act("Page 7", "Delete");
  await newPage("Page 7");
  await built();
  await expect
    .poll(() =>
      storedPages(owner)
        .filter(({ title }) => title === "Page 7")
        .at(-1),
    )
    .toMatchObject({ slug: "page-7", rev: 1 });
});

test("a site that holds all the pages it can says how many, and what to do", async ({ owner }) => {
  for (let at = 1; at <= PAGES_MAX; at++) putPage(owner, `Page ${at}`);
  const { path } = await openScreen(ownPagePaths.list);
  await expect.poll(() => titles().length).toBe(PAGES_MAX);
  await newPage("One too many");
  await says(`You have ${PAGES_MAX} of ${PAGES_MAX} pages. Delete one first.`);
  expect(path()).toBe(ownPagePaths.list);
  expect(storedPages(owner)).toHaveLength(PAGES_MAX);
});

test("the list of pages fits a phone, and axe finds nothing", async () => {
  putPage(signedInOwner(), "Market days");
  await openScreen(ownPagePaths.list, { viewport: PHONE });
  await seen(list());
  await seen(list().getByTitle("In the menu", { exact: true }).first());
  expect(scrollsSideways()).toBe(false);
  expect(await faults()).toEqual([]);
});

test("the editor of a page that does not exist says so, and nothing in the console", async () => {
  signedInOwner();
  const told = vi.spyOn(console, "error");
  await openScreen(ownPagePaths.builder("unknown"));
  await expect.element(page.getByRole("heading", { name: "Page not found" })).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Go to Pages" })).toBeVisible();
  expect(told.mock.calls).toEqual([]);
  told.mockRestore();
});
