/** @module-tag full */
import { documents } from "@awning/domain/routes/firestore-paths";
import { ownPaths } from "@awning/domain/routes/own-paths";
import { paths, sitePaths } from "@awning/domain/routes/paths";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as labels from "../../../web/src/features/design/labels.ts";
import { seriousFaults } from "../../support/axe.ts";
import { makeOwner, makeProduct, type Owner } from "../../support/builders.ts";
import { admin } from "../../support/emulators.ts";
import { htmlOnce, makeLink } from "../../support/site-pages.ts";
import { onDevice, open, saved } from "../support/owner.ts";
import { openStage, photograph } from "../support/stage.ts";

let stage: Awaited<ReturnType<typeof openStage>>;
let owner: Owner;
let page: Page;
let visitor: Page;

beforeAll(async () => {
  stage = await openStage();
  owner = await makeOwner({ site: { displayName: "Harbour pots", theme: "market" } });
  await makeLink(owner, "saturday", { title: "Saturday market" });
  await makeProduct(owner, { title: "Bud vase", slug: "bud-vase", stock: 4 });
  await htmlOnce(sitePaths.home(owner.username), (html) => html.includes("Bud vase"));
  // At rest: a look that is read while it fades into the next one is neither of them.
  page = await onDevice(stage, owner, { viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" });
  visitor = await stage.person();
  await open(page, paths.design);
});
afterAll(() => stage.close());

const preview = () => page.frameLocator("iframe").last();
const choose = (group: string, name: string) =>
  page.getByRole("group", { name: group, exact: true }).getByRole("radio", { name, exact: true }).check();
const draft = async () => (await admin.firestore.doc(documents.designSettings(owner.uid)).get()).data();

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
const inPreview = () => preview().locator("html").evaluate(lookOf);
async function inPublic(): Promise<Record<string, string>> {
  await visitor.goto(sitePaths.home(owner.username));
  return visitor.evaluate(lookOf);
}

/** Tries something, and waits until the page beside shows it: `what` of the look is then another. */
async function tries(what: string, act: () => Promise<unknown>): Promise<void> {
  const before = (await inPreview())[what];
  await act();
  await expect.poll(async () => (await inPreview())[what], { message: what }).not.toBe(before);
}

/** Shows what is tried to everybody, and waits until a visitor meets the same. */
async function apply(...whats: string[]): Promise<void> {
  const tried = await inPreview();
  await page.getByRole("region", { name: "Draft" }).getByRole("button", { name: labels.applyToLivePage }).click();
  await page.getByRole("region", { name: "Draft" }).waitFor({ state: "detached" });
  await saved(page);
  const wanted = Object.fromEntries(whats.map((what) => [what, tried[what]]));
  await expect.poll(inPublic, { timeout: 20_000 }).toMatchObject(wanted);
}

test("the five colours are tried beside, kept as a draft, and shown to everyone when they are applied", async () => {
  const before = await inPublic();
  await tries("ground", () => page.getByLabel("Page", { exact: true }).fill("#fdf6e3"));
  await tries("text", () => page.getByLabel("Text", { exact: true }).fill("#1b1b2f"));
  await tries("button", () => page.getByLabel("Button", { exact: true }).fill("#14532d"));
  await tries("lettering", () => page.getByLabel("Button text", { exact: true }).fill("#fffbe6"));
  await tries("accent", () => page.getByLabel("Accent", { exact: true }).fill("#7c2d12"));
  await saved(page);
  await expect
    .poll(async () => (await draft())?.draft?.design.colors)
    .toEqual({ bg: "#fdf6e3", text: "#1b1b2f", button: "#14532d", buttonText: "#fffbe6", accent: "#7c2d12" });
  expect(await inPublic()).toEqual(before);
  await apply("text", "button", "lettering", "accent");
  expect((await inPublic()).text).toBe("rgb(27, 27, 47)");
});

test("a ground is plain, a gradient or a picture of one's own under a veil", async () => {
  await tries("ground", () => choose("Background", "Gradient"));
  await tries("ground", () => page.getByLabel("End color").fill("#f3d9b1"));
  await choose("Direction", "Across");
  await apply("ground");
  expect((await inPublic()).ground).toContain("gradient");
  await choose("Background", "Picture");
  await page
    .getByRole("group", { name: "Background picture", exact: true })
    .locator('input[type="file"]')
    .setInputFiles(await photograph(page));
  await expect.poll(async () => (await draft())?.draft?.design.background.picture ?? null, { timeout: 20_000 }).not.toBeNull();
  await page.getByLabel("Overlay").fill("70");
  await saved(page);
  await page.getByRole("region", { name: "Draft" }).getByRole("button", { name: labels.applyToLivePage }).click();
  await htmlOnce(sitePaths.home(owner.username), (html) => html.includes("1280.webp"));
  await visitor.goto(sitePaths.home(owner.username));
  expect(await seriousFaults(visitor)).toEqual([]);
  await choose("Background", "Plain");
  await expect.poll(async () => (await inPreview()).ground).not.toMatch(/gradient|webp/);
  await apply("ground");
});

test("shape and surface of the buttons", async () => {
  await tries("corners", () => choose("Shape", "Square"));
  await expect.poll(async () => (await inPreview()).corners).toBe("0px");
  await tries("corners", () => choose("Shape", "Round"));
  await tries("corners", () => page.getByLabel("Corners").fill("24"));
  await expect.poll(async () => (await inPreview()).corners).toBe("24px");
  await tries("corners", () => choose("Shape", "Pill"));
  for (const surface of ["Outline", "Raised", "Hard shadow", "Filled"]) await tries("shadow", () => choose("Style", surface));
  await apply("corners", "shadow", "button");
});

test("a face, the layout of links, the space between and the side", async () => {
  const faces = page.getByRole("group", { name: "Fonts", exact: true }).getByRole("radio");
  await tries("face", () => faces.nth(4).check());
  await tries("face", () => faces.nth(7).check());
  await tries("columns", () => choose("Links", "Two columns"));
  await choose("Links", "Picture cards");
  await tries("gap", () => choose("Spacing", "Spacious"));
  await tries("gap", () => choose("Spacing", "Compact"));
  await tries("side", () => choose("Alignment", "Center"));
  await apply("face", "gap", "side");
});

test("the picture of the owner, the head, and light or dark", async () => {
  await tries("avatar", () => choose("Your picture", "Square"));
  await tries("avatar", () => choose("Your picture", "Rounded"));
  await tries("avatar", () => choose("Your picture", "None"));
  await tries("head", () => choose("Header", "Cover beside name"));
  await tries("head", () => choose("Header", "Cover on top"));
  await tries("mode", () => choose(labels.lightAndDarkMode, "Always dark"));
  await tries("mode", () => choose(labels.lightAndDarkMode, "Always light"));
  await apply("avatar", "mode");
  expect(await seriousFaults(visitor)).toEqual([]);
});

test("shop, product, checkout, the report and what is not there wear it as well", async () => {
  const { lettering, face } = await inPublic();
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
