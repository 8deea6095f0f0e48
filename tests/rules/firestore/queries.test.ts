import { collections } from "@awning/domain/collections";
import { LINKS_MAX } from "@awning/domain/link";
import { FULFILMENT_STATUSES, ORDER_STATUSES, PAYMENT_STATUSES } from "@awning/domain/order";
import { PRODUCT_STATES } from "@awning/domain/product";
import {
  collection,
  documentId,
  type Firestore,
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
import { clientOf, newUid, outcome, type Who } from "../support/actors.ts";
import { seeded, seedSite } from "../support/documents.ts";

/** Most documents that one list may ask for. The rules say the same. */
const CAPS = { links: LINKS_MAX, products: 50, stock: 100, orders: 50 } as const;
type Name = keyof typeof CAPS;
const NAMES = Object.keys(CAPS) as Name[];

// Every list that the dashboard asks for, and its next page.
const newest = orderBy("placedAt", "desc");
const QUERIES: Record<string, [Name, ...QueryConstraint[]]> = {
  "all links in their order": ["links", orderBy("order"), limit(CAPS.links)],
  "products in their order": ["products", orderBy("order"), limit(CAPS.products)],
  "the next products": ["products", orderBy("order"), startAfter("V"), limit(CAPS.products)],
  ...Object.fromEntries(
    PRODUCT_STATES.map((state) => [`${state} products`, ["products", where("state", "==", state), orderBy("order"), limit(CAPS.products)]]),
  ),
  "a product by its slug": ["products", where("slug", "==", "bowl"), limit(1)],
  "the last product": ["products", orderBy("order", "desc"), limit(1)],
  "stock of a product": ["stock", where("productId", "==", seeded.productId), limit(CAPS.stock)],
  "stock of some products": ["stock", where("productId", "in", [seeded.productId, "b"]), limit(CAPS.stock)],
  "newest orders": ["orders", newest, limit(CAPS.orders)],
  "older orders": ["orders", newest, startAfter(new Date(0)), limit(CAPS.orders)],
  ...Object.fromEntries(
    [
      ...ORDER_STATUSES.map((status) => ["status", status] as const),
      ...PAYMENT_STATUSES.map((status) => ["paymentStatus", status] as const),
      ...FULFILMENT_STATUSES.map((status) => ["fulfilmentStatus", status] as const),
    ].map(([field, value]) => [`orders with ${field} ${value}`, ["orders", where(field, "==", value), newest, limit(CAPS.orders)]]),
  ),
  "live orders": ["orders", where("status", "in", ["pending", "open"]), newest, limit(CAPS.orders)],
  "an order by its number": ["orders", where("number", "==", 1001), limit(1)],
};

const people = { owner: newUid(), other: newUid(), suspended: newUid() };
const asked = (firestore: Firestore, siteId: string, [name, ...constraints]: [Name, ...QueryConstraint[]]): Query =>
  query(collection(firestore, collections[name](siteId)), ...constraints);

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
  const ask = (who: Who, siteId: string, how: (one: Query) => Promise<unknown>) =>
    outcome(how(asked(clientOf(who).firestore, siteId, one)));

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
    outcome(how(asked(clientOf({ uid: people.owner }).firestore, people.owner, [name, ...constraints])));

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

test("the settings of a shop are no list", async () => {
  const { firestore } = clientOf({ uid: people.owner });
  expect(await outcome(getDocs(query(collection(firestore, `sites/${people.owner}/settings`), limit(1))))).toBe("denied");
});
