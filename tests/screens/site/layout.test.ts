import { documents } from "@awning/domain/routes/firestore-paths";
import { paths } from "@awning/domain/routes/paths";
import { settingsPaths } from "@awning/domain/routes/settings-paths";
import { expect } from "vitest";
import { page } from "vitest/browser";
import { openScreen, PHONE, signedInOwner, signedOut, store, test } from "../support/screen.tsx";

function boxOf(selector: string): DOMRect {
  const found = document.querySelector(selector);
  if (!found) throw new Error(`Nothing is ${selector}`);
  return found.getBoundingClientRect();
}

test.each([320, 390, 1440])("the front page fits a window of %i px in any face, with the whole field for a name", async (width) => {
  signedOut();
  const wide = document.createElement("style");
  // Wider than what any device has in the place of our own.
  wide.textContent = ".st-front h1, .st-fascia { font-family: monospace !important; font-stretch: 100% !important }";
  document.head.append(wide);
  try {
    await openScreen(paths.home, { viewport: { width, height: 844 } });
    for (const selector of [
      ".st-hero-text h1 span:last-of-type",
      ".st-hero-text .st-big",
      ".st-hero-text .st-lead",
      ".st-menu",
      ".st-fascia-acts",
    ])
      expect(boxOf(selector).right, selector).toBeLessThanOrEqual(width);
    const title = document.querySelector(".st-hero-text h1");
    expect(title?.scrollWidth).toBeLessThanOrEqual(Math.ceil(title?.getBoundingClientRect().width ?? 0));
    expect(boxOf(".st-fascia .st-brand svg").width).toBeGreaterThanOrEqual(28);
  } finally {
    wide.remove();
  }
});

test("on a phone the picture of the page is in the middle", async () => {
  signedInOwner();
  await openScreen(paths.dashboard, { viewport: PHONE });
  const { left, right } = boxOf(".phone");
  expect(Math.abs(left - (PHONE.width - right))).toBeLessThanOrEqual(1);
});

test("the previews show the menu of pages that visitors see, and no page that is not published", async ({ owner }) => {
  const live = { slug: "studio", title: "The studio", inMenu: true, menuOrder: "a1", version: 1, bytes: 2, noindex: false, changed: 1 };
  store.set(documents.pageIndex(owner.uid), { pages: { p1: live, p2: { ...live, slug: "drafts", title: "Kept out", inMenu: false } } });
  for (const path of [paths.dashboard, paths.links]) {
    await openScreen(path);
    // Beside it a list without links shows one of a page that has some.
    const frames = () => [...document.querySelectorAll<HTMLIFrameElement>("iframe.preview")];
    const menus = () => frames().flatMap((one) => one.contentDocument?.querySelector("nav.tabs")?.textContent ?? []);
    await expect.poll(menus).toEqual(["HomeThe studio"]);
  }
});

test("a language that the browser cannot name is not listed by its code", async () => {
  signedInOwner();
  await openScreen(settingsPaths.information("sharing"));
  const names = [...document.querySelectorAll("option")].map((one) => one.textContent);
  expect(names).toContain("Northern Sami");
  expect(names.filter((name) => /^[a-z]{2,3}$/.test(name ?? ""))).toEqual([]);
  await expect.element(page.getByRole("combobox", { name: "Language" })).toBeVisible();
});

test.each([
  ["an owner sees it inside the dashboard", true],
  ["anyone else is asked to sign in", false],
])("an address below the private screens that leads nowhere: %s", async (_, isOwner) => {
  if (isOwner) signedInOwner();
  else signedOut();
  const screen = await openScreen(`${paths.products}/a/b`);
  if (!isOwner) return expect.poll(screen.path).toContain(paths.auth.login);
  await expect.element(page.getByRole("heading", { level: 1, name: "Page not found" })).toBeVisible();
  await expect.element(page.getByRole("navigation").getByRole("link", { name: "Orders" })).toBeVisible();
  await page.getByRole("link", { name: "Go to Today" }).click();
  return expect.poll(screen.path).toBe(paths.dashboard);
});
