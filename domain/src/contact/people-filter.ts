import { withinUnits } from "../values/characters.ts";
import { beginWords } from "../values/search-terms.ts";
import { LABEL_MAX, type Person } from "./person.ts";

export const PEOPLE_VIEWS = ["all", "buyers", "guests", "chats", "subscribed"] as const;
export const PEOPLE_SORTS = ["seen", "spent", "orders", "name"] as const;
/** Days for which somebody was not seen. */
export const AWAY_DAYS = [30, 90, 180, 365] as const;
const SEARCH_MAX = 100;
const SPENT_MAX = 1_000_000_000;
const DAY_MS = 86_400_000;

export type PeopleView = (typeof PEOPLE_VIEWS)[number];
export type PeopleSort = (typeof PEOPLE_SORTS)[number];

/** Which people a list has: those of a view who match every other field. `null`, `false` and an empty text match everyone. */
export type PeopleFilter = {
  view: PeopleView;
  label: string | null;
  /** The id of a product that they bought. */
  product: string | null;
  /** Not seen for so many days. */
  away: number | null;
  hasNoShow: boolean;
  /** They spent at least this in one currency, minor units. */
  spent: number | null;
  /** Words of a name or the beginning of an address, as typed. */
  search: string;
  sort: PeopleSort;
};

/** The source that each view has. */
export const VIEW_SOURCES = { buyers: "order", guests: "booking", chats: "chat" } as const;

/** The filter of an address of the list; unknown values are ignored. */
export function readPeopleFilter(address: URLSearchParams): PeopleFilter {
  const pick = <One extends string>(name: string, known: readonly One[]) => known.find((one) => one === address.get(name)) ?? null;
  const spent = Number(address.get("spent"));
  const product = address.get("product") ?? "";
  return {
    view: pick("view", PEOPLE_VIEWS) ?? "all",
    label: withinUnits(address.get("label") ?? "", LABEL_MAX) || null,
    product: /^[\w-]{1,64}$/.test(product) ? product : null,
    away: AWAY_DAYS.find((days) => String(days) === address.get("away")) ?? null,
    hasNoShow: address.get("noshow") === "1",
    spent: Number.isSafeInteger(spent) && spent > 0 ? Math.min(spent, SPENT_MAX) : null,
    search: withinUnits((address.get("q") ?? "").trim(), SEARCH_MAX),
    sort: pick("sort", PEOPLE_SORTS) ?? "seen",
  };
}

/** The address of a filter, without what matches everyone. */
export function writePeopleFilter(filter: PeopleFilter): Record<string, string> {
  const said = {
    view: filter.view === "all" ? "" : filter.view,
    q: filter.search,
    label: filter.label ?? "",
    product: filter.product ?? "",
    away: String(filter.away ?? ""),
    noshow: filter.hasNoShow ? "1" : "",
    spent: String(filter.spent ?? ""),
    sort: canSort(filter) && filter.sort !== "seen" ? filter.sort : "",
  };
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== ""));
}

/** Whether a list can be sorted: a search and a range of times or sums are read in an order of their own. */
export function canSort({ search, spent, away }: PeopleFilter): boolean {
  return search === "" && spent === null && away === null;
}

export function sortOf(filter: PeopleFilter): PeopleSort {
  if (canSort(filter)) return filter.sort;
  return filter.search === "" && filter.spent !== null ? "spent" : "seen";
}

/** How many filters apply beside view, label and search. */
export function countPeopleFilters({ product, away, hasNoShow, spent }: PeopleFilter): number {
  return [product, away, hasNoShow || null, spent].filter((one) => one !== null).length;
}

/** Before when somebody was last seen who is `days` away, ms since 1970. The start of a day in UTC, so that a list keeps its query. */
export function awaySince(days: number, now: number): number {
  return Math.floor(now / DAY_MS) * DAY_MS - days * DAY_MS;
}

/** Whether a person matches every field of the filter. `now` in ms since 1970. */
export function fitsPeopleFilter(person: Person, filter: PeopleFilter, now: number): boolean {
  const { view, label, product, away, spent } = filter;
  return (
    (view === "all" || (view === "subscribed" ? person.marketing === "subscribed" : person.sources.includes(VIEW_SOURCES[view]))) &&
    (label === null || person.labels.includes(label)) &&
    (product === null || person.productIds.includes(product)) &&
    (away === null || person.lastSeen < awaySince(away, now)) &&
    (!filter.hasNoShow || person.hasNoShow) &&
    (spent === null || person.spentMost >= spent) &&
    beginWords([person.name, person.email, ...person.otherEmails], filter.search)
  );
}
