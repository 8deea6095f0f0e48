/** @module-tag full */
import { paths } from "@awning/domain/routes/paths";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Owner, setStock } from "../../support/builders.ts";
import { onShelf } from "../../support/buying.ts";
import { listMails } from "../../support/clients.ts";
import { buy } from "../../support/shop.ts";
import { openShop } from "../../support/site-pages.ts";
import { onDevice, open, PHONE } from "../support/owner.ts";
import { openStage } from "../support/stage.ts";

let stage: Awaited<ReturnType<typeof openStage>>;
let owner: Owner;
let dashboard: Page;
let productId = "";

beforeAll(async () => {
  stage = await openStage();
  owner = await openShop({ site: { displayName: "Harbour pots" } });
  productId = await onShelf(owner, { title: "Bud vase", slug: "bud-vase", limitPerOrder: 3, lowAt: 2, backorder: true });
  await setStock(owner, productId, "single", 6);
  dashboard = await onDevice(stage, owner, PHONE);
});
afterAll(() => stage.close());

test("the owner sees it on an order, and has a mail that it is sold out", async () => {
  await setStock(owner, productId, "single", 1);
  await buy({ owner, productId, slug: "bud-vase" }, { delivery: "pickup", payment: "cash", quantity: 2 });
  await open(dashboard, paths.orders);
  await dashboard.getByRole("link", { name: /#1001/ }).first().click();
  await dashboard.getByText("1 of 2 ships when back in stock").waitFor();
  expect((await listMails(owner.email)).map((mail) => mail.kind).toSorted()).toEqual(["low-stock", "new-order"]);
});
