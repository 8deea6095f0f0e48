/** @module-tag full */

import { ownPaths } from "@awning/domain/routes/own-paths";
import { paths, sitePaths } from "@awning/domain/routes/paths";
import { informationDocuments } from "@awning/domain/site/information-documents";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as labels from "../../../web/src/features/site/information/labels.ts";
import { gone } from "../../support/absence.ts";
import { seriousFaults } from "../../support/axe.ts";
import { makeProduct, type Owner } from "../../support/builders.ts";
import { admin, readDocument } from "../../support/emulators.ts";
import { newOwner, onDevice, open, PHONE, saved, settled } from "../support/owner.ts";
import { openStage, suite } from "../support/stage.ts";

let stage: Awaited<ReturnType<typeof openStage>>;
let owner: Owner;
let page: Page;
let visitor: Page;

beforeAll(async () => {
  stage = await openStage();
  ({ owner, page } = await newOwner(stage, { site: { displayName: "Quay pots", headline: "Stoneware by the quay" } }));
  await makeProduct(owner, { title: "Bud vase", slug: "bud-vase", stock: 4 });
  visitor = await stage.person(PHONE);
  await open(page, paths.information);
  await page.getByRole("heading", { name: "Opening hours" }).waitFor();
});
afterAll(() => stage.close());

/** The home page as visitors get it, once it says something, or says it no more. */
const home = (text: string, isThere = true) =>
  expect
    .poll(async () => (await suite.waitForPage(sitePaths.home(owner.username))).includes(text), { timeout: 20_000, message: text })
    .toBe(isThere);
/** A field by its name; the count of its letters stands beside it. */
const text = (name: string) => page.getByRole("textbox", { name: new RegExp(`^${name}`) });
const goHome = () => visitor.goto(sitePaths.home(owner.username));
const profile = () => readDocument(informationDocuments.profileSettings(owner.uid));

test("contact is kept, and is on the page only where its switch is on", async () => {
  await text("Email").fill("quay@example.test");
  await text("Phone").fill("+49 40 5550 199");
  await text("Address").fill("Quay 4\n20457 Hamburg");
  await page.getByRole("switch", { name: "Show Phone on page" }).check();
  await page.getByRole("switch", { name: "Show Address on page" }).check();
  await saved(page);
  await home("20457 Hamburg");
  await goHome();
  await visitor.getByRole("link", { name: /5550 199/ }).waitFor();
  expect(await visitor.content()).not.toContain("quay@example.test");
});

test("opening hours are set by the day, take a break at noon, refuse an overlap, and are on the page", async () => {
  await page.getByRole("switch", { name: "Monday open" }).check();
  await page.getByLabel("Monday from", { exact: true }).fill("09:00");
  await page.getByLabel("Monday until", { exact: true }).fill("12:30");
  await page.getByRole("button", { name: "More hours on Monday" }).click();
  await page.getByLabel("Monday from, hours 2").fill("12:00");
  await page.getByLabel("Monday until, hours 2").fill("18:00");
  await page.getByText("These hours overlap.").waitFor();
  await page.getByLabel("Monday from, hours 2").fill("14:00");
  await page.getByText("These hours overlap.").waitFor({ state: "detached" });
  // The next day starts with the hours of the one before.
  await page.getByRole("switch", { name: "Tuesday open" }).check();
  await page.getByLabel("Time zone").selectOption("Europe/Berlin");
  await page.getByRole("switch", { name: "Show Opening hours on page" }).check();
  await saved(page);
  const hours = [
    { from: "09:00", until: "12:30" },
    { from: "14:00", until: "18:00" },
  ];
  await expect.poll(profile).toMatchObject({ zone: "Europe/Berlin" });
  // Only the days that were changed are written.
  expect(await profile()).toHaveProperty("hours", { week: { mon: hours, tue: hours } });
  await home("openingHoursSpecification");
  await goHome();
  await visitor.getByText("Monday").first().waitFor({ state: "attached" });
  expect(await seriousFaults(visitor)).toEqual([]);
});

test("two devices that change two days at once lose neither", async () => {
  const other = await onDevice(stage, owner);
  await open(other, paths.information);
  await other.getByRole("switch", { name: "Thursday open" }).waitFor();
  await other.context().setOffline(true);
  await other.getByRole("switch", { name: "Thursday open" }).check();
  await page.getByRole("switch", { name: "Friday open" }).check();
  await saved(page);
  await other.context().setOffline(false);
  const isOpen = [expect.anything(), expect.anything()];
  await expect.poll(profile, { timeout: 20_000 }).toMatchObject({ hours: { week: { mon: isOpen, thu: isOpen, fri: isOpen } } });
  await other.close();
});

test("a day that differs has hours and a word of its own, goes with a press, comes back by another, and is a list to screen readers", async () => {
  // A Saturday, near enough to be told on the page, and far enough that midnight changes nothing.
  const soon = new Date(Date.now() + 20 * 86_400_000);
  soon.setUTCDate(soon.getUTCDate() + 6 - soon.getUTCDay());
  const day = soon.toISOString().slice(0, 10);
  const named = new Intl.DateTimeFormat(await page.evaluate(() => navigator.language), {
    weekday: "long",
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  }).format(soon);
  await page.getByLabel("Special hours").fill(day);
  await page.getByRole("button", { name: "Add date" }).click();
  await page.getByRole("switch", { name: `${named} open` }).check();
  await text(`Note for ${named}`).fill("Last day before the feast");
  await saved(page);
  const feast = { day, spans: [{ from: "10:00", until: "18:00" }], note: "Last day before the feast" };
  const special = { [feast.day]: feast };
  await expect.poll(profile).toMatchObject({ hours: { special } });
  expect(await seriousFaults(page)).toEqual([]);
  await home("Last day before the feast");
  const remove = page.getByRole("button", { name: `Remove ${named}` });
  await remove.click();
  await expect.poll(profile).not.toMatchObject({ hours: { special } });
  const toast = page.locator(".toast").filter({ hasText: `${named} removed` });
  await toast.getByRole("button", { name: "Undo" }).click();
  await expect.poll(profile).toMatchObject({ hours: { special } });
  await remove.click();
  await saved(page);
  await home("Last day before the feast", false);
});

test("a pause closes the shop at once, says why and until when, and ends with the switch", async () => {
  await page.getByRole("switch", { name: labels.closeShopAction }).check();
  // As people type it: month, day, and a year digit by digit.
  await page.getByLabel("Reopen on").pressSequentially("05032099");
  await text("Message to visitors").fill("Glazing week.");
  await text("Title").focus();
  await saved(page);
  await home("Glazing week.");
  await visitor.goto(sitePaths.product(owner.username, "bud-vase"));
  await visitor.getByText("Closed until 3 May 2099.").waitFor();
  await gone(visitor.getByRole("button", { name: /basket|buy/i }));
  await page.getByRole("switch", { name: labels.closeShopAction }).uncheck();
  await saved(page);
  await home("Glazing week.", false);
});

test("a pause that begins again is not over by the day of an earlier one", async () => {
  await admin.firestore.doc(informationDocuments.pauseSettings(owner.uid)).update({ isOn: false, backOn: "2026-05-03" });
  const closed = page.getByRole("switch", { name: labels.closeShopAction });
  await page.getByText(labels.closeShopHint).waitFor();
  await closed.check();
  await saved(page);
  await page.getByText(labels.closedHint).waitFor();
  await home("Glazing week.");
  await closed.uncheck();
  await saved(page);
  await home("Glazing week.", false);
});

test("what searches and messages show is the owner's to say, is shown before, and can be kept out of searches", async () => {
  await text("Title").fill("Pots from the quay");
  await text("Description").fill("Thrown, glazed and fired in one room.");
  await text("Title").focus();
  await saved(page);
  await home("<title>Pots from the quay</title>");
  await home('content="Thrown, glazed and fired in one room."');
  await page.getByRole("switch", { name: labels.hideFromSearch }).check();
  await saved(page);
  await home('<meta name="robots" content="noindex"');
  await page.getByRole("switch", { name: labels.hideFromSearch }).uncheck();
  await saved(page);
  await home('<meta name="robots" content="noindex"', false);
});

test("a legal page starts from our text, is published with its address, and goes when its text goes", async () => {
  await page.getByRole("button", { name: "Add: Legal notice" }).click();
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("button", { name: labels.startFromTemplate }).click();
  await expect.poll(() => sheet.getByLabel("Text").inputValue()).toContain(labels.yourNameOrCompany);
  await sheet.getByText(/^Still to replace: \[your name or company\]/).waitFor();
  await sheet.getByLabel("Text").fill("Quay pots\n\nQuay 4, 20457 Hamburg");
  await gone(sheet.getByText(/^Still to replace/));
  // Marking text may end outside of the sheet; closing it by key keeps what was typed.
  const field = await sheet.getByLabel("Text").boundingBox();
  await page.mouse.move((field?.x ?? 0) + 30, (field?.y ?? 0) + 20);
  await page.mouse.down();
  await page.mouse.move(3, 3);
  await page.mouse.up();
  expect(await sheet.getByLabel("Text").isVisible()).toBe(true);
  await page.keyboard.press("Escape");
  await page.getByText("Unsaved draft").waitFor();
  await page.getByRole("button", { name: "Add: Legal notice" }).click();
  expect(await sheet.getByLabel("Text").inputValue()).toBe("Quay pots\n\nQuay 4, 20457 Hamburg");
  await sheet.getByRole("button", { name: "Save" }).click();
  await saved(page);
  const path = ownPaths.legal(owner.username, "imprint");
  await home(path);
  await visitor.goto(path);
  await visitor.getByRole("heading", { level: 1, name: "Legal notice" }).waitFor();
  await page.getByRole("button", { name: "Edit: Legal notice" }).click();
  await sheet.getByLabel("Text").fill("Another text");
  await sheet.getByRole("button", { name: "Discard" }).click();
  await page.getByRole("button", { name: "Edit: Legal notice" }).click();
  expect(await sheet.getByLabel("Text").inputValue()).toBe("Quay pots\n\nQuay 4, 20457 Hamburg");
  await sheet.getByLabel("Text").fill("");
  await sheet.getByRole("button", { name: "Save" }).click();
  await saved(page);
  await home(path, false);
});

test("a language written from right to left turns the page around", async () => {
  await page.getByLabel("Language").selectOption("ar");
  await saved(page);
  await home('dir="rtl"');
  await goHome();
  expect(await visitor.locator("html").getAttribute("lang")).toBe("ar");
  expect(await seriousFaults(visitor)).toEqual([]);
  await page.getByRole("button", { name: "Add: Legal notice" }).click();
  await page.getByRole("dialog").getByLabel("Text").fill("خزف الرصيف");
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await saved(page);
  const path = ownPaths.legal(owner.username, "imprint");
  await home(path);
  await visitor.goto(path);
  await visitor.getByText("خزف الرصيف").waitFor();
  expect(await visitor.locator("html").evaluate((html) => ["lang", "dir"].map((name) => html.getAttribute(name)))).toEqual(["ar", "rtl"]);
  await page.getByLabel("Language").selectOption("de");
  await saved(page);
  await home('<html lang="de"');
});

test("all of it is there after a reload, and no page threw or asked a foreign host for anything", async () => {
  await page.reload();
  await settled(page);
  await expect.poll(() => text("Phone").inputValue()).toBe("+49 40 5550 199");
  expect(await page.getByLabel("Monday until, hours 2").inputValue()).toBe("18:00");
  expect(await text("Title").inputValue()).toBe("Pots from the quay");
  expect(await page.getByLabel("Language").inputValue()).toBe("de");
});
