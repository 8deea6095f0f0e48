/** @module-tag full */
import { paths } from "@awning/domain/routes/paths";
import { settingsPaths } from "@awning/domain/routes/settings-paths";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import * as labels from "../../../web/src/features/product/editor/labels.ts";
import { allFaults, colourFaults, cutOff, scrollsSideways } from "../../support/axe.ts";
import type { Owner } from "../../support/builders.ts";
import { breakScreen, loseSignIn, mendScreen, refuseReads, timesThrown } from "../support/breaking.ts";
import { journey as test } from "../support/fixtures.ts";
import { addNamedLink, newOwner, onDevice, open, PHONE } from "../support/owner.ts";
import { suite } from "../support/stage.ts";

const HOST = new URL(suite.siteUrl).host;
const CAME_DOWN = { level: 1, name: "The awning came down." } as const;
let page: Page;
let owner: Owner;

test.beforeEach(async ({ stage }) => {
  await page?.context().close();
  ({ owner, page } = await newOwner(stage));
});

const main = () => page.getByRole("main");
const rail = () => page.getByRole("navigation", { name: "Main" });
const price = (on = page) => on.getByLabel("Shipping price");
/** No price: the form keeps it nowhere but in its field. */
const TEXT = "twelve";

/** Types into a form and breaks it. */
async function breakWhileTyping(on = page): Promise<void> {
  await openForm(on);
  await price(on).press("End");
  await breakScreen(on);
  await price(on).press("Space");
  await on.getByRole("heading", CAME_DOWN).waitFor();
}

async function openForm(on = page): Promise<void> {
  await open(on, settingsPaths.section("delivery"));
  const shipping = on.getByRole("switch", { name: /^Shipping/ });
  if ((await shipping.getAttribute("aria-checked")) !== "true") await shipping.click();
  await price(on).fill(TEXT);
}

async function logIn(as: Owner): Promise<void> {
  await main().getByRole("link", { name: "Log in" }).click();
  await page.getByLabel(/e-?mail/i).fill(as.email);
  await page.getByLabel(/^password/i).fill(as.password);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
}

test("a screen that throws says so in the frame of the dashboard, with the digest of its report", async () => {
  await breakWhileTyping();
  await rail().waitFor();
  await expect.poll(() => page.title()).toBe("The awning came down · Awning");
  expect(await page.getByRole("main").count()).toBe(1);
  const words = await main().textContent();
  expect(words).toContain(`a client-side exception has occurred while loading ${HOST}`);
  expect(words).toMatch(/Error code [0-9a-f]{10}/);
});

test("trying again brings the screen back in place, and with it what was typed", async () => {
  await breakWhileTyping();
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await mendScreen(page);
  await main().getByRole("button", { name: "Try again" }).click();
  await expect.poll(() => price().inputValue()).toMatch(new RegExp(`^${TEXT}`));
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
});

test("trying again while it is still broken shows the same again and loses nothing", async () => {
  await breakWhileTyping();
  const before = await timesThrown(page);
  await main().getByRole("button", { name: "Try again" }).click();
  // The screen before says the same: it has to throw once more first.
  await expect.poll(() => timesThrown(page)).toBeGreaterThan(before);
  await page.getByRole("heading", CAME_DOWN).waitFor();
  await mendScreen(page);
  await main().getByRole("button", { name: "Try again" }).click();
  await expect.poll(() => price().inputValue()).toMatch(new RegExp(`^${TEXT}`));
});

test("from a screen that threw the way home leads to a whole dashboard", async () => {
  await breakWhileTyping();
  await mendScreen(page);
  await main().getByRole("link", { name: "Go to Today" }).click();
  await expect.poll(() => page.title()).toBe("Today · Awning");
  await rail().waitFor();
});

test("an order and a product that are not there say so, and lead to the list", async () => {
  await page.goto(paths.order("noSuchOrder000000000"));
  await page.getByRole("heading", { level: 1, name: "Order not found" }).waitFor();
  await main().getByRole("link", { name: "View all orders" }).click();
  await page.getByRole("heading", { level: 1, name: "Orders" }).waitFor();
  await page.goto(paths.product("noSuchProduct0000000"));
  await page.getByRole("heading", { level: 1, name: labels.productGone }).waitFor();
});

test("a read that the rules refuse says whose account this is, and leads to another one and back", async () => {
  await refuseReads(page);
  await page.goto(paths.orders);
  await page.getByRole("heading", { level: 1, name: "You don’t have access." }).waitFor();
  expect(await main().textContent()).toContain(owner.email);
  await main().getByRole("button", { name: "Use another account" }).click();
  await page.waitForURL((url) => url.pathname === paths.auth.login);
  expect(new URL(page.url()).searchParams.get("next")).toBe(paths.orders);
});

test("whose sign-in ends in another tab keeps the place and the text, and comes back to both", async () => {
  await openForm();
  await loseSignIn(page);
  await page.getByRole("heading", { level: 1, name: "The shutter is down." }).waitFor();
  await logIn(owner);
  await page.waitForURL(`**${settingsPaths.section("delivery")}`);
  await expect.poll(() => price().inputValue()).toMatch(new RegExp(`^${TEXT}`));
});

test("what was typed about one link comes back to that link, and to no other", async () => {
  const title = () => page.getByLabel("Title", { exact: true });
  await open(page, paths.links);
  await addNamedLink(page, "one.example", "First");
  await addNamedLink(page, "two.example", "Second");
  await page.getByRole("button", { name: /^First/ }).click();
  // No title: it is not saved.
  await title().fill(" ");
  await loseSignIn(page);
  await page.getByRole("heading", { level: 1, name: "The shutter is down." }).waitFor();
  await logIn(owner);
  await page.waitForURL(`**${paths.links}`);
  await page.getByRole("button", { name: /^Second/ }).click();
  await expect.poll(() => title().inputValue()).toBe("Second");
  await page.getByRole("button", { name: /^First/ }).click();
  await expect.poll(() => title().inputValue()).toBe(" ");
  await page.getByRole("button", { name: /^Second/ }).click();
  await expect.poll(() => title().inputValue()).toBe("Second");
});

test("someone else who signs in there finds nothing of it", async ({ stage }) => {
  const other = await newOwner(stage);
  await other.page.context().close();
  await openForm();
  await loseSignIn(page);
  await logIn(other.owner);
  await price().waitFor();
  // Whose it was is seen before anything comes back.
  await page.waitForFunction(() => sessionStorage.getItem("awning:unsaved:typed") === null);
  expect(await price().inputValue()).not.toContain(TEXT);
});

describe.each([
  ["desktop", { viewport: { width: 1440, height: 900 } }],
  ["phone", PHONE],
])("on a %s", (_, device) => {
  test("each screen passes axe in light and dark, and fits", async ({ stage }) => {
    const screens: [string, (page: Page) => Promise<void>][] = [
      ["exception", breakWhileTyping],
      ["no such order", (on) => show(on, paths.order("noSuchOrder000000000"), "Order not found")],
      ["signed out", signedOut],
    ];
    const faults: string[] = [];
    for (const [name, reach] of screens) {
      const on = await onDevice(stage, owner, { ...device, reducedMotion: "reduce" });
      await reach(on);
      for (const fault of await allFaults(on)) faults.push(`${name}: ${fault}`);
      await on.emulateMedia({ colorScheme: "dark" });
      for (const fault of await colourFaults(on)) faults.push(`${name}, dark: ${fault}`);
      await on.setViewportSize({ width: 320, height: 640 });
      if (await scrollsSideways(on)) faults.push(`${name} scrolls sideways`);
      for (const cut of await cutOff(on)) faults.push(`${name} is cut off: ${cut}`);
      await on.context().close();
    }
    expect(faults).toEqual([]);
  });
});

async function show(on: Page, path: string, name: string): Promise<void> {
  await on.goto(path);
  await on.getByRole("heading", { level: 1, name }).waitFor();
}

async function signedOut(on: Page): Promise<void> {
  await open(on, paths.orders);
  await loseSignIn(on);
  await on.getByRole("heading", { level: 1, name: "The shutter is down." }).waitFor();
}
