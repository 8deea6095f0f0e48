import { GROUPS_MAX, LINKS_ARCHIVED_MAX } from "@awning/domain/link/link";
import { paths } from "@awning/domain/routes/paths";
import { expect } from "vitest";
import { page } from "vitest/browser";
import * as labels from "../../../web/src/features/link/labels.ts";
import { act, says, seen } from "../support/acting.ts";
import { addLink, done, more, putLink, shownLinks, storedLinks } from "../support/links.ts";
import { type Owner, openScreen, PHONE, test } from "../support/screen.tsx";

const ARCHIVE_FULL = `Your archive is full at ${LINKS_ARCHIVED_MAX} links. Delete links you no longer need.`;
const titles = (owner: Owner, name?: "archivedLinks") => storedLinks(owner, name).map(({ title }) => title);

test("the 31st group is refused in words, and every group and link stays", async ({ owner }) => {
  for (let index = 1; index < GROUPS_MAX; index++) putLink(owner, { type: "group", title: `Group ${index}`, url: "" });
  await openScreen(paths.links, { viewport: PHONE });
  await more("Add group");
  await done();
  await expect.poll(() => titles(owner)).toHaveLength(GROUPS_MAX);
  await more("Add group");
  await says(`You’ve reached the limit of ${GROUPS_MAX} groups. Remove one first.`);
  // The groups are full, not the page.
  await addLink("still-fits.example.test");
  await expect.poll(() => titles(owner)).toHaveLength(GROUPS_MAX + 1);
});

test("a full archive takes no link and says why, until one of it is deleted", async ({ owner }) => {
  for (const title of ["The last one", "One too many"]) putLink(owner, { title });
  for (let at = 1; at < LINKS_ARCHIVED_MAX; at++)
    putLink(owner, { title: `Old ${at}`, isArchived: true, createdAt: new Date(Date.now() - at * 60_000) });
  await openScreen(paths.links);
  await act("The last one", "Archive");
  await expect.poll(shownLinks).toEqual(["One too many"]);
  await expect.poll(() => titles(owner, "archivedLinks")).toHaveLength(LINKS_ARCHIVED_MAX);
  await act("One too many", "Archive");
  await says(ARCHIVE_FULL);
  expect(titles(owner)).toEqual(["One too many"]);
  await more("Archive");
  await says(`${LINKS_ARCHIVED_MAX} of ${LINKS_ARCHIVED_MAX}`);
  await says(labels.archiveFull);
  await page.getByRole("button", { name: "Delete Old 7 permanently" }).click();
  await says(`${LINKS_ARCHIVED_MAX - 1} of ${LINKS_ARCHIVED_MAX}`);
  await act("One too many", "Archive");
  await expect.poll(shownLinks).toEqual([]);
  await seen(page.getByRole("button", { name: "Restore One too many" }));
});
