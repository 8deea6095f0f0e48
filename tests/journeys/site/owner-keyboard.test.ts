/** @module-tag full */
import { paths } from "@awning/domain/routes/paths";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import * as labelsOf from "../../../web/src/features/product/list/labels.ts";
import { makeProduct } from "../../support/builders.ts";
import { fromStart, journey, perFile } from "../support/fixtures.ts";
import { onDevice, open, saved, shownLinks, storedProduct } from "../support/owner.ts";

const test = journey
  .extend("page", perFile, async ({ stage, owner }) => {
    const page = await onDevice(stage, owner);
    await makeProduct(owner, { title: "Keyed bowl" });
    return page;
  })
  .extend("begun", fromStart, ({ page }) => [page]);

/** Presses Tab until the focus stands on something whose name matches; fails when a whole round passes by. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  const passed: string[] = [];
  for (let pressed = 0; pressed < 90; pressed++) {
    await page.keyboard.press("Tab");
    const focused = await focusedName(page);
    if (name.test(focused)) return;
    passed.push(focused.slice(0, 40));
  }
  throw new Error(`Tab never reached ${name}, but ${passed.join(", ")}`);
}

function focusedName(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement)) return "";
    const labels = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? [...(element.labels ?? [])] : [];
    return (element.getAttribute("aria-label") ?? labels.map((label) => label.textContent).join(" ")) || (element.textContent ?? "");
  });
}

test("the first Tab offers to skip to the content", async ({ page }) => {
  await open(page, paths.links);
  await page.keyboard.press("Tab");
  expect(await focusedName(page)).toBe("Skip to content");
  await page.keyboard.press("Enter");
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("main");
});

test("everything that can be pressed on a screen is reached by Tab, once, and shows where it is", async ({ page }) => {
  for (const path of [paths.dashboard, paths.links, paths.information, paths.products, paths.product("new")]) {
    await open(page, path);
    const all = await page.evaluate(() => {
      const wanted = "a[href], button, input, textarea, select, [tabindex]";
      const reachable = (element: Element) =>
        element instanceof HTMLElement &&
        element.tabIndex >= 0 &&
        !element.matches(":disabled") &&
        element.closest("[inert], dialog:not([open]), [popover]:not(:popover-open)") === null &&
        element.checkVisibility({ visibilityProperty: true });
      const found = [...document.querySelectorAll(wanted)].filter(reachable);
      for (const [index, element] of found.entries()) element.setAttribute("data-stop", String(index));
      return found.map((element) => element.getAttribute("aria-label") ?? element.textContent ?? element.tagName);
    });
    const reached = new Set<number>();
    await page.evaluate(() => (document.activeElement instanceof HTMLElement ? document.activeElement.blur() : undefined));
    for (let pressed = 0; pressed < all.length + 12; pressed++) {
      await page.keyboard.press("Tab");
      const stop = await page.evaluate(() => {
        const element = document.activeElement;
        if (!(element instanceof HTMLElement) || element === document.body) return null;
        // An input without a frame of its own marks the frame around it, a hidden one its label.
        const marks = [element, element.parentElement, element.parentElement?.parentElement].filter((one) => one instanceof HTMLElement);
        const isMarked = marks
          .map((one) => getComputedStyle(one))
          .some((style) => style.outlineStyle !== "none" || style.boxShadow !== "none");
        return { index: Number(element.getAttribute("data-stop") ?? -1), isMarked, html: element.outerHTML.slice(0, 120) };
      });
      if (stop === null) continue;
      expect(stop.isMarked, `${path}: ${stop.html}`).toBe(true);
      reached.add(stop.index);
    }
    const missed = all.filter((_, index) => !reached.has(index));
    expect(missed, path).toEqual([]);
  }
});

test("a link is added, named, switched off and deleted with the keyboard alone", async ({ page }) => {
  await open(page, `${paths.links}?add=1`);
  await expect.poll(() => focusedName(page)).toBe("New link");
  await page.keyboard.type("keys.example");
  await page.keyboard.press("Enter");
  await expect.poll(() => shownLinks(page)).toEqual(["keys.example"]);
  await tabTo(page, /^keys\.example.*Edit$/);
  await page.keyboard.press("Enter");
  await expect.poll(() => focusedName(page)).toMatch(/^Title/);
  await page.keyboard.press("Control+a");
  await page.keyboard.type("By keys");
  await page.keyboard.press("Enter");
  await expect.poll(() => shownLinks(page)).toEqual(["By keys"]);
  await expect.poll(() => focusedName(page)).toMatch(/^By keys.*Edit$/);
  await saved(page);
  await tabTo(page, /^Show By keys$/);
  await page.keyboard.press("Space");
  await page.getByText("1 off", { exact: true }).waitFor();
  await tabTo(page, /^Actions for By keys$/);
  await page.keyboard.press("Enter");
  await page.getByRole("menu").getByRole("menuitem", { name: "Delete" }).waitFor();
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "No links yet" }).waitFor();
});

test("j, k and Enter walk the products", async ({ owner, page }) => {
  await makeProduct(owner, { title: "Second bowl", order: "a1" });
  await open(page, paths.products);
  await page.getByRole("row", { name: /Second bowl/ }).waitFor();
  await page.keyboard.press("j");
  await page.keyboard.press("j");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: "Second bowl" }).waitFor();
});

test("a menu closes on Escape and gives the focus back to its button", async ({ page }) => {
  await open(page, paths.products);
  await tabTo(page, /^Actions for Keyed bowl$/);
  await page.keyboard.press("Enter");
  await expect.poll(() => focusedName(page)).toBe("Edit");
  await page.keyboard.press("Escape");
  await expect.poll(() => focusedName(page)).toBe("Actions for Keyed bowl");
});

test("a sheet keeps the focus inside and gives it back", async ({ owner, page }) => {
  const { id } = await storedProduct(owner, "Keyed bowl");
  await open(page, paths.product(id));
  await page.getByRole("button", { name: "Actions for Keyed bowl" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: "Unpublish" }).press("Enter");
  await page.getByRole("button", { name: "Publish", exact: true }).focus();
  await page.keyboard.press("Enter");
  const sheet = page.getByRole("dialog", { name: labelsOf.publishWithoutPicture });
  await sheet.waitFor();
  for (let pressed = 0; pressed < 8; pressed++) {
    await page.keyboard.press("Tab");
    const isInside = await sheet.evaluate((one) => one.contains(document.activeElement) || document.activeElement === document.body);
    expect(isInside).toBe(true);
  }
  await page.keyboard.press("Escape");
  await expect.poll(() => focusedName(page)).toBe("Publish");
});
