import { type LinkDraft, PLAIN_LINK } from "@awning/domain/link/link";
import { collections, documents } from "@awning/domain/routes/firestore-paths";
import { expect } from "vitest";
import { page } from "vitest/browser";
import { field, gone } from "./acting.ts";
import { type Owner, store } from "./screen.tsx";

let count = 0;

/** Puts a link on the page, or into the archive. @returns its id */
export function putLink(owner: Owner, { isArchived = false, createdAt = new Date(), ...draft }: Partial<LinkDraft> & Options = {}): string {
  count += 1;
  const id = `link${count}`;
  const title = draft.title ?? `Link ${count}`;
  const place = isArchived ? documents.archivedLink : documents.link;
  store.set(place(owner.uid, id), {
    ...PLAIN_LINK,
    ...{ type: "web", title, url: `https://link-${count}.example.test/` },
    ...{ order: `a${String(count).padStart(5, "0")}1`, createdAt, updatedAt: createdAt },
    ...draft,
  });
  return id;
}
type Options = { isArchived?: boolean; createdAt?: Date };

type StoredLink = Record<string, unknown> & { id: string; title: string; url: string };

/** The stored links in their order, or those in the archive. */
export function storedLinks(owner: Owner, name: "links" | "archivedLinks" = "links"): StoredLink[] {
  return store
    .list(collections[name](owner.uid))
    .map(({ id, data }) => ({ ...data, id }) as unknown as StoredLink & { order: string })
    .toSorted((a, b) => (a.order < b.order ? -1 : 1));
}

/** The entries of the list of links as they are shown. */
export function shownLinks(): string[] {
  const switches = page.getByRole("list", { name: "Links" }).getByRole("switch").elements();
  return switches.map((one) => (one.getAttribute("aria-label") ?? "").replace(/^Show /, ""));
}

export const newLink = () => page.getByRole("textbox", { name: "New link" });
export const titleField = () => field("Title");
export const addressField = () => field("Address");

/** Adds a link by typing an address. */
export async function addLink(address: string): Promise<void> {
  await newLink().fill(address);
  await page.getByRole("button", { name: /^Add( link)?$/ }).click();
}

/** Closes the editor of a link, which keeps what was typed. */
export async function done(): Promise<void> {
  await page.getByRole("button", { name: "Done" }).click();
  await gone(page.getByRole("button", { name: "Done" }));
}

/** Opens the editor of a link. */
export async function edit(title: string): Promise<void> {
  await page.getByRole("button", { name: new RegExp(`^${title}.*Edit$`) }).click();
  await expect.element(titleField()).toBeVisible();
}

/** Chooses from the menu of what can be done with all links. */
export async function more(name: string): Promise<void> {
  await page.getByRole("button", { name: "More options for links" }).click();
  await page.getByRole("menuitem", { name, exact: true }).click();
}
