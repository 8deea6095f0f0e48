import { TO_FULFILL } from "@awning/domain/order/state";
import { collections } from "@awning/domain/routes/firestore-paths";
import {
  and,
  collection,
  documentId,
  type Firestore,
  limit,
  or,
  orderBy,
  type Query,
  type QueryCompositeFilterConstraint,
  type QueryFilterConstraint,
  query,
  startAfter,
  where,
} from "firebase/firestore";

/** The saved views of the list. */
export const ORDER_VIEWS = ["all", "to_do", "unpaid", "to_ship", "done"] as const;
export type OrderViewName = (typeof ORDER_VIEWS)[number];

/** How a list is sorted, with the fields that say so. Other sorts than the newest need an index for each filter. */
export const ORDER_SORTS = ["newest", "oldest", "total"] as const;
export type OrderSort = (typeof ORDER_SORTS)[number];
export const SORTS: Readonly<Record<OrderSort, readonly (readonly [field: string, direction: "asc" | "desc"])[]>> = {
  newest: [["placedAt", "desc"]],
  oldest: [["placedAt", "asc"]],
  total: [
    ["total", "desc"],
    ["placedAt", "desc"],
  ],
};

/** How many entries of a list to read, and after which. */
export type OrdersPart = { count: number; cursor?: readonly unknown[] | null };

// Every open order waits for payment or shipping. For closed ones, the server marks those that need the owner.
const VIEWS: Record<OrderViewName, QueryCompositeFilterConstraint> = {
  all: and(),
  to_do: or(where("status", "in", ["pending", "open"]), where("needsOwner", "==", true)),
  unpaid: and(where("status", "in", ["pending", "open"]), where("paymentStatus", "in", ["unpaid", "failed"])),
  to_ship: and(where("status", "==", "open"), where("fulfilmentStatus", "in", TO_FULFILL)),
  done: and(where("status", "in", ["completed", "cancelled", "expired"])),
};

/** A shop's orders of one view that also match `also`, the newest first unless `sort` says otherwise. */
export function ordersQuery(
  db: Firestore,
  siteId: string,
  view: OrderViewName,
  { count, cursor = null }: OrdersPart,
  also: readonly QueryFilterConstraint[] = [],
  sort: OrderSort = "newest",
): Query {
  const sorted = SORTS[sort].map(([field, direction]) => orderBy(field, direction));
  const byId = orderBy(documentId(), sort === "oldest" ? "asc" : "desc");
  const orders = collection(db, collections.orders(siteId));
  return query(orders, and(VIEWS[view], ...also), ...sorted, byId, ...(cursor === null ? [] : [startAfter(...cursor)]), limit(count));
}
