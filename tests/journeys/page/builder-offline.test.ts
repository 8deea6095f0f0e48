import { newBlock } from "@awning/domain/page/block";
import { pagePaths } from "@awning/domain/routes/page-paths";
import { apiPath, paths } from "@awning/domain/routes/paths";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import * as labels from "../../../web/src/features/page/builder/labels.ts";
import { makeOwner } from "../../support/builders.ts";
import { countRequests } from "../../support/moving.ts";
import { htmlOnce } from "../../support/site-pages.ts";
import { block, draftSaved, makePage, openBuilder, storedPage } from "../support/building.ts";
import { fromStart, journey, perFile } from "../support/fixtures.ts";
import { onDevice } from "../support/owner.ts";
import { suite } from "../support/stage.ts";

const WRITES = /\/google\.firestore\.v1\.Firestore\/Write\/channel/;

const test = journey
  .extend("owner", perFile, () => makeOwner({ site: { published: true } }))
  .extend("id", fromStart, async ({ owner, page }) => {
    const id = await makePage(owner, "Market", [{ ...newBlock("heading", "a"), props: { text: "Come by", level: 2, align: "start" } }]);
    await openBuilder(page, id);
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    await page.getByRole("button", { name: "Publish now" }).click();
    await htmlOnce(pagePaths.page(owner.username, "market"), (html) => html.includes("Come by"));
    // What is published has come back to this device.
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    await page.getByRole("dialog", { name: labels.noChanges }).waitFor();
    await page.keyboard.press("Escape");
    return id;
  });

const write = (page: Page, text: string) =>
  page.getByRole("complementary", { name: "Heading" }).getByLabel("Heading", { exact: true }).fill(text);
const publishSheet = (page: Page) => page.getByRole("dialog", { name: "1 change since last published" });

test("without a connection nothing is published, thrown away or taken back, and that is said", async ({ page }) => {
  await page.context().setOffline(true);
  await block(page, "Heading “Come by”").click();
  await write(page, "Come on Friday");
  await page.getByRole("button", { name: /^Publish(?! now)/ }).click();
  await publishSheet(page).getByText("You’re offline. Your changes are kept here").waitFor();
  for (const name of ["Publish now", "Unpublish", "Discard changes"])
    expect(await publishSheet(page).getByRole("button", { name }).isDisabled(), name).toBe(true);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Page options" }).click();
  await page.getByRole("menuitem", { name: "Version history" }).click();
  const versions = page.getByRole("dialog", { name: "Version history" });
  await versions.getByText(labels.offlineRestoreHint).waitFor();
  expect(await versions.getByRole("button", { name: "Restore" }).isDisabled()).toBe(true);
  await page.context().setOffline(false);
  await expect.poll(() => versions.getByRole("button", { name: "Restore" }).isEnabled()).toBe(true);
  await page.keyboard.press("Escape");
  await draftSaved(page);
});

test("on a line that is dead, who closed the sheet publishes nothing later, and who waits is told", { tags: ["full"] }, async ({
  owner,
  page,
  id,
}) => {
  const published = countRequests(page, apiPath("publish-page"));
  await page.route(WRITES, (route) => route.abort());
  await write(page, "Come on Sunday");
  await page.getByRole("button", { name: /^Publish(?! now)/ }).click();
  await publishSheet(page).getByRole("button", { name: "Publish now" }).click();
  await page.keyboard.press("Escape");
  await page.unroute(WRITES);
  await draftSaved(page);
  expect(await storedPage(owner, id)).toMatchObject({ versions: 1, blocks: [{ props: { text: "Come on Sunday" } }] });

  await page.route(WRITES, (route) => route.abort());
  await write(page, "Come on Monday");
  await page.getByRole("button", { name: /^Publish(?! now)/ }).click();
  await publishSheet(page).getByRole("button", { name: "Publish now" }).click();
  await publishSheet(page).getByRole("alert").filter({ hasText: "You’re offline." }).waitFor({ timeout: 15_000 });
  await page.unroute(WRITES);
  await draftSaved(page);
  expect((await storedPage(owner, id))?.versions).toBe(1);
  await publishSheet(page).getByRole("button", { name: "Publish now" }).click();
  await htmlOnce(pagePaths.page(owner.username, "market"), (html) => html.includes("Come on Monday"));
  expect(published).toHaveLength(1);
});

test("what was typed a moment before the owner signs out in another tab is kept", async ({ stage, owner }) => {
  const written = await makePage(owner, "Signed out", [newBlock("text", "t")]);
  const typing = await onDevice(stage, owner);
  await openBuilder(typing, written);
  // No pause in typing is long enough to save by itself.
  await typing.evaluate(() => {
    const { setTimeout: wait } = window;
    Object.assign(window, { setTimeout: (run: () => void, ms: number) => wait(run, ms === 700 ? 600_000 : ms) });
  });
  await block(typing, "Text").focus();
  await typing.keyboard.press("Enter");
  await typing.frameLocator("iframe").getByRole("textbox", { name: "Block text" }).waitFor();
  await typing.keyboard.type("The last word");
  // The browser says so by itself; the one of the tests shows all of its tabs at once.
  await typing.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
  const other = await typing.context().newPage();
  await other.goto(paths.account);
  await other.getByRole("main").getByRole("button", { name: "Log out", exact: true }).click();
  await other.waitForURL(`${suite.siteUrl}/`);
  expect(JSON.stringify((await storedPage(owner, written))?.blocks)).toContain("The last word");
});
