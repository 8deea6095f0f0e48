import { sitePaths } from "@awning/domain/routes/paths";
import { expect } from "vitest";
import * as labels from "../../../web/src/storefront/order/labels.ts";
import { allFaults, scrollsSideways } from "../../support/axe.ts";
import { ADDRESS } from "../../support/builders.ts";
import { buy, openShop } from "../../support/shop.ts";
import { linkFromMail } from "../support/mails.ts";
import { test } from "../support/stage.ts";

const shop = await openShop({ stock: 50 });
const order = await buy(shop, { note: "Ring twice" });

test("who lost the mail finds the way from the shop's foot, without script", async ({ plainPhone: page }) => {
  await page.goto(sitePaths.shop(shop.owner.username));
  await page.getByRole("contentinfo").getByRole("link", { name: "Find my order" }).click();
  await page.getByRole("heading", { level: 1, name: "Find my order" }).waitFor();
  await page.getByLabel("Order number").fill("one");
  await page.getByRole("button", { name: labels.emailMeLink }).click();
  await page.getByText("Enter a number such as 1042.").waitFor();
  await page.getByLabel("Order number").fill(`#${order.number}`);
  await page.getByLabel("Email").fill(order.email);
  await page.getByRole("button", { name: labels.emailMeLink }).click();
  await page.getByRole("heading", { level: 1, name: "Check your email" }).waitFor();
  const link = await linkFromMail(order.email, /^The link to your order/, sitePaths.order(shop.owner.username, order.orderId));
  await page.goto(link);
  await page.getByText("Ring twice").waitFor();
});

test("the page is sound on a phone", async ({ phone }) => {
  await phone.goto(sitePaths.findOrder(shop.owner.username));
  expect(await allFaults(phone)).toEqual([]);
  expect(await scrollsSideways(phone)).toBe(false);
  await phone.goto(new URL(order.orderUrl).pathname);
  expect(await allFaults(phone)).toEqual([]);
  expect(await scrollsSideways(phone)).toBe(false);
});

test("a link without its key shows the items, and the rest for the buyer's e-mail", async ({ plainPhone: page }) => {
  await page.goto(new URL(order.orderUrl).pathname);
  await page.getByText("Bud vase").waitFor();
  expect(await page.content()).not.toContain(ADDRESS.street);
  await page.getByLabel("Email", { exact: true }).fill(order.email);
  await page.getByRole("button", { name: "Show details" }).click();
  await page.getByText(ADDRESS.street).waitFor();
  await page.getByText("Ring twice").waitFor();
});

test("another e-mail finds nothing", async ({ plainPhone: page }) => {
  await page.goto(new URL(order.orderUrl).pathname);
  await page.getByLabel("Email", { exact: true }).fill("somebody@example.test");
  await page.getByRole("button", { name: "Show details" }).click();
  await page.getByRole("heading", { level: 1, name: "Order not found" }).waitFor();
  expect(await page.content()).not.toContain("Bud vase");
  await page.getByRole("link", { name: "Find my order" }).first().click();
  await page.getByRole("heading", { level: 1, name: "Find my order" }).waitFor();
});
