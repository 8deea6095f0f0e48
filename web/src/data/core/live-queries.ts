import { type DocumentReference, type DocumentSnapshot, onSnapshot, type Query } from "firebase/firestore";
import type * as z from "zod/mini";
import { fromDocument, fromDocuments } from "./documents.ts";
import { toFailure } from "./failures.ts";
import type { Watch } from "./live.ts";

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

/** Follows a query for `useLive`. An empty result that only the cache knows about is no answer yet while online. */
export function watchQuery<T extends object>(query: () => Query, schema: z.ZodMiniType<T>): Watch<(T & { id: string })[]> {
  return (next, fail) =>
    onSnapshot(
      query(),
      { includeMetadataChanges: true },
      (snapshot) => {
        const { hasPendingWrites: isPending, fromCache: isFromCache } = snapshot.metadata;
        if (snapshot.empty && isFromCache && navigator.onLine) return;
        next(fromDocuments(schema, snapshot), { isPending, isFromCache });
      },
      (error) => fail(toFailure(error)),
    );
}
