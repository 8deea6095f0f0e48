import { COUNT_DAYS, COUNT_DOCUMENTS_MAX, type DayCounts, dayCountsSchema, firstOfDays } from "@awning/domain/analytics/counts";
import { collections } from "@awning/domain/routes/firestore-paths";
import { collection, limit, orderBy, query, where } from "firebase/firestore";
import { firestore } from "#data/core/firestore.ts";
import { type Live, useLive } from "#data/core/live.ts";
import { watchQuery } from "#data/core/live-queries.ts";

/**
 * The counts of the last {@link COUNT_DAYS} days, live. Each day is one document, up to eight for a busy one: 28 to 224 reads
 * at first, then only the chunks of today that change.
 * @param today the current day in the owner's time zone; `null` waits
 */
export function useDayCounts(siteId: string, today: string | null): Live<DayCounts[]> {
  const from = today === null ? null : firstOfDays(today, COUNT_DAYS);
  return useLive(
    from && `counts/${siteId}/${from}`,
    watchQuery(
      () =>
        query(
          collection(firestore(), collections.dayCounts(siteId)),
          where("day", ">=", from),
          orderBy("day", "desc"),
          limit(COUNT_DOCUMENTS_MAX),
        ),
      dayCountsSchema,
    ),
  );
}
