import type { Block } from "@awning/domain/page/block";
import { HOME_PAGE_ID, newPage } from "@awning/domain/page/page";
import { collections } from "@awning/domain/routes/firestore-paths";
import { ownPagePaths } from "@awning/domain/routes/paths";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { Owner } from "../../support/builders.ts";
import { admin } from "../../support/emulators.ts";

/** Writes a draft past the screens, as another visit would have left it. With the slug `home` it is the home page. @returns its id */
export async function makePage(
  owner: Owner,
  title: string,
  blocks: readonly Block[] = [],
  slug = title.toLowerCase().replace(/\W+/g, "-"),
): Promise<string> {
  const now = new Date();
  const draft = { ...newPage(title, slug, "a0"), blocks };
  const pages = admin.firestore.collection(collections.pages(owner.uid));
  const page = slug === HOME_PAGE_ID ? pages.doc(HOME_PAGE_ID) : pages.doc();
  await page.set({
    ...draft,
    rev: 1,
    saveId: "",
    after: "",
    publishedRev: null,
    publishedAt: null,
    live: null,
    versions: 0,
    createdAt: now,
    updatedAt: now,
  });
  return page.id;
}

/** The stored fields of a page. */
export async function storedPage(owner: Owner, pageId: string) {
  return (await admin.firestore.doc(`${collections.pages(owner.uid)}/${pageId}`).get()).data();
}

/** Opens the editor and waits until the page is drawn. */
export async function openBuilder(page: Page, pageId: string): Promise<void> {
  await page.goto(ownPagePaths.builder(pageId));
  await built(page);
}

/** Waits until the editor stands with the page in it. */
export async function built(page: Page): Promise<void> {
  // A screen that is being left may have frames of its own.
  await page.frameLocator(".canvas__frame").locator("main").waitFor();
}

/** The blocks on the page as the layer names them, without their places. */
export async function shownBlocks(page: Page): Promise<string[]> {
  const labels = await page
    .getByRole("list", { name: "Blocks on the page" })
    .getByRole("button")
    .evaluateAll((all) => all.map((one) => one.getAttribute("aria-label") ?? ""));
  return labels.map((label) => label.replace(/, \d+ of \d+.*$/, ""));
}

/** One block on the page, by the beginning of its name. */
export function block(page: Page, name: string | RegExp) {
  return page.getByRole("list", { name: "Blocks on the page" }).getByRole("button", { name });
}

/** Adds a block from the list of all. */
export async function addBlock(page: Page, name: string, isPhone = false): Promise<void> {
  if (isPhone) await page.getByRole("navigation", { name: "Editor" }).getByRole("button", { name: "Add" }).click();
  const panel = isPhone ? page.getByRole("dialog", { name: "Add a block" }) : page.getByRole("complementary", { name: "Blocks" });
  await panel.getByRole("button", { name, exact: true }).click();
  await expect.poll(async () => (await shownBlocks(page)).some((label) => label.startsWith(name))).toBe(true);
}

/** Waits until the editor says that the server has everything. */
export async function draftSaved(page: Page): Promise<void> {
  const line = page.getByRole("banner").getByRole("status");
  await expect.poll(async () => (await line.textContent())?.trim(), { timeout: 15_000 }).toBe("Saved");
}
