import type { Query } from "firebase/firestore";
import type * as z from "zod/mini";
import { fromDocuments } from "./documents.ts";
import type { LiveMeta, Watch } from "./live.ts";
import { watchFound } from "./live-queries.ts";

/** The most values in one Firestore `in` filter. */
export const IN_MAX = 30;

/** Watches as many queries as these values need, and reports once each has answered. None of them is empty for the cache alone. */
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
      const stop = watchFound(
        queryFor(values.slice(at, at + IN_MAX)),
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
        fail,
      );
      stops.push(stop);
    }
    if (chunks.length === 0) next([], { isPending: false, isFromCache: false });
    return () => {
      for (const stop of stops) stop();
    };
  };
}
