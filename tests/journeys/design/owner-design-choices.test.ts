/** @module-tag full */
import { documents } from "@awning/domain/routes/firestore-paths";
import { ownPaths } from "@awning/domain/routes/own-paths";
import { paths, sitePaths } from "@awning/domain/routes/paths";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import * as labels from "../../../web/src/features/design/labels.ts";
import { seriousFaults } from "../../support/axe.ts";
import { makeOwner, makeProduct, type Owner } from "../../support/builders.ts";
import { admin } from "../../support/emulators.ts";
import { htmlOnce, makeLink } from "../../support/site-pages.ts";
import { fromStart, journey, perFile } from "../support/fixtures.ts";
import { onDevice, open, saved } from "../support/owner.ts";
import { photograph } from "../support/stage.ts";

const test = journey
  .extend("owner", perFile, async () => {
    const owner = await makeOwner({ site: { displayName: "Harbour pots", theme: "market" } });
    await makeLink(owner, "saturday", { title: "Saturday market" });
    await makeProduct(owner, { title: "Bud vase", slug: "bud-vase", stock: 4 });
    await htmlOnce(sitePaths.home(owner.username), (html) => html.includes("Bud vase"));
    return owner;
  })
  .extend("page", perFile, async ({ stage, owner }) => {
    // At rest: a look that is read while it fades into the next one is neither of them.
    const page = await onDevice(stage, owner, { viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" });
    return page;
  })
  .extend("visitor", fromStart, async ({ stage, page }) => {
    const visitor = await stage.person();
    await open(page, paths.design);
    return visitor;
  });

const preview = (page: Page) => page.frameLocator("iframe").last();
const choose = (page: Page, group: string, name: string) =>
  page.getByRole("group", { name: group, exact: true }).getByRole("radio", { name, exact: true }).check();
const draft = async (owner: Owner) => (await admin.firestore.doc(documents.designSettings(owner.uid)).get()).data();

/** What a look makes of a page, as a browser works it out. */
function lookOf(): Record<string, string> {
  const style = (selector: string) => {
    const found = document.querySelector(selector);
    return found ? getComputedStyle(found) : null;
  };
  const root = getComputedStyle(document.documentElement);
  const body = style("body");
  return {
    text: body?.color ?? "",
    ground: `${root.backgroundColor} ${body?.backgroundColor} ${root.backgroundImage} ${body?.backgroundImage} ${getComputedStyle(document.body, "::before").backgroundImage}`,
    accent: root.getPropertyValue("--accent").trim(),
    button: style("a.link")?.backgroundColor ?? "",
    lettering: style("a.link")?.color ?? "",
    corners: style("a.link")?.borderStartStartRadius ?? "",
    shadow: `${style("a.link")?.boxShadow} ${style("a.link")?.borderTopWidth} ${style("a.link")?.borderTopColor}`,
    face: style("h1")?.fontFamily ?? "",
    columns: style(".links")?.gridTemplateColumns ?? "",
    gap: `${style(".links")?.rowGap} ${style(".sec")?.marginTop} ${root.getPropertyValue("--gap")}`,
    side: `${style(".head")?.textAlign} ${style(".ident")?.textAlign} ${style("h1")?.textAlign} ${root.getPropertyValue("--align")}`,
    avatar: `${style(".avatar")?.borderStartStartRadius} ${style(".avatar")?.display}`,
    head: `${style(".head")?.display} ${style(".head")?.gridTemplateColumns} ${style(".head")?.flexDirection} ${style(".cover")?.display} ${style(".cover")?.height}`,
    mode: root.colorScheme,
  };
}
const inPreview = (page: Page) => preview(page).locator("html").evaluate(lookOf);
async function inPublic(owner: Owner, visitor: Page): Promise<Record<string, string>> {
  await visitor.goto(sitePaths.home(owner.username));
  return visitor.evaluate(lookOf);
}

/** Tries something, and waits until the page beside shows it: `what` of the look is then another. */
async function tries(page: Page, what: string, act: () => Promise<unknown>): Promise<void> {
  const before = (await inPreview(page))[what];
  await act();
  await expect.poll(async () => (await inPreview(page))[what], { message: what }).not.toBe(before);
}

/** Shows what is tried to everybody, and waits until a visitor meets the same. */
async function apply(owner: Owner, page: Page, visitor: Page, ...whats: string[]): Promise<void> {
  const tried = await inPreview(page);
  await page.getByRole("region", { name: "Draft" }).getByRole("button", { name: labels.applyToLivePage }).click();
  await page.getByRole("region", { name: "Draft" }).waitFor({ state: "detached" });
  await saved(page);
  const wanted = Object.fromEntries(whats.map((what) => [what, tried[what]]));
  await expect.poll(() => inPublic(owner, visitor), { timeout: 20_000 }).toMatchObject(wanted);
}

test("the five colours are tried beside, kept as a draft, and shown to everyone when they are applied", async ({
  owner,
  page,
  visitor,
}) => {
  const before = await inPublic(owner, visitor);
  await tries(page, "ground", () => page.getByLabel("Page", { exact: true }).fill("#fdf6e3"));
  await tries(page, "text", () => page.getByLabel("Text", { exact: true }).fill("#1b1b2f"));
  await tries(page, "button", () => page.getByLabel("Button", { exact: true }).fill("#14532d"));
  await tries(page, "lettering", () => page.getByLabel("Button text", { exact: true }).fill("#fffbe6"));
  await tries(page, "accent", () => page.getByLabel("Accent", { exact: true }).fill("#7c2d12"));
  await saved(page);
  await expect
    .poll(async () => (await draft(owner))?.draft?.design.colors)
    .toEqual({ bg: "#fdf6e3", text: "#1b1b2f", button: "#14532d", buttonText: "#fffbe6", accent: "#7c2d12" });
  expect(await inPublic(owner, visitor)).toEqual(before);
  await apply(owner, page, visitor, "text", "button", "lettering", "accent");
  expect((await inPublic(owner, visitor)).text).toBe("rgb(27, 27, 47)");
});

test("a ground is plain, a gradient or a picture of one's own under a veil", async ({ owner, page, visitor }) => {
  await tries(page, "ground", () => choose(page, "Background", "Gradient"));
  await tries(page, "ground", () => page.getByLabel("End color").fill("#f3d9b1"));
  await choose(page, "Direction", "Across");
  await apply(owner, page, visitor, "ground");
  expect((await inPublic(owner, visitor)).ground).toContain("gradient");
  await choose(page, "Background", "Picture");
  await page
    .getByRole("group", { name: "Background picture", exact: true })
    .locator('input[type="file"]')
    .setInputFiles(await photograph(page));
  await expect.poll(async () => (await draft(owner))?.draft?.design.background.picture ?? null, { timeout: 20_000 }).not.toBeNull();
  await page.getByLabel("Overlay").fill("70");
  await saved(page);
  await page.getByRole("region", { name: "Draft" }).getByRole("button", { name: labels.applyToLivePage }).click();
  await htmlOnce(sitePaths.home(owner.username), (html) => html.includes("1280.webp"));
  await visitor.goto(sitePaths.home(owner.username));
  expect(await seriousFaults(visitor)).toEqual([]);
  await choose(page, "Background", "Plain");
  await expect.poll(async () => (await inPreview(page)).ground).not.toMatch(/gradient|webp/);
  await apply(owner, page, visitor, "ground");
});

test("shape and surface of the buttons", async ({ owner, page, visitor }) => {
  await tries(page, "corners", () => choose(page, "Shape", "Square"));
  await expect.poll(async () => (await inPreview(page)).corners).toBe("0px");
  await tries(page, "corners", () => choose(page, "Shape", "Round"));
  await tries(page, "corners", () => page.getByLabel("Corners").fill("24"));
  await expect.poll(async () => (await inPreview(page)).corners).toBe("24px");
  await tries(page, "corners", () => choose(page, "Shape", "Pill"));
  for (const surface of ["Outline", "Raised", "Hard shadow", "Filled"]) await tries(page, "shadow", () => choose(page, "Style", surface));
  await apply(owner, page, visitor, "corners", "shadow", "button");
});

test("a face, the layout of links, the space between and the side", async ({ owner, page, visitor }) => {
  const faces = page.getByRole("group", { name: "Fonts", exact: true }).getByRole("radio");
  await tries(page, "face", () => faces.nth(4).check());
  await tries(page, "face", () => faces.nth(7).check());
  await tries(page, "columns", () => choose(page, "Links", "Two columns"));
  await choose(page, "Links", "Picture cards");
  await tries(page, "gap", () => choose(page, "Spacing", "Spacious"));
  await tries(page, "gap", () => choose(page, "Spacing", "Compact"));
  await tries(page, "side", () => choose(page, "Alignment", "Center"));
  await apply(owner, page, visitor, "face", "gap", "side");
});

test("the picture of the owner, the head, and light or dark", async ({ owner, page, visitor }) => {
  await tries(page, "avatar", () => choose(page, "Your picture", "Square"));
  await tries(page, "avatar", () => choose(page, "Your picture", "Rounded"));
  await tries(page, "avatar", () => choose(page, "Your picture", "None"));
  await tries(page, "head", () => choose(page, "Header", "Cover beside name"));
  await tries(page, "head", () => choose(page, "Header", "Cover on top"));
  await tries(page, "mode", () => choose(page, labels.lightAndDarkMode, "Always dark"));
  await tries(page, "mode", () => choose(page, labels.lightAndDarkMode, "Always light"));
  await apply(owner, page, visitor, "avatar", "mode");
  expect(await seriousFaults(visitor)).toEqual([]);
});

test("shop, product, checkout, the report and what is not there wear it as well", async ({ owner, visitor }) => {
  const { lettering, face } = await inPublic(owner, visitor);
  expect(lettering).not.toBe("");
  const drawn = () =>
    visitor.evaluate(() => [
      getComputedStyle(document.body).color,
      getComputedStyle(document.querySelector("h1") ?? document.body).fontFamily,
    ]);
  const { home, shop, product, checkout } = sitePaths;
  const { legal, contactCard, report } = ownPaths;
  const inShop = [shop(owner.username), product(owner.username, "bud-vase"), checkout(owner.username), report(owner.username)];
  const missing = [`${home(owner.username)}/nothing`, legal(owner.username, "imprint"), contactCard(owner.username)];
  for (const path of [...inShop, ...missing]) {
    await visitor.goto(path);
    expect(await drawn(), path).toEqual(["rgb(27, 27, 47)", face]);
  }
});
