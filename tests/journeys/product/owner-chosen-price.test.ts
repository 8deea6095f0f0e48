import { documents } from "@awning/domain/collections";
import { paths } from "@awning/domain/paths";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Owner } from "../../support/builders.ts";
import { onShelf } from "../../support/buying.ts";
import { readDocument } from "../../support/emulators.ts";
import { openShop } from "../../support/site-pages.ts";
import { allFaults, scrollsSideways } from "../support/axe.ts";
import { onDevice, open, PHONE, saved } from "../support/owner.ts";
import { openStage } from "../support/stage.ts";

let stage: Awaited<ReturnType<typeof openStage>>;
let owner: Owner;
let dashboard: Page;
let productId = "";

beforeAll(async () => {
  stage = await openStage();
  owner = await openShop({ site: { displayName: "Harbour press" } });
  productId = await onShelf(owner, { title: "Zine", slug: "zine", kind: "digital", price: 600, compareAt: 800 });
  dashboard = await onDevice(stage, owner, PHONE);
});
afterAll(() => stage.close());

test("an owner lets buyers choose what they pay, from a least amount on", async () => {
  await open(dashboard, paths.product(productId));
  await dashboard
    .getByRole("button", { name: "Buyers choose" })
    .or(dashboard.getByRole("radio", { name: "Buyers choose" }))
    .click();
  await dashboard.getByRole("textbox", { name: "At least" }).fill("5");
  const suggested = dashboard.getByRole("textbox", { name: "Suggested price" });
  await suggested.fill("3");
  await suggested.blur();
  await dashboard.getByText(/At least €5\.00/).waitFor();
  await suggested.fill("9");
  await suggested.blur();
  await saved(dashboard);
  await expect
    .poll(() => readDocument(documents.product(owner.uid, productId)))
    .toMatchObject({ pricing: "chosen", price: 500, suggested: 900, compareAt: null });
  expect(await scrollsSideways(dashboard)).toBe(false);
  expect(await allFaults(dashboard)).toEqual([]);
});
