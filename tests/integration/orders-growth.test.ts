import { documents } from "@awning/domain/collections";
import { orderSchema } from "@awning/domain/order";
import { searchTermsOf } from "@awning/domain/order-search";
import { deleteApp, initializeApp } from "firebase/app";
import { connectFirestoreEmulator, type Firestore, getDocs, getFirestore, terminate } from "firebase/firestore";
import { FieldValue } from "firebase-admin/firestore";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PORTS } from "../../tools/lib/ports.ts";
import { PROJECT_ID } from "../../tools/lib/root.ts";
import { filteredOrdersQuery, type OrderFilter } from "../../web/src/data/order-filter.ts";
import { cartLine, makeOwner, makeProduct, type Owner, orderInput } from "../support/builders.ts";
import { run } from "../support/clients.ts";
import { admin, readDocument, withoutTriggers } from "../support/emulators.ts";

const SIZES = [10, 1_000, 5_000] as const;
const PAGE = 50;
const DAY_MS = 86_400_000;
const NEWEST = Date.parse("2026-11-20T12:00:00Z");

const owners = new Map<number, Owner>();
const clients: Firestore[] = [];
const apps: ReturnType<typeof initializeApp>[] = [];

beforeAll(async () => {
  await withoutTriggers(async () => {
    for (const size of SIZES) owners.set(size, await shopWithOrders(size));
  });
}, 300_000);
afterAll(async () => {
  await Promise.all(clients.map((one) => terminate(one)));
  await Promise.all(apps.map(deleteApp));
  // Whatever is asked of all orders after this would have to look through them.
  const writer = admin.firestore.bulkWriter({ throttling: false });
  await withoutTriggers(async () => {
    for (const [size, { uid }] of owners)
      for (let index = 0; index < size; index++) void writer.delete(admin.firestore.doc(documents.order(uid, `order${index}`)));
    await writer.close();
  });
}, 120_000);

function ownerOf(size: number): Owner {
  const owner = owners.get(size);
  if (!owner) throw new Error(`No shop with ${size} orders`);
  return owner;
}

/** A shop with so many orders, a minute apart: every tenth one is to be sent, every hundredth unpaid, and one in ten is over and wants its owner. */
async function shopWithOrders(size: number): Promise<Owner> {
  const owner = await makeOwner();
  const productId = await makeProduct(owner, {});
  const quote = await run("quote", { username: owner.username, lines: [cartLine(productId)], delivery: "pickup" });
  const { orderId } = await run("place-order", orderInput(owner, quote));
  const model = await readDocument(documents.order(owner.uid, orderId));
  const lines = orderSchema.shape.lines.parse(model?.lines);
  const writer = admin.firestore.bulkWriter({ throttling: false });
  for (let index = 0; index < size; index++) {
    const at = new Date(NEWEST - index * 60_000);
    const buyer = { name: `Store ${size - index} of ${size}`, email: `till${index}@store.example.test`, phone: "", locale: "en" };
    const status = index % 10 === 0 ? "open" : "completed";
    const state = {
      status,
      paymentStatus: index % 100 === 0 ? "unpaid" : "paid",
      fulfilmentStatus: status === "open" ? "unfulfilled" : "fulfilled",
    };
    const told = {
      number: 1001 + size - index,
      buyer,
      ...state,
      placedAt: at,
      updatedAt: at,
      searchTerms: searchTermsOf({ buyer, lines }),
      needsOwner: index % 10 === 5,
    };
    void writer.set(admin.firestore.doc(documents.order(owner.uid, `order${index}`)), { ...model, ...told });
  }
  await writer.close();
  await admin.firestore.doc(documents.order(owner.uid, orderId)).delete();
  return owner;
}

const everything: OrderFilter = {
  view: "all",
  status: null,
  paymentStatus: null,
  fulfilmentStatus: null,
  from: null,
  until: null,
  search: "",
};

/** The orders that the dashboard is handed for a filter: each is a document that is read, and paid for. */
async function numbersOf(size: number, filter: Partial<OrderFilter>, cursor: readonly unknown[] | null = null): Promise<number[]> {
  const { uid } = ownerOf(size);
  const found = await getDocs(filteredOrdersQuery(clientOf(uid), uid, { ...everything, ...filter }, { count: PAGE, cursor }));
  return found.docs.map((one) => orderSchema.shape.number.parse(one.get("number")));
}

function clientOf(uid: string): Firestore {
  const known = apps.findIndex((one) => one.name === uid);
  const there = clients[known];
  if (there) return there;
  const app = initializeApp({ projectId: PROJECT_ID }, uid);
  const db = getFirestore(app);
  connectFirestoreEmulator(db, "127.0.0.1", PORTS.firestore, { mockUserToken: { sub: uid, user_id: uid } });
  apps.push(app);
  clients.push(db);
  return db;
}

// The emulator has no index of words: it looks through every order for each search.
describe.each(SIZES)("of %i orders", { timeout: 180_000 }, (size) => {
  const newest = 1000 + size + 1;
  const pageOf = (count: number) => Math.min(PAGE, count);

  test("one page is read, and the next begins where it ended", async () => {
    const first = await numbersOf(size, {});
    expect(first).toEqual(Array.from({ length: pageOf(size) }, (_, index) => newest - index));
    const last = new Date(NEWEST - (first.length - 1) * 60_000);
    const next = await numbersOf(size, {}, [last, `order${first.length - 1}`]);
    expect(next.length).toBe(pageOf(size - first.length));
    expect(next[0] ?? null).toBe(size > PAGE ? newest - PAGE : null);
  });

  test("each view and each state costs at most its page", async () => {
    const toDo = await numbersOf(size, { view: "to_do" });
    expect(toDo).toEqual(Array.from({ length: pageOf(size / 5) }, (_, index) => newest - 5 * index));
    expect((await numbersOf(size, { view: "to_ship" })).length).toBe(pageOf(Math.ceil(size / 10)));
    expect((await numbersOf(size, { status: "open", paymentStatus: "unpaid" })).length).toBe(pageOf(Math.ceil(size / 100)));
    expect((await numbersOf(size, { fulfilmentStatus: "fulfilled" })).length).toBe(pageOf(size - Math.ceil(size / 10)));
    expect(await numbersOf(size, { view: "done", status: "open" })).toEqual([]);
  });

  test("the oldest order is found by its number, by its buyer's address and by its name, with the one read of each", async () => {
    const oldest = newest - size + 1;
    expect(await numbersOf(size, { search: `#${oldest}` })).toEqual([oldest]);
    expect(await numbersOf(size, { search: `till${size - 1}@store.example.test` })).toEqual([oldest]);
    expect(await numbersOf(size, { search: `till${size - 1}@` })).toEqual([oldest]);
    expect(await numbersOf(size, { search: "teapot" })).toEqual([]);
    expect((await numbersOf(size, { search: "store" })).length).toBe(pageOf(size));
    expect(await numbersOf(size, { search: `#${oldest}`, view: "unpaid" })).toEqual((size - 1) % 100 === 0 ? [oldest] : []);
  });

  test("a day holds what was placed in it", async () => {
    const until = NEWEST + 1;
    expect((await numbersOf(size, { from: NEWEST - 4 * 60_000, until })).length).toBe(5);
    expect(await numbersOf(size, { from: until, until: until + DAY_MS })).toEqual([]);
  });
});

test("an order from before terms were kept is found by its number and its whole address", async () => {
  const { uid } = ownerOf(10);
  const old = admin.firestore.doc(documents.order(uid, "order3"));
  await old.update({ searchTerms: FieldValue.delete() });
  expect(await numbersOf(10, { search: "1008" })).toEqual([1008]);
  expect(await numbersOf(10, { search: "Till3@store.example.test" })).toEqual([1008]);
  expect(await numbersOf(10, { search: "till3@" })).toEqual([]);
});
