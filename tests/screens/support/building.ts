import type { Block } from "@awning/domain/page/block";
import { HOME_PAGE_ID, newPage } from "@awning/domain/page/page";
import { collections, documents } from "@awning/domain/routes/firestore-paths";
import { ownPagePaths } from "@awning/domain/routes/paths";
import { expect } from "vitest";
import { page } from "vitest/browser";
import { type Owner, openScreen, store } from "./screen.tsx";

let count = 0;

/** Puts the draft of a page there. With the slug `home` it is the home page. @returns its id */
export function putPage(
  owner: Owner,
  title: string,
  blocks: readonly Block[] = [],
  slug = title.toLowerCase().replace(/\W+/g, "-"),
): string {
  count += 1;
  const id = slug === HOME_PAGE_ID ? HOME_PAGE_ID : `page${count}`;
  const at = new Date();
  store.set(documents.page(owner.uid, id), {
    ...newPage(title, slug, `a${String(count).padStart(5, "0")}1`),
    blocks,
    ...{ rev: 1, saveId: "", after: "", publishedRev: null, publishedAt: null, live: null, versions: 0, createdAt: at, updatedAt: at },
  });
  return id;
}

type StoredPage = Record<string, unknown> & { id: string; title: string; slug: string; rev: number; blocks: Block[] };

/** The stored fields of a page; `undefined` without it. */
export function storedPage(owner: Owner, id: string): StoredPage | undefined {
  return storedPages(owner).find((one) => one.id === id);
}

/** The stored pages in the order of the menu. */
export function storedPages(owner: Owner): StoredPage[] {
  return store
    .list(collections.pages(owner.uid))
    .map(({ id, data }) => ({ ...data, id }) as unknown as StoredPage & { menuOrder: string })
    .toSorted((a, b) => (a.menuOrder < b.menuOrder ? -1 : 1));
}

const frame = () => document.querySelector<HTMLIFrameElement>(".canvas__frame");

/** Waits until the page is drawn in the editor. */
export async function built(): Promise<void> {
  await expect.poll(() => frame()?.contentDocument?.querySelector("main") ?? null).not.toBeNull();
}

/** Opens the editor and waits until the page is drawn. */
export async function openBuilder(id: string, viewport = { width: 1440, height: 900 }): ReturnType<typeof openScreen> {
  const opened = await openScreen(ownPagePaths.builder(id), { viewport });
  await built();
  return opened;
}

const blocksList = () => page.getByRole("list", { name: "Blocks on the page" });

/** The blocks on the page as the layer names them, without their places. */
export function shownBlocks(): string[] {
  const all = blocksList().getByRole("button").elements();
  return all.map((one) => (one.getAttribute("aria-label") ?? "").replace(/, \d+ of \d+.*$/, ""));
}

/** One block on the page, by the beginning of its name. */
export function block(name: string | RegExp) {
  return blocksList().getByRole("button", { name: typeof name === "string" ? new RegExp(`^${name}`) : name });
}

/** Adds a block from the list of all. */
export async function addBlock(name: string, isPhone = false): Promise<void> {
  const before = shownBlocks().length;
  if (isPhone) await page.getByRole("navigation", { name: "Editor" }).getByRole("button", { name: "Add" }).click();
  const panel = isPhone ? page.getByRole("dialog", { name: "Add a block" }) : page.getByRole("complementary", { name: "Blocks" });
  await panel.getByRole("button", { name, exact: true }).click();
  await expect.poll(() => shownBlocks().length).toBe(before + 1);
}
