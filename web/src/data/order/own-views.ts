import { type OwnView, ownViewsSchema, readOwnViews, writeOwnViews } from "@awning/domain/order/own-views";
import { informationDocuments } from "@awning/domain/site/information-documents";
import { doc, setDoc } from "firebase/firestore";
import { toFailure } from "../core/failures.ts";
import { firestore } from "../core/firestore.ts";
import { type Live, useLive } from "../core/live.ts";
import { watchDocument } from "../core/live-queries.ts";
import { trackWrite } from "../core/save-state.ts";

/** The views of orders that the owner saved, live; none until they save one. */
export function useOwnViews(siteId: string): Live<OwnView[]> {
  const live = useLive(
    `order-views/${siteId}`,
    watchDocument(() => doc(firestore(), informationDocuments.orderViews(siteId)), ownViewsSchema),
  );
  return live.state === "ready" ? { ...live, data: live.data === null ? [] : readOwnViews(live.data) } : live;
}

/** Saves all views of the owner. Settles when the server has them; offline they are queued. */
export async function saveOwnViews(siteId: string, views: readonly OwnView[]): Promise<void> {
  const write = setDoc(doc(firestore(), informationDocuments.orderViews(siteId)), writeOwnViews(views));
  await trackWrite(write).catch((error: unknown) => Promise.reject(toFailure(error)));
}
