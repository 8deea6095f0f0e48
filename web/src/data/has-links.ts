import { collections } from "@awning/domain/collections";
import { collection, limit, query } from "firebase/firestore";
import * as z from "zod/mini";
import { firestore } from "./firestore.ts";
import { type Live, useLive } from "./live.ts";
import { watchQuery } from "./live-queries.ts";

/** Whether a site has a link at all, live: one small read, without what knows links. */
export function useHasLinks(siteId: string): Live<boolean> {
  const live = useLive(
    `has-links/${siteId}`,
    watchQuery(() => query(collection(firestore(), collections.links(siteId)), limit(1)), z.object({})),
  );
  return live.state === "ready" ? { ...live, data: live.data.length > 0 } : live;
}
