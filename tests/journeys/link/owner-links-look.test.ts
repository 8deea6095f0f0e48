import { UTM_MEDIUM, UTM_VALUE_MAX } from "@awning/domain/link/utm";
import { mediaSchema } from "@awning/domain/media/media-schema";
import { paths, sitePaths } from "@awning/domain/routes/paths";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { allFaults } from "../../support/axe.ts";
import type { Owner } from "../../support/builders.ts";
import { journey, perFile } from "../support/fixtures.ts";
import { addNamedLink, onDevice, open, PHONE, saved, storedLinks } from "../support/owner.ts";
import type { Stage } from "../support/stage.ts";
import { photograph, suite } from "../support/stage.ts";

const test = journey.extend("page", perFile, async ({ stage, owner }) => {
  const page = await onDevice(stage, owner);
  await open(page, paths.links);
  return page;
});

const TITLE = "Autumn market";
const home = (owner: Owner) => sitePaths.home(owner.username);
const stored = async (owner: Owner) => (await storedLinks(owner)).find(({ title }) => title === TITLE);
const editor = (page: Page) => page.getByRole("button", { name: new RegExp(`^${TITLE}.*Edit$`) });
const done = async (page: Page) => {
  await page.getByRole("button", { name: "Done" }).click();
  await saved(page);
};
/** The page as a visitor gets it once its HTML is so. */
async function visit(
  stage: Stage,
  owner: Owner,
  isSo: (html: string) => boolean,
  options?: Parameters<typeof stage.person>[0],
): Promise<Page> {
  await expect.poll(async () => isSo(await suite.waitForPage(home(owner))), { timeout: 20_000 }).toBe(true);
  const visitor = await stage.person(options);
  await visitor.goto(home(owner));
  return visitor;
}
const shown = (visitor: Page) => visitor.getByRole("link", { name: TITLE });
/** The shape of the outline that leads the link. */
const outline = (visitor: Page) => shown(visitor).locator("svg").first().innerHTML();

test("an icon is chosen for a link, and a picture is uploaded in its place, undone and removed", async ({ stage, owner, page }) => {
  await addNamedLink(page, "market.example.test", TITLE);
  await saved(page);
  const before = await outline(await visit(stage, owner, (html) => html.includes(TITLE)));
  await editor(page).click();
  await page.getByText("Thumbnail").click();
  const basket = page.getByRole("radio", { name: "Basket" });
  await basket.click();
  await expect.poll(() => basket.isChecked()).toBe(true);
  await done(page);
  expect(await stored(owner)).toMatchObject({ icon: "basket", thumb: null });
  await expect.poll(async () => (await outline(await visit(stage, owner, () => true))) === before, { timeout: 20_000 }).toBe(false);

  await editor(page).click();
  await page.getByText("Thumbnail").click();
  const pictures = page.getByRole("group", { name: "Link picture" });
  await pictures.locator('input[type="file"]').setInputFiles(await photograph(page));
  await expect.poll(async () => (await stored(owner))?.["thumb"] ?? null, { timeout: 20_000 }).not.toBeNull();
  await saved(page);
  const thumb = mediaSchema.parse((await stored(owner))?.["thumb"]);
  const visitor = await visit(stage, owner, (html) => html.includes(thumb.id));
  const picture = shown(visitor).locator("img");
  expect(await picture.getAttribute("alt")).toBe("");
  await expect.poll(() => picture.evaluate((one) => one instanceof HTMLImageElement && one.naturalWidth)).toBeGreaterThan(0);
  const remove = async () => {
    await pictures.getByRole("button", { name: "Actions for picture 1" }).click();
    await page.getByRole("menuitem", { name: "Remove" }).click();
    await expect.poll(async () => (await stored(owner))?.["thumb"]).toBeNull();
  };
  await remove();
  const toast = page.locator(".toast").filter({ hasText: `Picture removed from “${TITLE}”` });
  await toast.getByRole("button", { name: "Undo" }).click();
  await expect.poll(async () => (await stored(owner))?.["thumb"]).toMatchObject({ id: thumb.id });
  // The icon was not asked about: it is there again when the picture goes.
  await remove();
  expect(await stored(owner)).toMatchObject({ icon: "basket" });
  await done(page);
});

test("a featured link stands out, and draws attention only for those who did not ask for less motion", { tags: ["full"] }, async ({
  stage,
  owner,
  page,
}) => {
  const plain = await visit(stage, owner, (html) => html.includes(TITLE));
  const height = async (visitor: Page) => (await shown(visitor).boundingBox())?.height ?? 0;
  const usual = await height(plain);
  await editor(page).click();
  await page.getByRole("switch", { name: "Featured" }).check();
  await page.getByRole("switch", { name: "Animate" }).check();
  await done(page);
  await page.getByText("Featured", { exact: true }).filter({ visible: true }).first().waitFor();
  expect(await stored(owner)).toMatchObject({ style: "featured", highlight: "pulse" });
  const motion = (visitor: Page) => shown(visitor).evaluate((one) => getComputedStyle(one).animationName);
  const featured = await visit(stage, owner, (html) => html.includes("link--pulse"));
  expect(await height(featured)).toBeGreaterThan(usual);
  expect(await motion(featured)).toBe("link-pulse");
  expect(await shown(featured).evaluate((one) => getComputedStyle(one).animationIterationCount)).toBe("3");
  expect(await motion(await visit(stage, owner, () => true, { reducedMotion: "reduce" }))).toBe("none");
  expect(await allFaults(featured)).toEqual([]);
});

test("a heading is between links as a heading", { tags: ["full"] }, async ({ stage, owner, page }) => {
  await page.getByRole("button", { name: "Add heading" }).first().click();
  await page.getByLabel("Title", { exact: true }).fill("Where we are");
  await done(page);
  const visitor = await visit(stage, owner, (html) => html.includes("Where we are"), PHONE);
  await visitor.getByRole("heading", { level: 2, name: "Where we are" }).waitFor();
  expect(await allFaults(visitor)).toEqual([]);
});

test("a picture that is still being sent when its link is closed goes on to its link", { tags: ["full"] }, async ({ owner, page }) => {
  const link = async () => (await storedLinks(owner)).find(({ title }) => title === "Late fair");
  const openLook = async () => {
    await page.getByRole("button", { name: /^Late fair.*Edit$/ }).click();
    await page.getByText("Thumbnail").click();
  };
  await addNamedLink(page, "late.example.test", "Late fair");
  const [held, sending] = [Promise.withResolvers<void>(), page.getByRole("progressbar", { name: "Uploading bowl.jpg" })];
  await page.route("**/api/reserve-upload", (route) => held.promise.then(() => route.continue()));
  await openLook();
  await page
    .getByRole("group", { name: "Link picture" })
    .locator('input[type="file"]')
    .setInputFiles(await photograph(page));
  await sending.waitFor();
  await page.getByRole("button", { name: "Done" }).click();
  await sending.waitFor({ state: "detached" });
  // Whoever comes back finds it on its way.
  await openLook();
  await sending.waitFor();
  await page.getByRole("button", { name: "Done" }).click();
  expect((await link())?.["thumb"]).toBeNull();
  held.resolve();
  await expect.poll(async () => (await link())?.["thumb"] ?? null, { timeout: 20_000 }).toMatchObject({ width: 1600 });
  await page.unroute("**/api/reserve-upload");
});

test("one link tells what it wants of where visitors come from, whatever the page says", { tags: ["full"] }, async ({
  stage,
  owner,
  page,
}) => {
  await addNamedLink(page, "press.example.test/kit", "Press kit");
  await page.getByRole("button", { name: /^Press kit.*Edit$/ }).click();
  await page.getByText("UTM parameters").first().click();
  await page.getByRole("group", { name: "UTM parameters" }).getByText("Custom", { exact: true }).click();
  await page.getByLabel("Source").fill("awning");
  await page.getByLabel("Campaign").fill("press 2026");
  await page.getByLabel("Medium").focus();
  await done(page);
  const visitor = await visit(stage, owner, (html) => html.includes("utm_campaign=press"));
  const target = new URL((await visitor.getByRole("link", { name: "Press kit" }).getAttribute("href")) ?? "");
  expect([...target.searchParams]).toEqual([
    ["utm_source", "awning"],
    ["utm_medium", UTM_MEDIUM],
    ["utm_campaign", "press 2026"],
  ]);
  // One that is too long is not saved, and still there after another screen.
  const openValues = async () => {
    await page.getByRole("button", { name: /^Press kit.*Edit$/ }).click();
    await page.getByText("UTM parameters").first().click();
  };
  await openValues();
  await page.getByLabel("Campaign").fill("x".repeat(UTM_VALUE_MAX + 1));
  await page.getByLabel("Medium").focus();
  await page.getByText(`Use at most ${UTM_VALUE_MAX} characters.`).waitFor();
  await open(page, paths.information);
  await open(page, paths.links);
  await openValues();
  expect(await page.getByLabel("Campaign").inputValue()).toHaveLength(UTM_VALUE_MAX + 1);
  await page.getByText(`Use at most ${UTM_VALUE_MAX} characters.`).waitFor();
});
