import { collections, documents } from "@awning/domain/routes/firestore-paths";
import { FieldPath, FieldValue, type QueryDocumentSnapshot, Timestamp } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { firestore } from "../core/admin.ts";
import { isOvertaken, type Writes } from "../core/writes.ts";
import type { GuardedProduct } from "./products.ts";

const PAGE = 200;
const ORDERS_PAGE = 250;
const linesSchema = z.object({ lines: z.array(z.object({ productId: z.string() })) });

/**
 * Marks what an order sells for the first time. The commit fails when one of these products changed since it was read, so
 * that nobody orders what is something else by then.
 */
export function markSold(writes: Writes, siteId: string, products: Iterable<GuardedProduct>): void {
  for (const { id, sold, guard } of products)
    if (sold !== true) writes.update(firestore().doc(documents.product(siteId, id)), { sold: true }, { lastUpdateTime: guard });
}

/**
 * Finds out for every product of a site of which it is not known, in whatever state, whether an order holds it. Reads each
 * order since the oldest of these products once. An order that is placed meanwhile marks its products itself.
 */
export async function fillSold(siteId: string): Promise<void> {
  const unmarked = await listUnmarked(siteId);
  if (unmarked.length === 0) return;
  const sold = await listSoldIds(siteId, Math.min(...unmarked.map(createdAt)));
  await Promise.all(unmarked.map((product) => store(product, sold.has(product.id))));
}

async function listUnmarked(siteId: string): Promise<QueryDocumentSnapshot[]> {
  const all = firestore().collection(collections.products(siteId)).orderBy(FieldPath.documentId()).select("sold", "createdAt").limit(PAGE);
  const unmarked: QueryDocumentSnapshot[] = [];
  for (let last: string | undefined; ; ) {
    const page = await (last === undefined ? all : all.startAfter(last)).get();
    unmarked.push(...page.docs.filter((one) => one.get("sold") === undefined));
    last = page.docs[PAGE - 1]?.id;
    if (last === undefined) return unmarked;
  }
}

async function listSoldIds(siteId: string, since: number): Promise<Set<string>> {
  const all = firestore()
    .collection(collections.orders(siteId))
    .where("placedAt", ">=", new Date(since))
    .orderBy("placedAt")
    // The next page begins after what the last one is ordered by.
    .select("lines", "placedAt")
    .limit(ORDERS_PAGE);
  const sold = new Set<string>();
  for (let last: QueryDocumentSnapshot | undefined; ; ) {
    const page = await (last ? all.startAfter(last) : all).get();
    for (const one of page.docs) for (const { productId } of z.safeParse(linesSchema, one.data()).data?.lines ?? []) sold.add(productId);
    last = page.docs[ORDERS_PAGE - 1];
    if (!last) return sold;
  }
}

function createdAt(product: QueryDocumentSnapshot): number {
  const at: unknown = product.get("createdAt");
  return at instanceof Timestamp ? at.toMillis() : 0;
}

// `updatedAt` stays: it says when the owner changed the product.
async function store(product: QueryDocumentSnapshot, sold: boolean): Promise<void> {
  try {
    await product.ref.update({ sold }, { lastUpdateTime: product.updateTime });
  } catch (error) {
    if (!isOvertaken(error)) throw error;
  }
}

/**
 * Adds to how many pieces of products were sold, without reading any.
 * @param pieces by product, less than zero where some came back
 */
export function countSold(writes: Writes, siteId: string, pieces: ReadonlyMap<string, number>): void {
  for (const [productId, difference] of pieces)
    writes.set(firestore().doc(documents.soldCount(siteId, productId)), { pieces: FieldValue.increment(difference) }, { merge: true });
}
