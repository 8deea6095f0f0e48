import { documents } from "@awning/domain/routes/firestore-paths";
import { paths, sitePaths } from "@awning/domain/routes/paths";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import * as designLabels from "../../../web/src/features/design/labels.ts";
import * as sitePreviewLabels from "../../../web/src/features/site/preview/labels.ts";
import { gone } from "../../support/absence.ts";
import { seriousFaults } from "../../support/axe.ts";
import { cartLine, makeOwner, makeProduct, type Owner, orderInput } from "../../support/builders.ts";
import { run } from "../../support/clients.ts";
import { admin, eventually } from "../../support/emulators.ts";
import { journey, perFile } from "../support/fixtures.ts";
import { newOwner, onDevice, open, saved, storedSite } from "../support/owner.ts";
import { suite } from "../support/stage.ts";

const test = journey.extend("owner", perFile, () => makeOwner({ site: { displayName: "Harbour pots", theme: "market" } }));

const storedDesign = async (owner: Owner, { uid } = owner) => (await admin.firestore.doc(documents.designSettings(uid)).get()).data();
const draftBar = (on: Page) => on.getByRole("region", { name: "Draft" });
const themeOf = (on: Page) => on.locator("html").getAttribute("data-theme");
const colourOf = (on: Page, property: string) =>
  on.evaluate((name) => getComputedStyle(document.documentElement).getPropertyValue(name).trim(), property);

test("a theme is tried without anyone seeing it, in every tab at once", async ({ stage, owner, page }) => {
  await open(page, paths.design);
  const other = await onDevice(stage, owner);
  await open(other, paths.design);
  await page.getByRole("radio", { name: /^Clay/ }).check({ force: true });
  await draftBar(page).getByText("You’re previewing Clay.").waitFor();
  await draftBar(other).getByText("You’re previewing Clay.").waitFor({ timeout: 5_000 });
  await saved(page);
  expect((await storedSite(owner))?.theme).toBe("market");
  const visitor = await stage.person();
  await visitor.goto(sitePaths.home(owner.username));
  expect(await themeOf(visitor)).toBe("market");
});

test("a pair that cannot be read offers the nearest that can", async ({ owner, page }) => {
  await page.getByLabel("Button", { exact: true }).fill("#e63946");
  await page.getByLabel("Button text", { exact: true }).fill("#ffffff");
  await page.getByText("is hard to read.").waitFor();
  const offer = page.getByRole("button", { name: /^Use #/ });
  const colour = /#\w{6}/.exec((await offer.textContent()) ?? "")?.[0]?.toLowerCase() ?? "";
  await offer.click();
  await page.getByText("is hard to read.").waitFor({ state: "detached" });
  await saved(page);
  await expect.poll(async () => (await storedDesign(owner))?.draft?.design.colors).toMatchObject({ button: colour, buttonText: "#ffffff" });
});

test("what is applied is on home, shop, checkout and in the mail", async ({ stage, owner, page }) => {
  await draftBar(page).getByRole("button", { name: designLabels.applyToLivePage }).click();
  await draftBar(page).waitFor({ state: "detached" });
  await saved(page);
  const { button } = (await storedDesign(owner))?.applied.colors ?? {};
  expect(button).toMatch(/^#[0-9a-f]{6}$/);
  const visitor = await stage.person();
  for (const path of [sitePaths.home(owner.username), sitePaths.shop(owner.username), sitePaths.checkout(owner.username)]) {
    await expect
      .poll(
        async () => {
          await visitor.goto(path);
          return [await themeOf(visitor), await colourOf(visitor, "--pri")];
        },
        { timeout: 15_000 },
      )
      .toEqual(["clay", button]);
  }
  const product = await makeProduct(owner, { price: 2000 });
  const line = cartLine(product);
  const quote = await eventually("the product can be ordered", async () => {
    const answer = await run("quote", { username: owner.username, lines: [line], delivery: "pickup", country: "EE" }).catch(() => null);
    return answer?.buyable ? answer : null;
  });
  const input = orderInput(owner, quote);
  await run("place-order", input);
  const mail = await suite.waitForMail(input.buyer.email, /order/i);
  expect(mail.html.toLowerCase()).toContain(`${button}`);
});

test("what is tried can be let go, and taken up again", async ({ page }) => {
  await page.getByRole("radio", { name: /^Ink/ }).check({ force: true });
  await draftBar(page).getByRole("button", { name: "Go back to Clay" }).click();
  await draftBar(page).waitFor({ state: "detached" });
  expect(await page.getByRole("radio", { name: /^Clay/ }).isChecked()).toBe(true);
  await page.getByRole("button", { name: "Undo" }).click();
  await draftBar(page).getByText("You’re previewing Ink.").waitFor();
  await draftBar(page).getByRole("button", { name: "Go back to Clay" }).click();
  await saved(page);
});

describe("the keyboard alone", () => {
  test("tries a theme and applies it", async ({ owner, page }) => {
    await page.getByRole("radio", { name: /^Clay/ }).focus();
    await page.keyboard.press("ArrowRight");
    await draftBar(page).getByText("You’re previewing Gallery.").waitFor();
    await draftBar(page).getByRole("button", { name: designLabels.applyToLivePage }).focus();
    await page.keyboard.press("Enter");
    await draftBar(page).waitFor({ state: "detached" });
    await saved(page);
    await expect.poll(async () => (await storedSite(owner))?.theme).toBe("gallery");
    expect(await seriousFaults(page)).toEqual([]);
  });
});

test("that everyone sees it is said once it is so, and not while the page is closed", async ({ owner, page }) => {
  const { name, wears } = {
    name: "Your live page now uses Clay with your changes.",
    wears: "Once published, your page uses Ink with your changes.",
  };
  await page.getByRole("radio", { name: /^Clay/ }).check({ force: true });
  await draftBar(page).getByText("You’re previewing Clay.").waitFor();
  await saved(page);
  await page.context().setOffline(true);
  await draftBar(page).getByRole("button", { name: designLabels.applyToLivePage }).click();
  await draftBar(page).waitFor({ state: "detached" });
  await gone(page.getByText(name));
  await page.context().setOffline(false);
  await page.getByText(name).waitFor({ timeout: 20_000 });
  expect((await storedSite(owner))?.theme).toBe("clay");
  await admin.firestore.doc(documents.site(owner.uid)).update({ published: false });
  await page.getByText(sitePreviewLabels.unpublishedHint).waitFor();
  await page.getByRole("radio", { name: /^Ink/ }).check({ force: true });
  await draftBar(page)
    .getByRole("button", { name: /^Apply/ })
    .click();
  await page.getByText(wears).waitFor();
});

test("an apply that another tab was faster than loses nothing, not even what was changed a moment before", async ({ stage, owner }) => {
  const { owner: other, page: tab } = await newOwner(stage, { site: { theme: "market" } });
  await open(tab, paths.design);
  await tab.getByRole("radio", { name: /^Noon/ }).check({ force: true });
  // Not by what the screen says: it says that all is saved until the change is sent.
  await expect.poll(async () => (await storedDesign(owner, other))?.draft?.theme, { timeout: 15_000 }).toBe("noon");
  await saved(tab);
  await tab.context().setOffline(true);
  // Before it knows, what the other tab applied may still come by the connection that was open.
  await tab.getByText(/^You’re offline/).waitFor();
  const { rev } = (await storedDesign(owner, other)) ?? {};
  await admin.firestore.doc(documents.designSettings(other.uid)).update({ rev: rev + 1, saveId: "elsewhere", after: "" });
  await tab.evaluate(async () => {
    document.querySelector<HTMLInputElement>("input[type=radio][value=garden]")?.click();
    await new Promise(requestAnimationFrame);
    const buttons = [...document.querySelectorAll<HTMLButtonElement>("[aria-label=Draft] button")];
    buttons.find(({ textContent }) => textContent?.startsWith("Apply"))?.click();
  });
  await tab.context().setOffline(false);
  await tab.getByText(/^Another tab applied a design/).waitFor({ timeout: 20_000 });
  await draftBar(tab).getByText("You’re previewing Garden.").waitFor();
  await expect.poll(async () => (await storedDesign(owner, other))?.draft?.theme).toBe("garden");
});
