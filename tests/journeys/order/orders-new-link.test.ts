/** @module-tag full */
import { paths, sitePaths } from "@awning/domain/routes/paths";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as labels from "../../../web/src/storefront/order/labels.ts";
import { buy, openShop, PHONE, storedOrder } from "../../support/shop.ts";
import { enterShop } from "../support/shop.ts";
import { linkFromMail, openStage } from "../support/stage.ts";

let stage: Awaited<ReturnType<typeof openStage>>;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

test("the owner ends a link that got into other hands: the old one is a stub, the new one comes by mail", async () => {
  const shop = await openShop({ stock: 50 });
  const page = await stage.person({ ...PHONE, javaScriptEnabled: false });
  const lost = await buy(shop, { note: "Ring twice" });
  const dashboard = await enterShop(stage, shop, PHONE);
  await dashboard.goto(paths.order(lost.orderId));
  await dashboard.getByRole("button", { name: "Resend order link" }).click();
  await dashboard.getByRole("button", { name: "Send new link" }).click();
  await dashboard.getByText("New order link sent to the buyer").waitFor();
  expect((await storedOrder(shop, lost.orderId))?.accessRev).toBe(2);
  await page.goto(lost.orderUrl);
  await page.getByRole("heading", { name: labels.isThisYourOrder }).waitFor();
  expect(await page.content()).not.toContain("Ring twice");
  const link = await linkFromMail(lost.email, /^The link to your order/, sitePaths.order(shop.owner.username, lost.orderId));
  expect(link).not.toBe(lost.orderUrl);
  await page.goto(link);
  await page.getByText("Ring twice").waitFor();
});
