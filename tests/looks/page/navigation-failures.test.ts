import { PAGE_DATA_HEADER, sitePaths } from "@awning/domain/routes/paths";
import type { Page } from "playwright-core";
import { afterAll, beforeEach, expect, test } from "vitest";
import type { Owner } from "../../support/builders.ts";
import { onShelf } from "../../support/buying.ts";
import { openFailingServer } from "../../support/failing-server.ts";
import { countDocuments } from "../../support/moving.ts";
import { ask, htmlOnce, openShop } from "../../support/site-pages.ts";
import { stage } from "../support/stage.ts";

let owner: Owner;
let page: Page;
let documents: string[] = [];
let console: string[] = [];
let shop = "";
let vase = "";

const title = (level1: string) => page.getByRole("heading", { level: 1, name: level1 });
const toShop = () => page.getByRole("link", { name: /^view product/i });
const toVase = () => page.getByRole("link", { name: /^Bud vase/ }).first();

const server = await openFailingServer();
// It stands for the site.
stage.expectComplaints(new RegExp(` asked ${server.origin}/`));
// A shop of its own for each test: what is planned for an address cannot meet another test.
beforeEach(async () => {
  await page?.context().close();
  owner = await openShop({ site: { displayName: "Harbour pots" } });
  await onShelf(owner, { title: "Bud vase", slug: "bud-vase", price: 2800 });
  // Pages are kept for a moment: this one has to have caught up.
  await htmlOnce(sitePaths.home(owner.username), (html) => html.includes("View product"));
  shop = sitePaths.shop(owner.username);
  vase = sitePaths.product(owner.username, "bud-vase");
  page = await stage.person({ baseURL: server.origin });
  documents = countDocuments(page);
  console = [];
  page.on("console", (message) => console.push(message.text()));
});
afterAll(() => server.close());

async function open(): Promise<void> {
  await page.goto(sitePaths.home(owner.username));
  documents.length = 0;
}

test("two server errors and then an answer: shown after three tries, without a document", async () => {
  server.plan(shop, { status: 500 }, { status: 500 }, "pass");
  await open();
  await toShop().click();
  await title("Shop").waitFor();
  expect([server.askedFor(shop), documents]).toEqual([3, []]);
});

test("server errors without end: three tries, then the browser goes there", async () => {
  server.plan(shop, { status: 500 });
  await open();
  await toShop().click();
  await expect.poll(() => documents.map((url) => new URL(url).pathname)).toEqual([shop]);
  await title("Shop").waitFor();
  expect(server.askedFor(shop)).toBe(3);
});

test.each(["whole", "the flag alone"])("a 404 flagged as not found is shown without a document, and leads back: %s", async (said) => {
  const missing = await ask(`${shop}?page=99`, { headers: { [PAGE_DATA_HEADER]: "1" } });
  const body = await missing.text();
  server.plan(vase, { status: missing.status, body: said === "whole" ? body : JSON.stringify({ notFound: true }) });
  await open();
  await toVase().click();
  await title("Page not found.").waitFor();
  expect([page.url(), await page.title(), documents]).toEqual([server.origin + vase, "Page not found · Harbour pots", []]);
  await page.goBack();
  await title("Harbour pots").waitFor();
  expect(documents).toEqual([]);
});

test("a 404 without the flag: the browser goes there", async () => {
  server.plan(vase, { status: 404, body: JSON.stringify({ error: "not found" }) });
  await open();
  await toVase().click();
  await title("Bud vase").waitFor();
  expect(documents).toEqual([server.origin + vase]);
});

test("a page that hangs is overtaken by another click: nothing of it is shown, nothing is said", async () => {
  server.plan(shop, "hang");
  await open();
  await toShop().click();
  await expect.poll(() => server.askedFor(shop)).toBe(1);
  await toVase().click();
  await title("Bud vase").waitFor();
  await page.goBack();
  await title("Harbour pots").waitFor();
  expect(documents.concat(console)).toEqual([]);
});

test.each([
  ["a page that hangs", "hang"],
  ["a cut connection", "cut"],
  ["an answer that is no page data", { status: 200, body: "<!doctype html>" }],
] as const)("%s is left to the browser in the end", async (_, outcome) => {
  server.plan(shop, outcome);
  await open();
  await toShop().click();
  await title("Shop").waitFor();
  expect(documents).toEqual([server.origin + shop]);
});
