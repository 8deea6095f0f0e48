/** @module-tag full */
import { readFileSync } from "node:fs";
import { orderSchema } from "@awning/domain/order/order";
import { sampleOrder } from "@awning/domain/order/sample-order";
import { searchTermsOf } from "@awning/domain/order/search";
import { documents } from "@awning/domain/routes/firestore-paths";
import { toDocument } from "@awning/domain/time/timestamp";
import { getDocs } from "firebase/firestore";
import { deleteApp, initializeApp } from "firebase-admin/app";
import { getFirestore } from "firebase-admin/firestore";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fromDocuments } from "../../../web/src/data/core/documents.ts";
import { filteredOrdersQuery, type OrderFilter } from "../../../web/src/data/order/order-filter.ts";
import { ORDER_VIEWS } from "../../../web/src/data/order/order-queries.ts";
import { clientOf } from "../../rules/support/actors.ts";
import { emptyProject, FIRESTORE, FIRESTORE_RULES, loadFirestoreRules } from "../../rules/support/hosts.ts";

const SIZES = [10, 1_000, 50_000] as const;
const PAGE = 50;
const AT_ONCE = 500;
const NEWEST = Date.parse("2026-11-20T12:00:00Z");
// A project of its own: no trigger hears of so many orders, no other test looks through them, and they go all at once.
const PROJECT = "demo-orders-growth";
const DATABASE = `projects/${PROJECT}/databases/(default)/documents`;
const BASE = `http://${FIRESTORE.host}:${FIRESTORE.port}/v1/${DATABASE}`;
const headers = { authorization: "Bearer owner", "content-type": "application/json" };

const shopOf = (size: number) => `shop${size}`;
const others = { name: "Ada Lovelace", email: "ada@example.test", phone: "", locale: "en" };
const oldest = { name: "First customer", email: "first@example.test", phone: "", locale: "en" };

type Fields = Record<string, unknown>;
const text = (stringValue: string) => ({ stringValue });

beforeAll(async () => {
  await emptyProject(PROJECT);
  await loadFirestoreRules(PROJECT, readFileSync(FIRESTORE_RULES, "utf8"));
  const { first, others } = await storedOrders();
  for (const size of SIZES) await fill(size, first, others);
}, 480_000);
afterAll(() => emptyProject(PROJECT));

/** Two orders as functions store them, in the words of the REST interface: to copy them so costs a tenth of the SDK's time. */
async function storedOrders(): Promise<{ first: Fields; others: Fields }> {
  const app = initializeApp({ projectId: PROJECT }, PROJECT);
  const stored = async (id: string, changes: Parameters<typeof sampleOrder>[0]): Promise<Fields> => {
    const { id: _, ...order } = sampleOrder(changes);
    const place = getFirestore(app).doc(documents.order("model", id));
    await place.set({ ...toDocument(orderSchema, order), searchTerms: searchTermsOf(order) });
    return (await (await fetch(`${BASE}/${place.path}`, { headers })).json()).fields;
  };
  const both = { first: await stored("first", { buyer: oldest }), others: await stored("others", { buyer: others }) };
  await deleteApp(app);
  return both;
}

/** A shop with so many orders, a minute apart: every tenth one is unpaid and still to be sent, and one in ten is over and wants its owner. */
async function fill(size: number, first: Fields, others: Fields): Promise<void> {
  const write = (index: number) => {
    const placed = { timestampValue: new Date(at(index)).toISOString() };
    const [status, paymentStatus, fulfilmentStatus] = isOpen(index)
      ? ["open", "unpaid", "unfulfilled"]
      : ["completed", "paid", "fulfilled"];
    const fields = {
      ...(index === size - 1 ? first : others),
      ...{ number: { integerValue: `${1000 + size - index}` }, placedAt: placed, updatedAt: placed },
      ...{ status: text(status), paymentStatus: text(paymentStatus), fulfilmentStatus: text(fulfilmentStatus) },
      needsOwner: { booleanValue: needsOwner(index) },
    };
    return { update: { name: `${DATABASE}/${documents.order(shopOf(size), `order${index}`)}`, fields } };
  };
  for (let from = 0; from < size; from += AT_ONCE) {
    const writes = Array.from({ length: Math.min(AT_ONCE, size - from) }, (_, index) => write(from + index));
    const answer = await fetch(`${BASE}:commit`, { method: "POST", headers, body: JSON.stringify({ writes }) });
    if (!answer.ok) throw new Error(await answer.text());
    await answer.text();
  }
}

/** The orders that the dashboard is handed for a filter: each is a document that is read, and paid for. */
async function numbersOf(size: number, filter: Partial<OrderFilter>, cursor: readonly unknown[] | null = null): Promise<number[]> {
  const all: OrderFilter = {
    view: "all",
    status: null,
    paymentStatus: null,
    fulfilmentStatus: null,
    from: null,
    until: null,
    search: "",
    sort: "newest",
  };
  const { firestore } = clientOf({ uid: shopOf(size) }, PROJECT);
  const found = await getDocs(filteredOrdersQuery(firestore, shopOf(size), { ...all, ...filter }, { count: PAGE, cursor }));
  const orders = fromDocuments(orderSchema, found);
  expect(orders).toHaveLength(found.size);
  return orders.map(({ number }) => number);
}

/** What is read at most of so many orders, the newest first, of those that fit; the first is `order0`. */
function expected(size: number, fits: (index: number) => boolean = () => true, skipped = 0): number[] {
  const numbers: number[] = [];
  for (let index = 0; index < size && numbers.length < skipped + PAGE; index++) if (fits(index)) numbers.push(1000 + size - index);
  return numbers.slice(skipped);
}

const at = (index: number) => NEWEST - index * 60_000;
const isOpen = (index: number) => index % 10 === 0;
const needsOwner = (index: number) => index % 10 === 5;

test.each(SIZES)(
  "of %i orders a page is read for the list, for its next page, for every tab and for filters",
  { timeout: 240_000 },
  async (size) => {
    const first = await numbersOf(size, {});
    expect(first).toEqual(expected(size));
    const last = first.length - 1;
    expect(await numbersOf(size, {}, [new Date(at(last)), `order${last}`])).toEqual(expected(size, undefined, PAGE));
    const tabs: Record<OrderFilter["view"], (index: number) => boolean> = {
      all: () => true,
      to_do: (index) => isOpen(index) || needsOwner(index),
      unpaid: isOpen,
      to_ship: isOpen,
      done: (index) => !isOpen(index),
    };
    for (const view of ORDER_VIEWS.filter((one) => one !== "all"))
      expect(await numbersOf(size, { view }), view).toEqual(expected(size, tabs[view]));
    const filters: [Partial<OrderFilter>, (index: number) => boolean][] = [
      [{ status: "open", paymentStatus: "unpaid" }, isOpen],
      [{ fulfilmentStatus: "unfulfilled", view: "to_do" }, isOpen],
      [{ from: at(400), until: at(100), view: "to_ship" }, (index) => index > 100 && index <= 400 && isOpen(index)],
    ];
    for (const [filter, fits] of filters) expect(await numbersOf(size, filter), JSON.stringify(filter)).toEqual(expected(size, fits));
    // The tab that has the most ways to fit goes on where its page ended.
    const toDo = expected(size, tabs.to_do);
    const end = 1000 + size - (toDo.at(-1) ?? 0);
    expect(await numbersOf(size, { view: "to_do" }, [new Date(at(end)), `order${end}`])).toEqual(expected(size, tabs.to_do, PAGE));
  },
);

// The emulator has no index of words: it looks through every order for each search.
test.each(SIZES)("of %i orders a search reads the one that it finds", { timeout: 240_000 }, async (size) => {
  expect(await numbersOf(size, { search: oldest.email })).toEqual([1001]);
});

test.each(SIZES.slice(0, 2))("of %i orders words that are found, words that are not, and days", { timeout: 240_000 }, async (size) => {
  for (const search of ["#1001", "1001", "first@", "FIRST customer"]) expect(await numbersOf(size, { search }), search).toEqual([1001]);
  expect(await numbersOf(size, { search: "teapot" })).toEqual([]);
  expect(await numbersOf(size, { search: others.name })).toEqual(expected(size, (index) => index < size - 1));
  expect(await numbersOf(size, { search: "#1001", view: "done" })).toEqual([1001]);
  expect(await numbersOf(size, { search: "#1001", view: "unpaid" })).toEqual([]);
  expect(await numbersOf(size, { view: "done", status: "open" })).toEqual([]);
  const until = NEWEST + 1;
  expect(await numbersOf(size, { from: at(4), until })).toHaveLength(5);
  expect(await numbersOf(size, { from: until, until: until + 86_400_000 })).toEqual([]);
});
