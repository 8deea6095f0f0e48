import { mediaPath } from "@awning/domain/media/media";
import { mediaSchema } from "@awning/domain/media/media-schema";
import { paths, sitePaths } from "@awning/domain/routes/paths";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as labels from "../../../web/src/features/link/labels.ts";
import { seriousFaults } from "../../support/axe.ts";
import type { Owner } from "../../support/builders.ts";
import { storedText } from "../../support/files.ts";
import { drawPicture, pageNaming, pictureOf, serveWebPages, WEB } from "../../support/web-pages.ts";
import { addNamedLink, newOwner, open, PHONE, saved, storedLinks } from "../support/owner.ts";
import { openStage, suite } from "../support/stage.ts";

let stage: Awaited<ReturnType<typeof openStage>>;
let site: Awaited<ReturnType<typeof serveWebPages>>;
let owner: Owner;
let page: Page;

beforeAll(async () => {
  site = await serveWebPages({
    "/fair": pageNaming("stall.jpg"),
    "/stall.jpg": pictureOf(await drawPicture("jpeg"), "image/jpeg"),
    "/plain": { body: "<title>Nothing to see</title>" },
    "/inside": pageNaming("http://169.254.169.254/key.png"),
    "/drawn": pageNaming("/drawn.svg"),
    "/drawn.svg": { headers: { "content-type": "image/svg+xml" }, body: `<svg xmlns="http://www.w3.org/2000/svg"/>` },
  });
  stage = await openStage();
  ({ owner, page } = await newOwner(stage, {}, PHONE));
  await open(page, paths.links);
});
afterAll(async () => {
  await stage.close();
  site.close();
});

const TITLE = "Autumn fair";
const stored = async () => (await storedLinks(owner)).find(({ title }) => title === TITLE);
const thumb = async () => (await stored())?.["thumb"] ?? null;
const take = () => page.getByRole("button", { name: labels.usePagesPicture });
const pictures = () => page.getByRole("group", { name: "Link picture" });
const openLook = async () => {
  await page.getByRole("button", { name: new RegExp(`^${TITLE}.*Edit$`) }).click();
  await page.getByText("Thumbnail").click();
  await take().waitFor();
};

test("the picture of a link's page is taken by one press, and given back by another", async () => {
  await addNamedLink(page, `${WEB}/fair`, TITLE);
  await openLook();
  // Held back until it was seen that something is under way.
  const held = Promise.withResolvers<void>();
  await page.route("**/api/fetch-link-picture", (route) => held.promise.then(() => route.continue()));
  await take().click();
  await page.getByText("Checking the page…").waitFor();
  expect(await take().getAttribute("aria-busy")).toBe("true");
  await take().click({ force: true });
  held.resolve();
  await page.getByText(`“${TITLE}” now uses its page’s picture`).waitFor();
  await pictures().getByRole("img").waitFor();
  await saved(page);
  expect(site.asked).toEqual(["/fair", "/stall.jpg"]);
  const taken = mediaSchema.parse(await thumb());
  expect(taken).toMatchObject({ siteId: owner.uid, widths: [320, 600], width: 600, height: 400 });
  // It went the way of every upload: drawn anew, without what a camera wrote into it.
  const file = await storedText(mediaPath(owner.uid, taken.id, 600));
  expect([file?.slice(8, 12), file?.includes("GPS-SECRET")]).toEqual(["WEBP", false]);
  expect(await seriousFaults(page)).toEqual([]);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(thumb).toBeNull();
});

test("visitors see it, and the owner puts one of their own in its place", { tags: ["full"] }, async () => {
  await take().click();
  await expect.poll(thumb, { timeout: 20_000 }).not.toBeNull();
  const { id } = mediaSchema.parse(await thumb());
  await expect.poll(async () => (await suite.waitForPage(sitePaths.home(owner.username))).includes(id), { timeout: 20_000 }).toBe(true);
  const own = { name: "own.png", mimeType: "image/png", buffer: await drawPicture("png", 100, 100) };
  await pictures().locator('input[type="file"]').setInputFiles(own);
  await expect.poll(thumb, { timeout: 20_000 }).toMatchObject({ width: 100 });
});

test.each([
  ["plain", "This page doesn’t have a picture. Upload your own or choose an icon."],
  ["nowhere", "We couldn’t reach this page. Check the link, or upload your own picture."],
  ["drawn", "The page’s picture isn’t in a supported format. Upload your own."],
  ["inside", "We can only check public pages. Upload your own picture."],
])("what cannot be taken is said, and the picture stays that was there: /%s", { tags: ["full"] }, async (path, words) => {
  const before = await thumb();
  // What was typed a moment ago is what is looked at.
  await page.getByLabel("Address", { exact: true }).fill(`${WEB}/${path}`);
  await take().click();
  await page.getByRole("alert").filter({ hasText: words }).waitFor();
  expect(site.asked).toContain(`/${path}`);
  expect(await thumb()).toEqual(before);
  expect(await take().getAttribute("aria-busy")).toBeNull();
});

test("without a connection it waits for one", { tags: ["full"] }, async () => {
  await page.context().setOffline(true);
  await page.getByText(labels.offlineHint).waitFor();
  expect(await take().isDisabled()).toBe(true);
  await page.context().setOffline(false);
  await expect.poll(() => take().isEnabled()).toBe(true);
});
