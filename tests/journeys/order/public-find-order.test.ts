import { paths, sitePaths } from "@awning/domain/paths";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ADDRESS } from "../../support/builders.ts";
import { allFaults, scrollsSideways } from "../support/axe.ts";
import { type Bought, buy, enterShop, openShop, PHONE, type Shop, storedOrder } from "../support/shop.ts";
import { linkFromMail, openStage } from "../support/stage.ts";

let stage: Awaited<ReturnType<typeof openStage>>;
let shop: Shop;
let page: Page;
let order: Bought;

beforeAll(async () => {
  stage = await openStage();
  shop = await openShop({ stock: 50 });
  order = await buy(shop, { note: "Ring twice" });
  page = await stage.person({ ...PHONE, javaScriptEnabled: false });
});
afterAll(() => stage.close());

test("who lost the mail finds the way from the shop's foot, without script", async () => {
  await page.goto(sitePaths.shop(shop.owner.username));
  await page.getByRole("contentinfo").getByRole("link", { name: "Find my order" }).click();
  await page.getByRole("heading", { level: 1, name: "Find my order" }).waitFor();
  await page.getByLabel("Order number").fill("one");
  await page.getByRole("button", { name: "Mail me the link" }).click();
  await page.getByText("A number such as 1042.").waitFor();
  await page.getByLabel("Order number").fill(`#${order.number}`);
  await page.getByLabel("E-mail").fill(order.email);
  await page.getByRole("button", { name: "Mail me the link" }).click();
  await page.getByRole("heading", { level: 1, name: "Look into your inbox" }).waitFor();
  const link = await linkFromMail(order.email, /^The link to your order/, sitePaths.order(shop.owner.username, order.orderId));
  await page.goto(link);
  await page.getByText("Ring twice").waitFor();
});

test("the page is sound on a phone", async () => {
  const phone = await stage.person(PHONE);
  await phone.goto(sitePaths.findOrder(shop.owner.username));
  expect(await allFaults(phone)).toEqual([]);
  expect(await scrollsSideways(phone)).toBe(false);
  await phone.goto(new URL(order.orderUrl).pathname);
  expect(await allFaults(phone)).toEqual([]);
  expect(await scrollsSideways(phone)).toBe(false);
});

test("a link without its key shows the pieces, and the rest for the buyer's e-mail", async () => {
  await page.goto(new URL(order.orderUrl).pathname);
  await page.getByText("Bud vase").waitFor();
  expect(await page.content()).not.toContain(ADDRESS.street);
  await page.getByLabel("E-mail").fill(order.email);
  await page.getByRole("button", { name: "Show the rest" }).click();
  await page.getByText(ADDRESS.street).waitFor();
  await page.getByText("Ring twice").waitFor();
});

test("another e-mail finds nothing", async () => {
  await page.goto(new URL(order.orderUrl).pathname);
  await page.getByLabel("E-mail").fill("somebody@example.test");
  await page.getByRole("button", { name: "Show the rest" }).click();
  await page.getByRole("heading", { level: 1, name: "No order found here" }).waitFor();
  expect(await page.content()).not.toContain("Bud vase");
  await page.getByRole("link", { name: "Find my order" }).first().click();
  await page.getByRole("heading", { level: 1, name: "Find my order" }).waitFor();
});

test("the owner ends a link that got into other hands: the old one is a stub, the new one comes by mail", async () => {
  const lost = await buy(shop, { note: "Ring twice" });
  const dashboard = await enterShop(stage, shop, PHONE);
  await dashboard.goto(paths.order(lost.orderId));
  await dashboard.getByRole("button", { name: "New link" }).click();
  await dashboard.getByRole("button", { name: "Send a new link" }).click();
  await dashboard.getByText("The buyer got a new link").waitFor();
  expect((await storedOrder(shop, lost.orderId))?.accessRev).toBe(2);
  await page.goto(lost.orderUrl);
  await page.getByRole("heading", { name: "Is it yours?" }).waitFor();
  expect(await page.content()).not.toContain("Ring twice");
  const link = await linkFromMail(lost.email, /^The link to your order/, sitePaths.order(shop.owner.username, lost.orderId));
  expect(link).not.toBe(lost.orderUrl);
  await page.goto(link);
  await page.getByText("Ring twice").waitFor();
});
