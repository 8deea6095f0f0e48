/** @module-tag full */
import { isDeepStrictEqual } from "node:util";
import { sampleProduct } from "@awning/domain/product/sample-product";
import { publishedSiteSchema } from "@awning/domain/published/published";
import { documents, SINGLE_VARIANT, stockId } from "@awning/domain/routes/firestore-paths";
import { sitePaths } from "@awning/domain/routes/paths";
import { type ShopNotes, shopNotesSchema } from "@awning/domain/shop/site-stats";
import { toStoredProduct } from "@awning/domain/shop/stored";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type CountingProxy, startCountingProxy } from "../../../tools/cost/counting-proxy.ts";
import { type Owner, randomName } from "../../support/builders.ts";
import { admin, eventually, readDocument, withoutTriggers } from "../../support/emulators.ts";
import { type PageServer, startPageServer } from "../../support/page-server.ts";
import { openShop, triggersPassed } from "../../support/site-pages.ts";

const SIZES = [10, 200, 2_000] as const;
const emulator = process.env.FIRESTORE_EMULATOR_HOST ?? "";

const owners = new Map<number, Owner>();
let proxy: CountingProxy;
let server: PageServer;

beforeAll(async () => {
  for (const size of SIZES) owners.set(size, await shopWith(size));
  proxy = await startCountingProxy(emulator);
  // From here on this process reads public pages through the proxy; what made the shops keeps its own way.
  process.env.FIRESTORE_EMULATOR_HOST = proxy.host;
  server = await startPageServer();
}, 300_000);
afterAll(async () => {
  process.env.FIRESTORE_EMULATOR_HOST = emulator;
  await server?.close();
  await proxy?.close();
});

/** A shop with so many products: every tenth one is a teapot. */
async function shopWith(size: number): Promise<Owner> {
  const owner = await openShop({ site: { displayName: "Harbour pots" } });
  const at = new Date();
  const writer = admin.firestore.bulkWriter({ throttling: false });
  await withoutTriggers(async () => {
    for (let index = 0; index < size; index++) {
      const title = `${index % 10 === 0 ? "Teapot" : "Bud vase"} ${index}`;
      const words = { title, slug: `thing-${index}`, description: "Thrown by hand.", price: 1000 + index };
      const product = toStoredProduct(sampleProduct({ ...words, order: `a${String(index).padStart(5, "0")}1` }));
      const place = documents.product(owner.uid, `thing${index}`);
      void writer.set(admin.firestore.doc(place), { ...product, createdAt: at, updatedAt: at });
    }
    const productIds = Array.from({ length: Math.min(size / 10, 500) }, (_, index) => `thing${size - 10 * (index + 1)}`);
    const pots = { title: "Pots", slug: "pots", productIds, order: "V", createdAt: at, updatedAt: at };
    void writer.set(admin.firestore.doc(documents.collection(owner.uid, "pots")), pots);
    await writer.close();
  });
  await admin.firestore.doc(documents.site(owner.uid)).update({ headline: "Clay", updatedAt: new Date() });
  await eventually(
    `the public copy of ${size} products`,
    async () => {
      const copy = await readDocument(documents.published(owner.username));
      return copy !== null && publishedSiteSchema.parse(copy).productCount === size;
    },
    120_000,
  );
  return owner;
}

/** What the first visit of an address reads: documents of the public copy. */
async function visit(size: number, address: (shop: string) => string): Promise<{ status: number; html: string; reads: number }> {
  const username = owners.get(size)?.username ?? "";
  proxy.takeReads();
  const answer = await fetch(server.origin + address(username), { redirect: "manual" });
  const html = await answer.text();
  const { published = 0, products = 0, ...others } = proxy.takeReads();
  expect(others).toEqual({});
  return { status: answer.status, html, reads: published + products };
}

const shop = sitePaths.shop;
/** Unknown to the cache of pages, so that each size is asked for the first time. */
const never = randomName("never");

describe.each(SIZES)("a shop of %i products", (size) => {
  const isLong = size > 48;

  test("is searched, sorted and looked through with the same few reads", async () => {
    const found = await visit(size, (name) => `${shop(name)}?q=teapot`);
    expect(found.status).toBe(200);
    expect(found.html).toContain(`Teapot ${Math.min(size - 10, 470)}`);
    expect(found.html).not.toContain("Bud vase");
    const dearest = await visit(size, (name) => `${shop(name)}?sort=price-down`);
    expect(dearest.html).toContain(`Bud vase ${size - 1}`);
    const nothing = await visit(size, (name) => `${shop(name)}?q=${never.replace("-", "")}`);
    expect(nothing.status).toBe(200);
    for (const { reads } of [found, dearest, nothing]) expect(reads).toBeLessThanOrEqual(isLong ? 3 : 2);
  });

  test("shows its last product and its last page with the same few reads", async () => {
    const last = await visit(size, (name) => sitePaths.product(name, `thing-${size - 1}`));
    expect(last.status).toBe(200);
    expect(last.html).toContain(`Bud vase ${size - 1}`);
    expect(last.reads).toBeLessThanOrEqual(isLong ? 4 : 2);
    const page = await visit(size, (name) => `${shop(name)}${isLong ? `?page=${Math.ceil(size / 48)}` : ""}`);
    expect(page.status).toBe(200);
    expect(page.reads).toBeLessThanOrEqual(3);
  });

  test("shows a collection, and what of it is sought, with the reads of a search, and one that is not there with fewer", async () => {
    const found = await visit(size, (name) => `${shop(name)}?collection=pots`);
    expect(found.status).toBe(200);
    expect(found.html).toContain(`Teapot ${size - 10}`);
    expect(found.html).not.toContain("Bud vase");
    const sought = await visit(size, (name) => `${shop(name)}?collection=pots&q=teapot&stock=in`);
    expect(sought.html).toContain(`Teapot ${size - 10}`);
    for (const { reads } of [found, sought]) expect(reads).toBeLessThanOrEqual(isLong ? 3 : 2);
    const missing = await visit(size, (name) => `${shop(name)}?collection=${never}`);
    expect(missing.status).toBe(404);
    expect(missing.reads).toBeLessThanOrEqual(2);
  });

  test("says that a product is not there without looking through its pages", async () => {
    const missing = await visit(size, (name) => sitePaths.product(name, never));
    expect(missing.status).toBe(404);
    expect(missing.reads).toBeLessThanOrEqual(isLong ? 3 : 2);
  });
});

describe("the owner of a shop", () => {
  const ownerOf = (size: number) => {
    const owner = owners.get(size);
    if (!owner) throw new Error(`No shop with ${size} products`);
    return owner;
  };
  const notesOf = async (size: number) => shopNotesSchema.parse((await readDocument(documents.site(ownerOf(size).uid)))?.shopNotes);
  const told = (size: number, notes: Partial<ShopNotes>) =>
    eventually(
      `the notes of ${size} products`,
      async () => isDeepStrictEqual({ ...(await notesOf(size)), ...notes }, await notesOf(size)),
      120_000,
    );

  test("is told how many products on sale are not in a full shop, until there is room for all", { timeout: 240_000 }, async () => {
    const { uid, username } = ownerOf(2_000);
    const model = await readDocument(documents.product(uid, "thing1"));
    const place = (index: number) => admin.firestore.doc(documents.product(uid, `extra${index}`));
    const batch = admin.firestore.batch();
    for (const [index, state] of ["active", "active", "draft"].entries())
      batch.set(place(index), { ...model, state, slug: `extra-${index}`, order: `z${index}1` });
    await batch.commit();
    await told(2_000, { leftOut: { shown: 2_000, count: 2 } });
    expect(await readDocument(documents.published(username))).toMatchObject({ productCount: 2_000 });
    await place(0).update({ state: "archived" });
    await told(2_000, { leftOut: { shown: 2_000, count: 1 } });
    await place(1).delete();
    await told(2_000, { leftOut: null });
  });

  test.each([200, 2_000])("is told which of %i products run low, wherever they are, and not how many items of each", async (size) => {
    const { uid } = ownerOf(size);
    const count = (index: number, available: number) =>
      admin.firestore.doc(documents.stock(uid, stockId(`thing${index}`, SINGLE_VARIANT))).set({
        ...{ productId: `thing${index}`, variantId: SINGLE_VARIANT, available },
        ...{ createdAt: new Date(), updatedAt: new Date() },
      });
    await count(size - 1, 2);
    await told(size, { low: [`thing${size - 1}`] });
    await count(3, 40);
    await count(size - 2, 0);
    await told(size, { low: [`thing${size - 2}`, `thing${size - 1}`] });
    await count(size - 2, 9);
    await told(size, { low: [`thing${size - 1}`] });
  });

  test("finds notes right after a renewal, which a write of notes alone is none of", async () => {
    const { uid, username } = ownerOf(10);
    const versionOf = async () => (await readDocument(documents.published(username)))?.version;
    const [version, right] = [await versionOf(), await notesOf(10)];
    await admin.firestore.doc(documents.site(uid)).update({ shopNotes: { leftOut: { shown: 1, count: 9 } } });
    await triggersPassed();
    expect(await versionOf()).toBe(version);
    await admin.firestore.doc(documents.site(uid)).update({ headline: "Stoneware", updatedAt: new Date() });
    await told(10, right);
    expect(await versionOf()).toBeGreaterThan(version);
  });
});

test("a shop that grows small again leaves nothing behind that a search would find", async () => {
  const owner = owners.get(200);
  if (!owner) throw new Error("No shop with 200 products");
  await withoutTriggers(async () => {
    const writer = admin.firestore.bulkWriter({ throttling: false });
    for (let index = 10; index < 200; index++) void writer.delete(admin.firestore.doc(documents.product(owner.uid, `thing${index}`)));
    await writer.close();
  });
  await admin.firestore.doc(documents.site(owner.uid)).update({ headline: "Few", updatedAt: new Date() });
  await eventually("the smaller copy", async () => (await readDocument(documents.published(owner.username)))?.productCount === 10, 60_000);
  const left = await admin.firestore.collection(`${documents.published(owner.username)}/products`).get();
  expect(left.docs.map((one) => one.id)).toEqual(["stock"]);
});
