import { TO_FULFILL } from "@awning/domain/order/to-fulfill";
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

/** How many entries of a list to read, and after which. */
export type OrdersPart = { count: number; cursor?: readonly unknown[] | null };

// Every open order waits for payment, shipping or its carrier (`isWithCarrier`). For closed ones, the server marks those that need the owner.
const VIEWS: Record<OrderViewName, QueryCompositeFilterConstraint> = {
  all: and(),
  to_do: or(where("status", "in", ["pending", "open"]), where("needsOwner", "==", true)),
  unpaid: and(where("status", "in", ["pending", "open"]), where("paymentStatus", "in", ["unpaid", "failed"])),
  to_ship: and(where("status", "==", "open"), where("fulfilmentStatus", "in", TO_FULFILL)),
  done: and(where("status", "in", ["completed", "cancelled", "expired"])),
};

/** A shop's orders of one view that also match `also`, newest first unless `sorted` says otherwise. */
export function ordersQuery(
  db: Firestore,
  siteId: string,
  view: OrderViewName,
  { count, cursor = null }: OrdersPart,
  also: readonly QueryFilterConstraint[] = [],
  sorted = [orderBy("placedAt", "desc"), orderBy(documentId(), "desc")],
): Query {
  const orders = collection(db, collections.orders(siteId));
  return query(orders, and(VIEWS[view], ...also), ...sorted, ...(cursor === null ? [] : [startAfter(...cursor)]), limit(count));
}
