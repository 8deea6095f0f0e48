import { informationDocuments } from "@awning/domain/site/information-documents";
import { type OwnView, ownViewsSchema, readOwnViews, writeOwnViews } from "@awning/domain/site/own-views";
import { doc, setDoc } from "firebase/firestore";
import { toFailure } from "../core/failures.ts";
import { firestore } from "../core/firestore.ts";
import { type Live, useLive } from "../core/live.ts";
import { watchDocument } from "../core/live-queries.ts";
import { trackWrite } from "../core/save-state.ts";

/** The lists of which an owner saves views. */
export type ViewedList = "orderViews" | "peopleViews";

/** The views of a list that the owner saved, live; none until they save one. */
export function useOwnViews(list: ViewedList, siteId: string): Live<OwnView[]> {
  const live = useLive(
    `${list}/${siteId}`,
    watchDocument(() => doc(firestore(), informationDocuments[list](siteId)), ownViewsSchema),
  );
  return live.state === "ready" ? { ...live, data: live.data === null ? [] : readOwnViews(live.data) } : live;
}

/** Saves all views of a list. Settles when the server has them; offline they are queued. */
export async function saveOwnViews(list: ViewedList, siteId: string, views: readonly OwnView[]): Promise<void> {
  const write = setDoc(doc(firestore(), informationDocuments[list](siteId)), writeOwnViews(views));
  await trackWrite(write).catch((error: unknown) => Promise.reject(toFailure(error)));
}
