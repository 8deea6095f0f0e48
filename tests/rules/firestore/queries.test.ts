import { readFileSync } from "node:fs";
import { LINKS_MAX } from "@awning/domain/account/limits";
import { COUNT_DOCUMENTS_MAX } from "@awning/domain/analytics/counts";
import { VISIT_CHUNKS_MAX, VISIT_FILES_MAX } from "@awning/domain/analytics/stored";
import { bookingCollections } from "@awning/domain/booking/firestore-paths";
import { CONTACTS_PAGE } from "@awning/domain/contact/contact";
import { PEOPLE_SORTS, PEOPLE_VIEWS, type PeopleFilter } from "@awning/domain/contact/people-filter";
import { PEOPLE_EXPORTED_AT_ONCE } from "@awning/domain/contact/person";
import { DISCOUNTS_MAX } from "@awning/domain/discount/discount";
import { LINKS_ARCHIVED_MAX } from "@awning/domain/link/link";
import { NOTIFICATIONS_PAGE, notificationDocuments } from "@awning/domain/notification/notification";
import { PAGE_VERSIONS_MAX, PAGES_MAX } from "@awning/domain/page/page";
import { COLLECTIONS_MAX } from "@awning/domain/product/collection";
import { FILES_MAX } from "@awning/domain/product/file";
import { PRODUCT_STATES } from "@awning/domain/product/states";
import { MOVES_PAGE } from "@awning/domain/product/stock-change";
import { collections } from "@awning/domain/routes/firestore-paths";
import {
  type CollectionReference,
  collection,
  documentId,
  getCountFromServer,
  getDocs,
  limit,
  limitToLast,
  onSnapshot,
  orderBy,
  type Query,
  type QueryConstraint,
  query,
  startAfter,
  where,
} from "firebase/firestore";
import { beforeAll, describe, expect, test } from "vitest";
import { RESERVATION_VIEWS, reservationsQuery } from "../../../web/src/data/booking/reservation-queries.ts";
import { peopleQuery } from "../../../web/src/data/contact/people-list.ts";
import { filteredOrdersQuery, type OrderFilter } from "../../../web/src/data/order/order-filter.ts";
import { ORDER_VIEWS } from "../../../web/src/data/order/order-queries.ts";
import { productsQuery } from "../../../web/src/data/product/product-queries.ts";
import { clientOf, newUid, outcome, type Who } from "../support/actors.ts";
import { seeded, seedSite } from "../support/documents.ts";

/** Most documents that one list may ask for. The rules say the same. */
const CAPS = {
  links: LINKS_MAX,
  archivedLinks: LINKS_ARCHIVED_MAX,
  products: 50,
  collections: COLLECTIONS_MAX,
  stock: 100,
  stockMoves: MOVES_PAGE,
  pages: PAGES_MAX,
  contacts: CONTACTS_PAGE,
  discounts: DISCOUNTS_MAX,
  files: 50,
  orders: 300,
  dayCounts: COUNT_DOCUMENTS_MAX,
  soldCounts: 30,
  visitChunks: VISIT_CHUNKS_MAX,
  visitFiles: VISIT_FILES_MAX,
  persons: PEOPLE_EXPORTED_AT_ONCE,
  services: 100,
  schedules: 20,
  reservations: 300,
  timeOff: 200,
  notifications: NOTIFICATIONS_PAGE,
} as const;
type Name = keyof typeof CAPS;
const NAMES = Object.keys(CAPS) as Name[];

// Every list that `web/src/data` asks for, and its next page.
const byOrder = [orderBy("order"), orderBy(documentId())];
const everyOrder: OrderFilter = {
  view: "all",
  status: null,
  paymentStatus: null,
  fulfilmentStatus: null,
  from: null,
  until: null,
  search: "",
  sort: "newest",
};
const ORDER_FILTERS: Record<string, OrderFilter> = {
  ...Object.fromEntries(ORDER_VIEWS.map((view) => [view, { ...everyOrder, view }])),
  "of a search": { ...everyOrder, search: "till@museum.example.test" },
  "of a number to do": { ...everyOrder, view: "to_do", search: "#1001" },
  "to do, the oldest first": { ...everyOrder, view: "to_do", sort: "oldest" },
  "of some days, the highest total first": { ...everyOrder, from: 0, until: 1, sort: "total" },
  "of some days and states": { ...everyOrder, status: "open", paymentStatus: "paid", fulfilmentStatus: "ready", from: 0, until: 1 },
};
const everyone: PeopleFilter = {
  ...{ view: "all", label: null, product: null, away: null, hasNoShow: false, spent: null, search: "", sort: "seen" },
};
const PEOPLE_FILTERS: Record<string, PeopleFilter> = {
  ...Object.fromEntries(PEOPLE_VIEWS.map((view) => [view, { ...everyone, view }])),
  ...Object.fromEntries(PEOPLE_SORTS.map((sort) => [`sorted by ${sort}`, { ...everyone, sort }])),
  "by a word": { ...everyone, search: "a" },
  "by a label": { ...everyone, label: "a" },
  "who bought something and are away": { ...everyone, product: "a", away: 90 },
  "who missed a booking and spent something": { ...everyone, hasNoShow: true, spent: 1000 },
};
const siteOf = ({ path }: CollectionReference) => path.split("/")[1] ?? "";
type Ask = (of: (name: Name) => CollectionReference) => Query;
const QUERIES: Record<string, Ask> = {
  "all links": (of) => query(of("links"), orderBy("order"), limit(CAPS.links)),
  "archived links": (of) => query(of("archivedLinks"), orderBy("createdAt", "desc"), limit(CAPS.archivedLinks)),
  "a page of products": (of) => query(of("products"), where("state", "in", PRODUCT_STATES), ...byOrder, limit(CAPS.products)),
  "products that are searched": (of) =>
    productsQuery(
      of("products").firestore,
      siteOf(of("products")),
      { states: PRODUCT_STATES, search: "mug", tag: null },
      { count: CAPS.products },
    ),
  "products with a tag": (of) =>
    productsQuery(
      of("products").firestore,
      siteOf(of("products")),
      { states: PRODUCT_STATES, search: "", tag: "spring" },
      { count: CAPS.products },
    ),
  "further products that are searched": (of) =>
    productsQuery(
      of("products").firestore,
      siteOf(of("products")),
      { states: ["active"], search: "x".repeat(60), tag: null },
      { count: CAPS.products, cursor: ["V", "a"] },
    ),
  "the next products": (of) =>
    query(of("products"), where("state", "in", ["draft"]), ...byOrder, startAfter("V", "a"), limit(CAPS.products)),
  "products by id": (of) => query(of("products"), where(documentId(), "in", [seeded.productId, "b"]), limit(30)),
  "products to count": (of) => query(of("products"), where("state", "in", ["active"]), limit(CAPS.products)),
  "products with a slug": (of) => query(of("products"), where("slug", "==", "bowl"), limit(2)),
  "the first product": (of) => query(of("products"), orderBy("order"), limit(1)),
  "all collections": (of) => query(of("collections"), orderBy("order"), limit(CAPS.collections)),
  "stock of products": (of) => query(of("stock"), where("productId", "in", [seeded.productId, "b"]), limit(CAPS.stock)),
  "the moves of a product": (of) =>
    query(
      of("stockMoves"),
      where("productId", "==", seeded.productId),
      orderBy("at", "desc"),
      orderBy(documentId(), "desc"),
      limit(CAPS.stockMoves),
    ),
  "earlier moves of a product": (of) =>
    query(
      of("stockMoves"),
      where("productId", "==", seeded.productId),
      orderBy("at", "desc"),
      orderBy(documentId(), "desc"),
      startAfter(new Date(0), "a"),
      limit(CAPS.stockMoves),
    ),
  "who is on the list": (of) =>
    query(of("contacts"), where("marketing", "==", "subscribed"), orderBy("confirmedAt", "desc"), limit(CAPS.contacts)),
  "products changed since": (of) => query(of("products"), where("updatedAt", ">=", new Date(0)), orderBy("updatedAt", "desc"), limit(20)),
  "services added since": (of) => query(of("services"), where("createdAt", ">=", new Date(0)), orderBy("createdAt", "desc"), limit(20)),
  "codes added since": (of) => query(of("discounts"), where("createdAt", ">=", new Date(0)), orderBy("createdAt", "desc"), limit(20)),
  "all discounts": (of) => query(of("discounts"), limit(CAPS.discounts)),
  "what was counted": (of) => query(of("dayCounts"), where("day", ">=", "2026-05-03"), orderBy("day", "desc"), limit(CAPS.dayCounts)),
  "events of days that are not closed": (of) =>
    query(of("visitChunks"), where("day", ">=", "2026-05-03"), orderBy("day"), limit(CAPS.visitChunks)),
  ...Object.fromEntries(
    Object.entries(PEOPLE_FILTERS).map(([name, filter]): [string, Ask] => [
      `people ${name}`,
      (of) => peopleQuery(of("persons").firestore, siteOf(of("persons")), filter, { count: CAPS.persons, cursor: null }, Date.now()),
    ]),
  ),
  "bookings made last": (of) => query(of("reservations"), orderBy("createdAt", "desc"), limit(30)),
  "bookings of a person": (of) =>
    query(of("reservations"), where("guest.email", "==", "ida@example.test"), orderBy("createdAt", "desc"), limit(50)),
  "visits of a range": (of) => query(of("visitFiles"), where("last", ">=", "2026-05-03"), orderBy("last"), limit(CAPS.visitFiles)),
  "what was sold of products": (of) => query(of("soldCounts"), where(documentId(), "in", [seeded.productId, "b"]), limit(CAPS.soldCounts)),
  "the files of a product": (of) => query(of("files"), where("productId", "==", seeded.productId), limit(FILES_MAX)),
  "unread notifications": (of) => query(of("notifications"), where("readAt", "==", null), orderBy("at", "desc"), limit(NOTIFICATIONS_PAGE)),
  "earlier notifications": (of) => query(of("notifications"), orderBy("at", "desc"), startAfter(new Date(0)), limit(NOTIFICATIONS_PAGE)),
  "what is sold out": (of) => query(of("stock"), where("available", "==", 0), limit(CAPS.stock)),
  ...Object.fromEntries(
    RESERVATION_VIEWS.flatMap((view): [string, Ask][] =>
      [[], [where("searchTerms", "array-contains", "an")]].map((also) => [
        `${also.length > 0 ? "found" : "all"} ${view} reservations`,
        (of) => {
          const { firestore } = of("reservations");
          return reservationsQuery(firestore, siteOf(of("reservations")), view, Date.now(), [limit(CAPS.reservations)], also);
        },
      ]),
    ),
  ),
  ...Object.fromEntries(
    Object.entries(ORDER_FILTERS).flatMap(([name, filter]): [string, Ask][] =>
      [null, [new Date(0), "a"]].map((cursor) => [
        `${cursor ? "older orders" : "orders"} ${name}`,
        (of) => {
          return filteredOrdersQuery(of("orders").firestore, siteOf(of("orders")), filter, { count: CAPS.orders, cursor });
        },
      ]),
    ),
  ),
};

const people = { owner: newUid(), other: newUid(), suspended: newUid() };
const pathOf = { ...collections, ...bookingCollections, notifications: notificationDocuments.all };
const partsOf = (who: Who, siteId: string) => (name: Name) => collection(clientOf(who).firestore, pathOf[name](siteId));

function firstSnapshot(one: Query): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const stop = onSnapshot(
      one,
      (snapshot) => {
        resolve(snapshot);
        stop();
      },
      reject,
    );
  });
}

beforeAll(async () => {
  await seedSite(people.owner);
  await seedSite(people.suspended, { suspendedAt: new Date(0) });
});

describe.each(Object.keys(QUERIES))("%s", (name) => {
  const one = QUERIES[name];
  if (!one) throw new Error(name);
  const ask = (who: Who, siteId: string, how: (one: Query) => Promise<unknown>) => outcome(how(one(partsOf(who, siteId))));

  test.each([
    ["read once", getDocs],
    ["watched", firstSnapshot],
    ["counted", getCountFromServer],
  ])("are %s by their owner only", async (_how, how) => {
    expect(await ask({ uid: people.owner }, people.owner, how)).toBe("allowed");
    expect(await ask({ uid: people.suspended }, people.suspended, how)).toBe("allowed");
    expect(await ask({ uid: people.other }, people.owner, how)).toBe("denied");
    expect(await ask(null, people.owner, how)).toBe("denied");
  });
});

describe.each(NAMES)("a list of %s", (name) => {
  const ask = (constraints: QueryConstraint[], how: (one: Query) => Promise<unknown> = getDocs) =>
    outcome(how(query(partsOf({ uid: people.owner }, people.owner)(name), ...constraints)));

  test("says how many it wants, and not too many", async () => {
    expect(await ask([limit(1)])).toBe("allowed");
    expect(await ask([limit(CAPS[name])])).toBe("allowed");
    expect(await ask([limit(CAPS[name] + 1)])).toBe("denied");
    expect(await ask([orderBy(documentId()), limitToLast(CAPS[name] + 1)])).toBe("denied");
    expect(await ask([])).toBe("denied");
    expect(await ask([where(documentId(), "in", ["a", "b"])])).toBe("denied");
  });

  test("is counted under the same limit", async () => {
    expect(await ask([limit(CAPS[name])], getCountFromServer)).toBe("allowed");
    expect(await ask([limit(CAPS[name] + 1)], getCountFromServer)).toBe("denied");
    expect(await ask([], getCountFromServer)).toBe("denied");
  });
});

// The same numbers stand in the data rooms, as constants of their own.
test.each([
  ["link/links", /limit\(LINKS_MAX\)/],
  ["link/archived-links", /limit\(LINKS_ARCHIVED_MAX\)/],
  ["product/products", new RegExp(`PRODUCTS_PAGE = ${CAPS.products};`)],
  ["product/stock", new RegExp(`STOCK_PAGE = ${CAPS.stock};`)],
  ["order/orders", new RegExp(`ORDERS_OPEN_MAX = ${CAPS.orders};`)],
  ["analytics/counts", /limit\(COUNT_DOCUMENTS_MAX\)/],
  ["analytics/own-numbers", /limit\(ACTS_READ\)/],
  ["product/sold-counts", /limit\(IN_MAX\)/],
  ["analytics/visits", /limit\(VISIT_CHUNKS_MAX\)[\s\S]*limit\(isOneDay \? DAY_FILES_MAX : VISIT_FILES_MAX\)/],
  ["order/order-queries", /limit\(count\)/],
  ["notification/notifications", /limit\(NOTIFICATIONS_PAGE\)[\s\S]*limit\(NOTIFICATIONS_PAGE\)/],
  ["mail/sent-mails", /SENT_PAGE = 30;/],
  ["product/product-queries", /count: PRODUCTS_PAGE,[\s\S]*count: PRODUCTS_PAGE,/],
] as const)("the dashboard asks for no more %s", (name, said) => {
  const source = readFileSync(new URL(`../../../web/src/data/${name}.ts`, import.meta.url), "utf8");
  expect(source).toMatch(said);
  const lists = source.match(/\b(?:query)\(/g) ?? [];
  const limits = source.match(/\blimit\([^()]+\)/g) ?? [];
  expect(limits.length, "a query without a limit").toBe(lists.length);
});

test("the settings of a shop are no list", async () => {
  const { firestore } = clientOf({ uid: people.owner });
  expect(await outcome(getDocs(query(collection(firestore, `sites/${people.owner}/settings`), limit(1))))).toBe("denied");
});

test("a list of versions of a page says how many it wants, and not too many", async () => {
  const versions = collection(clientOf({ uid: people.owner }).firestore, `${collections.pages(people.owner)}/home/versions`);
  expect(await outcome(getDocs(query(versions, limit(PAGE_VERSIONS_MAX))))).toBe("allowed");
  expect(await outcome(getDocs(query(versions, limit(PAGE_VERSIONS_MAX + 1))))).toBe("denied");
});
