/** @module-tag full */
import { documents, SINGLE_VARIANT, stockId } from "@awning/domain/collections";
import { paths } from "@awning/domain/paths";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeProduct, type Owner } from "../../support/builders.ts";
import { admin, withoutTriggers } from "../../support/emulators.ts";
import { newOwner, open } from "../support/owner.ts";
import { openStage } from "../support/stage.ts";

// Most of what has nothing left is not on sale any more: what is on sale is found behind it all the same.
const ARCHIVED = 130;
const ON_SALE = 55;
/** More than is looked through by itself. */
const MANY_ARCHIVED = 280;
let stage: Awaited<ReturnType<typeof openStage>>;
let owner: Owner;
let page: Page;

beforeAll(async () => {
  stage = await openStage();
  ({ owner, page } = await newOwner(stage));
  await sellOut(owner, ARCHIVED, ON_SALE);
});
afterAll(() => stage.close());

/** Products with none left, those that are archived first by their ids. */
async function sellOut(owner: Owner, archived: number, onSale: number): Promise<void> {
  const { uid } = owner;
  const like = await makeProduct(owner, { title: "Bowl" });
  const model = (await admin.firestore.doc(documents.product(uid, like)).get()).data();
  await withoutTriggers(async () => {
    const writer = admin.firestore.bulkWriter({ throttling: false });
    const add = (id: string, title: string, state: "active" | "archived") => {
      void writer.set(admin.firestore.doc(documents.product(uid, id)), { ...model, title, slug: id.toLowerCase(), state });
      const count = { productId: id, variantId: SINGLE_VARIANT, available: 0, updatedAt: new Date() };
      void writer.set(admin.firestore.doc(documents.stock(uid, stockId(id, SINGLE_VARIANT))), count);
    };
    for (let index = 0; index < archived; index++) add(`a${String(index).padStart(3, "0")}`, `Old bowl ${index}`, "archived");
    for (let index = 0; index < onSale; index++) add(`b${String(index).padStart(3, "0")}`, `Moon jar ${index}`, "active");
    await writer.close();
  });
}

const rows = () => page.locator("a[data-row]").filter({ hasText: /^Moon jar \d/ });

const tab = () => page.getByRole("navigation", { name: "Saved views" }).getByRole("button", { name: "Sold out" });

test("what is sold out is found behind more archived counts than one page holds, and the list says whether there is more", async () => {
  await open(page, paths.products);
  await tab().click();
  const more = page.getByRole("button", { name: "Show more products" });
  // Three pages of counts come to twenty products; the tab says no number while there are more.
  await more.waitFor();
  await expect.poll(() => rows().count(), { timeout: 20_000 }).toBe(150 - ARCHIVED);
  expect(await tab().textContent()).toBe("Sold out");
  await more.click();
  await expect.poll(() => rows().count(), { timeout: 20_000 }).toBe(ON_SALE);
  expect(await more.isVisible()).toBe(false);
  expect(await tab().textContent()).toBe(`Sold out${ON_SALE}`);
  expect(await page.getByText("Old bowl").count()).toBe(0);
});

test("of what is sold on, the one that gets pieces leaves the list", async () => {
  const place = documents.stock(owner.uid, stockId("b007", SINGLE_VARIANT));
  await admin.firestore.doc(place).update({ available: 4, updatedAt: new Date() });
  await expect.poll(() => rows().count(), { timeout: 20_000 }).toBe(ON_SALE - 1);
});

test("behind very many archived ones it is not looked for without end: the list says so, and goes on when asked", async () => {
  const other = await newOwner(stage);
  await sellOut(other.owner, MANY_ARCHIVED, 3);
  page = other.page;
  await open(page, `${paths.products}?show=sold_out`);
  await page.getByText("Nothing sold out so far").waitFor();
  await page.getByRole("button", { name: "Show more products" }).click();
  await expect.poll(() => rows().count(), { timeout: 20_000 }).toBe(3);
  expect(await tab().textContent()).toBe("Sold out3");
});
