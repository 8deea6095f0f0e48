import { sitePaths } from "@awning/domain/routes/paths";
import { informationDocuments } from "@awning/domain/site/information-documents";
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { cutOff, scrollsSideways } from "../../support/axe.ts";
import { makeOwner } from "../../support/builders.ts";
import { onShelf } from "../../support/buying.ts";
import { admin } from "../../support/emulators.ts";
import { PHONE } from "../../support/shop.ts";
import { openShop } from "../../support/site-pages.ts";
import { stage, test } from "../support/stage.ts";

const owner = await openShop();
const picture = (place: string, { uid } = owner) => ({
  id: place.padEnd(20, "x"),
  siteId: uid,
  widths: [640],
  width: 640,
  height: 640,
  alt: `From the ${place}`,
  color: "#c8b8a0",
});

await onShelf(owner, { title: "Speckled mug", slug: "speckled-mug", images: ["front", "side", "base"].map((place) => picture(place)) });

const row = (page: Page) => page.getByRole("region", { name: "Pictures" });
const thumb = (page: Page, index: number) => page.getByRole("link", { name: `Picture ${index}` });
/** Which picture stands in the row, from 0, with what is between two. */
const shown = (gallery: Locator) =>
  gallery.evaluate((element) => {
    const [first, second] = [...element.children].map((one) => one.getBoundingClientRect().left);
    return element.scrollLeft / ((second ?? 0) - (first ?? 0));
  });
const marked = (page: Page) => page.locator(".thumbs [aria-current=true]").evaluateAll((all) => all.map((one) => one.ariaLabel));

async function open(page: Page): Promise<Locator> {
  await page.goto(sitePaths.product(owner.username, "speckled-mug"));
  await thumb(page, 3).waitFor();
  expect(await marked(page)).toEqual(["Picture 1"]);
  return row(page);
}

test("by keyboard the arrow keys go through the pictures, and Enter on a small one shows and marks it", async ({ page }) => {
  const gallery = await open(page);
  await gallery.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => shown(gallery)).toBeGreaterThan(0.9);
  await page.keyboard.press("ArrowLeft");
  // Not on its way there any more: the end of a glide would take back what comes next.
  await expect.poll(() => shown(gallery)).toBe(0);
  await page.waitForFunction(() => document.getAnimations().length === 0);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  expect(await thumb(page, 3).evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press("Enter");
  await expect.poll(() => shown(gallery)).toBeGreaterThan(1.9);
  await expect.poll(() => marked(page)).toEqual(["Picture 3"]);
});

test("by finger a swipe brings the next picture, and it snaps", async ({ phone: page }) => {
  const gallery = await open(page);
  const box = await gallery.boundingBox();
  if (!box) throw new Error("no gallery");
  const touch = await page.context().newCDPSession(page);
  const send = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: { x: number; y: number }[]) =>
    touch.send("Input.dispatchTouchEvent", { type, touchPoints });
  const y = box.y + box.height / 2;
  const from = box.x + box.width * 0.85;
  await send("touchStart", [{ x: from, y }]);
  for (let step = 1; step <= 10; step++) await send("touchMove", [{ x: from - (box.width * 0.65 * step) / 10, y }]);
  // The finger rests before it leaves: how far a throw goes is the business of the machine.
  await expect.poll(() => shown(gallery)).toBeGreaterThan(0.5);
  await send("touchMove", [{ x: from - box.width * 0.65, y }]);
  await send("touchEnd", []);
  await expect.poll(() => shown(gallery), { timeout: 5000 }).toBeCloseTo(1, 1);
  await expect.poll(() => marked(page)).toEqual(["Picture 2"]);
});

test.each(["en", "ar"])("a kind shows its own picture, the last of ten too, and marks it, in a page written in %s", async (language) => {
  const cups = await makeOwner();
  await admin.firestore.doc(informationDocuments.profileSettings(cups.uid)).set({ language });
  const places = Array.from({ length: 10 }, (_, index) => index + 1);
  await onShelf(cups, {
    ...{ title: "Ten cups", slug: "ten-cups" },
    images: places.map((place) => picture(`cup${place}`, cups)),
    options: [{ name: "Cup", values: places.map((place) => `Cup ${place}`) }],
    variants: places.map((place) => {
      const name = `Cup ${place}`;
      return { id: `cup${place}`, name, values: [name], price: null, image: picture(`cup${place}`, cups).id };
    }),
  });
  const page = await stage.person(PHONE);
  await page.goto(sitePaths.product(cups.username, "ten-cups"));
  expect(await page.locator("html").getAttribute("lang")).toBe(language);
  for (const place of [8, 10, 1]) {
    await page.getByRole("radio", { name: `Cup ${place}`, exact: true }).focus();
    await page.keyboard.press("Space");
    await expect.poll(() => marked(page)).toEqual([`Picture ${place}`]);
    await expect.poll(async () => Math.abs(await shown(row(page)))).toBeCloseTo(place - 1, 1);
  }
  expect(await scrollsSideways(page)).toBe(false);
  expect(await cutOff(page)).toEqual([]);
});
