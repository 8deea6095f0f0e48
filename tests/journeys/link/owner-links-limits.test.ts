/** @module-tag full */

import { LINKS_MAX } from "@awning/domain/account/limits";
import { type LinkDraft, PLAIN_LINK } from "@awning/domain/link/link";
import { collections, documents } from "@awning/domain/routes/firestore-paths";
import { paths, sitePaths } from "@awning/domain/routes/paths";
import { generateNKeysBetween } from "fractional-indexing";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import * as labels from "../../../web/src/features/link/labels.ts";
import type { Owner } from "../../support/builders.ts";
import { admin } from "../../support/emulators.ts";
import { journey, perFile } from "../support/fixtures.ts";
import { addAndEdit, addLink, onDevice, open, PHONE, saved, storedLinks } from "../support/owner.ts";
import { suite } from "../support/stage.ts";

const test = journey.extend("page", perFile, ({ stage, owner }) => onDevice(stage, owner, PHONE));

const FULL = `You’ve reached the limit of ${LINKS_MAX} links. Delete or archive one first.`;
const field = (page: Page) => page.getByRole("textbox", { name: "New link" });
const more = async (page: Page, name: string) => {
  await page.getByRole("button", { name: labels.moreOptionsForLinks }).click();
  await page.getByRole("menuitem", { name }).click();
};
const act = async (page: Page, title: string, name: string) => {
  await page.getByRole("button", { name: `Actions for ${title}`, exact: true }).click();
  await page.getByRole("menuitem", { name, exact: true }).click();
};

/** These links of a new owner, in this order. */
async function store(owner: Owner, links: readonly Pick<LinkDraft, "type" | "title" | "url">[]): Promise<void> {
  const batch = admin.firestore.batch();
  const keys = generateNKeysBetween(null, null, links.length);
  const at = new Date();
  for (const [index, link] of links.entries())
    batch.set(admin.firestore.doc(documents.link(owner.uid, `link${index}`)), {
      ...PLAIN_LINK,
      ...link,
      order: keys[index],
      createdAt: at,
      updatedAt: at,
    });
  await batch.commit();
}

test("the 200th link is taken; the 201st is refused in words, and what was typed stays", async ({ owner, page }) => {
  const links = Array.from({ length: LINKS_MAX - 1 }, (_, index) => ({
    type: "web" as const,
    title: `Market ${index + 1}`,
    url: `https://market-${index + 1}.example.test/`,
  }));
  await store(owner, links);
  await open(page, paths.links);
  await addAndEdit(page, "first.example.test");
  await page.getByLabel("Title", { exact: true }).fill("The last that fits");
  await saved(page);
  expect(await storedLinks(owner)).toHaveLength(LINKS_MAX);
  await addLink(page, "too-many.example.test");
  await page.getByText(FULL).first().waitFor();
  expect(await field(page).inputValue()).toBe("too-many.example.test");
  await more(page, "Add group");
  await page.getByRole("button", { name: "Add heading" }).filter({ visible: true }).click();
  await saved(page);
  const stored = await storedLinks(owner);
  expect(stored).toHaveLength(LINKS_MAX);
  expect(new Set(stored.map(({ title }) => title))).toEqual(new Set([...links.map(({ title }) => title), "The last that fits"]));
  const html = await suite.waitForPage(sitePaths.home(owner.username));
  for (const title of ["Market 1", `Market ${LINKS_MAX - 1}`]) expect(html).toContain(`>${title}<`);
});

test("there is room again once one is archived; whatever is taken back then pushes none out of sight", async ({ owner, page }) => {
  await act(page, "Market 1", "Archive");
  await page.getByText("“Market 1” archived").waitFor();
  await page.getByText(`${LINKS_MAX - 1} on your page`).waitFor();
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await page.getByRole("button", { name: "Done" }).click();
  await saved(page);
  expect(await storedLinks(owner)).toHaveLength(LINKS_MAX);
  await page.getByRole("status").filter({ hasText: "“Market 1” archived" }).getByRole("button", { name: "Undo" }).click();
  await page.getByText(FULL).first().waitFor();
  await act(page, "Market 2", "Delete");
  await page.getByText("“Market 2” removed").waitFor();
  await page.getByText(`${LINKS_MAX - 1} on your page`).waitFor();
  await addLink(page, "one-more.example.test");
  await page.getByRole("status").filter({ hasText: "“Market 2” removed" }).getByRole("button", { name: "Undo" }).click();
  await page.getByText(`You’ve reached the limit of ${LINKS_MAX} links, so “Market 2” was archived.`).waitFor();
  await saved(page);
  const archived = await admin.firestore.collection(collections.archivedLinks(owner.uid)).get();
  expect(archived.docs.map((one) => one.get("title")).toSorted()).toEqual(["Market 1", "Market 2"]);
  const titles = (await storedLinks(owner)).map(({ title }) => title);
  expect(titles).toHaveLength(LINKS_MAX);
  expect(titles).toContain(`Market ${LINKS_MAX - 1}`);
});

test("a group that is taken away and comes back to a full page is in the archive, not lost", async ({ owner, page }) => {
  await act(page, "Market 3", "Delete");
  await page.getByText(`${LINKS_MAX - 1} on your page`).waitFor();
  await more(page, "Add group");
  await page.getByRole("button", { name: "Done" }).click();
  await act(page, "New group", "Ungroup");
  const taken = page.getByRole("status").filter({ hasText: "Group “New group” removed" });
  await taken.waitFor();
  // The line above the list counts no groups; the room on the page does.
  await page.getByRole("button", { name: "Actions for New group" }).waitFor({ state: "detached" });
  await addLink(page, "last-one.example.test");
  await taken.getByRole("button", { name: "Undo" }).click();
  await page.getByText(`You’ve reached the limit of ${LINKS_MAX} links, so “New group” was archived.`).waitFor();
  await saved(page);
  const archived = await admin.firestore.collection(collections.archivedLinks(owner.uid)).where("type", "==", "group").get();
  expect(archived.docs.map((one) => one.get("title"))).toEqual(["New group"]);
  expect(await storedLinks(owner)).toHaveLength(LINKS_MAX);
});
