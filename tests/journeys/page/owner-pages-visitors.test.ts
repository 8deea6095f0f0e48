import { newBlock } from "@awning/domain/page/block";
import { HOME_PAGE_ID } from "@awning/domain/page/page";
import { documents } from "@awning/domain/routes/firestore-paths";
import { pagePaths } from "@awning/domain/routes/page-paths";
import { apiPath, ownPagePaths, paths, sitePaths } from "@awning/domain/routes/paths";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import * as pageBuilderLabels from "../../../web/src/features/page/builder/labels.ts";
import * as pageLabels from "../../../web/src/features/page/labels.ts";
import { gone } from "../../support/absence.ts";
import { makeOwner, makeProduct, type Owner } from "../../support/builders.ts";
import { call } from "../../support/clients.ts";
import { admin, eventually, SITE } from "../../support/emulators.ts";
import { countRequests } from "../../support/moving.ts";
import { ask, htmlOnce, metaOf } from "../../support/site-pages.ts";
import { addBlock, built, draftSaved, makePage, openBuilder } from "../support/building.ts";
import { journey, perFile } from "../support/fixtures.ts";
import { open, saved } from "../support/owner.ts";

const test = journey.extend("owner", perFile, async () => {
  const owner = await makeOwner({ site: { displayName: "Quay pots", published: true } });
  await makeProduct(owner, { title: "Bud vase", slug: "bud-vase", stock: 4 });
  return owner;
});

const words = (text: string) => ({ ...newBlock("heading", text.toLowerCase()), props: { ...newBlock("heading", "x").props, text } });
const act = async (page: Page, title: string, name: string) => {
  await page.getByRole("button", { name: `Actions for ${title}`, exact: true }).click();
  await page.getByRole("menuitem", { name, exact: true }).click();
};
const publish = async (page: Page, title: string) => {
  await page.getByRole("button", { name: /^Publish(?! now)/ }).click();
  await page.getByRole("button", { name: "Publish now" }).click();
  await page.getByText(`“${title}” is live`).waitFor();
};
/** Whether the sitemap names an address of ours. Our site is among the newest: its list is one of the last. */
async function isInSitemap(owner: Owner, path: string): Promise<boolean> {
  const index = await (await ask("/sitemap.xml")).text();
  const lists = [...index.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address ?? "");
  for (const address of lists.toReversed()) {
    const text = await (await fetch(address)).text();
    if (text.includes(`<loc>${SITE}${sitePaths.home(owner.username)}</loc>`)) return text.includes(`<loc>${SITE}${path}</loc>`);
  }
  return false;
}

/** As a try before may have left one. */
const withoutHome = (owner: Owner) => call("delete-page", { pageId: HOME_PAGE_ID }, { token: owner.token });
const homeGone = (owner: Owner) =>
  eventually(
    "the home page of blocks is gone",
    async () => !(await admin.firestore.doc(documents.page(owner.uid, HOME_PAGE_ID)).get()).exists,
  );

test("how a page looks in searches is the owner's to say, and it can be kept out of them", async ({ owner, page }) => {
  const id = await makePage(owner, "Opening day", [words("Come")], "opening-day");
  const path = pagePaths.page(owner.username, "opening-day");
  await openBuilder(page, id);
  await page.getByRole("button", { name: "Page options" }).click();
  await page.getByRole("menuitem", { name: "Page settings" }).click();
  const sheet = page.getByRole("dialog", { name: "Page settings" });
  await sheet.getByLabel("Title").fill("Doors open on Saturday");
  await sheet.getByLabel("Description").fill("Bowls, vases and tea from ten in the morning.");
  await sheet.getByRole("button", { name: "Close" }).click();
  await draftSaved(page);
  await publish(page, "Opening day");
  const html = await htmlOnce(path, (text) => text.includes("<title>Doors open on Saturday"));
  expect(metaOf(html, "description")).toBe("Bowls, vases and tea from ten in the morning.");
  expect(metaOf(html, "og:title")).toBe("Doors open on Saturday");
  expect(metaOf(html, "robots")).toBeNull();
  expect((await ask(path)).headers.get("x-robots-tag")).toBeNull();
  await eventually("the page in the sitemap", () => isInSitemap(owner, path));

  await page.getByRole("button", { name: "Page options" }).click();
  await page.getByRole("menuitem", { name: "Page settings" }).click();
  await sheet.getByRole("switch", { name: pageBuilderLabels.hideFromSearchEngines }).check();
  await sheet.getByRole("button", { name: "Close" }).click();
  await draftSaved(page);
  await publish(page, "Opening day");
  await htmlOnce(path, (text) => metaOf(text, "robots") === "noindex");
  expect((await ask(path)).headers.get("x-robots-tag")).toBe("noindex");
  await eventually("the page out of the sitemap", async () => !(await isInSitemap(owner, path)));
  await eventually("the home page still in it", () => isInSitemap(owner, sitePaths.home(owner.username)));
});

test("visitors meet the pages in the order of the menu, and only those that are in it", async ({ owner, page, guest: visitor }) => {
  await makePage(owner, "Workshop", [words("Hands")], "workshop");
  await open(page, ownPagePaths.list);
  await act(page, "Workshop", "Publish");
  const menu = () => visitor.getByRole("navigation", { name: "Pages" }).getByRole("link").allTextContents();
  const shown = async () => {
    await visitor.goto(sitePaths.home(owner.username));
    return menu();
  };
  const first = await page.getByRole("list", { name: pageLabels.pagesInMenuOrder }).getByRole("link").first().textContent();
  const order = first?.startsWith("Workshop") ? ["Workshop", "Opening day"] : ["Opening day", "Workshop"];
  await expect.poll(shown, { timeout: 20_000 }).toEqual(["Home", ...order, "Shop"]);
  await act(page, order[1] ?? "", "Move up");
  await saved(page);
  // The order is that of the drafts once they are published again.
  await act(page, order[1] ?? "", "Publish changes");
  await expect.poll(shown, { timeout: 20_000 }).toEqual(["Home", ...order.toReversed(), "Shop"]);
  await act(page, order[0] ?? "", "Hide from menu");
  await saved(page);
  await act(page, order[0] ?? "", "Publish changes");
  await expect.poll(shown, { timeout: 20_000 }).toEqual(["Home", order[1], "Shop"]);
});

test("a home page of one's own takes the place of links and shop, and goes back to them", async ({ owner, page, guest: visitor }) => {
  await withoutHome(owner);
  await open(page, ownPagePaths.list);
  await page.getByRole("button", { name: "Build with blocks" }).click();
  await page.getByRole("dialog", { name: pageLabels.buildHomePage }).getByRole("button", { name: "Start from scratch" }).click();
  await page.waitForURL("**/builder");
  await built(page);
  await addBlock(page, "Heading");
  await page.getByRole("complementary", { name: "Heading" }).getByLabel("Heading", { exact: true }).fill("Fresh from the kiln");
  await draftSaved(page);
  await publish(page, "Home");
  const home = sitePaths.home(owner.username);
  await htmlOnce(home, (text) => text.includes("Fresh from the kiln") && !text.includes("Bud vase"));
  await visitor.goto(home);
  await visitor.getByRole("heading", { name: "Fresh from the kiln" }).waitFor();
  // It is what stands beside the links and the design as well.
  await page.setViewportSize({ width: 1440, height: 900 });
  const phone = page.locator('iframe[title]:not([title=""])').contentFrame();
  for (const screen of [paths.design, paths.links]) {
    await open(page, screen);
    await phone.getByRole("heading", { name: "Fresh from the kiln" }).waitFor();
    await gone(phone.getByText("Bud vase"));
  }
  await page.getByText("Your custom home page, as visitors see it").waitFor();
  await page.getByRole("link", { name: "Your custom home page" }).click();
  await page.waitForURL("**/builder");
  await built(page);
  await page.getByRole("link", { name: "Back to pages" }).click();
  await page.clock.install();
  await page.getByRole("button", { name: pageLabels.actionsForHomePage }).click();
  await page.getByRole("menuitem", { name: pageLabels.switchBackAction }).click();
  await page.getByText("your links and shop").waitFor();
  await htmlOnce(home, (text) => text.includes("Bud vase") && !text.includes("Fresh from the kiln"));
  // For good once it can no longer be taken back.
  await page.clock.runFor(11_000);
  await homeGone(owner);
});

test("a home page is begun again while the one before it can still be taken back, and the list knows it", { tags: ["full"] }, async ({
  owner,
  page,
}) => {
  await withoutHome(owner);
  const build = async (heading: string) => {
    await page.getByRole("button", { name: "Build with blocks" }).click();
    await page.getByRole("dialog", { name: pageLabels.buildHomePage }).getByRole("button", { name: "Start from scratch" }).click();
    await page.waitForURL("**/builder");
    await built(page);
    await addBlock(page, "Heading");
    await page.getByRole("complementary", { name: "Heading" }).getByLabel("Heading", { exact: true }).fill(heading);
    await draftSaved(page);
    await page.getByRole("link", { name: "Back to pages" }).click();
  };
  const deleted = countRequests(page, apiPath("delete-page"));
  await page.clock.install();
  await open(page, ownPagePaths.list);
  await build("Of the spring");
  await page.getByRole("button", { name: pageLabels.actionsForHomePage }).click();
  await page.getByRole("menuitem", { name: pageLabels.switchBackAction }).click();
  await build("Of the autumn");
  await page.getByRole("button", { name: pageLabels.actionsForHomePage }).waitFor();
  // Longer than the one before could be taken back: it went when the next one took its place, and nothing else goes.
  await page.clock.runFor(11_000);
  expect(deleted).toHaveLength(1);
  expect((await admin.firestore.doc(documents.page(owner.uid, HOME_PAGE_ID)).get()).get("blocks")).toMatchObject([
    { props: { text: "Of the autumn" } },
  ]);
  await page.getByRole("button", { name: pageLabels.actionsForHomePage }).click();
  await page.getByRole("menuitem", { name: pageLabels.switchBackAction }).click();
  await page.getByText("your links and shop").waitFor();
  await homeGone(owner);
});
