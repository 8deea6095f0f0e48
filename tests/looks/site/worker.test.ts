import { paths, sitePaths } from "@awning/domain/routes/paths";
import { test as base, expect } from "vitest";
import { openShop } from "../../support/site-pages.ts";
import { stage } from "../support/stage.ts";

const { username } = await openShop({ site: { displayName: "Harbour pots" } });
/** A visitor whose browser has the worker. */
const test = base.extend("page", async () => {
  const page = await stage.person({ serviceWorkers: "allow" });
  await page.goto(paths.auth.login);
  await page.evaluate(async () => {
    await navigator.serviceWorker.register("/sw.js?cached");
    await navigator.serviceWorker.ready;
  });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  return page;
});

test("the dashboard's shell and its files come from the worker", async ({ page }) => {
  const files: string[] = [];
  page.on("response", (response) => {
    if (response.url().includes("/assets/") && response.fromServiceWorker()) files.push(response.url());
  });
  const response = await page.goto(paths.dashboard);
  expect(response?.fromServiceWorker()).toBe(true);
  await expect.poll(() => files.length).toBeGreaterThan(2);
});

test("no page that visitors see is ever answered by the worker, nor any other of ours", async ({ page }) => {
  const fromWorker: string[] = [];
  const pages = [
    sitePaths.home(username),
    sitePaths.shop(username),
    sitePaths.checkout(username),
    sitePaths.findOrder(username),
    "/nobody-is-here",
  ];
  const own = [paths.home, paths.pricing, paths.contact, paths.terms, paths.signupSuccess, paths.auth.login];
  for (const path of [...pages, ...own]) {
    const visit = await page.context().newPage();
    const answer = await visit.goto(path);
    if (answer?.fromServiceWorker()) fromWorker.push(path);
    await visit.close();
  }
  expect(fromWorker).toEqual([]);
});

test("without a connection the shell opens, and a public page does not pretend to", async ({ page }) => {
  stage.expectComplaints(/Failed to fetch|ERR_INTERNET_DISCONNECTED|offline|network/i);
  await page.context().setOffline(true);
  await page.goto(paths.links);
  await page.locator("#root > *").first().waitFor();
  await expect(page.goto(sitePaths.home(username))).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
});
