import { chunkSchema } from "@awning/domain/analytics/event";
import type { DayRange } from "@awning/domain/analytics/query";
import { VISIT_CHUNKS_MAX, VISIT_FILES_MAX, visitFileSchema } from "@awning/domain/analytics/stored";
import { collections } from "@awning/domain/routes/firestore-paths";
import { collection, limit, orderBy, query, where } from "firebase/firestore";
import * as z from "zod/mini";
import { toMillis } from "#data/core/documents.ts";
import { firestore } from "#data/core/firestore.ts";
import { type Live, useLive, type Watch } from "#data/core/live.ts";
import { watchFound, watchQuery } from "#data/core/live-queries.ts";

/** Events of the days from `first` on that are not closed yet, live. */
export function useVisitChunks(siteId: string | null, first: string): Live<{ id: string; day: string; rows: string[] }[]> {
  return useLive(
    siteId && `visit-chunks/${siteId}/${first}`,
    watchQuery(
      () =>
        query(
          collection(firestore(), collections.visitChunks(siteId ?? "")),
          where("day", ">=", first),
          orderBy("day"),
          limit(VISIT_CHUNKS_MAX),
        ),
      chunkSchema,
    ),
  );
}

/** A day that exceeds one document is split into several. */
const DAY_FILES_MAX = 3;

/** Packed visits of closed days or of a closed month. */
export type PackedVisits = { id: string; first: string; last: string; updatedAt: number; bytes: Uint8Array };
const packedSchema = z.pick(visitFileSchema, { first: true, last: true, updatedAt: true });
/** The type Firestore's client returns for bytes. */
const bytesSchema = z.custom<{ toUint8Array: () => Uint8Array }>(
  (value) => typeof value === "object" && value !== null && "toUint8Array" in value,
);

/**
 * The files that cover a range, one read each: at most thirty days plus the months. For a single day, the files that may
 * contain it.
 */
export function useVisitFiles(siteId: string | null, range: DayRange): Live<PackedVisits[]> {
  const isOneDay = range.first === range.last;
  const watch: Watch<PackedVisits[]> = (next, fail) =>
    watchFound(
      query(
        collection(firestore(), collections.visitFiles(siteId ?? "")),
        where("last", ">=", range.first),
        orderBy("last"),
        limit(isOneDay ? DAY_FILES_MAX : VISIT_FILES_MAX),
      ),
      (snapshot) => {
        const { hasPendingWrites: isPending, fromCache: isFromCache } = snapshot.metadata;
        const files = snapshot.docs.flatMap((one): PackedVisits[] => {
          const { bytes: stored, ...fields } = one.data();
          const [file, bytes] = [packedSchema.safeParse(toMillis(fields)), bytesSchema.safeParse(stored)];
          if (file.success && bytes.success) return [{ ...file.data, id: one.id, bytes: bytes.data.toUint8Array() }];
          console.warn(`Document ${one.ref.path} does not fit its schema`);
          return [];
        });
        next(files, { isPending, isFromCache });
      },
      fail,
    );
  return useLive(siteId && `visit-files/${siteId}/${range.first}/${isOneDay}`, watch);
}
