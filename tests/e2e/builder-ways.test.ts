import { newBlock } from "@awning/domain/block";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Owner } from "../support/builders.ts";
import { seriousFaults } from "./support/axe.ts";
import { addBlock, block, draftSaved, makePage, openBuilder, shownBlocks, storedPage } from "./support/building.ts";
import { newOwner, onDevice, PHONE } from "./support/owner.ts";
import { openStage } from "./support/stage.ts";

let stage: Awaited<ReturnType<typeof openStage>>;
let owner: Owner;
let page: Page;

beforeAll(async () => {
  stage = await openStage();
  ({ owner, page } = await newOwner(stage, { site: { published: true } }));
  await page.setViewportSize({ width: 1440, height: 900 });
});
afterAll(() => stage.close());

const heading = (id: string, text: string) => ({ ...newBlock("heading", id), props: { text, level: 2 as const, align: "start" as const } });
const threeHeadings = () => [heading("a", "First"), heading("b", "Second"), heading("c", "Third")];
const hasFocus = (name: string) => block(page, name).evaluate((box) => box === document.activeElement);
const innerWidthOf = (on: Page) =>
  on
    .frameLocator("iframe")
    .locator("html")
    .evaluate(() => window.innerWidth);

test("the page is shown as wide as a phone, a tablet and a desktop, and blocks stay where they are chosen", async () => {
  const id = await makePage(owner, "Widths", threeHeadings());
  await openBuilder(page, id);
  const widths = page.getByRole("group", { name: "Width of the page" });
  for (const [width, name] of [
    [390, "First"],
    [768, "Third"],
    [1280, "First"],
  ] as const) {
    await widths.getByRole("button", { name: String(width) }).click();
    await expect.poll(() => innerWidthOf(page)).toBe(width);
    expect(await widths.getByRole("button", { name: String(width) }).getAttribute("aria-pressed")).toBe("true");
    // The layer lies exactly over what is drawn, however wide.
    await block(page, `Heading “${name}”`).click();
    await expect.poll(() => block(page, `Heading “${name}”`).getAttribute("aria-pressed")).toBe("true");
  }
});

test("“Try it” lets the page be used as visitors use it, and building goes on after", async () => {
  const faq = newBlock("faq", "f");
  const item = { question: "Do you ship?", answer: [{ type: "p" as const, children: [{ text: "Everywhere." }] }] };
  const id = await makePage(owner, "Tried", [heading("a", "First"), { ...faq, props: { ...faq.props, items: [item] } }]);
  await openBuilder(page, id);
  const answer = page.frameLocator("iframe").getByText("Everywhere.");
  await page.getByRole("button", { name: "Try it" }).click();
  await expect.poll(() => page.getByRole("list", { name: "Blocks on the page" }).count()).toBe(0);
  await page.frameLocator("iframe").getByText("Do you ship?").click();
  await answer.waitFor();
  await page.getByRole("button", { name: "Go on building" }).click();
  await block(page, "Heading “First”").waitFor();
  expect((await storedPage(owner, id))?.rev).toBe(1);
});

test("by key blocks are added below the chosen one and taken away, and the focus stays in the list", async () => {
  const id = await makePage(owner, "Keys", threeHeadings());
  await openBuilder(page, id);
  await block(page, "Heading “Second”").focus();
  await page.keyboard.press("Delete");
  await expect.poll(() => shownBlocks(page)).toEqual(["Heading “First”", "Heading “Third”"]);
  await expect.poll(() => hasFocus("Heading “Third”")).toBe(true);
  await page.getByText("Heading “Second” removed.").waitFor({ state: "attached" });
  await page.keyboard.press("Backspace");
  await expect.poll(() => hasFocus("Heading “First”")).toBe(true);
  await page.keyboard.press("a");
  const tile = page.getByRole("complementary", { name: "Blocks" }).getByRole("button").first();
  await expect.poll(() => page.evaluate(() => document.activeElement?.className ?? "")).toContain("tile");
  await page.getByRole("complementary", { name: "Blocks" }).getByRole("button", { name: "Divider", exact: true }).focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => shownBlocks(page)).toEqual(["Heading “First”", "Divider"]);
  expect(await tile.isVisible()).toBe(true);
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Control+z");
  await expect.poll(() => shownBlocks(page)).toEqual(["Heading “First”", "Heading “Second”", "Heading “Third”"]);
});

test("a block is copied to another page, which says how much room it has", async () => {
  const target = await makePage(owner, "Elsewhere", [heading("z", "There already")]);
  const id = await makePage(owner, "Source", [heading("a", "Take me along")]);
  await openBuilder(page, id);
  await block(page, "Heading “Take me along”").click();
  await page.getByRole("button", { name: "More for Heading" }).click();
  await page.getByRole("menuitem", { name: "Copy to another page" }).click();
  const sheet = page.getByRole("dialog", { name: "Copy to another page" });
  const row = sheet.getByRole("listitem").filter({ hasText: "Elsewhere" });
  await row.getByText("1 block").waitFor();
  await row.getByRole("button", { name: "Copy here" }).click();
  await page.getByText("copied to “Elsewhere”").waitFor();
  await expect.poll(async () => (await storedPage(owner, target))?.blocks.length).toBe(2);
  const [first, copy] = (await storedPage(owner, target))?.blocks ?? [];
  expect([first.props.text, copy.props.text]).toEqual(["There already", "Take me along"]);
  expect(copy.id).not.toBe("a");
  expect((await storedPage(owner, id))?.blocks).toHaveLength(1);
});

test("on a phone a block is added, changed and taken away by thumb", async () => {
  const phone = await onDevice(stage, owner, PHONE);
  const id = await makePage(owner, "Thumb", [heading("a", "First")]);
  await openBuilder(phone, id);
  await addBlock(phone, "Praise", true);
  await expect.poll(() => shownBlocks(phone)).toHaveLength(2);
  expect(await seriousFaults(phone)).toEqual([]);
  await addBlock(phone, "Divider", true);
  await expect.poll(async () => (await shownBlocks(phone)).at(-1)).toBe("Divider");
  await phone.getByRole("toolbar", { name: "Divider: acts" }).getByRole("button", { name: "Remove" }).click();
  await expect.poll(() => shownBlocks(phone)).toHaveLength(2);
  await draftSaved(phone);
  expect((await storedPage(owner, id))?.blocks.map(({ type }: { type: string }) => type)).toEqual(["heading", "testimonial"]);
  await phone.getByRole("navigation", { name: "Editor" }).getByRole("button", { name: "Try it" }).click();
  await expect.poll(() => phone.getByRole("list", { name: "Blocks on the page" }).count()).toBe(0);
  expect(stage.complaints).toEqual([]);
});
