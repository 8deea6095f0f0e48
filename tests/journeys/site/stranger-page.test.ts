import { pagePaths } from "@awning/domain/routes/page-paths";
import { ownPagePaths } from "@awning/domain/routes/paths";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { scrollsSideways, seriousFaults } from "../../support/axe.ts";
import { enter, hasFocus, tabTo } from "../../support/keys.ts";
import { htmlOnce } from "../../support/site-pages.ts";
import { block, built, draftSaved, shownBlocks } from "../support/building.ts";
import { journey as test } from "../support/fixtures.ts";
import { newOwner, onDevice, open, PHONE } from "../support/owner.ts";

const TWO_MINUTES = 120;

/** From the list of pages to what visitors see: template, own words, a block more, publish. */
async function makeOwnPage(page: Page, username: string, isPhone: boolean): Promise<void> {
  const began = performance.now();
  await open(page, ownPagePaths.list);
  await page.getByRole("button", { name: "New page" }).first().click();
  await page.getByRole("button", { name: /^Salon/ }).click();
  await page.waitForURL("**/builder");
  await built(page);
  const heading = block(page, "Heading “Prices”");
  await heading.click();
  if (isPhone) await page.getByRole("navigation", { name: "Editor" }).getByRole("button", { name: "Heading" }).click();
  const form = isPhone ? page.getByRole("dialog", { name: "Heading" }) : page.getByRole("complementary", { name: "Heading" });
  await form.getByLabel("Heading", { exact: true }).fill("What it costs");
  if (isPhone) await form.getByRole("button", { name: "Close" }).click();
  await block(page, "Heading “What it costs”").waitFor();
  await page.getByRole("toolbar", { name: "Heading: actions" }).getByRole("button", { name: "Move up" }).click();
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await page.getByRole("button", { name: "Publish now" }).click();
  await page.getByText("“The salon” is live").waitFor();
  await htmlOnce(pagePaths.page(username, "the-salon"), (html) => html.includes("What it costs"));
  const seconds = (performance.now() - began) / 1000;
  console.info(`from the list to a live page${isPhone ? ", on a phone" : ""}: ${seconds.toFixed(1)} s`);
  expect(seconds).toBeLessThan(TWO_MINUTES);
}

test("a stranger's page goes from a template to visitors in one flow", async ({ stage }) => {
  const { owner, page } = await newOwner(stage, { site: { published: true } });
  await makeOwnPage(page, owner.username, false);
});

test("the same on a phone, with nothing cut off and nothing in the way", { tags: ["full"] }, async ({ stage }) => {
  const { owner } = await newOwner(stage, { site: { published: true } });
  const page = await onDevice(stage, owner, PHONE);
  await makeOwnPage(page, owner.username, true);
  expect(await scrollsSideways(page)).toBe(false);
  expect(await seriousFaults(page)).toEqual([]);
});

test("by keyboard alone: a block is added, named, moved, written and published", { tags: ["full"] }, async ({ stage }) => {
  const { owner, page } = await newOwner(stage, { site: { published: true } });
  const { keyboard } = page;
  await open(page, ownPagePaths.list);
  await enter(page, page.getByRole("button", { name: "New page" }).first());
  await tabTo(page, page.getByLabel("Page name"));
  await keyboard.type("Keys");
  await keyboard.press("Enter");
  await page.waitForURL("**/builder");
  await built(page);
  const tile = (name: string) => page.getByRole("complementary", { name: "Blocks" }).getByRole("button", { name, exact: true });
  await enter(page, tile("Heading"));
  await block(page, "Heading").waitFor();
  await enter(page, tile("Text"));
  await tabTo(page, block(page, "Heading"));
  await keyboard.press("e");
  await expect.poll(() => hasFocus(page.getByLabel("Heading", { exact: true }).last())).toBe(true);
  await keyboard.type("By hand");
  await tabTo(page, block(page, "Heading “By hand”"), "Shift+Tab");
  await keyboard.press("ArrowDown");
  await expect.poll(() => shownBlocks(page)).toEqual(["Text", "Heading “By hand”"]);
  await page.getByText("Heading “By hand” is at position 2 of 2.").waitFor({ state: "attached" });
  await expect.poll(() => hasFocus(block(page, "Heading “By hand”"))).toBe(true);
  await keyboard.press("k");
  await keyboard.press("Enter");
  await page.frameLocator("iframe").getByRole("textbox", { name: "Block text" }).waitFor();
  await keyboard.type("Without a mouse");
  await keyboard.press("Escape");
  await expect.poll(() => hasFocus(block(page, "Text “Without a mouse”"))).toBe(true);
  await draftSaved(page);
  await tabTo(page, page.getByRole("button", { name: "Publish", exact: true }), "Shift+Tab");
  await keyboard.press("Enter");
  await enter(page, page.getByRole("button", { name: "Publish now" }));
  await page.getByText("“Keys” is live").waitFor();
  await htmlOnce(pagePaths.page(owner.username, "keys"), (html) => html.includes("Without a mouse"));
});
