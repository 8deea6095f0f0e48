import { sitePaths } from "@awning/domain/routes/paths";
import { informationDocuments } from "@awning/domain/site/information-documents";
import type { Page, Route } from "playwright-core";
import { expect } from "vitest";
import { gone, hidden } from "../../support/absence.ts";
import { ADDRESS } from "../../support/builders.ts";
import { admin } from "../../support/emulators.ts";
import { htmlOnce } from "../../support/site-pages.ts";
import { journey, perFile } from "../support/fixtures.ts";
import { actElsewhere, type Bought, buy, followOrder, openShop, PHONE } from "../support/shop.ts";

const requested: string[] = [];

const test = journey
  .extend("shop", perFile, async () => {
    const shop = await openShop({ stock: 50 });
    await admin.firestore.doc(informationDocuments.profileSettings(shop.owner.uid)).set({ language: "de" });
    await htmlOnce(sitePaths.shop(shop.owner.username), (html) => html.includes('lang="de"'));
    return shop;
  })
  .extend("page", perFile, async ({ stage }) => {
    const page = await stage.person(PHONE);
    page.on("request", (request) => requested.push(request.url()));
    return page;
  });

const isDatabase = (url: string) => isOfDatabase(new URL(url));

/** Opens an order and waits until it follows, marked so that a reload would be noticed. */
async function open(page: Page, order: Bought): Promise<void> {
  await followOrder(page, order);
  await page.evaluate(() => {
    document.documentElement.dataset.opened = "once";
  });
}

function isOfDatabase({ port }: URL): boolean {
  return port === "8080";
}

async function expectHeadlineSoon(page: Page, words: string): Promise<void> {
  await page.getByRole("heading", { level: 1, name: words, exact: true }).waitFor();
}

async function expectHeadline(page: Page, words: string): Promise<void> {
  await expectHeadlineSoon(page, words);
  expect(await page.evaluate(() => document.documentElement.dataset.opened)).toBe("once");
}

test("pages on which nothing is live never load the database", { tags: ["full"] }, async ({ shop, page }) => {
  const { username } = shop.owner;
  for (const path of [
    sitePaths.home(username),
    sitePaths.shop(username),
    sitePaths.product(username, shop.slug),
    sitePaths.checkout(username),
  ]) {
    await page.goto(path, { waitUntil: "networkidle" });
  }
  expect(requested.length).toBeGreaterThan(4);
  expect(requested.filter((url) => isDatabase(url) || /\/order-[A-Z0-9]+\.js/.test(url))).toEqual([]);
});

test("an open order follows each step of the shop without a reload, and a reload shows the same", async ({ shop, page }) => {
  const order = await buy(shop);
  await open(page, order);
  await expectHeadline(page, "Waiting for your transfer");
  await page.getByRole("heading", { name: "Pay by bank transfer" }).waitFor();
  await actElsewhere(shop, order, { type: "mark_paid" });
  await expectHeadline(page, "Being packed");
  await expect.poll(() => page.getByRole("heading", { name: "Pay by bank transfer" }).count()).toBe(0);
  await page.getByRole("status").getByText("Being packed. Paid.").waitFor();
  const correction = page.getByText("Edit address");
  expect(await correction.count()).toBe(1);
  const tracking = { carrier: "Parcel post", number: "0034 0434 1177", url: "https://track.example.test/0034" };
  await actElsewhere(shop, order, { type: "fulfil", tracking });
  await expectHeadline(page, "On its way");
  await gone(correction);
  const link = page.getByRole("link", { name: "Track Parcel post 0034 0434 1177" });
  expect(await link.getAttribute("href")).toBe("https://track.example.test/0034");
  expect(await link.getAttribute("rel")).toContain("noreferrer");

  const told = (part: string) => page.getByRole("main").getByRole("list").first().locator(part).allTextContents();
  const [live, times] = [await told("b"), await told("time")];
  expect(live).toEqual(["Ordered", "Paid", "Shipped"]);
  // As the shop writes, by the clocks of its reader.
  for (const time of times) expect(time).toMatch(/^(\p{L}+tag|Mittwoch), \d{1,2}\. \p{L}+, \d\d:\d\d/u);
  await page.reload();
  await page.getByRole("heading", { level: 1, name: "On its way" }).waitFor();
  expect([await told("b"), await told("time")]).toEqual([live, times]);
});

test("a cancelled order says why, and that nothing is due", { tags: ["full"] }, async ({ shop, page }) => {
  const order = await buy(shop, { delivery: "pickup", payment: "cash" });
  await open(page, order);
  await expectHeadline(page, "Order confirmed");
  await actElsewhere(shop, order, { type: "cancel", reason: "The kiln broke", restock: true });
  await expectHeadline(page, "Canceled");
  await page.getByText("Message from the shop: The kiln broke").waitFor();
  await page.getByText("Nothing was charged.", { exact: true }).waitFor();
});

test("a collected order ends as collected", { tags: ["full"] }, async ({ shop, page }) => {
  const order = await buy(shop, { delivery: "pickup", payment: "cash" });
  await open(page, order);
  await actElsewhere(shop, order, { type: "mark_paid" });
  await expectHeadline(page, "Order confirmed");
  await actElsewhere(shop, order, { type: "ready" });
  await expectHeadline(page, "Ready for pickup");
  await page.getByText(/Pickup code: [A-Z2-9]{4}/).waitFor();
  await actElsewhere(shop, order, { type: "fulfil", tracking: null });
  await expectHeadline(page, "Picked up");
});

test("what came about the order while the page slept is there when it wakes", async ({ shop, page }) => {
  const order = await buy(shop);
  await open(page, order);
  await page.context().setOffline(true);
  await actElsewhere(shop, order, { type: "mark_paid" });
  await page.context().setOffline(false);
  await expectHeadline(page, "Being packed");
});

/** What keeps the live copy from a page, by name. */
const CUT = {
  "cannot be reached": (route: Route) => route.abort(),
  "never answers": () => {},
  "is refused": (route: Route) => route.fulfill({ status: 403, headers: { "access-control-allow-origin": "*" }, body: "" }),
};

test.for(Object.entries(CUT))("an order follows although its live copy %s", { tags: ["full"] }, async ([_, answer], { shop, page }) => {
  const order = await buy(shop);
  await page.route(isOfDatabase, answer);
  await page.goto(order.orderUrl);
  await expectHeadlineSoon(page, "Waiting for your transfer");
  await actElsewhere(shop, order, { type: "mark_paid" });
  await expectHeadlineSoon(page, "Being packed");
  await actElsewhere(shop, order, { type: "fulfil", tracking: null });
  await expectHeadlineSoon(page, "On its way");
  await hidden(page.getByText("isn’t updating automatically"));
  await page.unroute(isOfDatabase, answer);
});

test("a page that cannot ask anyone says so, and takes it back when it can", { tags: ["full"] }, async ({ shop, page }) => {
  const order = await buy(shop);
  await open(page, order);
  await page.route(/./, (route) => route.abort());
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await page.getByText("isn’t updating automatically").waitFor();
  await page.unroute(/./);
  await page.getByText("isn’t updating automatically").waitFor({ state: "hidden" });
});

test("the file that follows an order may fail to come and comes all the same", { tags: ["full"] }, async ({ shop, page }) => {
  const order = await buy(shop);
  let failed = 0;
  const isFile = /\/assets\/site\/order-/;
  await page.route(isFile, (route) => (failed++ < 2 ? route.abort() : route.continue()));
  await page.goto(order.orderUrl);
  await page.getByText("isn’t updating automatically").waitFor();
  await page.locator("[data-follows]").waitFor({ state: "attached" });
  await page.getByText("isn’t updating automatically").waitFor({ state: "hidden" });
  await actElsewhere(shop, order, { type: "mark_paid" });
  await expectHeadlineSoon(page, "Being packed");
  expect(failed).toBeGreaterThan(2);
  await page.unroute(isFile);
});

test("without its key an order is a stub: what and how much, but no name, no number, and nothing live", { tags: ["full"] }, async ({
  shop,
  page,
}) => {
  const order = await buy(shop, { name: "Quiet corner", note: "Ring twice" });
  requested.length = 0;
  const { pathname } = new URL(order.orderUrl);
  const response = await page.goto(pathname, { waitUntil: "networkidle" });
  expect(response?.status()).toBe(200);
  await page.getByRole("heading", { level: 1, name: "Waiting for your transfer" }).waitFor();
  await page.getByText("Bud vase").waitFor();
  const html = await page.content();
  for (const secret of ["Quiet corner", "Ring twice", ADDRESS.street, `#${order.number}`, order.email, "IBAN"])
    expect(html).not.toContain(secret);
  expect(requested.filter(isDatabase)).toEqual([]);
  const guessed = await page.goto(`${pathname}?key=${"x".repeat(43)}`);
  expect(guessed?.status()).toBe(200);
  expect(await page.content()).not.toContain("Quiet corner");
  expect((await page.goto(sitePaths.order(shop.owner.username, "0".repeat(24))))?.status()).toBe(404);
});
