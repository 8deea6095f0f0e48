/** @module-tag full */
import { readFile } from "node:fs/promises";
import { documents } from "@awning/domain/collections";
import { paths, sitePaths } from "@awning/domain/paths";
import type { Download, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { admin } from "../../support/emulators.ts";
import { actElsewhere, type Bought, buy, enterShop, fillOrderBook, openShop, PHONE, type Shop } from "../support/shop.ts";
import { openStage } from "../support/stage.ts";

let stage: Awaited<ReturnType<typeof openStage>>;
let shop: Shop;
let owner: Page;

beforeAll(async () => {
  stage = await openStage();
  shop = await openShop({ stock: 500 });
  owner = await enterShop(stage, shop);
});
afterAll(() => stage.close());

/** The numbers of the orders that the list shows, from the top. */
async function shownNumbers(page: Page): Promise<number[]> {
  const names = await page
    .getByRole("main")
    .getByRole("link", { name: /#\d{4}/ })
    .allTextContents();
  return names.map((name) => Number(/#(\d{4})/.exec(name)?.[1]));
}

const text = async (file: Download) => readFile(await file.path(), "utf8");
const view = (name: string) => owner.getByRole("navigation", { name: "Saved views" }).getByRole("button", { name: new RegExp(`^${name}`) });
const search = () => owner.getByRole("searchbox", { name: "Number, name or e-mail" });
const eventuallyShown = (numbers: number[]) => expect.poll(() => shownNumbers(owner), { timeout: 15_000 }).toEqual(numbers);

test("a shop without orders says how to get the first one", async () => {
  await owner.goto(paths.orders);
  const main = owner.getByRole("main");
  await main.getByRole("heading", { name: "Nobody has ordered yet" }).waitFor();
  await main.getByRole("button", { name: "Copy the shop’s address" }).waitFor();
  expect(await main.getByRole("link", { name: "See your shop" }).getAttribute("href")).toBe(sitePaths.shop(shop.owner.username));
});

test("a shop that is not published says that nobody can order yet", async () => {
  const site = admin.firestore.doc(documents.site(shop.owner.uid));
  await site.update({ published: false });
  await owner.getByRole("heading", { name: "Nobody can order yet" }).waitFor();
  expect(await owner.getByRole("link", { name: "See what is left to do" }).getAttribute("href")).toBe(paths.dashboard);
  await site.update({ published: true });
  await owner.getByRole("heading", { name: "Nobody has ordered yet" }).waitFor();
});

test("a new order slides into the open list, is said aloud, and counts as something to do", async () => {
  await buy(shop, { delivery: "pickup", payment: "cash", name: "Museum shop" });
  await owner.getByRole("link", { name: /#1001.*Bud vase.*Museum shop/ }).waitFor();
  await owner.getByRole("status").getByText("New order #1001, €28.00").waitFor({ state: "attached" });
  await expect.poll(() => view("To do").textContent()).toBe("To do1");
  await owner
    .getByRole("navigation")
    .first()
    .getByRole("link", { name: /Orders.*1/ })
    .waitFor();
});

test("each saved view holds what its name says, follows every act, and survives a reload", async () => {
  const orders: Bought[] = [];
  for (const name of ["Corner store", "Table and linen", "Harbour Café", "Tea house"]) orders.push(await buy(shop, { name }));
  const [unpaid, toShip, done, toRefund] = orders as [Bought, Bought, Bought, Bought];
  await actElsewhere(shop, toShip, { type: "mark_paid" });
  await actElsewhere(shop, done, { type: "mark_paid" });
  await actElsewhere(shop, done, { type: "fulfil", tracking: null });
  await actElsewhere(shop, toRefund, { type: "mark_paid" });
  await actElsewhere(shop, toRefund, { type: "cancel", reason: "Sold at the market", restock: true });
  await eventuallyShown([1005, 1004, 1003, 1002, 1001]);

  await view("To do").click();
  await eventuallyShown([1005, 1003, 1002, 1001]);
  await view("Unpaid").click();
  await eventuallyShown([1002, 1001]);
  await view("To ship").click();
  await eventuallyShown([1003, 1001]);
  await actElsewhere(shop, toShip, { type: "pack" });
  await owner.goto(`${paths.orders}?show=to_ship&sent=in_progress`);
  await eventuallyShown([1003]);
  await owner.goto(`${paths.orders}?show=to_ship`);
  await eventuallyShown([1003, 1001]);
  await view("Done").click();
  await eventuallyShown([1005, 1004]);
  await owner.reload();
  await eventuallyShown([1005, 1004]);
  await owner.getByRole("main").getByText("2 to send or hand over").waitFor();
  await owner.getByRole("main").getByText("1 to pay back").waitFor();

  await actElsewhere(shop, unpaid, { type: "cancel", reason: "Sold at the market", restock: true });
  await eventuallyShown([1005, 1004, 1002]);
  await view("Unpaid").click();
  await eventuallyShown([1001]);
  await view("All").click();
  await eventuallyShown([1005, 1004, 1003, 1002, 1001]);
});

test("the search finds by number, name, accent or not, address and goods, and says when there is nothing", async () => {
  const { email } = await buy(shop, { name: "Bücher am Hafen" });
  await eventuallyShown([1006, 1005, 1004, 1003, 1002, 1001]);
  for (const [typed, numbers] of [
    ["1003", [1003]],
    ["#1004", [1004]],
    ["cafe", [1004]],
    ["bucher", [1006]],
    [email, [1006]],
    ["vase museum", [1001]],
  ] as const) {
    await search().fill(typed);
    await eventuallyShown([...numbers]);
  }
  await search().fill("teapot");
  await owner.getByRole("heading", { name: "No order for “teapot”" }).waitFor();
  expect(await shownNumbers(owner)).toEqual([]);
  await search().fill("");
  await eventuallyShown([1006, 1005, 1004, 1003, 1002, 1001]);
});

test("what the list shows stands in its address: going back, reloading and sharing show the same", async () => {
  await view("Unpaid").click();
  await eventuallyShown([1006, 1001]);
  await search().fill("museum");
  await eventuallyShown([1001]);
  await expect.poll(() => new URL(owner.url()).search).toBe("?show=unpaid&q=museum");
  await owner.reload();
  await eventuallyShown([1001]);
  expect(await search().inputValue()).toBe("museum");
  await owner.goBack();
  await eventuallyShown([1006, 1001]);
  await expect.poll(() => search().inputValue()).toBe("");
  await owner.goBack();
  await eventuallyShown([1006, 1005, 1004, 1003, 1002, 1001]);
  await owner.goForward();
  await eventuallyShown([1006, 1001]);
  await view("All").click();
  await eventuallyShown([1006, 1005, 1004, 1003, 1002, 1001]);
});

test("the filters of each axis and of days narrow the list, on a phone and by keyboard alone, and so the file", async () => {
  const page = await enterShop(stage, shop, PHONE);
  await page.goto(paths.orders);
  const shownOnPhone = (numbers: number[]) => expect.poll(() => shownNumbers(page), { timeout: 15_000 }).toEqual(numbers);
  await shownOnPhone([1006, 1005, 1004, 1003, 1002, 1001]);
  const open = page.getByRole("button", { name: /^Filter/ });
  await open.focus();
  await page.keyboard.press("Enter");
  const sheet = page.getByRole("dialog", { name: "Filter orders" });
  await sheet.getByLabel("Order", { exact: true }).focus();
  await page.keyboard.type("Canc");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Paid");
  await sheet.getByRole("button", { name: "Show orders" }).focus();
  await page.keyboard.press("Enter");
  await sheet.waitFor({ state: "hidden" });
  await shownOnPhone([1005]);
  await expect.poll(() => new URL(page.url()).search).toBe("?order=cancelled&payment=paid");
  await page.getByRole("button", { name: "Remove filter Payment: Paid" }).click();
  await shownOnPhone([1005, 1002]);

  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export" }).click();
  const rows = (await text(await saving)).trim().split("\r\n");
  expect(rows.slice(1).map((row) => row.split(",")[0])).toEqual(["#1005", "#1002"]);

  await page.goto(`${paths.orders}?to=2020-12-31`);
  await page.getByRole("heading", { name: "No order fits" }).waitFor();
  await open.click();
  await sheet.getByLabel("Placed from").fill("2021-01-01");
  await sheet.getByRole("button", { name: "Show orders" }).click();
  await sheet.getByText("This is before the first day").waitFor();
  await sheet.getByRole("button", { name: "Take all off" }).click();
  await shownOnPhone([1006, 1005, 1004, 1003, 1002, 1001]);
  await page.context().close();
});

test("what was there before the list was opened is not said to be new", async () => {
  const done = await buy(shop, { delivery: "pickup", payment: "cash" });
  await actElsewhere(shop, done, { type: "mark_paid" });
  await actElsewhere(shop, done, { type: "fulfil", tracking: null });
  const page = await enterShop(stage, shop);
  // This device knows what is to do, and that done order not yet.
  await page.getByRole("main").getByRole("link", { name: /#1006/ }).first().waitFor();
  await page
    .getByRole("navigation")
    .first()
    .getByRole("link", { name: /Orders/ })
    .click();
  await expect.poll(() => shownNumbers(page), { timeout: 15_000 }).toEqual([1007, 1006, 1005, 1004, 1003, 1002, 1001]);
  expect(await page.getByRole("status").filter({ hasText: "New order" }).count()).toBe(0);
  await buy(shop, { delivery: "pickup", payment: "cash" });
  await page.getByRole("status").getByText("New order #1008").waitFor({ state: "attached" });
  expect(await page.getByRole("status").filter({ hasText: "#1007" }).count()).toBe(0);
  await page.context().close();
});

test("a view without orders says what would stand in it", async () => {
  const quiet = await openShop();
  const page = await enterShop(stage, quiet);
  const order = await buy(quiet, { delivery: "pickup", payment: "cash" });
  await actElsewhere(quiet, order, { type: "cancel", reason: "A mistake", restock: true });
  for (const [name, title] of [
    ["to_do", "Nothing waits for you"],
    ["unpaid", "Nobody owes you anything"],
    ["to_ship", "Nothing to send"],
  ]) {
    await page.goto(`${paths.orders}?show=${name}`);
    await page.getByRole("heading", { name: title ?? "", exact: true }).waitFor();
  }
  await page.context().close();
});

test("a long list comes page by page, a new order slides in without pushing one out, and an old one is found by number", async () => {
  const busy = await openShop({ stock: 500 });
  await fillOrderBook(busy, 60);
  const page = await enterShop(stage, busy, PHONE);
  await page.goto(paths.orders);
  const newestFirst = (from: number, count: number) => Array.from({ length: count }, (_, index) => from - index);
  await expect.poll(() => shownNumbers(page), { timeout: 15_000 }).toEqual(newestFirst(1060, 50));
  await page.getByRole("searchbox", { name: "Number, name or e-mail" }).fill("#1004");
  await expect.poll(() => shownNumbers(page), { timeout: 15_000 }).toEqual([1004]);
  await page.getByRole("searchbox", { name: "Number, name or e-mail" }).fill("");
  await page.getByRole("button", { name: "Older orders" }).click();
  await expect.poll(() => shownNumbers(page), { timeout: 15_000 }).toEqual(newestFirst(1060, 60));
  expect(await page.getByRole("button", { name: "Older orders" }).count()).toBe(0);
  const { number } = await buy(busy);
  expect(number).toBe(1061);
  await expect.poll(() => shownNumbers(page), { timeout: 15_000 }).toEqual(newestFirst(1061, 61));
  await page.context().close();
});

test("an order that is not there says so and leads back", async () => {
  await owner.goto(paths.order("nosuchorder"));
  await owner.getByRole("heading", { name: "There is no such order" }).waitFor();
  await owner.getByRole("link", { name: "See all orders" }).click();
  await eventuallyShown([1008, 1007, 1006, 1005, 1004, 1003, 1002, 1001]);
});
