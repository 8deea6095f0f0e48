/** @module-tag full */
import { documents, SINGLE_VARIANT } from "@awning/domain/collections";
import { paths } from "@awning/domain/paths";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, test } from "vitest";
import { makeProduct, type Owner, setStock } from "../../support/builders.ts";
import { admin, withoutTriggers } from "../../support/emulators.ts";
import { newOwner, open } from "../support/owner.ts";
import { openStage } from "../support/stage.ts";

// More than any screen of the dashboard reads at once, in front of what runs low.
const IN_FRONT = 60;
let stage: Awaited<ReturnType<typeof openStage>>;
let owner: Owner;
let page: Page;
let last: string;

beforeAll(async () => {
  stage = await openStage();
  ({ owner, page } = await newOwner(stage));
  await withoutTriggers(async () => {
    for (let index = 0; index < IN_FRONT; index++)
      await makeProduct(owner, { title: `Plate ${index}`, order: `a${String(index).padStart(3, "0")}1`, stock: 40 });
  });
  last = await makeProduct(owner, { title: "Moon jar", order: "b1", stock: 2 });
});
afterAll(() => stage.close());

const need = (words: string) => page.getByRole("region", { name: "Needs you" }).getByText(words);

test("the first screen says what runs low wherever it stands in the shop, and follows its pieces", async () => {
  await open(page, paths.dashboard);
  await need("Moon jar: 2 left").waitFor();
  await need("It runs out soon").waitFor();
  await setStock(owner, last, SINGLE_VARIANT, 0);
  await need("Moon jar: sold out").waitFor();
  await need("Nobody can order it any more").waitFor();
});

test("what is out and can be ordered all the same is not called sold out", async () => {
  await admin.firestore.doc(documents.product(owner.uid, last)).update({ backorder: true, updatedAt: new Date() });
  await need("Moon jar: none left").waitFor();
  await need("It is ordered all the same, and waits for you").waitFor();
});

test("what gets pieces, or is not on sale any more, needs nobody", async () => {
  const section = page.getByRole("region", { name: "Needs you" });
  await setStock(owner, last, SINGLE_VARIANT, 30);
  await section.waitFor({ state: "detached" });
  await setStock(owner, last, SINGLE_VARIANT, 1);
  await need("Moon jar: 1 left").waitFor();
  await admin.firestore.doc(documents.product(owner.uid, last)).update({ state: "archived", updatedAt: new Date() });
  await section.waitFor({ state: "detached" });
});
