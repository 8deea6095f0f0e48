import { paths } from "@awning/domain/paths";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Owner } from "../../support/builders.ts";
import { addNamedLink, newOwner, onDevice, open, PHONE, saved, shownLinks, storedLinks } from "../support/owner.ts";
import { openStage } from "../support/stage.ts";

let stage: Awaited<ReturnType<typeof openStage>>;
let owner: Owner;
let page: Page;
const stored = async () => (await storedLinks(owner)).map((link) => link.title);

beforeAll(async () => {
  stage = await openStage();
  ({ owner, page } = await newOwner(stage));
  await open(page, paths.links);
  for (const title of ["Dipping", "Carving", "Burnishing", "Airing"]) await addNamedLink(page, `${title}.example`, title);
});
afterAll(() => stage.close());

/** The middle of the grip of a link. */
async function gripOf(on: Page, title: string): Promise<{ x: number; y: number }> {
  const box = await on.getByRole("button", { name: `Move ${title}` }).boundingBox();
  if (!box) throw new Error(`${title} has no grip`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function expectOrder(on: Page, titles: string[]): Promise<void> {
  await expect.poll(() => shownLinks(on)).toEqual(titles);
  await saved(on);
  await expect.poll(stored).toEqual(titles);
}

/** Lifts a link by keyboard and takes it one place up; an arrow that comes before the list is measured moves nothing. */
async function liftAndStepUp(title: string, lifted: string, stepped: string): Promise<void> {
  const said = (text: string, timeout?: number) =>
    page
      .getByRole("status")
      .getByText(text, { exact: true })
      .waitFor(timeout ? { timeout } : {});
  await page.getByRole("button", { name: `Move ${title}` }).focus();
  await page.keyboard.press("Space");
  await said(lifted);
  for (let attempt = 0; attempt < 5; attempt++) {
    await page.keyboard.press("ArrowUp");
    const isThere = await said(stepped, 3_000).then(
      () => true,
      () => false,
    );
    if (isThere) return;
  }
  throw new Error(`Nobody said “${stepped}”`);
}

test("new links stand on top", () => expectOrder(page, ["Airing", "Burnishing", "Carving", "Dipping"]));

test("a link is moved by dragging it with the mouse", async () => {
  const from = await gripOf(page, "Airing");
  const to = await gripOf(page, "Carving");
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y + 12, { steps: 4 });
  await page.mouse.move(to.x, to.y + 6, { steps: 12 });
  await page.mouse.up();
  await expectOrder(page, ["Burnishing", "Carving", "Airing", "Dipping"]);
});

test("a link is moved by keyboard, and each step is said to screen readers", async () => {
  const grip = page.getByRole("button", { name: "Move Dipping" });
  const said = (text: string) => page.getByRole("status").getByText(text, { exact: true }).waitFor();
  await grip.focus();
  expect(await page.locator(`[id="${await grip.getAttribute("aria-describedby")}"]`).textContent()).toContain("Press space to lift");
  await liftAndStepUp("Dipping", "Dipping lifted from place 4 of 4.", "Dipping is at place 3 of 4.");
  await page.keyboard.press("ArrowUp");
  await said("Dipping is at place 2 of 4.");
  await page.keyboard.press("Space");
  await said("Dipping set down at place 2 of 4.");
  await expectOrder(page, ["Burnishing", "Dipping", "Carving", "Airing"]);
  expect(await grip.evaluate((element) => element === document.activeElement)).toBe(true);
});

test("escape leaves it where it was", async () => {
  await liftAndStepUp("Carving", "Carving lifted from place 3 of 4.", "Carving is at place 2 of 4.");
  await page.keyboard.press("Escape");
  await page.getByRole("status").getByText("Carving is back at place 3 of 4.").waitFor();
  await expectOrder(page, ["Burnishing", "Dipping", "Carving", "Airing"]);
});

test("the menu of a link moves it without any dragging", async () => {
  await page.getByRole("button", { name: "Actions for Airing" }).click();
  await page.getByRole("menuitem", { name: "Move to top" }).click();
  await expectOrder(page, ["Airing", "Burnishing", "Dipping", "Carving"]);
  await page.getByRole("button", { name: "Actions for Airing" }).click();
  await page.getByRole("menuitem", { name: "Move down" }).click();
  await expectOrder(page, ["Burnishing", "Airing", "Dipping", "Carving"]);
});

test("on a phone a long press lifts a link, and a swipe scrolls instead", async () => {
  const phone = await onDevice(stage, owner, PHONE);
  await open(phone, paths.links);
  const touch = await phone.context().newCDPSession(phone);
  const send = (type: "touchStart" | "touchMove" | "touchEnd", points: { x: number; y: number }[]) =>
    touch.send("Input.dispatchTouchEvent", { type, touchPoints: points });
  const drag = async (title: string, onto: string, waitMs: number) => {
    const from = await gripOf(phone, title);
    const to = await gripOf(phone, onto);
    await send("touchStart", [from]);
    await phone.waitForTimeout(waitMs);
    for (let step = 1; step <= 10; step++) await send("touchMove", [{ x: from.x, y: from.y + ((to.y + 6 - from.y) * step) / 10 }]);
    await phone.waitForTimeout(120);
    await send("touchEnd", []);
  };
  await drag("Burnishing", "Dipping", 0);
  await expectOrder(phone, ["Burnishing", "Airing", "Dipping", "Carving"]);
  await drag("Burnishing", "Dipping", 500);
  await expectOrder(phone, ["Airing", "Dipping", "Burnishing", "Carving"]);
});
