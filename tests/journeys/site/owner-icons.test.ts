/** @module-tag full */

import { LINK_REFUSALS } from "@awning/domain/link/pasted";
import { paths, sitePaths } from "@awning/domain/routes/paths";
import { settingsPaths } from "@awning/domain/routes/settings-paths";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import * as labels from "../../../web/src/features/site/information/labels.ts";
import { allFaults } from "../../support/axe.ts";
import type { Owner } from "../../support/builders.ts";
import { journey, perFile } from "../support/fixtures.ts";
import { onDevice, open, PHONE, saved } from "../support/owner.ts";
import type { Stage } from "../support/stage.ts";
import { suite } from "../support/stage.ts";

const test = journey.extend("page", perFile, async ({ stage, owner }) => {
  const page = await onDevice(stage, owner);
  await open(page, paths.information);
  return page;
});

const home = (owner: Owner) => suite.waitForPage(sitePaths.home(owner.username));
/** What is typed, and where the icon leads. */
const ICONS = [
  ["Mastodon", "@kiln@pottery.example.test", "https://pottery.example.test/@kiln"],
  ["WhatsApp", "+49 341 5550", "https://wa.me/493415550"],
  ["Email", "hello@kiln.example.test", "mailto:hello@kiln.example.test"],
  ["Phone", "+49 341 5550", "tel:+493415550"],
  ["Instagram", "@kiln", "https://www.instagram.com/kiln"],
] as const;

async function visitorOf(stage: Stage, owner: Owner, isSo: (html: string) => boolean): Promise<Page> {
  await expect.poll(async () => isSo(await home(owner)), { timeout: 20_000 }).toBe(true);
  const visitor = await stage.person(PHONE);
  await visitor.goto(sitePaths.home(owner.username));
  return visitor;
}
const shown = (visitor: Page) =>
  visitor.locator(".social a").evaluateAll((all) => all.map((one) => [one.getAttribute("aria-label"), one.getAttribute("href")]));

test("icons are added by a handle, a number or an address, and are on the page in their order", async ({ stage, owner, page }) => {
  for (const [index, [name, typed]] of ICONS.entries()) {
    await page.getByRole("button", { name: labels.addSocialLink }).click();
    await page.getByRole("combobox", { name: `Social link ${index + 1}` }).selectOption({ label: name });
    const field = page.getByRole("textbox", { name: `${name} link` });
    await field.fill(typed);
    await field.press("Tab");
    await saved(page);
  }
  const visitor = await visitorOf(stage, owner, (html) => html.includes("instagram.com/kiln"));
  expect(await shown(visitor)).toEqual(ICONS.map(([name, , url]) => [name, url]));
  expect(await allFaults(visitor)).toEqual([]);
  await page.getByRole("button", { name: "Move Instagram up" }).click();
  await saved(page);
  const again = await visitorOf(stage, owner, (html) => html.indexOf("instagram.com/kiln") < html.indexOf("tel:+493415550"));
  expect((await shown(again)).map(([name]) => name)).toEqual(["Mastodon", "WhatsApp", "Email", "Instagram", "Phone"]);
});

test("other services can see that the profile behind an icon is the owner's", async ({ stage, owner }) => {
  const visitor = await visitorOf(stage, owner, (html) => html.includes("pottery.example.test"));
  const rel = await visitor.getByRole("link", { name: "Mastodon" }).getAttribute("rel");
  expect(rel?.split(" ")).toEqual(expect.arrayContaining(["me", "noopener"]));
  // Their robots run no script: it stands in the first HTML.
  expect(await home(owner)).toMatch(/<a[^>]*href="https:\/\/pottery\.example\.test\/@kiln"[^>]*rel="me[ "]/);
});

test("an icon that would lead to a host that is refused says so and is not kept", async ({ owner, page }) => {
  await page.getByRole("button", { name: labels.addSocialLink }).click();
  await page.getByRole("combobox", { name: "Social link 6" }).selectOption({ label: "Website" });
  const field = page.getByRole("textbox", { name: "Website link" });
  await field.fill("grabify.link/us");
  await field.press("Tab");
  await page.getByText(LINK_REFUSALS.host_refused).waitFor();
  await page.getByRole("button", { name: "Remove Website" }).click();
  expect(await home(owner)).not.toContain("grabify");
});

test("the page says what it is made with, until its owner switches it off, for nothing", async ({ stage, owner, page }) => {
  expect(await home(owner)).toContain("Made with Awning");
  await open(page, settingsPaths.information("sharing"));
  await page.getByRole("switch", { name: labels.showMadeWithAwning }).uncheck();
  await saved(page);
  const visitor = await visitorOf(stage, owner, (html) => !html.includes("Made with Awning"));
  await visitor.getByRole("link", { name: "Report this page" }).waitFor();
});
