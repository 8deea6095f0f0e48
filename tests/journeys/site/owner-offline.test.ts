import { paths } from "@awning/domain/routes/paths";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { Owner } from "../../support/builders.ts";
import { journey as test } from "../support/fixtures.ts";
import { addAndEdit, goBy, newOwner, onDevice, open, saved, shownLinks, storedLinks, storedProduct, storedSite } from "../support/owner.ts";

const DATABASE = "http://127.0.0.1:8080/**";
let owner: Owner;
let page: Page;
let elsewhere: Page;

test.beforeAll(async ({ stage }) => {
  ({ owner, page } = await newOwner(stage));
  watchAnswers(page);
  elsewhere = await onDevice(stage, owner);
  await open(elsewhere, paths.links);
});

/** Answers from hosts that are not ours. */
const reached: string[] = [];
function watchAnswers(one: Page): void {
  one.on("response", (response) => {
    if (new URL(response.url()).hostname !== "127.0.0.1" && response.url().startsWith("http")) reached.push(response.url());
  });
}

const saveLine = (on: Page) => on.getByRole("main").getByRole("status");

test("without a connection the screen says so, and edits are kept over moves inside the app", async () => {
  await open(page, paths.links);
  // The other screens are fetched ahead, so that they open without a connection.
  await page.waitForFunction(() => performance.getEntriesByName("awning:all-screens-here").length > 0);
  await page.context().setOffline(true);
  await page.getByText("You’re offline. Changes are kept here and saved when you’re back online.").waitFor();
  await addAndEdit(page, "harbour.example");
  await saveLine(page).getByText("Offline, will save").waitFor();
  await page.getByLabel("Title", { exact: true }).fill("Harbour market");
  await page.getByRole("button", { name: "Done" }).click();

  await goBy(page, "Information");
  await page.getByLabel("Headline").fill("Written on the boat");
  await page.getByLabel("About").focus();
  await saveLine(page).getByText("Offline, will save").waitFor();
  await goBy(page, "Products");
  await goBy(page, "Information");
  expect(await page.getByLabel("Headline").inputValue()).toBe("Written on the boat");
  await goBy(page, "Links");
  expect(await shownLinks(page)).toEqual(["Harbour market"]);
  expect(await storedLinks(owner)).toEqual([]);
  expect(await shownLinks(elsewhere)).toEqual([]);
});

test("a product made without a connection opens at once and waits with the rest", async () => {
  await goBy(page, "Products");
  await page
    .getByRole("link", { name: /^(New product|Add your first product)$/ })
    .first()
    .click();
  await page.getByLabel("Name", { exact: true }).fill("Boat cup");
  await page.getByLabel("Price", { exact: true }).fill("18");
  await page.getByRole("button", { name: "Save draft" }).first().click();
  await page.getByRole("heading", { level: 1, name: "Boat cup" }).waitFor();
  await saveLine(page).getByText("Offline, will save").waitFor();
});

test("back online everything is sent, and the other browser shows it", async () => {
  await page.context().setOffline(false);
  await saved(page);
  expect(await storedLinks(owner)).toMatchObject([{ title: "Harbour market", url: "https://harbour.example/" }]);
  expect(await storedSite(owner)).toMatchObject({ headline: "Written on the boat" });
  expect(await storedProduct(owner, "Boat cup")).toMatchObject({ price: 1800, state: "draft" });
  await expect.poll(() => shownLinks(elsewhere)).toEqual(["Harbour market"]);
  await expect.poll(() => page.getByText("You’re offline").count()).toBe(0);
});

test("an edit that was never sent outlives a reload while the database cannot be reached", { tags: ["full"] }, async () => {
  await goBy(page, "Information");
  await page.context().route(DATABASE, (route) => route.abort("internetdisconnected"));
  await page.reload();
  // What is not on the disk is still being waited for below it.
  await page.getByLabel("Headline").waitFor();
  await page.getByLabel("Headline").fill("Kept on disk");
  await page.getByLabel("About").focus();
  await saveLine(page).getByText("Offline, will save").waitFor();
  await page.reload();
  // What is not on the disk is still being waited for below it.
  await page.getByLabel("Headline").waitFor();
  expect(await page.getByLabel("Headline").inputValue()).toBe("Kept on disk");
  await saveLine(page).getByText("Offline, will save").waitFor();
  expect(await storedSite(owner)).toMatchObject({ headline: "Written on the boat" });
  await page.context().unroute(DATABASE);
  await expect.poll(async () => (await storedSite(owner))?.headline, { timeout: 90_000 }).toBe("Kept on disk");
  await saved(page);
});

test("an edit of a tab that was closed without a connection is sent by the next one", async () => {
  await goBy(page, "Information");
  await page.context().setOffline(true);
  await page.getByLabel("Headline").fill("Closed too soon");
  await page.getByLabel("About").focus();
  await saveLine(page).getByText("Offline, will save").waitFor();
  const context = page.context();
  await page.close();
  await context.setOffline(false);
  page = await context.newPage();
  watchAnswers(page);
  await open(page, paths.links);
  await expect.poll(async () => (await storedSite(owner))?.headline).toBe("Closed too soon");
});

test("nothing reached a foreign host: the database's own probe of the line is refused by our policy", () => {
  expect(reached).toEqual([]);
});
