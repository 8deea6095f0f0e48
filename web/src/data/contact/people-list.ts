import {
  awaySince,
  fitsPeopleFilter,
  type PeopleFilter,
  type PeopleSort,
  sortOf,
  VIEW_SOURCES,
} from "@awning/domain/contact/people-filter";
import { PEOPLE_EXPORTED_AT_ONCE, PEOPLE_PAGE, personSchema } from "@awning/domain/contact/person";
import { collections } from "@awning/domain/routes/firestore-paths";
import { termOf } from "@awning/domain/values/search-terms";
import {
  collection,
  documentId,
  type Firestore,
  getDocsFromServer,
  limit,
  orderBy,
  type Query,
  type QueryConstraint,
  type QuerySnapshot,
  query,
  startAfter,
  where,
} from "firebase/firestore";
import { fromDocuments } from "../core/documents.ts";
import { toFailure } from "../core/failures.ts";
import { firestore } from "../core/firestore.ts";
import { type Live, useLive } from "../core/live.ts";
import { watchPages, watchQuery } from "../core/live-queries.ts";
import type { WatchPage } from "../core/pages.ts";
import type { StoredPerson } from "./one-person.ts";

/** The fields of each sort; each needs an index with each filter. Equals are in the direction of the last field by their ids. */
const SORTS: Readonly<Record<PeopleSort, readonly (readonly [field: string, direction: "asc" | "desc"])[]>> = {
  seen: [["lastSeen", "desc"]],
  spent: [
    ["spentMost", "desc"],
    ["lastSeen", "desc"],
  ],
  orders: [
    ["orders", "desc"],
    ["lastSeen", "desc"],
  ],
  name: [["sortName", "asc"]],
};

/** How many people to read, and after which. */
type Part = { count: number; cursor?: readonly unknown[] | null };

/**
 * People for a filter, at most `count` reads. The query has one of the filters, that which fits the fewest, and the range of what it sorts
 * by; the caller compares the others.
 */
export function peopleQuery(db: Firestore, siteId: string, filter: PeopleFilter, { count, cursor = null }: Part, now: number): Query {
  const sort = sortOf(filter);
  const fields = SORTS[sort];
  return query(
    collection(db, collections.persons(siteId)),
    ...narrowed(filter),
    ...(sort === "spent" && filter.spent !== null ? [where("spentMost", ">=", filter.spent)] : []),
    ...(sort === "seen" && filter.away !== null ? [where("lastSeen", "<", awaySince(filter.away, now))] : []),
    ...fields.map(([field, direction]) => orderBy(field, direction)),
    orderBy(documentId(), fields.at(-1)?.[1]),
    ...(cursor === null ? [] : [startAfter(...cursor)]),
    limit(count),
  );
}

function narrowed({ view, label, product, hasNoShow, search }: PeopleFilter): QueryConstraint[] {
  const term = termOf(search);
  if (term !== null) return [where("searchTerms", "array-contains", term)];
  if (hasNoShow) return [where("hasNoShow", "==", true)];
  if (label !== null) return [where("labels", "array-contains", label)];
  if (product !== null) return [where("productIds", "array-contains", product)];
  if (view === "all") return [];
  return view === "subscribed" ? [where("marketing", "==", "subscribed")] : [where("sources", "array-contains", VIEW_SOURCES[view])];
}

/** People that match a filter, page by page, sorted as it says. */
export function watchPeoplePage(siteId: string, filter: PeopleFilter, now: number): WatchPage<StoredPerson> {
  return watchPages(
    (cursor) => peopleQuery(firestore(), siteId, filter, { count: PEOPLE_PAGE, cursor }, now),
    (found) => fitting(found, filter, now),
    (found) => cursorAfter(found, filter, PEOPLE_PAGE),
  );
}

/**
 * Everyone who matches a filter, sorted as the list, read page by page. `onRead` is told how many there are so far.
 * @throws Failure `offline` when a page cannot be read, because a partial list would look complete
 */
export async function fetchPeople(
  siteId: string,
  filter: PeopleFilter,
  now: number,
  onRead: (count: number) => void,
): Promise<StoredPerson[]> {
  const people: StoredPerson[] = [];
  try {
    for (let cursor: readonly unknown[] | null = null; ; ) {
      const count = PEOPLE_EXPORTED_AT_ONCE;
      const page: QuerySnapshot = await getDocsFromServer(peopleQuery(firestore(), siteId, filter, { count, cursor }, now));
      people.push(...fitting(page, filter, now));
      onRead(people.length);
      cursor = cursorAfter(page, filter, count);
      if (cursor === null) return people;
    }
  } catch (error) {
    throw toFailure(error);
  }
}

/** People with a word that begins with what was typed, the last seen first, at most `count`; without a site it waits. */
export function useFoundPeople(siteId: string | null, search: string, count: number): Live<StoredPerson[]> {
  const terms = () => [where("searchTerms", "array-contains", termOf(search) ?? ""), orderBy("lastSeen", "desc"), limit(count)];
  return useLive(
    siteId && `found-people/${siteId}/${search}/${count}`,
    watchQuery(() => query(collection(firestore(), collections.persons(siteId ?? "")), ...terms()), personSchema),
  );
}

function fitting(page: QuerySnapshot, filter: PeopleFilter, now: number): StoredPerson[] {
  return fromDocuments(personSchema, page).filter((person) => fitsPeopleFilter(person, filter, now));
}

function cursorAfter(page: QuerySnapshot, filter: PeopleFilter, count: number): readonly unknown[] | null {
  const last = page.docs[page.size - 1];
  if (!last || page.size < count) return null;
  return [...SORTS[sortOf(filter)].map(([field]) => last.get(field)), last.id];
}
