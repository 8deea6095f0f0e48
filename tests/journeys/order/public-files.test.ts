import { readFile } from "node:fs/promises";
import { downloadKey } from "@awning/domain/order/fulfilment/download";
import { documents, SINGLE_VARIANT } from "@awning/domain/routes/firestore-paths";
import { paths } from "@awning/domain/routes/paths";
import type { Download, Page } from "playwright-core";
import { expect } from "vitest";
import * as labels from "../../../web/src/storefront/order/labels.ts";
import { gone } from "../../support/absence.ts";
import { allFaults, scrollsSideways } from "../../support/axe.ts";
import { admin } from "../../support/emulators.ts";
import { giveFile } from "../../support/files.ts";
import { fromStart, journey, perFile } from "../support/fixtures.ts";
import { actElsewhere, type Bought, buy, enterShop, followOrder, openShop, PHONE, type Shop } from "../support/shop.ts";

const test = journey
  .extend("shop", perFile, () => openShop({ kind: "digital", title: "How to mend a bowl", slug: "how-to-mend-a-bowl", price: 1200 }))
  .extend("guide", fromStart, async ({ shop }) => {
    const guide = await giveFile(shop.owner, shop.productId, { name: "Guide.pdf", content: "first edition" });
    await giveFile(shop.owner, shop.productId, { name: "Templates.zip", content: "z".repeat(2000) });
    return guide;
  })
  .extend("page", perFile, ({ stage }) => stage.person(PHONE))
  .extend("order", fromStart, ({ shop }) => buy(shop, { delivery: "none" }));

const panel = (where: Page) => where.locator("section", { has: where.getByRole("heading", { name: "Your files" }) });
async function download(where: Page, name: string): Promise<Download> {
  const coming = where.waitForEvent("download");
  await where.getByRole("button", { name: `Download ${name}` }).click();
  return coming;
}
const textOf = async (file: Download) => readFile(await file.path(), "utf8");
const setCount = (shop: Shop, order: Bought, guide: { fileId: string; version: number }, count: number) =>
  admin.firestore.doc(documents.downloads(shop.owner.uid, order.orderId)).set({
    counts: { [downloadKey({ productId: shop.productId, variantId: SINGLE_VARIANT }, { id: guide.fileId, version: 1 })]: count },
    updatedAt: new Date(),
  });

test("files are told before the money came, the open page brings them with it, and a tap saves one and counts along", async ({
  shop,
  page,
  order,
}) => {
  await followOrder(page, order);
  await panel(page).getByText(labels.downloadsUnpaidHint).waitFor();
  await panel(page).getByText("Guide.pdf").waitFor();
  await gone(panel(page).getByRole("button"));

  await actElsewhere(shop, order, { type: "mark_paid" });
  await panel(page).getByText("20 of 20 downloads left").first().waitFor();
  expect(await allFaults(page)).toEqual([]);
  expect(await scrollsSideways(page)).toBe(false);

  const file = await download(page, "Guide.pdf");
  expect(file.suggestedFilename()).toBe("Guide.pdf");
  expect(await textOf(file)).toBe("first edition");
  await panel(page).getByText("19 of 20 downloads left").waitFor();
  expect(page.url()).toBe(order.orderUrl);
});

test("without script it is the same form", { tags: ["full"] }, async ({ stage, order }) => {
  const plain = await stage.person({ ...PHONE, javaScriptEnabled: false });
  await plain.goto(order.orderUrl);
  expect(await textOf(await download(plain, "Templates.zip"))).toBe("z".repeat(2000));
});

test("the last download is told, and after it what to do", { tags: ["full"] }, async ({ shop, page, order, guide }) => {
  await setCount(shop, order, guide, 19);
  await page.reload();
  await panel(page).getByText("1 of 20 downloads left").waitFor();
  await download(page, "Guide.pdf");
  await panel(page).getByText("You’ve used all 20 downloads. To get more, reply to any email about this order.").waitFor();
  await gone(page.getByRole("button", { name: "Download Guide.pdf" }));
});

test("a download too many is refused in words on the order's page", { tags: ["full"] }, async ({ stage, shop, order, guide }) => {
  const late = await stage.person(PHONE);
  await setCount(shop, order, guide, 19);
  await late.goto(order.orderUrl);
  await setCount(shop, order, guide, 20);
  await late.getByRole("button", { name: "Download Guide.pdf" }).click();
  await late.getByRole("alert").getByText("You’ve used all downloads of this file. The shop can give you more.").waitFor();
  await panel(late).getByText("Templates.zip").waitFor();
});

test("the owner sees what was used and gives it again", { tags: ["full"] }, async ({ stage, shop, page, order }) => {
  const dashboard = await enterShop(stage, shop, PHONE);
  await dashboard.goto(paths.order(order.orderId));
  await dashboard.getByText("13 B, 20 of 20 downloads used").waitFor();
  await dashboard.getByRole("button", { name: "Reset download limit" }).click();
  await dashboard.getByText("13 B, not downloaded yet").waitFor();
  await page.reload();
  expect(await textOf(await download(page, "Guide.pdf"))).toBe("first edition");
});

test("a cancelled order gives no files", { tags: ["full"] }, async ({ shop, page }) => {
  const ended = await buy(shop, { delivery: "none" });
  await actElsewhere(shop, ended, { type: "mark_paid" });
  await admin.firestore.doc(documents.order(shop.owner.uid, ended.orderId)).update({ status: "cancelled" });
  await page.goto(ended.orderUrl);
  await panel(page).getByText(labels.filesGoneText).waitFor();
});
