/** @module-tag full */
import { documents } from "@awning/domain/collections";
import { LINKS_ARCHIVED_MAX } from "@awning/domain/link";
import { paths } from "@awning/domain/paths";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Owner } from "../../support/builders.ts";
import { admin } from "../../support/emulators.ts";
import { makeLink } from "../../support/site-pages.ts";
import { newOwner, open, saved, shownLinks, storedLinks } from "../support/owner.ts";
import { openStage } from "../support/stage.ts";

let stage: Awaited<ReturnType<typeof openStage>>;
let owner: Owner;
let page: Page;

beforeAll(async () => {
  stage = await openStage();
  ({ owner, page } = await newOwner(stage));
  await Promise.all(["The last one", "One too many"].map((title, at) => makeLink(owner, `link${at}`, { title, order: `a${at}` })));
  const first = (await admin.firestore.doc(documents.link(owner.uid, "link0")).get()).data() ?? {};
  const batch = admin.firestore.batch();
  for (let at = 1; at < LINKS_ARCHIVED_MAX; at++) {
    const createdAt = new Date(Date.now() - at * 60_000);
    batch.set(admin.firestore.doc(documents.archivedLink(owner.uid, `old${at}`)), { ...first, title: `Old ${at}`, createdAt });
  }
  await batch.commit();
  await open(page, paths.links);
});
afterAll(() => stage.close());

const archive = (title: string) => async () => {
  await page.getByRole("button", { name: `Actions for ${title}` }).click();
  await page.getByRole("menuitem", { name: "Archive" }).click();
};
const FULL = `Your archive holds ${LINKS_ARCHIVED_MAX} links and is full. Open it and delete what will not come back.`;

test("the last place of the archive is taken, and the next link stays where it is, with a word why", async () => {
  await archive("The last one")();
  await expect.poll(() => shownLinks(page)).toEqual(["One too many"]);
  await saved(page);
  await archive("One too many")();
  await page.getByText(FULL).waitFor();
  expect(await storedLinks(owner)).toMatchObject([{ title: "One too many" }]);
});

test("the archive says how much of it is used, and takes the link when one was deleted", async () => {
  await page.getByRole("button", { name: "More for your links" }).click();
  await page.getByRole("menuitem", { name: "Archive" }).click();
  await page.getByText(`${LINKS_ARCHIVED_MAX} of ${LINKS_ARCHIVED_MAX}`, { exact: true }).waitFor();
  await page.getByText("Your archive is full. Delete what will not come back, and there is room for other links.").waitFor();
  await page.getByRole("button", { name: "Delete Old 7 for good" }).click();
  await page.getByText(`${LINKS_ARCHIVED_MAX - 1} of ${LINKS_ARCHIVED_MAX}`, { exact: true }).waitFor();
  await saved(page);
  await archive("One too many")();
  await expect.poll(() => shownLinks(page)).toEqual([]);
  await page.getByRole("button", { name: "Restore One too many" }).waitFor();
});
