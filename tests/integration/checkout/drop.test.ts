import { collections, documents } from "@awning/domain/routes/firestore-paths";
import { expect } from "vitest";
import { cartLine, makeProduct, type Owner, orderInput, stockLeft } from "../../support/builders.ts";
import { call, listMails, run } from "../../support/clients.ts";
import { admin, eventually } from "../../support/emulators.ts";
import { integration as test } from "../../support/fixtures.ts";

const AT_ONCE = 24;
const STOCK = 3;
const TRIGGERS_MS = 300_000;

/** Does something for each, so many at a time. */
async function inWaves<One, Result>(all: readonly One[], atOnce: number, work: (one: One) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let from = 0; from < all.length; from += atOnce) results.push(...(await Promise.all(all.slice(from, from + atOnce).map(work))));
  return results;
}

/** Buyers who know what is on sale, and four for every three pieces: one in four comes too late. */
async function drop(owner: Owner, { products, shown }: { products: number; shown: number }): Promise<void> {
  const makeSome = (count: number) => inWaves(Array.from({ length: count }), AT_ONCE, () => makeProduct(owner, { stock: STOCK }));
  const ids = await makeSome(products);
  await makeSome(shown - products);
  const quotes = await inWaves(ids, AT_ONCE, (id) => run("quote", { username: owner.username, lines: [cartLine(id)], delivery: "pickup" }));
  const buyers = Array.from({ length: STOCK + 1 }, () => quotes).flat();
  const answers = await inWaves(buyers, AT_ONCE, (quote) => call("place-order", orderInput(owner, quote)));

  const placed = answers.flatMap(({ output }) => output ?? []);
  const refused = answers.flatMap(({ refusal }) => refusal?.code ?? []);
  expect([placed.length, refused]).toEqual([products * STOCK, Array(products).fill("sold_out")]);
  expect(new Set(placed.map(({ number }) => number)).size).toBe(placed.length);
  const stored = await admin.firestore.collection(collections.orders(owner.uid)).get();
  expect(stored.docs.map(({ id }) => id).toSorted()).toEqual(placed.map(({ orderId }) => orderId).toSorted());
  expect(await inWaves(ids, AT_ONCE, (id) => stockLeft(owner, id))).toEqual(ids.map(() => 0));
  expect((await listMails(owner.email)).filter(({ kind }) => kind === "new-order")).toHaveLength(placed.length);
  await eventually("the page says what is sold out", async () => {
    const copies = [await admin.firestore.doc(documents.published(owner.username)).get()];
    copies.push(...(await admin.firestore.collection(`${documents.published(owner.username)}/products`).get()).docs);
    const all = copies.flatMap((copy): { id: string; availability: string | { state: string } }[] => copy.get("products") ?? []);
    const says = (id: string) => all.filter((one) => one.id === id).map(({ availability }) => JSON.stringify(availability));
    return ids.every((id) => says(id).length > 0 && says(id).every((words) => words.includes("sold_out")));
  });
  // What the triggers still have to do would keep the next test waiting.
  const last = documents.product(owner.uid, await makeProduct(owner));
  await eventually("the triggers are done", async () => (await admin.firestore.doc(last).get()).get("searchTerms"), TRIGGERS_MS);
}

test("in a drop every buyer gets an order or is told that it is sold out, and the page says so", { timeout: 120_000 }, async ({
  owner,
}) => {
  await drop(owner, { products: 4, shown: 4 });
});

test("a drop of a thousand buyers in a shop of 500 products", { tags: ["full"], timeout: 900_000 }, async ({ owner }) => {
  await drop(owner, { products: 250, shown: 500 });
});
