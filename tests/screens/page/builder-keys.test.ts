import { newBlock } from "@awning/domain/page/block";
import { expect } from "vitest";
import { page, userEvent } from "vitest/browser";
import * as labels from "../../../web/src/features/page/builder/labels.ts";
import { gone, press, seen } from "../support/acting.ts";
import { addBlock, block, openBuilder, putPage, shownBlocks, storedPage } from "../support/building.ts";
import { PHONE, signedInOwner, test } from "../support/screen.tsx";

const heading = (id: string, text: string) => ({ ...newBlock("heading", id), props: { text, level: 2 as const, align: "start" as const } });
const threeHeadings = () => [heading("a", "First"), heading("b", "Second"), heading("c", "Third")];

test("blocks are added, changed, moved, doubled and removed, and each step goes back and forth", async ({ owner }) => {
  const id = putPage(owner, "Steps");
  await openBuilder(id);
  await addBlock("Heading");
  await page.getByRole("complementary", { name: "Heading" }).getByRole("textbox", { name: "Heading", exact: true }).fill("Small batches");
  await addBlock("Divider");
  await expect.poll(shownBlocks).toEqual(["Heading “Small batches”", "Divider"]);
  const toolbar = page.getByRole("toolbar", { name: "Divider: actions" });
  await toolbar.getByRole("button", { name: "Move up" }).click();
  await expect.poll(shownBlocks).toEqual(["Divider", "Heading “Small batches”"]);
  await toolbar.getByRole("button", { name: "Duplicate" }).click();
  await expect.poll(shownBlocks).toEqual(["Divider", "Divider", "Heading “Small batches”"]);
  await toolbar.getByRole("button", { name: "Remove" }).click();
  await expect.poll(shownBlocks).toEqual(["Divider", "Heading “Small batches”"]);
  await expect
    .poll(() => storedPage(owner, id)?.blocks)
    .toMatchObject([{ type: "divider" }, { type: "heading", props: { text: "Small batches" } }]);
  for (let presses = 0; presses < 6; presses++) await page.getByRole("button", { name: /^Undo: / }).click();
  await expect.poll(shownBlocks).toEqual([]);
  for (let presses = 0; presses < 6; presses++) await page.getByRole("button", { name: /^Redo: / }).click();
  await expect.poll(shownBlocks).toEqual(["Divider", "Heading “Small batches”"]);
});

test("fifty steps and more go back by key, and the stored draft follows", async ({ owner }) => {
  const id = putPage(owner, "Fifty", threeHeadings());
  await openBuilder(id);
  await press(block("Heading “First”"), "{ArrowDown}{ArrowDown}{ArrowUp}{ArrowUp}".repeat(13).concat("{ArrowDown}{ArrowDown}"));
  await expect.poll(shownBlocks).toEqual(["Heading “Second”", "Heading “Third”", "Heading “First”"]);
  await userEvent.keyboard("{Control>}z{/Control}".repeat(54));
  await expect.poll(shownBlocks).toEqual(["Heading “First”", "Heading “Second”", "Heading “Third”"]);
  await expect.element(page.getByRole("button", { name: "Undo", exact: true })).toBeDisabled();
  await expect.poll(() => storedPage(owner, id)?.blocks.map(({ id }) => id)).toEqual(["a", "b", "c"]);
});

test("by key blocks are removed and added below the chosen one, and the focus stays in the list", async ({ owner }) => {
  await openBuilder(putPage(owner, "Keys", threeHeadings()));
  await press(block("Heading “Second”"), "{Delete}");
  await expect.poll(shownBlocks).toEqual(["Heading “First”", "Heading “Third”"]);
  await expect.element(block("Heading “Third”")).toHaveFocus();
  // What is offered back is what was removed, whatever was done since.
  await userEvent.keyboard("{ArrowUp}");
  await expect.poll(shownBlocks).toEqual(["Heading “Third”", "Heading “First”"]);
  const removed = page.getByRole("status").filter({ hasText: "Heading removed" });
  await removed.getByRole("button", { name: "Undo" }).click();
  // A toast that goes gives the focus back.
  await gone(removed);
  await expect.poll(shownBlocks).toEqual(["Heading “Third”", "Heading “Second”", "Heading “First”"]);
  await press(block("Heading “Second”"), "{Delete}");
  await expect.poll(shownBlocks).toEqual(["Heading “Third”", "Heading “First”"]);
  await press(block("Heading “Third”"), "{Backspace}");
  await expect.element(block("Heading “First”")).toHaveFocus();
  await userEvent.keyboard("a");
  await expect.poll(() => document.activeElement?.className ?? "").toContain("tile");
  await press(page.getByRole("complementary", { name: "Blocks" }).getByRole("button", { name: "Divider", exact: true }), "{Enter}");
  await expect.poll(shownBlocks).toEqual(["Heading “First”", "Divider"]);
  await userEvent.keyboard("{Control>}z{/Control}".repeat(3));
  await expect.poll(shownBlocks).toEqual(["Heading “Third”", "Heading “Second”", "Heading “First”"]);
});

test("a block that is no text keeps its actions after a double click", async () => {
  await openBuilder(putPage(signedInOwner(), "Twice", threeHeadings()));
  await block("Heading “Second”").dblClick();
  await userEvent.keyboard("{Delete}");
  await expect.poll(shownBlocks).toEqual(["Heading “First”", "Heading “Third”"]);
});

test("columns take blocks in by menu, and give them back by key", async ({ owner }) => {
  const id = putPage(owner, "Columns", [heading("a", "First"), newBlock("columns", "c")]);
  await openBuilder(id);
  await block("Heading “First”").click();
  await page.getByRole("button", { name: "More for Heading" }).click();
  await page.getByRole("menuitem", { name: "Move to column 2 below" }).click();
  await expect.poll(() => storedPage(owner, id)?.blocks).toMatchObject([{ id: "c", columns: [{ blocks: [] }, { blocks: [{ id: "a" }] }] }]);
  await press(block("Heading “First”"), "{ArrowDown}");
  await expect.poll(shownBlocks).toEqual(["Columns", "Heading “First”"]);
  await expect.poll(() => storedPage(owner, id)?.blocks).toMatchObject([{ id: "c" }, { id: "a" }]);
});

test("on a phone a block is added and removed by thumb", async ({ owner }) => {
  const id = putPage(owner, "Thumb", [heading("a", "First")]);
  await openBuilder(id, PHONE);
  await addBlock("Testimonial", true);
  await addBlock("Divider", true);
  await expect.poll(() => shownBlocks().at(-1)).toBe("Divider");
  await page.getByRole("toolbar", { name: "Divider: actions" }).getByRole("button", { name: "Remove" }).click();
  await expect.poll(() => storedPage(owner, id)?.blocks.map(({ type }) => type)).toEqual(["heading", "testimonial"]);
  await page.getByRole("navigation", { name: "Editor" }).getByRole("button", { name: "Preview" }).click();
  await gone(page.getByRole("list", { name: labels.blocksOnPage }));
});

test("“Try it” lets the page be used, and building goes on after", async ({ owner }) => {
  const id = putPage(owner, "Tried", [heading("a", "First")]);
  await openBuilder(id);
  await page.getByRole("button", { name: "Preview" }).click();
  await gone(page.getByRole("list", { name: labels.blocksOnPage }));
  await page.getByRole("button", { name: "Back to editing" }).click();
  await seen(block("Heading “First”"));
  expect(storedPage(owner, id)?.rev).toBe(1);
});
