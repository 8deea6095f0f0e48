/** @module-tag full */

import { paths, sitePaths } from "@awning/domain/routes/paths";
import { informationDocuments } from "@awning/domain/site/information-documents";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import * as labels from "../../../web/src/features/site/information/labels.ts";
import { seriousFaults } from "../../support/axe.ts";
import { makeOwner, makeProduct, type Owner } from "../../support/builders.ts";
import { readDocument } from "../../support/emulators.ts";
import { fromStart, journey, perFile } from "../support/fixtures.ts";
import { onDevice, open, PHONE, saved } from "../support/owner.ts";
import { suite } from "../support/stage.ts";

const FEED = "https://quay.example.test/feed";

const test = journey
  .extend("owner", perFile, async () => {
    const site = { displayName: "Quay pots", socials: [{ kind: "rss" as const, url: FEED }] };
    const owner = await makeOwner({ site });
    return owner;
  })
  .extend("page", perFile, async ({ stage, owner }) => {
    const page = await onDevice(stage, owner);
    await makeProduct(owner, { title: "Bud vase", slug: "bud-vase", stock: 4 });
    return page;
  })
  .extend("guest", perFile, async ({ stage, page }) => {
    const guest = await stage.person(PHONE);
    await open(page, paths.information);
    await page.getByRole("heading", { name: "Home page sections" }).waitFor();
    return guest;
  })
  .extend("begun", fromStart, ({ owner, page, guest }) => [owner, page, guest]);

const home = (owner: Owner) => suite.waitForPage(sitePaths.home(owner.username));
const section = (page: Page, name: string) => page.getByRole("navigation", { name: "Information" }).getByRole("link", { name });
const part = (page: Page, name: string) =>
  page.getByRole("region", { name: "Home page sections" }).getByRole("switch", { name: new RegExp(`^${name}`) });

test("a part says that it has nothing to show until it has, and is then on the page", async ({ owner, page }) => {
  await page.getByText(labels.contactEmptyHint).waitFor();
  await section(page, "Contact and hours").click();
  await page.getByRole("textbox", { name: /^Phone/ }).fill("+49 40 5550 199");
  await page.getByRole("switch", { name: "Show Phone on page" }).check();
  await section(page, "Profile").click();
  await page.getByText(labels.contactShownHint).waitFor();
  await saved(page);
  await expect.poll(() => home(owner), { timeout: 20_000 }).toContain("5550 199");
});

test("the shop is left out of the home page and stays open at its address", async ({ owner, page, guest }) => {
  await part(page, "Shop").uncheck();
  await page.getByText(labels.shopHiddenHint).waitFor();
  await part(page, "Contact").uncheck();
  await saved(page);
  await expect.poll(() => home(owner), { timeout: 20_000 }).not.toMatch(/Bud vase|aria-label="Contact"/);
  // What the switch says of the card is true, and where the card is stands below.
  await page.getByText(labels.contactHiddenHint).waitFor();
  await section(page, "Contact and hours").click();
  await page.getByText("Your home page doesn’t link to it.").waitFor();
  const card = await page.getByRole("link", { name: /\/contact-card$/ }).getAttribute("href");
  expect(await (await fetch(new URL(card ?? "", suite.siteUrl))).text()).toContain("TEL;TYPE=WORK,VOICE:+49405550199");
  await section(page, "Profile").click();
  await guest.goto(sitePaths.shop(owner.username));
  await guest.getByRole("heading", { name: "Bud vase" }).or(guest.getByText("Bud vase")).first().waitFor();
});

test("icons move from below the name to the end of the page, in the preview as well", async ({ owner, page, guest }) => {
  await page.getByRole("button", { name: "At the bottom" }).click();
  await saved(page);
  const preview = page.frameLocator("iframe").first();
  await preview.getByRole("navigation", { name: "Social links" }).getByRole("link", { name: "News feed" }).waitFor();
  await expect
    .poll(async () => (await home(owner)).indexOf(`href="${FEED}"`) > (await home(owner)).indexOf("</main>"), { timeout: 20_000 })
    .toBe(true);
  await guest.goto(sitePaths.home(owner.username));
  await guest.getByRole("navigation", { name: "Social links" }).getByRole("link", { name: "News feed" }).waitFor();
  expect(await guest.getByRole("link", { name: "News feed" }).count()).toBe(1);
  expect(await seriousFaults(guest)).toEqual([]);
});

test("all of it is kept after a reload, is stored, and goes back again", async ({ owner, page }) => {
  expect(await readDocument(informationDocuments.profileSettings(owner.uid))).toMatchObject({
    leftOut: ["shop", "contact"],
    socialsAt: "bottom",
  });
  await open(page, paths.information);
  await expect.poll(() => part(page, "Shop").isChecked()).toBe(false);
  expect(await seriousFaults(page)).toEqual([]);
  await part(page, "Shop").check();
  await page.getByRole("button", { name: "Below my name" }).click();
  await saved(page);
  await expect.poll(() => home(owner), { timeout: 20_000 }).toContain("Bud vase");
});
