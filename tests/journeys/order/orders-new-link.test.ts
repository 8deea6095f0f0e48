/** @module-tag full */
import { paths, sitePaths } from "@awning/domain/routes/paths";
import { expect } from "vitest";
import * as labels from "../../../web/src/storefront/order/labels.ts";
import { buy, PHONE, storedOrder } from "../../support/shop.ts";
import { journey as test } from "../support/fixtures.ts";
import { linkFromMail } from "../support/stage.ts";

test("the owner ends a link that got into other hands: the old one is a stub, the new one comes by mail", async ({ stage, shop, desk }) => {
  const page = await stage.person({ ...PHONE, javaScriptEnabled: false });
  const lost = await buy(shop, { note: "Ring twice" });
  await desk.goto(paths.order(lost.orderId));
  await desk.getByRole("button", { name: /^Actions for / }).click();
  await desk.getByRole("menuitem", { name: "Resend order link" }).click();
  await desk.getByRole("button", { name: "Send new link" }).click();
  await desk.getByText("New order link sent to the buyer").waitFor();
  expect((await storedOrder(shop, lost.orderId))?.accessRev).toBe(2);
  await page.goto(lost.orderUrl);
  await page.getByRole("heading", { name: labels.isThisYourOrder }).waitFor();
  expect(await page.content()).not.toContain("Ring twice");
  const link = await linkFromMail(lost.email, /^The link to your order/, sitePaths.order(shop.owner.username, lost.orderId));
  expect(link).not.toBe(lost.orderUrl);
  await page.goto(link);
  await page.getByText("Ring twice").waitFor();
});
