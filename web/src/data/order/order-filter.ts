import type { FulfilmentStatus, OrderStatus, PaymentStatus } from "@awning/domain/order/order";
import { readOrderSearch } from "@awning/domain/order/search";
import {
  documentId,
  type Firestore,
  or,
  orderBy,
  type Query,
  type QueryFilterConstraint,
  type QueryOrderByConstraint,
  Timestamp,
  where,
} from "firebase/firestore";
import { type OrdersPart, type OrderViewName, ordersQuery } from "./order-queries.ts";

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

/** Which orders a list contains: those of a view that match every other field. `null` matches every order. */
export type OrderFilter = {
  view: OrderViewName;
  status: OrderStatus | null;
  paymentStatus: PaymentStatus | null;
  fulfilmentStatus: FulfilmentStatus | null;
  /** Placed at or after `from` and before `to`, in ms since 1970. */
  from: number | null;
  until: number | null;
  /** A number, or the beginning of a name, an email address or a product, as typed. */
  search: string;
  /** A search is always sorted by the newest. */
  sort: OrderSort;
};

/**
 * The orders that match a filter, at most `count` reads. Of a search with several words, the query matches one and the caller
 * filters by the others.
 */
export function filteredOrdersQuery(db: Firestore, siteId: string, filter: OrderFilter, part: OrdersPart): Query {
  const also = [...axes(filter), ...days(filter), ...searched(filter.search)];
  return ordersQuery(db, siteId, filter.view, part, also, sorted(filter.sort));
}

/** The id decides between equals, in the direction of the last field. */
function sorted(sort: OrderSort): QueryOrderByConstraint[] {
  const fields = SORTS[sort];
  return [...fields.map(([field, direction]) => orderBy(field, direction)), orderBy(documentId(), fields.at(-1)?.[1])];
}

function axes(filter: OrderFilter): QueryFilterConstraint[] {
  const fields = ["status", "paymentStatus", "fulfilmentStatus"] as const;
  return fields.flatMap((field) => (filter[field] === null ? [] : [where(field, "==", filter[field])]));
}

function days({ from, until }: OrderFilter): QueryFilterConstraint[] {
  return [
    ...(from === null ? [] : [where("placedAt", ">=", Timestamp.fromMillis(from))]),
    ...(until === null ? [] : [where("placedAt", "<", Timestamp.fromMillis(until))]),
  ];
}

function searched(typed: string): QueryFilterConstraint[] {
  const search = readOrderSearch(typed);
  if (search === null) return [];
  const ways = [
    where("searchTerms", "array-contains", search.term),
    ...(search.number === null ? [] : [where("number", "==", search.number)]),
  ];
  return [or(...ways)];
}
