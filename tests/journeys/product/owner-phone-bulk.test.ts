/** @module-tag full */
import { documents } from "@awning/domain/collections";
import { paths } from "@awning/domain/paths";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeProduct, type Owner } from "../../support/builders.ts";
import { readDocument } from "../../support/emulators.ts";
import { allFaults } from "../support/axe.ts";
import { newOwner, onDevice, open } from "../support/owner.ts";
import { PHONE } from "../support/shop.ts";
import { openStage } from "../support/stage.ts";

let stage: Awaited<ReturnType<typeof openStage>>;
let owner: Owner;
let page: Page;
let ids: string[] = [];

beforeAll(async () => {
  stage = await openStage();
  ({ owner } = await newOwner(stage));
  page = await onDevice(stage, owner, PHONE);
  const picture = { id: "cover".padEnd(20, "x"), siteId: owner.uid, widths: [640], width: 640, height: 640, alt: "", color: "#c8b8a0" };
  const draft = (title: string, price: number, order: string) => ({ title, slug: title.toLowerCase(), price, order, images: [picture] });
  ids = await Promise.all([
    makeProduct(owner, draft("Mug", 2000, "a0")),
    makeProduct(owner, draft("Vase", 999, "a1")),
    makeProduct(owner, draft("Bowl", 1500, "a2")),
  ]);
  await open(page, paths.products);
});
afterAll(() => stage.close());

const bar = () => page.getByRole("region", { name: "Actions for the chosen rows" });
const choose = (title: string) => page.getByRole("checkbox", { name: `Choose ${title}` });
const stored = (field: "state" | "price") =>
  expect.poll(() => Promise.all(ids.map(async (id) => (await readDocument(documents.product(owner.uid, id)))?.[field])));

test("on a phone several products are chosen by tapping them, and every act is within reach of a thumb", async () => {
  await page.getByRole("button", { name: "Choose" }).tap();
  await choose("Mug").tap();
  // The whole card takes the tap, and leads nowhere.
  await page.getByText("Vase", { exact: true }).tap();
  await bar().getByText("2 chosen").waitFor();
  expect(new URL(page.url()).pathname).toBe(paths.products);
  for (const button of await bar().getByRole("button").all()) {
    const box = await button.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await allFaults(page)).toEqual([]);
});

test("their prices change together, seen before, and can be taken back", async () => {
  await bar().getByRole("button", { name: "Change prices" }).tap();
  const sheet = page.getByRole("dialog", { name: "Change 2 prices" });
  await sheet.getByRole("textbox", { name: "By how much" }).fill("10");
  await sheet.getByText("€9.99 → €10.99").waitFor();
  await sheet.getByRole("button", { name: "Change", exact: true }).tap();
  await stored("price").toEqual([2200, 1099, 1500]);
  await page.getByRole("button", { name: "Undo" }).tap();
  await stored("price").toEqual([2000, 999, 1500]);
});

test("all of them go off sale at once, and come back", async () => {
  await page.getByRole("button", { name: "All", exact: true }).tap();
  await bar().getByText("3 chosen").waitFor();
  await bar().getByRole("button", { name: "Take off sale" }).tap();
  await stored("state").toEqual(["draft", "draft", "draft"]);
  await page.getByRole("button", { name: "Undo" }).tap();
  await stored("state").toEqual(["active", "active", "active"]);
});

test("who is done has the cards back that lead to their products", async () => {
  await page.getByRole("button", { name: "Done" }).tap();
  expect(await choose("Mug").count()).toBe(0);
  await page.getByRole("link", { name: /^Mug/ }).tap();
  await page.getByRole("heading", { level: 1, name: "Mug" }).waitFor();
});
