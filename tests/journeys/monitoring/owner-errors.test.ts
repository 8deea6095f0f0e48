/** @module-tag full */
import { paths } from "@awning/domain/routes/paths";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as labels from "../../../web/src/features/product/editor/labels.ts";
import type { Owner } from "../../support/builders.ts";
import { addLink, goBy, newOwner, open, saved, settled, storedLinks } from "../support/owner.ts";
import { openStage } from "../support/stage.ts";

const INFORMATION_SCREEN = /\/assets\/information-[\w-]+\.js/;
let stage: Awaited<ReturnType<typeof openStage>>;
let owner: Owner;
let page: Page;

beforeAll(async () => {
  stage = await openStage();
  ({ owner, page } = await newOwner(stage));
});
afterAll(() => stage.close());

test("a screen that does not arrive says so inside the frame, and one press brings it", async () => {
  let asked = 0;
  await page.route(INFORMATION_SCREEN, (route) => {
    asked++;
    return route.abort();
  });
  await open(page, paths.links);
  // The first failure may come of an old build: the wanted screen is loaded as a whole once, and only then given up.
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Information" }).click();
  await page.getByRole("heading", { name: "This page couldn’t load" }).waitFor({ timeout: 30_000 });
  expect(new URL(page.url()).pathname).toBe(paths.information);
  expect(await page.title()).toBe("This page couldn’t load · Awning");
  await page.getByRole("navigation", { name: "Main" }).waitFor();
  expect(asked).toBeGreaterThan(0);

  await page.unroute(INFORMATION_SCREEN);
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("heading", { level: 1, name: "Information" }).waitFor();
});

test("from a screen that broke the other screens still open", async () => {
  await page.route(INFORMATION_SCREEN, (route) => route.abort());
  await page.goto(paths.information);
  await page.getByRole("heading", { name: "This page couldn’t load" }).waitFor();
  await goBy(page, "Links");
  await addLink(page, "example.com");
  await saved(page);
  expect(await storedLinks(owner)).toMatchObject([{ title: "example.com" }]);
  await page.unroute(INFORMATION_SCREEN);
});

test("what fetches other screens ahead never reloads the page under someone's hands", async () => {
  await page.evaluate(() => sessionStorage.removeItem("awning.reloaded-for"));
  const aborted: string[] = [];
  await page.route(INFORMATION_SCREEN, (route) => {
    aborted.push(route.request().url());
    return route.abort();
  });
  await open(page, paths.links);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await expect.poll(() => aborted.length).toBeGreaterThan(0);
  await page.getByRole("textbox", { name: "New link" }).pressSequentially("typed while it failed");
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
  await page.unroute(INFORMATION_SCREEN);
});

test("a product and an order that are not there say so and lead on", async () => {
  await page.goto(paths.product("noSuchProduct0000000"));
  await page.getByRole("heading", { name: labels.productGone }).waitFor();
  await page.getByRole("link", { name: "View all products" }).click();
  await page.getByRole("heading", { level: 1, name: "Products" }).waitFor();
  await page.goto(paths.order("noSuchOrder000000000"));
  await page.getByRole("main").getByRole("heading").first().waitFor();
  await settled(page);
  expect(await page.getByRole("main").textContent()).toMatch(/not here|no order|no such/i);
});

test("an address of the dashboard that is not built answers with the not-found page", async () => {
  for (const path of ["/analytics/more", "/chat/a/b", "/reservations/more/x/y"]) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
  }
});
