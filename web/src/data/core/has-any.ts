import { collections } from "@awning/domain/routes/firestore-paths";
import { collection, limit, orderBy, type Query, query, where } from "firebase/firestore";
import * as z from "zod/mini";
import { firestore } from "./firestore.ts";
import { type Live, useLive } from "./live.ts";
import { watchQuery } from "./live-queries.ts";
import { newestQuery } from "./newest-query.ts";

/** Whether a site has any link, live: one small read, without loading the link schemas. */
export function useHasLinks(siteId: string): Live<boolean> {
  return useHasAny(`has-links/${siteId}`, () => query(collection(firestore(), collections.links(siteId)), limit(1)));
}

/** Whether a site has a product on sale, live: one read. */
export function useSellsSomething(siteId: string): Live<boolean> {
  return useHasAny(`sells-something/${siteId}`, () => newestQuery(firestore(), siteId, 1));
}

/** Whether a site was visited on a day or later, live: at most one read; `null` waits. */
export function useHasVisits(siteId: string, day: string | null): Live<boolean> {
  const some = () => query(collection(firestore(), collections.visitChunks(siteId)), where("day", ">=", day), orderBy("day"), limit(1));
  return useHasAny(day && `has-visits/${siteId}/${day}`, some);
}

function useHasAny(key: string | null, some: () => Query): Live<boolean> {
  const live = useLive(key, watchQuery(some, z.object({})));
  return live.state === "ready" ? { ...live, data: live.data.length > 0 } : live;
}
