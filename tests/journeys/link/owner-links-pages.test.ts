import { newBlock } from "@awning/domain/page/block";
import { documents } from "@awning/domain/routes/firestore-paths";
import { ownPaths } from "@awning/domain/routes/own-paths";
import { pagePaths } from "@awning/domain/routes/page-paths";
import { paths, sitePaths } from "@awning/domain/routes/paths";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import * as labels from "../../../web/src/features/link/labels.ts";
import { allFaults, scrollsSideways, seriousFaults } from "../../support/axe.ts";
import type { Owner } from "../../support/builders.ts";
import { run } from "../../support/clients.ts";
import { admin } from "../../support/emulators.ts";
import { makePage } from "../support/building.ts";
import { fromStart, journey } from "../support/fixtures.ts";
import { open, saved, storedLinks } from "../support/owner.ts";
import { PHONE } from "../support/shop.ts";
import { suite } from "../support/stage.ts";

const test = journey.extend("pageId", fromStart, async ({ owner, page }) => {
  const heading = newBlock("heading", "b1");
  const pageId = await makePage(owner, "About", [{ ...heading, props: { ...heading.props, text: "Two wheels by the harbour" } }]);
  await open(page, paths.links);
  return pageId;
});

const publish = (owner: Owner, pageId: string, rev: number) => run("publish-page", { pageId, rev }, { token: owner.token });
const row = (page: Page) =>
  page
    .getByRole("list", { name: "Links" })
    .getByRole("listitem")
    .filter({ has: page.getByRole("switch", { name: "Show Who we are" }) });
/** Where the link leads on the public page; `null` while it is not there. */
const target = async (owner: Owner) => {
  const html = await suite.waitForPage(sitePaths.home(owner.username));
  return /<a class="link"[^>]*href="([^"]+)"(?=[^>]*>(?:(?!<\/a>).)*Who we are)/s.exec(html)?.[1] ?? null;
};
const leadsTo = (owner: Owner, path: string | null) => expect.poll(() => target(owner), { timeout: 20_000 }).toBe(path);

test("a page is chosen from a list of one's own, which says that it is not published", async ({ owner, page, pageId }) => {
  await page.getByRole("button", { name: labels.moreOptionsForLinks }).click();
  await page.getByRole("menuitem", { name: labels.linkToPage }).click();
  const dialog = page.getByRole("dialog", { name: labels.linkToPage });
  await dialog.getByText("not published").waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await dialog.getByRole("button", { name: "About" }).click();
  await page.getByLabel("Title", { exact: true }).fill("Who we are");
  await page.getByRole("button", { name: "Done" }).click();
  await saved(page);
  expect(await storedLinks(owner)).toMatchObject([{ type: "page", url: "", pageId, title: "Who we are" }]);
  await row(page).getByText(labels.hiddenPageIsntPublished).waitFor();
});

test("once it is published the link leads there, in the preview as well", async ({ stage, owner, page, pageId }) => {
  await publish(owner, pageId, 1);
  await row(page).getByText("Page", { exact: true }).waitFor();
  await page.frameLocator("iframe").first().getByRole("link", { name: "Who we are" }).waitFor();
  await leadsTo(owner, pagePaths.page(owner.username, "about"));
  const visitor = await stage.person();
  await visitor.goto(sitePaths.home(owner.username));
  await visitor.getByRole("link", { name: "Who we are" }).click();
  await visitor.getByRole("heading", { name: "Two wheels by the harbour" }).waitFor();
});

test("it follows the page to another address", { tags: ["full"] }, async ({ owner, pageId }) => {
  await admin.firestore.doc(documents.page(owner.uid, pageId)).update({ slug: "our-stall", rev: 2 });
  await publish(owner, pageId, 2);
  await leadsTo(owner, pagePaths.page(owner.username, "our-stall"));
});

test("a page that is taken back takes its link along, and back again", { tags: ["full"] }, async ({ owner, page, pageId }) => {
  await run("unpublish-page", { pageId }, { token: owner.token });
  await row(page).getByText(labels.hiddenPageIsntPublished).waitFor();
  await leadsTo(owner, null);
  await publish(owner, pageId, 2);
  await leadsTo(owner, pagePaths.page(owner.username, "our-stall"));
  await run("delete-page", { pageId }, { token: owner.token });
  await row(page).getByText(labels.hiddenPageWasDeleted).waitFor();
  await leadsTo(owner, null);
});

test("a link by which visitors write is added in one step, taken by them without script, and its form goes with it", async ({
  stage,
  owner,
  page,
}) => {
  await page.getByRole("button", { name: labels.moreOptionsForLinks }).click();
  await page.getByRole("menuitem", { name: labels.linkToMessageForm }).click();
  await page.getByLabel("Title", { exact: true }).fill("Ask us anything");
  await page.getByRole("button", { name: "Done" }).click();
  await saved(page);
  await page.getByText("Message form", { exact: true }).waitFor();
  const home = sitePaths.home(owner.username);
  const isOnPage = (isThere: boolean) =>
    expect.poll(async () => (await suite.waitForPage(home)).includes("Ask us anything"), { timeout: 20_000 }).toBe(isThere);
  await isOnPage(true);
  const visitor = await stage.person({ ...PHONE, javaScriptEnabled: false });
  await visitor.goto(home);
  await visitor.getByRole("link", { name: "Ask us anything" }).click();
  await visitor.getByLabel("Your name").fill("Corner café");
  await visitor.getByLabel("Your email").fill("cafe@example");
  await visitor.getByLabel("Message").fill("Do you deliver\nto the island?");
  await visitor.getByRole("button", { name: "Send" }).click();
  await visitor.getByText("Enter an email address like name@example.com").waitFor();
  await visitor.getByLabel("Your email").fill("cafe@example.test");
  await visitor.getByRole("button", { name: "Send" }).click();
  await visitor.getByRole("log", { name: "Messages" }).getByText("Do you deliver").waitFor();
  const other = await stage.person(PHONE);
  await other.goto(ownPaths.chat(owner.username));
  expect(await allFaults(other)).toEqual([]);
  expect(await scrollsSideways(other)).toBe(false);
  await page.getByRole("switch", { name: "Show Ask us anything" }).uncheck();
  await isOnPage(false);
  await other.reload();
  await other.getByRole("heading", { name: "Page not found." }).waitFor();
});
