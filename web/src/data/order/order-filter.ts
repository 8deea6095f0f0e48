import type { FulfilmentStatus, OrderStatus, PaymentStatus } from "@awning/domain/order/order";
import { readOrderSearch } from "@awning/domain/order/search";
import { type Firestore, or, type Query, type QueryFilterConstraint, Timestamp, where } from "firebase/firestore";
import { type OrderSort, type OrdersPart, type OrderViewName, ordersQuery } from "./order-queries.ts";

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
  return ordersQuery(db, siteId, filter.view, part, also, filter.sort);
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
