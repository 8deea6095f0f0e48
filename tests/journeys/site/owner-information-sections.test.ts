/** @module-tag full */

import { ownPaths } from "@awning/domain/routes/own-paths";
import { sitePaths } from "@awning/domain/routes/paths";
import { settingsPaths } from "@awning/domain/routes/settings-paths";
import { informationDocuments } from "@awning/domain/site/information-documents";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import * as labels from "../../../web/src/features/site/information/labels.ts";
import { seriousFaults } from "../../support/axe.ts";
import { makeOwner, type Owner } from "../../support/builders.ts";
import { readDocument } from "../../support/emulators.ts";
import { journey, perFile } from "../support/fixtures.ts";
import { onDevice, open, saved, settled } from "../support/owner.ts";
import { suite } from "../support/stage.ts";

const test = journey
  .extend("owner", perFile, () => makeOwner({ site: { displayName: "Quay pots", headline: "Stoneware by the quay" } }))
  .extend("page", perFile, async ({ stage, owner }) => {
    const page = await onDevice(stage, owner);
    await open(page, settingsPaths.information("contact"));
    return page;
  });

/** The home page as visitors get it, once it says something, or says it no more. */
const home = (owner: Owner, text: string, isThere = true) =>
  expect
    .poll(async () => (await suite.waitForPage(sitePaths.home(owner.username))).includes(text), { timeout: 20_000, message: text })
    .toBe(isThere);
/** A field by its name; the count of its letters stands beside it. */
const text = (page: Page, name: string) => page.getByRole("textbox", { name: new RegExp(`^${name}`) });

test("contact is kept, and is on the page only where its switch is on", async ({ owner, page, guest: visitor }) => {
  await text(page, "Email").fill("quay@example.test");
  await text(page, "Phone").fill("+49 40 5550 199");
  await text(page, "Address").fill("Quay 4\n20457 Hamburg");
  await page.getByRole("switch", { name: "Show Phone on page" }).check();
  await page.getByRole("switch", { name: "Show Address on page" }).check();
  await saved(page);
  await home(owner, "20457 Hamburg");
  await visitor.goto(sitePaths.home(owner.username));
  await visitor.getByRole("link", { name: /5550 199/ }).waitFor();
  expect(await visitor.content()).not.toContain("quay@example.test");
});

test("two devices that change two days at once lose neither", async ({ stage, owner, page }) => {
  const other = await onDevice(stage, owner);
  await open(other, settingsPaths.information("contact"));
  await other.getByRole("switch", { name: "Thursday open" }).waitFor();
  await other.context().setOffline(true);
  await other.getByRole("switch", { name: "Thursday open" }).check();
  await page.getByRole("switch", { name: "Friday open" }).check();
  await saved(page);
  await other.context().setOffline(false);
  const isOpen = [expect.anything()];
  await expect
    .poll(() => readDocument(informationDocuments.profileSettings(owner.uid)), { timeout: 20_000 })
    .toMatchObject({ hours: { week: { thu: isOpen, fri: isOpen } } });
  await other.close();
});

test("what searches and messages show is the owner's to say, is shown before, and can be kept out of searches", async ({ owner, page }) => {
  await open(page, settingsPaths.information("sharing"));
  await text(page, "Title").fill("Pots from the quay");
  await text(page, "Description").fill("Thrown, glazed and fired in one room.");
  await text(page, "Title").focus();
  await saved(page);
  await home(owner, "<title>Pots from the quay</title>");
  await home(owner, 'content="Thrown, glazed and fired in one room."');
  await page.getByRole("switch", { name: labels.hideFromSearch }).check();
  await saved(page);
  await home(owner, '<meta name="robots" content="noindex"');
  await page.getByRole("switch", { name: labels.hideFromSearch }).uncheck();
  await saved(page);
  await home(owner, '<meta name="robots" content="noindex"', false);
});

test("marking the text of a legal page may end outside of its sheet", async ({ page }) => {
  await open(page, settingsPaths.section("business"));
  await page.getByRole("button", { name: "Add: Legal notice" }).click();
  const sheet = page.getByRole("dialog");
  const field = await sheet.getByLabel("Text").boundingBox();
  await page.mouse.move((field?.x ?? 0) + 30, (field?.y ?? 0) + 20);
  await page.mouse.down();
  await page.mouse.move(3, 3);
  await page.mouse.up();
  expect(await sheet.getByLabel("Text").isVisible()).toBe(true);
  await page.keyboard.press("Escape");
});

test("a language written from right to left turns the page around", async ({ owner, page, guest: visitor }) => {
  await open(page, settingsPaths.information("sharing"));
  await page.getByLabel("Language").selectOption("ar");
  await saved(page);
  await home(owner, 'dir="rtl"');
  await visitor.goto(sitePaths.home(owner.username));
  expect(await visitor.locator("html").getAttribute("lang")).toBe("ar");
  expect(await seriousFaults(visitor)).toEqual([]);
  await open(page, settingsPaths.section("business"));
  await page.getByRole("button", { name: "Add: Legal notice" }).click();
  await page.getByRole("dialog").getByLabel("Text").fill("خزف الرصيف");
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await saved(page);
  const path = ownPaths.legal(owner.username, "imprint");
  await home(owner, path);
  await visitor.goto(path);
  await visitor.getByText("خزف الرصيف").waitFor();
  expect(await visitor.locator("html").evaluate((html) => ["lang", "dir"].map((name) => html.getAttribute(name)))).toEqual(["ar", "rtl"]);
  await open(page, settingsPaths.information("sharing"));
  await page.getByLabel("Language").selectOption("de");
  await saved(page);
  await home(owner, '<html lang="de"');
});

test("all of it is there after a reload, and no page threw or asked a foreign host for anything", async ({ page }) => {
  await page.reload();
  await settled(page);
  await expect.poll(() => text(page, "Title").inputValue()).toBe("Pots from the quay");
  expect(await page.getByLabel("Language").inputValue()).toBe("de");
  await open(page, settingsPaths.information("contact"));
  await expect.poll(() => text(page, "Phone").inputValue()).toBe("+49 40 5550 199");
});
