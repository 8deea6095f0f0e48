import { onSnapshot, type Query } from "firebase/firestore";
import type * as z from "zod/mini";
import { fromDocuments } from "./documents.ts";
import { toFailure } from "./failures.ts";
import type { LiveMeta, Watch } from "./live.ts";

/** The most values in one Firestore `in` filter. */
export const IN_MAX = 30;

/** Watches as many queries as these values need, and reports once each has answered. */
export function watchChunks<Item extends object>(
  values: readonly string[],
  queryFor: (some: readonly string[]) => Query,
  schema: z.ZodMiniType<Item>,
): Watch<(Item & { id: string })[]> {
  return (next, fail) => {
    const chunks: ({ items: (Item & { id: string })[]; meta: LiveMeta } | null)[] = [];
    const stops: (() => void)[] = [];
    for (let at = 0; at < values.length; at += IN_MAX) {
      const index = chunks.push(null) - 1;
      const stop = onSnapshot(
        queryFor(values.slice(at, at + IN_MAX)),
        // A document missing from the cache may still exist, so this waits for the server to confirm.
        { includeMetadataChanges: true },
        (snapshot) => {
          const meta = { isPending: snapshot.metadata.hasPendingWrites, isFromCache: snapshot.metadata.fromCache };
          chunks[index] = { items: fromDocuments(schema, snapshot), meta };
          const known = chunks.filter((chunk) => chunk !== null);
          if (known.length < chunks.length) return;
          const isPending = known.some((chunk) => chunk.meta.isPending);
          const isFromCache = known.some((chunk) => chunk.meta.isFromCache);
          const items = known.flatMap((chunk) => chunk.items);
          next(items, { isPending, isFromCache });
        },
        (error) => fail(toFailure(error)),
      );
      stops.push(stop);
    }
    if (chunks.length === 0) next([], { isPending: false, isFromCache: false });
    return () => {
      for (const stop of stops) stop();
    };
  };
}
