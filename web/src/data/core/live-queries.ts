import { Failure } from "@awning/domain/errors/failure";
import { type DocumentReference, type DocumentSnapshot, onSnapshot, type Query, type QuerySnapshot } from "firebase/firestore";
import type * as z from "zod/mini";
import { fromDocument, fromDocuments } from "./documents.ts";
import { toFailure } from "./failures.ts";
import type { Watch } from "./live.ts";
import type { WatchPage } from "./pages.ts";

/**
 * Watches one document for `useLive`; the value is `null` when it does not exist. A document missing only from the cache is
 * not reported, because the server may have it.
 */
export function watchDocument<T>(reference: () => DocumentReference, schema: z.ZodMiniType<T>): Watch<(T & { id: string }) | null> {
  return (next, fail) => {
    const show = (snapshot: DocumentSnapshot) => {
      const { hasPendingWrites: isPending, fromCache: isFromCache } = snapshot.metadata;
      try {
        const value = fromDocument(schema, snapshot);
        next(value === null ? null : { ...value, id: snapshot.id }, { isPending, isFromCache });
      } catch (error) {
        fail(toFailure(error));
      }
    };
    return onSnapshot(
      reference(),
      { includeMetadataChanges: true },
      (snapshot) => (snapshot.exists() || !snapshot.metadata.fromCache ? show(snapshot) : undefined),
      (error) => fail(toFailure(error)),
    );
  };
}

/** Watches a query for `useLive`. */
export function watchQuery<T extends object>(query: () => Query, schema: z.ZodMiniType<T>): Watch<(T & { id: string })[]> {
  return (next, fail) =>
    watchFound(
      query(),
      (snapshot) => {
        const { hasPendingWrites: isPending, fromCache: isFromCache } = snapshot.metadata;
        next(fromDocuments(schema, snapshot), { isPending, isFromCache });
      },
      fail,
    );
}

/** Where a page of a list starts: after these sort values; `null` is the beginning. */
type Cursor = readonly unknown[] | null;

/** Watches a list for `useLivePages`. `after` is where the next page starts, `null` when this one is the last. */
export function watchPages<T>(
  queryAt: (cursor: Cursor) => Query,
  read: (found: QuerySnapshot) => T[],
  after: (found: QuerySnapshot) => Cursor,
): WatchPage<T> {
  return (cursor, next, fail) =>
    watchFound(queryAt(cursor), (found) => next({ items: read(found), cursor: after(found), isFromCache: found.metadata.fromCache }), fail);
}

/**
 * Watches a search. An empty cache result is not reported, because the server may have matches; offline, the list reports
 * `offline` until the server answers.
 */
export function watchFound(query: Query, show: (found: QuerySnapshot) => void, fail: (failure: Failure) => void): () => void {
  let isAnswered = false;
  return onSnapshot(
    query,
    { includeMetadataChanges: true },
    (found) => {
      isAnswered ||= !found.metadata.fromCache;
      if (isAnswered || !found.empty) show(found);
      else if (!navigator.onLine) fail(new Failure("offline", { reason: "unread" }));
    },
    (error) => fail(toFailure(error)),
  );
}
