import { paths } from "@awning/domain/routes/paths";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { isAt, pickedUpFrom } from "../../../web/src/ui/sortable/labels.ts";
import type { Owner } from "../../support/builders.ts";
import { fromStart, journey } from "../support/fixtures.ts";
import { addNamedLink, onDevice, open, PHONE, saved, shownLinks, storedLinks } from "../support/owner.ts";

const test = journey.extend("begun", fromStart, async ({ page }) => {
  await open(page, paths.links);
  for (const title of ["Dipping", "Carving", "Burnishing", "Airing"]) await addNamedLink(page, `${title}.example`, title);
});

/** The middle of the grip of a link. */
async function gripOf(on: Page, title: string): Promise<{ x: number; y: number }> {
  const box = await on.getByRole("button", { name: `Move ${title}` }).boundingBox();
  if (!box) throw new Error(`${title} has no grip`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function expectOrder(owner: Owner, on: Page, titles: string[]): Promise<void> {
  await expect.poll(() => shownLinks(on)).toEqual(titles);
  await saved(on);
  await expect.poll(async () => (await storedLinks(owner)).map((link) => link.title)).toEqual(titles);
}

test("new links are at the end, and one is moved by dragging it with the mouse", async ({ owner, page }) => {
  await expectOrder(owner, page, ["Dipping", "Carving", "Burnishing", "Airing"]);
  const from = await gripOf(page, "Dipping");
  const to = await gripOf(page, "Burnishing");
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y + 12, { steps: 4 });
  await page.mouse.move(to.x, to.y + 6, { steps: 12 });
  await page.mouse.up();
  await expectOrder(owner, page, ["Carving", "Burnishing", "Dipping", "Airing"]);
});

test("on a phone a long press lifts a link, and a swipe scrolls instead", async ({ stage, owner }) => {
  const phone = await onDevice(stage, owner, PHONE);
  await open(phone, paths.links);
  const touch = await phone.context().newCDPSession(phone);
  const send = (type: "touchStart" | "touchMove" | "touchEnd", points: { x: number; y: number }[]) =>
    touch.send("Input.dispatchTouchEvent", { type, touchPoints: points });
  const drag = async (title: string, onto: string, isLifted: boolean) => {
    const from = await gripOf(phone, title);
    const to = await gripOf(phone, onto);
    const said = (words: string) => phone.getByText(words, { exact: true }).waitFor({ state: "attached" });
    await send("touchStart", [from]);
    if (isLifted) await said(pickedUpFrom(title, 1, 4));
    for (let step = 1; step <= 10; step++) await send("touchMove", [{ x: from.x, y: from.y + ((to.y + 6 - from.y) * step) / 10 }]);
    if (isLifted) await said(isAt(title, 3, 4));
    await send("touchEnd", []);
  };
  await expect.poll(() => shownLinks(phone)).toHaveLength(4);
  const [first = "", second = "", third = "", last = ""] = await shownLinks(phone);
  await drag(first, third, false);
  await expectOrder(owner, phone, [first, second, third, last]);
  await drag(first, third, true);
  await expectOrder(owner, phone, [second, third, first, last]);
});
