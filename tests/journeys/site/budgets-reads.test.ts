/** @module-tag full */
import { PLAIN_LINK } from "@awning/domain/link/link";
import { documents } from "@awning/domain/routes/firestore-paths";
import { paths } from "@awning/domain/routes/paths";
import { LOW_NOTED_MAX } from "@awning/domain/shop/site-stats";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type CountingProxy, startCountingProxy } from "../../../tools/cost/counting-proxy.ts";
import { READS } from "../../../tools/lib/budgets/limits.ts";
import { PORTS } from "../../../tools/lib/ports.ts";
import { makeOwner, makeProduct, type Owner } from "../../support/builders.ts";
import { admin, eventually, withoutTriggers } from "../../support/emulators.ts";
import { settled } from "../support/owner.ts";
import { fillOrderBook, type Shop } from "../support/shop.ts";
import { openStage } from "../support/stage.ts";

/** More than one page of every list that has pages, and much more. */
const SOME = 60;
const MANY = 200;
/** Screens with a phone beside them that reads as well. */
const WITH_PREVIEW: readonly string[] = [paths.dashboard, paths.links];
const FIRESTORE = `127.0.0.1:${PORTS.firestore}`;

let proxy: CountingProxy;
let stage: Awaited<ReturnType<typeof openStage>>;
const shops = new Map<number, Owner>();

beforeAll(async () => {
  proxy = await startCountingProxy(FIRESTORE);
  stage = await openStage(`--host-resolver-rules=MAP ${FIRESTORE} ${proxy.host}`);
  for (const count of [SOME, MANY]) shops.set(count, await fullShop(count));
  for (const { uid } of shops.values()) await noteShop(uid);
}, 120_000);
afterAll(async () => {
  await stage?.close();
  await proxy?.close();
});

/** A shop with so many links, products, counts and orders. */
async function fullShop(count: number): Promise<Owner> {
  const owner = await makeOwner();
  const productId = await makeProduct(owner, { stock: 5 });
  const shop: Shop = { owner, productId, slug: "bud-vase" };
  await withoutTriggers(async () => {
    await fillOrderBook(shop, count);
    for (let index = 1; index < count; index++) {
      const id = await makeProduct(owner, { stock: 3, order: `a${String(index).padStart(4, "0")}1` });
      await admin.firestore.doc(documents.product(owner.uid, id)).update({ sold: true });
      await admin.firestore.doc(documents.soldCount(owner.uid, id)).set({ pieces: index });
    }
    const batch = admin.firestore.batch();
    const link = { ...PLAIN_LINK, type: "web", title: "Shop", url: "https://shop.example.test/" };
    const at = new Date();
    for (let index = 0; index < count; index++)
      batch.set(admin.firestore.doc(documents.link(owner.uid, `link${index}`)), {
        ...link,
        order: `a${String(index).padStart(4, "0")}1`,
        createdAt: at,
        updatedAt: at,
      });
    await batch.commit();
  });
  return owner;
}

/** Has the server note what it knows of a shop, as it does after each of an owner's own writes. */
async function noteShop(siteId: string): Promise<void> {
  const site = admin.firestore.doc(documents.site(siteId));
  await site.update({ headline: "Full", updatedAt: new Date() });
  await eventually("the notes of a full shop", async () => (await site.get()).get("shopNotes.low")?.length === LOW_NOTED_MAX, 60_000);
}

function shopWith(count: number): Owner {
  const owner = shops.get(count);
  if (!owner) throw new Error(`No shop with ${count} of everything`);
  return owner;
}

/** What a device that knows nothing reads to show a screen. */
async function readsOf(owner: Owner, path: string): Promise<Record<string, number>> {
  const page = await stage.person();
  // That the account notes a new device is heard by whoever is signed in, sometimes before it is first read: no matter of a screen.
  await page.route(/\/api\/note-(sign-in|session)$/, (route) => route.abort());
  await page.goto(`${paths.auth.login}?${new URLSearchParams({ next: path })}`);
  proxy.takeReads();
  await page.getByLabel(/e-?mail/i).fill(owner.email);
  await page.getByLabel(/^password/i).fill(owner.password);
  await page.getByRole("button", { name: /^sign in$|^log in$/i }).click();
  await page.waitForURL((url) => url.pathname + url.search === path);
  await settled(page);
  if (WITH_PREVIEW.includes(path)) await page.frameLocator("iframe").first().locator("main").waitFor();
  const reads = await readsUntilQuiet();
  await page.context().close();
  return reads;
}

/** All that is read until nothing was for two seconds: on a busy machine what a screen asks for comes late. */
async function readsUntilQuiet(): Promise<Record<string, number>> {
  await eventually("two seconds without a read", async () => proxy.quietMs() >= 2_000);
  return proxy.takeReads();
}

test.each([
  ["the home", paths.dashboard, READS.productsNoted],
  ["the list of products", paths.products],
  ["a search in the list of products", `${paths.products}?q=bud`, READS.productsFound],
  ["the list of orders", paths.orders],
  ["a search in the list of orders", `${paths.orders}?q=store`],
  ["the list of orders in a state, of some days", `${paths.orders}?order=open&payment=unpaid&from=2020-01-01`],
  ["the list of links", paths.links],
])("%s reads no more of a shop with many of everything than of one with some", async (_, path, furtherProducts?: number) => {
  // All links are on one screen, and a site has a limited number of them; others ask for one, to know whether there is any.
  const { links: someLinks = 0, ...some } = await readsOf(shopWith(SOME), path);
  const { links: manyLinks = 0, ...many } = await readsOf(shopWith(MANY), path);
  expect(many).toEqual(some);
  const more = [someLinks - SOME, manyLinks - MANY];
  if (someLinks === manyLinks) expect(manyLinks).toBeLessThanOrEqual(1);
  else
    expect([
      [0, 0],
      [1, 1],
    ]).toContainEqual(more);
  const { orders = 0, products = 0, stock = 0, sold = 0, notifications = 0, ...single } = many;
  expect(orders).toBeLessThanOrEqual(READS.ordersOnScreen);
  expect(products).toBeLessThanOrEqual(READS.productsOnScreen + (furtherProducts ?? 0));
  expect(stock).toBeLessThanOrEqual(READS.stockOnScreen);
  expect(notifications).toBeLessThanOrEqual(READS.notificationsOnScreen);
  // Of what is shown, and of nothing else.
  expect(sold).toBeLessThanOrEqual(path.startsWith(paths.products) ? products : 0);
  const ones = Object.values(single).reduce((sum, count) => sum + count, 0);
  expect(ones).toBeGreaterThan(0);
  expect(ones).toBeLessThanOrEqual(READS.singleOnScreen);
});
