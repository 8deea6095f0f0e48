/** @module-tag full */
import { documents } from "@awning/domain/collections";
import { paths, sitePaths } from "@awning/domain/paths";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Owner, randomEmail, setStock } from "../../support/builders.ts";
import { listMails } from "../../support/clients.ts";
import { readDocument } from "../../support/emulators.ts";
import { htmlOnce, openShop } from "../../support/site-pages.ts";
import { allFaults, scrollsSideways } from "../support/axe.ts";
import { consent, onConfirmation, onShelf, orderButton, payTotal, typeContact } from "../support/buying.ts";
import { onDevice, open, PHONE, saved } from "../support/owner.ts";
import { openStage } from "../support/stage.ts";

let stage: Awaited<ReturnType<typeof openStage>>;
let owner: Owner;
let dashboard: Page;
let buyer: Page;
let productId = "";
let followUrl = "";

beforeAll(async () => {
  stage = await openStage();
  owner = await openShop({ site: { displayName: "Harbour pots" } });
  productId = await onShelf(owner, { title: "Bud vase", slug: "bud-vase", limitPerOrder: 3 });
  await setStock(owner, productId, "single", 6);
  dashboard = await onDevice(stage, owner, PHONE);
  buyer = await stage.person(PHONE);
});
afterAll(() => stage.close());

test("an owner says when a thing runs low, and that it is sold when it is out", async () => {
  await open(dashboard, paths.product(productId));
  const mark = dashboard.getByRole("textbox", { name: "Runs low at" });
  await mark.fill("many");
  await mark.blur();
  await dashboard.getByText("A whole number, or leave it empty").waitFor();
  await mark.fill("2");
  await dashboard.getByRole("switch", { name: "Sell when out" }).click();
  await saved(dashboard);
  await expect.poll(() => readDocument(documents.product(owner.uid, productId))).toMatchObject({ lowAt: 2, backorder: true });
  expect(await scrollsSideways(dashboard)).toBe(false);
  expect(await allFaults(dashboard)).toEqual([]);
});

test("the shop says that it is sent later, and how many one order can hold", async () => {
  await setStock(owner, productId, "single", 0);
  await htmlOnce(sitePaths.product(owner.username, "bud-vase"), (html) => html.includes("Sent when back in stock"));
  await buyer.goto(sitePaths.shop(owner.username));
  await buyer.getByText("Sent later", { exact: true }).waitFor();
  await buyer
    .getByRole("link", { name: /bud vase/i })
    .first()
    .click();
  await buyer.getByText("Sent when back in stock", { exact: true }).waitFor();
  await buyer.getByText("At most 3 in one order.").waitFor();
  expect(await allFaults(buyer)).toEqual([]);
});

test("basket, checkout and order say which pieces are sent later", async () => {
  await setStock(owner, productId, "single", 1);
  await buyer.getByRole("button", { name: "One more" }).click();
  await buyer.getByRole("button", { name: "Add to basket" }).click();
  const basket = buyer.getByRole("dialog");
  await basket.getByText("1 of 2 sent when back in stock").waitFor();
  await basket.getByRole("link", { name: /go to checkout/i }).click();
  await buyer.getByRole("heading", { name: "Checkout" }).waitFor();
  await buyer.locator("details.summary > summary").click();
  await buyer.getByText("1 of 2 sent when back in stock").waitFor();
  await buyer.getByText("Collect it yourself").click();
  await expect.poll(() => payTotal(buyer)).toBe("€56.00");
  await typeContact(buyer, randomEmail());
  await consent(buyer);
  await orderButton(buyer).click();
  await onConfirmation(buyer, owner.username);
  await buyer.getByRole("link", { name: "Follow this order" }).click();
  await buyer.getByText("1 of 2 sent when back in stock").waitFor();
  followUrl = buyer.url();
  expect(followUrl).toContain("/order/");
});

test("the owner sees it on the order, and has a mail that it is sold out", async () => {
  await open(dashboard, paths.orders);
  await dashboard.getByRole("link", { name: /#1001/ }).first().click();
  await dashboard.getByText("1 of 2 sent when back in stock").waitFor();
  expect((await listMails(owner.email)).map((mail) => mail.kind).toSorted()).toEqual(["low-stock", "new-order"]);
});
