import { FULFILMENT_STATUSES, ORDER_STATUSES, PAYMENT_STATUSES } from "@awning/domain/order/order";
import { addDays, momentOf } from "@awning/domain/time/zoned-time";
import { withinUnits } from "@awning/domain/values/characters";
import { ORDER_SORTS, type OrderFilter } from "#data/order/order-filter.ts";
import { ORDER_VIEWS } from "#data/order/order-queries.ts";

/** The state of the list as in its address. Days are in the shop's time zone, `2026-11-20`, or empty. */
export type ListState = Omit<OrderFilter, "from" | "until"> & { fromDay: string; toDay: string };

const SEARCH_MAX = 100;

/** Parses the address of the list; unknown values are ignored. */
export function readListState(parameters: URLSearchParams): ListState {
  const pick = <One extends string>(name: string, known: readonly One[]) => known.find((one) => one === parameters.get(name)) ?? null;
  const search = withinUnits((parameters.get("q") ?? "").trim(), SEARCH_MAX);
  return {
    view: pick("show", ORDER_VIEWS) ?? "all",
    status: pick("order", ORDER_STATUSES),
    paymentStatus: pick("payment", PAYMENT_STATUSES),
    fulfilmentStatus: pick("sent", FULFILMENT_STATUSES),
    fromDay: readDay(parameters.get("from")),
    toDay: readDay(parameters.get("to")),
    search,
    sort: search === "" ? (pick("sort", ORDER_SORTS) ?? "newest") : "newest",
  };
}

/** The address of the list, without default values. */
export function toParameters({
  view,
  status,
  paymentStatus,
  fulfilmentStatus,
  fromDay,
  toDay,
  search,
  sort,
}: ListState): Record<string, string> {
  const said = {
    show: view === "all" ? "" : view,
    q: search,
    order: status ?? "",
    payment: paymentStatus ?? "",
    sent: fulfilmentStatus ?? "",
    from: fromDay,
    to: toDay,
    sort: sort === "newest" || search !== "" ? "" : sort,
  };
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== ""));
}

/** The database filter: days become the moments they start and end in the shop's time zone. */
export function toFilter({ fromDay, toDay, ...rest }: ListState, zone: string): OrderFilter {
  const startOf = (day: string, later: number) => (day === "" ? null : momentOf({ day: addDays(day, later), minute: 0 }, zone));
  return { ...rest, from: startOf(fromDay, 0), until: startOf(toDay, 1) };
}

/** How many filters apply besides the view and the search. */
export function countFilters({ status, paymentStatus, fulfilmentStatus, fromDay, toDay }: ListState): number {
  return [status, paymentStatus, fulfilmentStatus, fromDay || toDay].filter(Boolean).length;
}

/** Clears the filters; view and search stay. */
export const NO_FILTERS = { status: null, paymentStatus: null, fulfilmentStatus: null, fromDay: "", toDay: "" } as const;

function readDay(text: string | null): string {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return "";
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text) ? text : "";
}
