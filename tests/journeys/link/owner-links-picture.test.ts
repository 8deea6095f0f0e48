import { mediaPath } from "@awning/domain/media/media";
import { mediaSchema } from "@awning/domain/media/media-schema";
import { paths, sitePaths } from "@awning/domain/routes/paths";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import * as labels from "../../../web/src/features/link/labels.ts";
import { seriousFaults } from "../../support/axe.ts";
import type { Owner } from "../../support/builders.ts";
import { storedText } from "../../support/files.ts";
import { drawPicture, pageNaming, pictureOf, serveWebPages, WEB } from "../../support/web-pages.ts";
import { fromStart, journey, perFile } from "../support/fixtures.ts";
import { addNamedLink, onDevice, open, PHONE, saved, storedLinks } from "../support/owner.ts";
import { suite } from "../support/stage.ts";

const test = journey
  .extend("site", fromStart, async () =>
    serveWebPages({
      "/fair": pageNaming("stall.jpg"),
      "/stall.jpg": pictureOf(await drawPicture("jpeg"), "image/jpeg"),
      "/plain": { body: "<title>Nothing to see</title>" },
      "/inside": pageNaming("http://169.254.169.254/key.png"),
      "/drawn": pageNaming("/drawn.svg"),
      "/drawn.svg": { headers: { "content-type": "image/svg+xml" }, body: `<svg xmlns="http://www.w3.org/2000/svg"/>` },
    }),
  )
  .extend("page", perFile, async ({ stage, owner }) => {
    const page = await onDevice(stage, owner, PHONE);
    await open(page, paths.links);
    return page;
  });
test.afterAll(({ site }) => void site.close());

const TITLE = "Autumn fair";
const stored = async (owner: Owner) => (await storedLinks(owner)).find(({ title }) => title === TITLE);
const thumb = async (owner: Owner) => (await stored(owner))?.["thumb"] ?? null;
const take = (page: Page) => page.getByRole("button", { name: labels.usePagesPicture });
const pictures = (page: Page) => page.getByRole("group", { name: "Link picture" });
const openLook = async (page: Page) => {
  await page.getByRole("button", { name: new RegExp(`^${TITLE}.*Edit$`) }).click();
  await page.getByText("Thumbnail").click();
  await take(page).waitFor();
};

test("the picture of a link's page is taken by one press, and given back by another", async ({ site, owner, page }) => {
  await addNamedLink(page, `${WEB}/fair`, TITLE);
  await openLook(page);
  // Held back until it was seen that something is under way.
  const held = Promise.withResolvers<void>();
  await page.route("**/api/fetch-link-picture", (route) => held.promise.then(() => route.continue()));
  await take(page).click();
  await page.getByText("Checking the page…").waitFor();
  expect(await take(page).getAttribute("aria-busy")).toBe("true");
  await take(page).click({ force: true });
  held.resolve();
  await page.getByText(`“${TITLE}” now uses its page’s picture`).waitFor();
  await pictures(page).getByRole("img").waitFor();
  await saved(page);
  expect(site.asked).toEqual(["/fair", "/stall.jpg"]);
  const taken = mediaSchema.parse(await thumb(owner));
  expect(taken).toMatchObject({ siteId: owner.uid, widths: [320, 600], width: 600, height: 400 });
  // It went the way of every upload: drawn anew, without what a camera wrote into it.
  const file = await storedText(mediaPath(owner.uid, taken.id, 600));
  expect([file?.slice(8, 12), file?.includes("GPS-SECRET")]).toEqual(["WEBP", false]);
  expect(await seriousFaults(page)).toEqual([]);
  const said = page.locator(".toast").filter({ hasText: `“${TITLE}” now uses its page’s picture` });
  await said.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => thumb(owner)).toBeNull();
});

test("visitors see it, and the owner puts one of their own in its place", { tags: ["full"] }, async ({ owner, page }) => {
  await take(page).click();
  await expect.poll(() => thumb(owner), { timeout: 20_000 }).not.toBeNull();
  const { id } = mediaSchema.parse(await thumb(owner));
  await expect.poll(async () => (await suite.waitForPage(sitePaths.home(owner.username))).includes(id), { timeout: 20_000 }).toBe(true);
  const own = { name: "own.png", mimeType: "image/png", buffer: await drawPicture("png", 100, 100) };
  await pictures(page).locator('input[type="file"]').setInputFiles(own);
  await expect.poll(() => thumb(owner), { timeout: 20_000 }).toMatchObject({ width: 100 });
});

test.for([
  ["plain", "This page doesn’t have a picture. Upload your own or choose an icon."],
  ["nowhere", "We couldn’t reach this page. Check the link, or upload your own picture."],
  ["drawn", "The page’s picture isn’t in a supported format. Upload your own."],
  ["inside", "We can only check public pages. Upload your own picture."],
])(
  "what cannot be taken is said, and the picture stays that was there: /%s",
  { tags: ["full"] },
  async ([path, words], { site, owner, page }) => {
    const before = await thumb(owner);
    // What was typed a moment ago is what is looked at.
    await page.getByLabel("Address", { exact: true }).fill(`${WEB}/${path}`);
    await take(page).click();
    await page.getByRole("alert").filter({ hasText: words }).waitFor();
    expect(site.asked).toContain(`/${path}`);
    expect(await thumb(owner)).toEqual(before);
    expect(await take(page).getAttribute("aria-busy")).toBeNull();
  },
);

test("without a connection it waits for one", { tags: ["full"] }, async ({ page }) => {
  await page.context().setOffline(true);
  await page.getByText(labels.offlineHint).waitFor();
  expect(await take(page).isDisabled()).toBe(true);
  await page.context().setOffline(false);
  await expect.poll(() => take(page).isEnabled()).toBe(true);
});
