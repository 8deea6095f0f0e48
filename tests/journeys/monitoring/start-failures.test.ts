/** @module-tag full */
import { paths } from "@awning/domain/routes/paths";
import type { BrowserContextOptions, Page } from "playwright-core";
import { expect } from "vitest";
import { hidden } from "../../support/absence.ts";
import { countDocuments } from "../../support/moving.ts";
import { journey as test } from "../support/fixtures.ts";
import { goBy, newOwner, open } from "../support/owner.ts";
import type { Stage } from "../support/stage.ts";
import { suite } from "../support/stage.ts";

const ENTRY = /\/assets\/index-[\w-]+\.js/;
const INFORMATION_SCREEN = /\/assets\/information-[\w-]+\.js/;
const HOST = new URL(suite.siteUrl).host;
let page: Page;

async function come(stage: Stage, options?: BrowserContextOptions): Promise<void> {
  await page?.context().close();
  page = await stage.person(options);
}
test.beforeEach(({ stage }) => come(stage));

const title = (name: string) => page.getByRole("heading", { level: 1, name });
const waysOn = () => page.getByRole("navigation", { name: "Options" });

async function expectWaysOn(): Promise<void> {
  const links = await waysOn()
    .getByRole("link")
    .evaluateAll((all) => all.map((one) => one instanceof HTMLAnchorElement && [one.textContent, new URL(one.href).pathname]));
  expect(links).toEqual([
    ["Try again", new URL(page.url()).pathname],
    ["Go to the home page", "/"],
  ]);
}

test("without JavaScript the page says so", async ({ stage }) => {
  await come(stage, { javaScriptEnabled: false });
  await page.goto(paths.orders);
  await title("JavaScript is off.").waitFor();
  await hidden(page.getByText("This is taking longer than usual."));
  await waysOn().getByRole("link", { name: "Try again" }).waitFor();
});

test("a bundle that does not arrive is asked for once more by itself, then the page says so; trying again brings it", async () => {
  const documents = countDocuments(page);
  await page.route(ENTRY, (route) => route.abort());
  await page.goto(paths.auth.login);
  await title("Awning couldn’t load.").waitFor();
  expect(documents).toHaveLength(2);
  expect(await page.title()).toBe("Awning couldn’t load · Awning");
  await expectWaysOn();
  await page.unroute(ENTRY);
  await waysOn().getByRole("link", { name: "Try again" }).click();
  await title("Welcome back").waitFor();
  await hidden(waysOn());
});

test("without a connection it says that, and loads nothing again", async () => {
  const documents = countDocuments(page);
  await page.addInitScript(() => Object.defineProperty(navigator, "onLine", { get: () => false }));
  await page.route(ENTRY, (route) => route.abort("internetdisconnected"));
  await page.goto(paths.orders);
  await title("You’re offline.").waitFor();
  expect(documents).toHaveLength(1);
  await expectWaysOn();
});

test("a bundle that throws says what has occurred, and where", async ({ stage }) => {
  await page.route(ENTRY, (route) => route.fulfill({ contentType: "text/javascript", body: "throw new Error('on purpose')" }));
  await page.goto(paths.dashboard);
  await title("The awning came down.").waitFor();
  expect(await page.getByRole("main").textContent()).toContain(`a client-side exception has occurred while loading ${HOST}`);
  await expectWaysOn();
  stage.complaints.splice(0);
});

test("when nothing but the document arrives, its own words show after a while, without any script", async () => {
  await page.route(/\.(?:js|css)$/, () => {});
  await page.goto(paths.orders, { waitUntil: "commit" });
  await title("This is taking longer than usual.").waitFor();
  await expectWaysOn();
});

test("a page that is on its way shows none of that", async () => {
  await page.goto(paths.pricing);
  await page.getByRole("navigation", { name: "Site" }).waitFor();
  await hidden(page.locator("#unstarted"));
});

test("when even the error screen cannot be drawn, the words of the document come back", async ({ stage }) => {
  await page.goto(paths.auth.login);
  await title("Welcome back").waitFor();
  await page.evaluate(() => {
    document.createElement = () => {
      throw new TypeError("nothing can be drawn");
    };
  });
  await page.getByRole("link", { name: /^Forgot/ }).click();
  await title("The awning came down.").waitFor();
  await expectWaysOn();
  stage.complaints.splice(0);
});

test("a first screen that hangs says after a while that it takes long, and offers to load again", async () => {
  let asked = 0;
  await page.route(/\/assets\/auth-login-[\w-]+\.js/, (route) => (asked++ === 0 ? undefined : route.continue()));
  await page.goto(paths.auth.login);
  await page
    .getByText(/^This is taking longer than usual/)
    .filter({ visible: true })
    .waitFor();
  await page.getByRole("button", { name: "Reload" }).click();
  await title("Welcome back").waitFor();
});

test("a screen whose part is gone after a new deploy costs one silent load, and no second one however slowly it fails", async ({
  stage,
}) => {
  await page.context().close();
  ({ page } = await newOwner(stage));
  await page.clock.install();
  await page.route(INFORMATION_SCREEN, async (route) => {
    await page.clock.runFor(60_000);
    await route.abort();
  });
  await open(page, paths.links);
  const documents = countDocuments(page);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Information" }).click();
  await title("This page couldn’t load").waitFor({ timeout: 30_000 });
  expect(documents.map((url) => new URL(url).pathname)).toEqual([paths.information]);
  expect(await page.title()).toBe("This page couldn’t load · Awning");
  await page.unroute(INFORMATION_SCREEN);
  await page.getByRole("button", { name: "Try again" }).click();
  await title("Information").waitFor();
});

test("without a connection such a screen says so at once, in the frame, and loads nothing", async ({ stage }) => {
  await page.context().close();
  ({ page } = await newOwner(stage));
  await page.route(INFORMATION_SCREEN, (route) => route.abort());
  await open(page, paths.links);
  const documents = countDocuments(page);
  await page.context().setOffline(true);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Information" }).click();
  await title("You’re offline").waitFor();
  expect(documents).toEqual([]);
  // From there the screens that are here still open.
  await goBy(page, "Links");
});
