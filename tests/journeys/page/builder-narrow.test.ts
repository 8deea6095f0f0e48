/** @module-tag full */
import { newBlock } from "@awning/domain/page/block";
import { ownPagePaths } from "@awning/domain/routes/paths";
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import * as labels from "../../../web/src/features/page/builder/labels.ts";
import { seriousFaults } from "../../support/axe.ts";
import { makeOwner } from "../../support/builders.ts";
import { addBlock, block, draftSaved, makePage, openBuilder, shownBlocks, storedPage } from "../support/building.ts";
import { journey, perFile } from "../support/fixtures.ts";
import { onDevice, open, PHONE } from "../support/owner.ts";
import { photograph } from "../support/stage.ts";

const TABLET = { viewport: { width: 820, height: 1180 }, hasTouch: true } as const;
/** Longer than what lifts a block by touch. */
const HELD_MS = 400;

const test = journey
  .extend("owner", perFile, () => makeOwner({ site: { published: true } }))
  .extend("page", perFile, ({ stage, owner }) => onDevice(stage, owner, TABLET));

const heading = (id: string, text: string) => ({ ...newBlock("heading", id), props: { text, level: 2 as const, align: "start" as const } });

/** Rests a finger on something, as people do who are not quick. The page has a clock of its own. */
async function hold(on: Page, what: Locator): Promise<void> {
  await what.scrollIntoViewIfNeeded();
  const box = await what.boundingBox();
  if (!box) throw new Error("it is not on the screen");
  const touch = await on.context().newCDPSession(on);
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] });
  await on.clock.runFor(HELD_MS);
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

test("on a tablet the page has the whole width, and what is saved can be read", async ({ owner, page }) => {
  const id = await makePage(owner, "Tablet", [heading("a", "First")]);
  await openBuilder(page, id);
  expect((await page.locator("iframe").boundingBox())?.width).toBeGreaterThan(750);
  await addBlock(page, "Divider", true);
  await expect.poll(() => shownBlocks(page)).toEqual(["Heading “First”", "Divider"]);
  await draftSaved(page);
  expect(await page.getByRole("banner").getByRole("status").isVisible()).toBe(true);
  expect(await seriousFaults(page)).toEqual([]);
  await page.context().setOffline(true);
  await page.getByText("You’re offline. Changes are kept here and saved when you’re back online.").waitFor();
  await page.context().setOffline(false);
  await page.getByText("You’re offline.").waitFor({ state: "detached" });
});

test.for([768, 1001, 1024, 1180])("nothing in the bar covers anything else at %d pixels", async (width, { page }) => {
  await page.setViewportSize({ width, height: 900 });
  const boxes = await page
    .getByRole("banner")
    .locator("> :visible")
    .evaluateAll((all) =>
      all.flatMap((one) => {
        const { left, right } = one.getBoundingClientRect();
        return right > left ? [{ left, right }] : [];
      }),
    );
  expect(boxes.length).toBeGreaterThan(4);
  for (const [at, { right }] of boxes.entries()) expect(right).toBeLessThanOrEqual((boxes[at + 1]?.left ?? width) + 0.5);
});

test("a block that a finger rests on is chosen, and one in the list is added", async ({ stage, owner, page }) => {
  await page.setViewportSize({ width: 1180, height: 820 });
  await page.clock.install();
  await openBuilder(page, await makePage(owner, "Held", [heading("a", "First"), heading("b", "Second")]));
  await hold(page, block(page, "Heading “Second”"));
  await expect.poll(() => block(page, "Heading “Second”").getAttribute("aria-pressed")).toBe("true");
  await block(page, "Heading “First”").click();
  await hold(page, page.getByRole("complementary", { name: "Blocks" }).getByRole("button", { name: "Divider", exact: true }));
  await expect.poll(() => shownBlocks(page)).toEqual(["Heading “First”", "Divider", "Heading “Second”"]);

  const phone = await onDevice(stage, owner, PHONE);
  await phone.clock.install();
  const id = await makePage(owner, "Held on a phone", [heading("a", "First")]);
  await openBuilder(phone, id);
  await phone.getByRole("navigation", { name: "Editor" }).getByRole("button", { name: "Add" }).click();
  const sheet = phone.getByRole("dialog", { name: "Add a block" });
  await hold(phone, sheet.getByRole("button", { name: "Heading", exact: true }));
  await sheet.waitFor({ state: "hidden" });
  await draftSaved(phone);
  expect((await storedPage(owner, id))?.blocks.map(({ type }: { type: string }) => type)).toEqual(["heading", "heading"]);
});

test("a picture on its way goes into its block when the sheet is closed, and no one leaves it behind unasked", async ({ stage, owner }) => {
  const phone = await onDevice(stage, owner, PHONE);
  const id = await makePage(owner, "Sent late", [newBlock("gallery", "g"), heading("a", "First")]);
  await openBuilder(phone, id);
  const held = Promise.withResolvers<void>();
  await phone.route("**/api/reserve-upload", (route) => held.promise.then(() => route.continue()));
  await block(phone, "Gallery").click();
  await phone.getByRole("navigation", { name: "Editor" }).getByRole("button", { name: "Gallery" }).click();
  const sheet = phone.getByRole("dialog", { name: "Gallery" });
  await sheet.locator('input[type="file"]').setInputFiles(await photograph(phone));
  await sheet.getByRole("progressbar", { name: "Uploading bowl.jpg" }).waitFor();
  await phone.keyboard.press("Escape");
  await sheet.waitFor({ state: "hidden" });
  await block(phone, "Heading “First”").click();
  await phone.getByRole("link", { name: "Back to pages" }).click();
  const asked = phone.getByRole("dialog", { name: "Leave without saving?" });
  await asked.getByText(labels.uploadLossWarning).waitFor();
  await asked.getByRole("button", { name: "Stay" }).click();
  held.resolve();
  const images = async () => (await storedPage(owner, id))?.blocks[0]?.props.images;
  await expect.poll(images, { timeout: 20_000 }).toMatchObject([{ width: 1600 }]);
  await phone.getByRole("link", { name: "Back to pages" }).click();
  await phone.getByRole("heading", { level: 1, name: "Pages" }).waitFor();
});

test("a page to build and its templates that do not come say so after a while", async ({ stage, owner }) => {
  const late = await onDevice(stage, owner);
  await late.route(/\/google\.firestore\.v1\.Firestore\/Listen\/channel/, () => undefined);
  await late.goto(ownPagePaths.builder(await makePage(owner, "Late")));
  await late.getByRole("button", { name: "Reload" }).waitFor();
});

test.for([800, 1100])("beside other screens the rail is as narrow as its icons at %d pixels", async (width, { page }) => {
  await page.setViewportSize({ width, height: 900 });
  await open(page, ownPagePaths.list);
  expect((await page.getByRole("navigation", { name: "Main" }).boundingBox())?.width).toBe(64);
  expect((await page.getByRole("main").boundingBox())?.x).toBe(64);
});
