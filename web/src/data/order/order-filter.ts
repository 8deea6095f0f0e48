import type { FulfilmentStatus, OrderStatus, PaymentStatus } from "@awning/domain/order/order";
import { readOrderSearch } from "@awning/domain/order/search";
import { type Firestore, or, type Query, type QueryFilterConstraint, Timestamp, where } from "firebase/firestore";
import { type OrdersPart, type OrderViewName, ordersQuery } from "./order-queries.ts";

/** Which orders a list holds: those of a view that also fit each of the others. `null` fits every order. */
export type OrderFilter = {
  view: OrderViewName;
  status: OrderStatus | null;
  paymentStatus: PaymentStatus | null;
  fulfilmentStatus: FulfilmentStatus | null;
  /** Placed at or after, and before, this moment in ms since 1970. */
  from: number | null;
  until: number | null;
  /** A number, the beginning of a name, of an e-mail address or of something that was bought, as typed. */
  search: string;
};

/**
 * The orders that fit a filter. However many there are, it reads at most `count`: of a search with several words the
 * database looks for one, and whoever asks compares the others.
 */
export function filteredOrdersQuery(db: Firestore, siteId: string, filter: OrderFilter, part: OrdersPart): Query {
  return ordersQuery(db, siteId, filter.view, part, [...axes(filter), ...days(filter), ...searched(filter.search)]);
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
