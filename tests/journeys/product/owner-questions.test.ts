/** @module-tag full */

import { productDraftSchema } from "@awning/domain/product/product";
import { documents } from "@awning/domain/routes/firestore-paths";
import { paths, sitePaths } from "@awning/domain/routes/paths";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod/mini";
import { allFaults } from "../../support/axe.ts";
import { type Owner, randomEmail } from "../../support/builders.ts";
import { consent, onConfirmation, onShelf, orderButton, typeContact } from "../../support/buying.ts";
import { readDocument } from "../../support/emulators.ts";
import { openShop } from "../../support/site-pages.ts";
import { onDevice, open, PHONE, saved } from "../support/owner.ts";
import { openStage } from "../support/stage.ts";

const QUESTIONS = [
  { id: "name", label: "Which name?", required: true, max: 100 },
  { id: "more", label: "Anything else", required: false, max: 500 },
];
let stage: Awaited<ReturnType<typeof openStage>>;
let owner: Owner;
let dashboard: Page;
let buyer: Page;
let productId = "";

beforeAll(async () => {
  stage = await openStage();
  owner = await openShop({ site: { displayName: "Harbour pots" } });
  productId = await onShelf(owner, { title: "Name plate", slug: "plate", kind: "digital", price: 1200, questions: QUESTIONS });
  dashboard = await onDevice(stage, owner, PHONE);
  buyer = await stage.person(PHONE);
});
afterAll(() => stage.close());

async function stored() {
  return z.parse(productDraftSchema.shape.questions, (await readDocument(documents.product(owner.uid, productId)))?.questions);
}

test("no one orders without the answer, and what was typed stays", async () => {
  await buyer.goto(`${sitePaths.checkout(owner.username)}?line=${productId}.single.1`);
  await buyer.getByRole("heading", { name: "About your items" }).waitFor();
  await buyer.getByLabel("Anything else").fill("Blue\nplease");
  await typeContact(buyer, randomEmail());
  await consent(buyer);
  await orderButton(buyer).click();
  await buyer.getByText(/Enter an answer/).waitFor();
  expect(await buyer.getByLabel("Which name?").evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await buyer.getByLabel("Anything else").inputValue()).toBe("Blue\nplease");
  expect(await allFaults(buyer)).toEqual([]);
});

test("the answers are on the buyer's order as they were given", async () => {
  await buyer.getByLabel("Which name?").fill("Ada");
  await consent(buyer);
  await orderButton(buyer).click();
  await onConfirmation(buyer, owner.username);
  await buyer.getByText("Which name? Ada").waitFor();
});

test("the owner reads them on the order, also after the question has changed", async () => {
  await open(dashboard, paths.product(productId));
  await dashboard.getByRole("button", { name: "Remove question 1" }).click();
  await saved(dashboard);
  await expect.poll(stored).toHaveLength(1);
  await open(dashboard, paths.orders);
  await dashboard.getByRole("link", { name: /#1001/ }).first().click();
  await dashboard.getByText("Which name? Ada").waitFor();
  await dashboard.getByText("Anything else: Blue please").waitFor();
});
