import { Failure } from "@awning/domain/errors/failure";
import { type DocumentReference, type DocumentSnapshot, onSnapshot, type Query, type QuerySnapshot } from "firebase/firestore";
import type * as z from "zod/mini";
import { fromDocument, fromDocuments } from "./documents.ts";
import { toFailure } from "./failures.ts";
import type { Watch } from "./live.ts";
import type { WatchPage } from "./pages.ts";

/**
 * Follows one document for `useLive`; the value is `null` while there is none. A missing document that only the cache
 * knows about is no answer yet: the server may have it.
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

/** Follows a query for `useLive`. */
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

/** Where a page of a list begins: after what these values stand for; `null` is the beginning. */
type Cursor = readonly unknown[] | null;

/** Follows a list for `useLivePages`. `after` says where the next page begins, `null` when this one is the last. */
export function watchPages<T>(
  queryAt: (cursor: Cursor) => Query,
  read: (found: QuerySnapshot) => T[],
  after: (found: QuerySnapshot) => Cursor,
): WatchPage<T> {
  return (cursor, next, fail) =>
    watchFound(queryAt(cursor), (found) => next({ items: read(found), cursor: after(found), isFromCache: found.metadata.fromCache }), fail);
}

/**
 * Follows what a query finds. Nothing found in the cache is no answer, because the server may have some: it is waited for, and
 * without a connection the list is told to be `offline` until the server has answered.
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
