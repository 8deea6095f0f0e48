/** @module-tag full */

import { BLOCK_PRODUCTS_MAX } from "@awning/domain/page/public-page";
import { sampleProduct } from "@awning/domain/product/sample-product";
import { productTermsOf } from "@awning/domain/product/search";
import { documents, SINGLE_VARIANT, stockId } from "@awning/domain/routes/firestore-paths";
import { toStoredProduct } from "@awning/domain/shop/stored";
import { deleteApp, initializeApp } from "firebase/app";
import { connectFirestoreEmulator, type Firestore, getDocs, getFirestore, terminate } from "firebase/firestore";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PORTS } from "../../../tools/lib/ports.ts";
import { PROJECT_ID } from "../../../tools/lib/root.ts";
import { newestQuery } from "../../../web/src/data/core/newest-query.ts";
import { type ProductFilter, productsQuery, soldOutQuery } from "../../../web/src/data/product/product-queries.ts";
import { makeOwner, type Owner } from "../../support/builders.ts";
import { admin, withoutTriggers } from "../../support/emulators.ts";

const SIZES = [10, 200, 2_000] as const;
const PAGE = 50;

const shops = new Map<number, { owner: Owner; db: Firestore; app: ReturnType<typeof initializeApp> }>();

beforeAll(async () => {
  for (const size of SIZES) {
    const owner = await makeOwner();
    await withoutTriggers(() => fill(owner, size));
    const app = initializeApp({ projectId: PROJECT_ID }, owner.uid);
    const db = getFirestore(app);
    connectFirestoreEmulator(db, "127.0.0.1", PORTS.firestore, { mockUserToken: { sub: owner.uid, user_id: owner.uid } });
    shops.set(size, { owner, db, app });
  }
}, 120_000);
afterAll(async () => {
  for (const { db, app } of shops.values()) {
    await terminate(db);
    await deleteApp(app);
  }
});

/** So many products: every tenth one is a teapot, every other one a draft, and the teapots are sold out; each has its number and its own SKU. */
async function fill({ uid }: Owner, size: number): Promise<void> {
  const at = new Date();
  const writer = admin.firestore.bulkWriter({ throttling: false });
  for (let index = 0; index < size; index++) {
    const draft = sampleProduct({
      ...{ title: `${index % 10 === 0 ? "Teapot" : "Bud vase"} no${index}`, slug: `thing-${index}`, sku: `POT-${index}X` },
      ...{ description: "Thrown by hand.", price: 1000 + index, order: `a${String(index).padStart(5, "0")}1` },
      ...{ tags: index % 10 === 0 ? ["tea", "gifts"] : ["gifts"], state: index % 2 === 0 ? ("active" as const) : ("draft" as const) },
    });
    const product = toStoredProduct(draft);
    const place = admin.firestore.doc(documents.product(uid, `thing${index}`));
    const createdAt = new Date(at.getTime() + index * 1_000);
    void writer.set(place, { ...product, searchTerms: productTermsOf(draft), createdAt, updatedAt: at });
    const count = { productId: `thing${index}`, variantId: SINGLE_VARIANT, available: index % 10 === 0 ? 0 : 3, updatedAt: at };
    const isCounted = index % 10 === 0 || index === 1;
    if (isCounted) void writer.set(admin.firestore.doc(documents.stock(uid, stockId(`thing${index}`, SINGLE_VARIANT))), count);
    const old = { ...product, title: "Saucer", sku: "POT-OLD", skus: ["pot-old"], state: "archived", createdAt: at, updatedAt: at };
    if (index === 0) void writer.set(admin.firestore.doc(documents.product(uid, "old")), old);
  }
  await writer.close();
}

function shopOf(size: number) {
  const shop = shops.get(size);
  if (!shop) throw new Error(`No shop with ${size} products`);
  return shop;
}

/** The products that the dashboard is handed: each is a document that is read, and paid for. */
async function read(size: number, filter: Partial<ProductFilter>, cursor: readonly unknown[] | null = null): Promise<string[]> {
  const shop = shopOf(size);
  const whole: ProductFilter = { states: ["active", "draft"], search: "", tag: null, ...filter };
  return (await getDocs(productsQuery(shop.db, shop.owner.uid, whole, { count: PAGE, cursor }))).docs.map((one) => one.id);
}

const things = (count: number, step = 1, from = 0) => Array.from({ length: count }, (_, index) => `thing${from + step * index}`);

describe.each(SIZES)("of %i products", { timeout: 60_000 }, (size) => {
  const last = size - 1;
  const pageOf = (count: number) => Math.min(PAGE, count);

  test("one page is read, and the next begins where it ended", async () => {
    expect(await read(size, {})).toEqual(things(pageOf(size)));
    const end = pageOf(size) - 1;
    const next = await read(size, {}, [`a${String(end).padStart(5, "0")}1`, `thing${end}`]);
    expect(next).toEqual(things(pageOf(size - pageOf(size)), 1, PAGE));
    expect(await read(size, { states: ["active"] })).toEqual(things(pageOf(size / 2), 2));
  });

  test("the last one is found by its name, how it begins and its SKU, with the one read of each", async () => {
    for (const search of [`NO${last}`, `POT-${last}X`, `${last}x`]) expect(await read(size, { search }), search).toEqual([`thing${last}`]);
  });

  test("a search costs at most its page, in the order of the shop, and only of the wanted states", async () => {
    expect(await read(size, { search: "tea" })).toEqual(things(pageOf(size / 10), 10));
    expect(await read(size, { search: "vase", states: ["draft"] })).toEqual(
      things(size, 1)
        .filter((_, index) => index % 2 === 1)
        .slice(0, PAGE),
    );
    expect(await read(size, { search: "teapot", states: ["draft"] })).toEqual([]);
    expect(await read(size, { search: "saucer" })).toEqual([]);
  });

  test("a tag costs at most its page too, and is not found by how it begins", async () => {
    expect(await read(size, { tag: "tea" })).toEqual(things(pageOf(size / 10), 10));
    expect(await read(size, { tag: "gifts", states: ["active"] })).toEqual(things(pageOf(size / 2), 2));
    expect(await read(size, { tag: "gift" })).toEqual([]);
  });

  test("every tab costs at most its page, also with a word and from the other end of the shop", async () => {
    const tabs: [ProductFilter["states"], string[]][] = [
      [["active", "draft"], things(pageOf(size))],
      [["active"], things(pageOf(size / 2), 2)],
      [["draft"], things(pageOf(size / 2), 2, 1)],
      [["archived"], ["old"]],
    ];
    for (const [states, expected] of tabs) {
      expect(await read(size, { states }), states.join()).toEqual(expected);
      expect((await read(size, { states, search: "tea" })).length).toBeLessThanOrEqual(PAGE);
    }
    const end = [`a${String(last).padStart(5, "0")}0`];
    expect(await read(size, {}, end)).toEqual([`thing${last}`]);
  });

  test("what is sold out costs a page of counts, and its next page begins where that ended", async () => {
    const { owner, db } = shopOf(size);
    const all = things(size / 10, 10)
      .map((id) => stockId(id, SINGLE_VARIANT))
      .sort();
    const page = async (cursor: readonly unknown[] | null) =>
      (await getDocs(soldOutQuery(db, owner.uid, { count: PAGE, cursor }))).docs.map((one) => one.id);
    const first = await page(null);
    expect(first).toEqual(all.slice(0, PAGE));
    expect(await page([first.at(-1)])).toEqual(all.slice(PAGE, 2 * PAGE));
  });

  test("a shelf of the newest costs what it shows, and has them from the far end of the shop", async () => {
    const { owner, db } = shopOf(size);
    const newest = (await getDocs(newestQuery(db, owner.uid, BLOCK_PRODUCTS_MAX))).docs.map((one) => one.id);
    expect(newest).toEqual(things(Math.min(BLOCK_PRODUCTS_MAX, size / 2), -2, size - 2));
  });

  test("the further ones of a search begin where its page ended", async () => {
    const page = await read(size, { search: "teapot" });
    const end = Number(page.at(-1)?.slice(5));
    const next = await read(size, { search: "teapot" }, [`a${String(end).padStart(5, "0")}1`, `thing${end}`]);
    expect(next).toEqual(things(pageOf(size / 10 - page.length), 10, end + 10));
  });
});

test("a product whose terms were not made yet is found by its whole SKU", async () => {
  expect(await read(200, { search: "pot-old", states: ["archived"] })).toEqual(["old"]);
  expect(await read(200, { search: "saucer", states: ["archived"] })).toEqual([]);
});
