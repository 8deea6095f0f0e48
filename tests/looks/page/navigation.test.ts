import { ownPaths } from "@awning/domain/routes/own-paths";
import { sitePaths } from "@awning/domain/routes/paths";
import type { Page } from "playwright-core";
import { beforeEach, expect, test } from "vitest";
import { hidden } from "../../support/absence.ts";
import { onShelf } from "../../support/buying.ts";
import { contents, countDocuments, follow, heading } from "../../support/moving.ts";
import { htmlOnce, openShop } from "../../support/site-pages.ts";
import { stage } from "../support/stage.ts";

const NAMES = ["Bud vase", "Egg cup", "Jug", "Lidded jar", "Moon jar", "Planter", "Teapot", "Tumbler"];
const VARIANTS = [
  { id: "small", name: "Small", price: 2800 },
  { id: "large", name: "Large", price: 4200 },
];
let page: Page;
let documents: string[] = [];

const slugOf = (name: string) => name.toLowerCase().replace(" ", "-");
const title = (level1: string) => page.getByRole("heading", { level: 1, name: level1 });
const card = (name: string) => page.getByRole("link", { name: new RegExp(`^${name}`) }).first();

const [owner, other] = await Promise.all([
  openShop({ site: { displayName: "Harbour pots", bio: "Thrown by the quay.", theme: "riso" } }),
  openShop({ site: { displayName: "Other stall" } }),
]);
for (const [index, name] of NAMES.entries())
  await onShelf(owner, { title: name, slug: slugOf(name), price: 2800, order: `b${index}`, ...(index === 0 && { variants: VARIANTS }) });
// Pages are kept for a moment: each has to have caught up.
await htmlOnce(sitePaths.home(owner.username), (html) => html.includes(`View all ${NAMES.length} products`));
await htmlOnce(sitePaths.shop(owner.username), (html) => NAMES.every((name) => html.includes(name)));
beforeEach(async () => {
  await page?.context().close();
  page = await stage.person({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await page.goto(sitePaths.home(owner.username));
  documents = countDocuments(page);
});

test("from the home page to a product, back and forward again, without loading a document", async () => {
  await page.getByRole("link", { name: /^view all/i }).click();
  await title("Shop").waitFor();
  expect(new URL(page.url()).pathname).toBe(sitePaths.shop(owner.username));
  expect(await page.title()).toBe("Shop · Harbour pots");
  await page.getByText("Shop · Harbour pots", { exact: true }).waitFor({ state: "attached" });
  expect(await heading(page)).toEqual({ words: "Shop", hasFocus: true });

  await card("Tumbler").scrollIntoViewIfNeeded();
  const y = await page.evaluate(() => scrollY);
  expect(y).toBeGreaterThan(100);
  await card("Tumbler").click();
  await title("Tumbler").waitFor();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(page.url()).toContain(sitePaths.product(owner.username, "tumbler"));
  await page.getByText("Tumbler · Harbour pots", { exact: true }).waitFor({ state: "attached" });
  await expect.poll(() => heading(page)).toEqual({ words: "Tumbler", hasFocus: true });

  await page.goBack();
  await title("Shop").waitFor();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(y);
  expect(await card("Tumbler").evaluate((link) => link === document.activeElement)).toBe(true);
  await page.goBack();
  await title("Harbour pots").waitFor();
  await page.goForward();
  await title("Shop").waitFor();
  await page.goForward();
  await title("Tumbler").waitFor();
  expect(await page.title()).toBe("Tumbler · Harbour pots");
  expect(documents).toEqual([]);
});

test("a page drawn from data is the page the server sends", async () => {
  const paths = [
    sitePaths.home(owner.username),
    sitePaths.shop(owner.username),
    sitePaths.product(owner.username, "bud-vase"),
    sitePaths.product(owner.username, "no-such-thing"),
    `${sitePaths.shop(owner.username)}?page=99`,
  ];
  for (const path of paths) {
    await page.goto(path);
    await page.waitForLoadState();
    const sent = await contents(page);
    await page.goto(path === paths[0] ? (paths[1] ?? "") : (paths[0] ?? ""));
    documents.length = 0;
    await follow(page, path);
    await page.waitForURL((url) => url.pathname + url.search === path);
    const drawn = await contents(page);
    expect([path, documents]).toEqual([path, []]);
    expect(drawn).toEqual(sent);
  }
});

test("on drawn pages everything works: choices, counts, basket, share and pictures", async () => {
  await page.getByRole("link", { name: /^view all/i }).click();
  await title("Shop").waitFor();
  await page.getByRole("link", { name: "Add Egg cup to the basket" }).click();
  await page.getByText("Egg cup added to basket.").waitFor();
  expect(await page.getByRole("link", { name: "Basket, 1 item" }).isVisible()).toBe(true);
  await card("Bud vase").click();
  await title("Bud vase").waitFor();
  expect(await page.getByRole("link", { name: "Basket, 1 item" }).isVisible()).toBe(true);
  expect(await page.getByRole("button", { name: "Share Bud vase" }).isVisible()).toBe(true);
  await page.getByRole("radio", { name: /^Large/ }).check();
  await page.getByText("€42", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Increase quantity" }).click();
  await page.getByRole("button", { name: "Add to basket" }).click();
  const drawer = page.getByRole("dialog");
  await drawer.getByText("€84.00").waitFor();
  expect(await drawer.getByRole("heading").textContent()).toBe("Basket, 3 items");
  await page.goBack();
  await title("Shop").waitFor();
  await hidden(drawer);
  await page.goForward();
  await title("Bud vase").waitFor();
  expect(documents).toEqual([]);
  await page.getByRole("link", { name: "Basket, 3 items" }).click();
  await drawer.getByRole("link", { name: /go to checkout/i }).click();
  await title("Checkout").waitFor();
  expect(documents).toHaveLength(1);
});

test("coming back from a document, the pages drawn before it are the right ones", async () => {
  await page.getByRole("link", { name: /^view all/i }).click();
  await title("Shop").waitFor();
  await card("Planter").click();
  await title("Planter").waitFor();
  await page.getByRole("button", { name: "Buy now" }).click();
  await title("Checkout").waitFor();
  await page.goBack();
  await title("Planter").waitFor();
  await page.goBack();
  await title("Shop").waitFor();
  await page.goBack();
  await title("Harbour pots").waitFor();
});

test("what is not a page of this shop is left to the browser", async () => {
  const opened = page.context().waitForEvent("page");
  await page.getByRole("link", { name: /^view all/i }).click({ modifiers: ["ControlOrMeta"] });
  await (await opened).close();
  expect([documents, new URL(page.url()).pathname]).toEqual([[], sitePaths.home(owner.username)]);
  const own = [sitePaths.checkout(owner.username), sitePaths.order(owner.username, "abc"), ownPaths.report(owner.username)];
  const elsewhere = [sitePaths.shop(other.username), ...own, "/"];
  for (const path of elsewhere) {
    await page.goto(sitePaths.home(owner.username));
    documents.length = 0;
    await follow(page, path);
    await page.waitForURL(`**${path}`);
    expect(documents.map((url) => new URL(url).pathname)).toEqual([path]);
  }
});

test("a place on another page is where it ends, a place on this one stays the browser's", async () => {
  await page.getByRole("link", { name: /^view all/i }).click();
  await title("Shop").waitFor();
  await follow(page, `${sitePaths.home(owner.username)}#shop`);
  await title("Harbour pots").waitFor();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("shop");
  expect(await page.evaluate(() => Math.abs(document.getElementById("shop")?.getBoundingClientRect().top ?? 999) < 400)).toBe(true);
  await page.goBack();
  await title("Shop").waitFor();
  await follow(page, "#main");
  expect(new URL(page.url()).hash).toBe("#main");
  await page.goBack();
  expect(await title("Shop").isVisible()).toBe(true);
  expect(documents).toEqual([]);
});

test("a page in sight or reached for is fetched once, before the click and for it", async () => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.headers()["x-page-data"] === "1") asked.push(request.url());
  });
  const link = page.getByRole("link", { name: /^view all/i });
  const address = await link.evaluate((element) => (element instanceof HTMLAnchorElement ? element.href : ""));
  await link.hover();
  await expect.poll(() => asked).toContain(address);
  await link.click();
  await title("Shop").waitFor();
  expect(asked.filter((url) => url === address)).toHaveLength(1);
});

test("links in sight are fetched ahead, a few of them, and none for who saves data", async () => {
  const shelf = sitePaths.shop(owner.username);
  const askedAhead = async (saveData: boolean) => {
    const asked: string[] = [];
    const visitor = await stage.person();
    await visitor.addInitScript((isSaving) => Object.defineProperty(navigator, "connection", { value: { saveData: isSaving } }), saveData);
    visitor.on("request", (request) => {
      if (request.headers()["x-page-data"] === "1") asked.push(request.url());
    });
    await visitor.goto(shelf);
    await visitor.getByRole("link", { name: "Harbour pots" }).hover();
    await expect.poll(() => asked.length).toBeGreaterThan(saveData ? 0 : 3);
    await visitor.getByRole("link", { name: "Harbour pots" }).click();
    await visitor.getByRole("heading", { level: 1, name: "Harbour pots" }).waitFor();
    await visitor.context().close();
    return asked.filter((url) => url.includes("/shop/"));
  };
  expect(await askedAhead(true)).toEqual([]);
  const ahead = await askedAhead(false);
  expect(ahead.length).toBeGreaterThan(0);
  expect(new Set(ahead).size).toBe(ahead.length);
  expect(ahead.length).toBeLessThanOrEqual(8);
});

test("a click before the chunk has arrived is kept, but not for ever", async () => {
  const chunk = Promise.withResolvers<void>();
  await page.route("**/assets/site/pages-*.js", (route) => chunk.promise.then(() => route.continue()));
  await page.getByRole("link", { name: /^view all/i }).click();
  chunk.resolve();
  await title("Shop").waitFor();
  expect(documents).toEqual([]);
  await page.unroute("**/assets/site/pages-*.js");
  await page.route("**/assets/site/pages-*.js", () => undefined);
  await page.reload();
  documents.length = 0;
  await card("Jug").click();
  await title("Jug").waitFor();
  expect(documents).toHaveLength(1);
});

test("when the chunk that draws pages cannot be had, links are links", async () => {
  await page.route("**/assets/site/pages-*.js", (route) => route.abort());
  await page.getByRole("link", { name: /^view all/i }).click();
  await title("Shop").waitFor();
  expect(documents).toHaveLength(1);
});
