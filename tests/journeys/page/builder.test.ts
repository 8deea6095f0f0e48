import { BLOCKS_BYTES_MAX, newBlock } from "@awning/domain/page/block";
import { blocksBytes } from "@awning/domain/page/blocks";
import { RICH_TEXT_MAX, richTextOf } from "@awning/domain/rich-text/rich-text";
import { documents } from "@awning/domain/routes/firestore-paths";
import { pagePaths } from "@awning/domain/routes/page-paths";
import { expect } from "vitest";
import * as labels from "../../../web/src/features/page/builder/labels.ts";
import { STEP_PAUSE_MS } from "../../../web/src/ui/history.ts";
import { seriousFaults } from "../../support/axe.ts";
import { makeOwner, makeProduct } from "../../support/builders.ts";
import { admin } from "../../support/emulators.ts";
import { htmlOnce } from "../../support/site-pages.ts";
import { addBlock, block, draftSaved, makePage, openBuilder, shownBlocks, storedPage } from "../support/building.ts";
import { journey, perFile } from "../support/fixtures.ts";
import { onDevice } from "../support/owner.ts";

const test = journey.extend("owner", perFile, () => makeOwner({ site: { published: true } }));

const heading = (id: string, text: string) => ({ ...newBlock("heading", id), props: { text, level: 2 as const, align: "start" as const } });
const threeHeadings = () => [heading("a", "First"), heading("b", "Second"), heading("c", "Third")];

test("a text is written on the page itself, and what is pasted keeps only what a text can hold", { tags: ["full"] }, async ({
  stage,
  owner,
}) => {
  const page = await onDevice(stage, owner);
  await page.clock.install();
  const id = await makePage(owner, "Text", [newBlock("text", "t")]);
  await openBuilder(page, id);
  await block(page, "Text").focus();
  await page.keyboard.press("Enter");
  const text = page.frameLocator("iframe").getByRole("textbox", { name: "Block text" });
  await text.waitFor();
  await page.keyboard.type("Every six weeks ");
  await page.keyboard.press("Control+b");
  await page.keyboard.type("the kiln");
  await page.keyboard.press("Control+b");
  await page.keyboard.press("Enter");
  await text.evaluate((element) => {
    const data = new DataTransfer();
    data.setData(
      "text/html",
      '<h1 style="color:red" onclick="x()">Opening</h1><p><script>alert(1)</script><b>Come</b> <a href="javascript:alert(1)">by</a> <a href="https://kiln.example.test/">here</a><img src="https://x.example/y.png"></p><table><tr><td>cell</td></tr></table>',
    );
    element.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
  });
  // Going back works from inside of the text, too.
  await page.clock.runFor(STEP_PAUSE_MS);
  await page.keyboard.type(" and more");
  await page.keyboard.press("Control+z");
  await expect.poll(() => text.innerText()).not.toContain("and more");
  await page.keyboard.press("Escape");
  await draftSaved(page);
  expect((await storedPage(owner, id))?.blocks[0].props.text).toEqual([
    { type: "p", children: [{ text: "Every six weeks " }, { text: "the kiln", bold: true }] },
    { type: "h2", children: [{ text: "Opening" }] },
    { type: "p", children: [{ text: "Come", bold: true }, { text: " by " }, { text: "here", link: "https://kiln.example.test/" }] },
    { type: "p", children: [{ text: "cell" }] },
  ]);
});

test("a block is dragged from the list into the page, and from place to place", async ({ owner, page }) => {
  const id = await makePage(owner, "Drag", threeHeadings());
  await openBuilder(page, id);
  const centre = async (name: string) => {
    const box = await block(page, name).boundingBox();
    if (!box) throw new Error(`${name} is not on the page`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2, below: box.y + box.height - 2 };
  };
  const drag = async (from: { x: number; y: number }, to: { x: number; y: number }) => {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + 12, from.y + 12, { steps: 3 });
    await page.mouse.move(to.x, to.y, { steps: 6 });
    await page.getByText(/^Drop .* here$/).waitFor();
    await page.mouse.up();
  };
  const tile = await page.getByRole("complementary", { name: "Blocks" }).getByRole("button", { name: "Button", exact: true }).boundingBox();
  const second = await centre("Heading “Second”");
  await drag({ x: (tile?.x ?? 0) + 20, y: (tile?.y ?? 0) + 20 }, { x: second.x, y: second.below });
  await expect.poll(() => shownBlocks(page)).toEqual(["Heading “First”", "Heading “Second”", "Button", "Heading “Third”"]);
  const third = await centre("Heading “Third”");
  await drag(await centre("Heading “First”"), { x: third.x, y: third.below });
  await expect.poll(() => shownBlocks(page)).toEqual(["Heading “Second”", "Button", "Heading “Third”", "Heading “First”"]);
});

test("what two devices save at once is never lost: the second sees both and chooses", async ({ stage, owner, page }) => {
  const id = await makePage(owner, "Two", [heading("a", "First")]);
  const other = await onDevice(stage, owner);
  await other.clock.install();
  await openBuilder(page, id);
  await openBuilder(other, id);
  // What one saves shows in the other, while nothing there waits.
  await block(page, "Heading “First”").click();
  await page.getByRole("complementary", { name: "Heading" }).getByLabel("Heading", { exact: true }).fill("From here");
  await block(other, "Heading “From here”").waitFor();

  await other.context().setOffline(true);
  await block(other, "Heading “From here”").click();
  await other.getByRole("complementary", { name: "Heading" }).getByLabel("Heading", { exact: true }).fill("Written offline");
  await expect.poll(() => other.getByRole("banner").getByRole("status").textContent()).toContain("Offline");
  // Two saves wait in a row: the second has the number that comes after the other device's.
  await other.clock.runFor(STEP_PAUSE_MS);
  await other.getByRole("complementary", { name: "Heading" }).getByLabel("Heading", { exact: true }).fill("Written offline, twice");
  await other.clock.runFor(STEP_PAUSE_MS);
  await page.getByRole("complementary", { name: "Heading" }).getByLabel("Heading", { exact: true }).fill("Saved first");
  await draftSaved(page);
  await other.context().setOffline(false);
  const dialog = other.getByRole("dialog", { name: labels.changedElsewhereTitle });
  await dialog.waitFor();
  expect(await dialog.getByRole("listitem").allTextContents()).toEqual([
    expect.stringContaining("Heading “Written offline, twice” changed"),
  ]);
  expect(await dialog.locator(".changes__side").allTextContents()).toEqual(["Yours: Written offline, twice", "Saved version: Saved first"]);
  expect((await storedPage(owner, id))?.blocks).toMatchObject([{ props: { text: "Saved first" } }]);
  // Put aside it is asked again before anything is published, and before one leaves.
  await other.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
  await other.getByRole("link", { name: "Back to pages" }).click();
  await other.getByRole("dialog", { name: "Leave without saving?" }).getByRole("button", { name: "Stay" }).click();
  await other.getByRole("button", { name: "Publish", exact: true }).click();
  await dialog.getByRole("button", { name: "Keep mine" }).click();
  await draftSaved(other);
  await block(page, "Heading “Written offline, twice”").waitFor();
  expect((await storedPage(owner, id))?.blocks).toMatchObject([{ props: { text: "Written offline, twice" } }]);
  await other.getByRole("button", { name: "Undo: kept your version" }).click();
  await block(page, "Heading “Saved first”").waitFor();
  await other.close();
});

test("a new shelf shows what is on sale, before any page is published and when it is tried", { tags: ["full"] }, async ({
  owner,
  page,
}) => {
  await makeProduct(owner, { title: "Ash glaze bowl" });
  const id = await makePage(owner, "Shelf");
  await openBuilder(page, id);
  await addBlock(page, "Products");
  const product = page.frameLocator("iframe").getByText("Ash glaze bowl");
  await product.waitFor();
  await page.getByRole("button", { name: "Preview" }).click();
  await product.waitFor();
  await draftSaved(page);
});

test("what a page has no room for is not taken in, or said not to be saved, and nothing of it goes silently", {
  tags: ["full"],
}, async ({ owner, page }) => {
  const text = (id: string, letters: string) => ({
    ...newBlock("text", id),
    props: { text: richTextOf(letters), align: "start" as const },
  });
  // One of these letters is three bytes, so thirteen texts as long as can be leave little room.
  const full = Array.from({ length: 13 }, (_, place) => text(`t${place}`, "é".repeat(RICH_TEXT_MAX)));
  const blocks = [heading("a", "First"), ...full, text("u", "é".repeat(3_500)), text("v", "")];
  const room = BLOCKS_BYTES_MAX - blocksBytes(blocks);
  blocks[blocks.length - 1] = text("v", "x".repeat(room - 60));
  expect(BLOCKS_BYTES_MAX - blocksBytes(blocks)).toBeGreaterThan(0);
  const id = await makePage(owner, "Large", blocks);
  await openBuilder(page, id);
  await block(page, "Heading “First”").click();
  await page.getByRole("toolbar", { name: "Heading: actions" }).getByRole("button", { name: "Duplicate" }).click();
  await page.getByText(labels.thisPageIsFull).waitFor();
  const field = page.getByRole("complementary", { name: "Heading" }).getByLabel("Heading", { exact: true });
  await field.fill("First, and then far more words than there could be room for on this page");
  const line = page.getByRole("button", { name: labels.notSavedPageTooLarge });
  await line.waitFor();
  await field.fill("Second");
  await line.waitFor({ state: "detached" });
  await draftSaved(page);
  const stored = await storedPage(owner, id);
  expect(stored?.blocks).toHaveLength(blocks.length);
  expect(stored?.blocks[0].props.text).toBe("Second");

  // A single text takes no more than it can hold either, and shows no more.
  await block(page, "Text").first().focus();
  await page.keyboard.press("Enter");
  const edited = page.frameLocator("iframe").getByRole("textbox", { name: "Block text" });
  await edited.waitFor();
  await page.keyboard.type("y");
  await page.getByText("This text is too long.").waitFor();
  expect(await edited.innerText()).not.toContain("y");
  await page.keyboard.press("Backspace");
  await page.keyboard.type("y");
  expect(await edited.innerText()).toContain("éy");
});

test("a save that is refused is not tried again until something changes or its owner says so", { tags: ["full"] }, async ({
  stage,
  owner,
}) => {
  const page = await onDevice(stage, owner);
  await page.clock.install();
  const id = await makePage(owner, "Refused", [heading("a", "First")]);
  await openBuilder(page, id);
  await block(page, "Heading “First”").click();
  const site = admin.firestore.doc(documents.site(owner.uid));
  await site.update({ suspendedAt: new Date() });
  await page.getByRole("complementary", { name: "Heading" }).getByLabel("Heading", { exact: true }).fill("Kept here");
  const again = page.getByRole("button", { name: labels.notSavedTryAgain });
  await again.waitFor();
  await site.update({ suspendedAt: null });
  await page.clock.runFor(60_000);
  expect(await again.isVisible()).toBe(true);
  expect((await storedPage(owner, id))?.blocks[0].props.text).toBe("First");
  await again.click();
  await draftSaved(page);
  expect((await storedPage(owner, id))?.blocks[0].props.text).toBe("Kept here");
});

test("publishing says what changes, visitors see it, and it can be thrown away, taken back and ended", async ({ owner, page }) => {
  const id = await makePage(owner, "Opening day", [heading("a", "Come by")], "opening-day");
  const address = pagePaths.page(owner.username, "opening-day");
  await openBuilder(page, id);
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await page.getByRole("dialog", { name: "Publish this page" }).getByRole("button", { name: "Publish now" }).click();
  await page.getByText("“Opening day” is live").waitFor();
  await htmlOnce(address, (html) => html.includes("Come by"));

  await block(page, "Heading “Come by”").click();
  await page.getByRole("complementary", { name: "Heading" }).getByLabel("Heading", { exact: true }).fill("Come on Friday");
  await page.getByRole("button", { name: /^Publish(?! now)/ }).click();
  const dialog = page.getByRole("dialog", { name: "1 change since last published" });
  expect(await dialog.getByRole("listitem").allTextContents()).toEqual([expect.stringContaining("Heading “Come on Friday” changed")]);
  await dialog.getByRole("button", { name: "Discard changes" }).click();
  // The page may be back before the dialog is gone, and nothing can be typed behind it.
  await dialog.waitFor({ state: "hidden" });
  await block(page, "Heading “Come by”").waitFor();

  await page.getByRole("complementary", { name: "Heading" }).getByLabel("Heading", { exact: true }).fill("Come on Sunday");
  await page.getByRole("button", { name: /^Publish(?! now)/ }).click();
  await page.getByRole("button", { name: "Publish now" }).click();
  await htmlOnce(address, (html) => html.includes("Come on Sunday"));

  await page.getByRole("button", { name: "Page options" }).click();
  await page.getByRole("menuitem", { name: "Version history" }).click();
  const versions = page.getByRole("dialog", { name: "Version history" });
  await expect.poll(() => versions.getByRole("listitem").count()).toBe(2);
  await versions.getByRole("button", { name: "Restore" }).last().click();
  await block(page, "Heading “Come by”").waitFor();

  await page.getByRole("button", { name: /^Publish(?! now)/ }).click();
  await page.getByRole("button", { name: "Unpublish" }).click();
  await expect.poll(async () => (await storedPage(owner, id))?.live ?? null).toBeNull();
});

test("axe finds nothing serious, and nothing was asked of anyone else", { tags: ["full"] }, async ({ owner, page }) => {
  const id = await makePage(owner, "Axe", [heading("a", "First"), newBlock("faq", "f"), newBlock("products", "p"), newBlock("text", "t")]);
  await openBuilder(page, id);
  for (const name of ["Heading “First”", "FAQ", "Products", "Text"]) {
    await block(page, name).click();
    expect(await seriousFaults(page)).toEqual([]);
  }
});
