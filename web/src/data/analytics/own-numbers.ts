import { type Act, actsOfProduct } from "@awning/domain/analytics/acts";
import { type Goal, type OwnNote, type OwnNumbers, ownNumbersDocument, ownNumbersSchema } from "@awning/domain/analytics/own-numbers";
import { bookingCollections } from "@awning/domain/booking/firestore-paths";
import { discountSchema } from "@awning/domain/discount/discount";
import { pricePointSchema } from "@awning/domain/product/law/price-point";
import { collections } from "@awning/domain/routes/firestore-paths";
import { timestampSchema } from "@awning/domain/time/timestamp";
import { collection, deleteField, doc, limit, orderBy, query, setDoc, where } from "firebase/firestore";
import { useMemo } from "react";
import * as z from "zod/mini";
import { toFailure } from "../core/failures.ts";
import { firestore } from "../core/firestore.ts";
import { dataOr, type Live, useLive } from "../core/live.ts";
import { watchDocument, watchQuery } from "../core/live-queries.ts";
import { trackWrite } from "../core/save-state.ts";
import { useLinks } from "../link/links.ts";
import { usePageIndex } from "../page/site-pages.ts";

// What an owner adds to their numbers, and what they did that may explain them.

const NONE: OwnNumbers = { notes: [], goals: [] };

/** The notes and goals of a site, live; none until they save one. */
export function useOwnNumbers(siteId: string): Live<OwnNumbers> {
  const live = useLive(
    `own-numbers/${siteId}`,
    watchDocument(() => doc(firestore(), ownNumbersDocument(siteId)), ownNumbersSchema),
  );
  return live.state === "ready" ? { ...live, data: live.data ?? NONE } : live;
}

/** Saves a note. Settles when the server has it; offline it is queued. @throws Failure */
export function saveNote(siteId: string, note: OwnNote): Promise<void> {
  return write(siteId, { notes: { [note.id]: { ...note, place: 0 } } });
}

/** @throws Failure */
export function deleteNote(siteId: string, { id }: OwnNote): Promise<void> {
  return write(siteId, { notes: { [id]: deleteField() } });
}

/** Saves a goal. @throws Failure */
export function saveGoal(siteId: string, goal: Goal): Promise<void> {
  return write(siteId, { goals: { [goal.id]: { ...goal, place: 0 } } });
}

/** @throws Failure */
export function deleteGoal(siteId: string, { id }: Goal): Promise<void> {
  return write(siteId, { goals: { [id]: deleteField() } });
}

async function write(siteId: string, rows: Record<string, Record<string, unknown>>): Promise<void> {
  const sent = setDoc(doc(firestore(), ownNumbersDocument(siteId)), rows, { merge: true });
  await trackWrite(sent).catch((error: unknown) => Promise.reject(toFailure(error)));
}

/** Records of a kind that are looked at, the latest first: what is read does not grow with the shop. */
const ACTS_READ = 20;
const productSchema = z.object({ title: z.string(), createdAt: timestampSchema, prices: z.optional(z.array(pricePointSchema)) });
const serviceSchema = z.object({ title: z.string(), createdAt: timestampSchema, state: z.string() });

/**
 * What the owner did since `from` (ms since 1970), of the latest records of each kind. Without a site it waits; what cannot be read is left out.
 */
export function useActs(siteId: string | null, from: number): Act[] {
  const products = useLive(
    siteId && `acts/products/${siteId}/${from}`,
    watchQuery(() => latest(collections.products(siteId ?? ""), "updatedAt", from), productSchema),
  );
  const services = useLive(
    siteId && `acts/services/${siteId}/${from}`,
    watchQuery(() => latest(bookingCollections.services(siteId ?? ""), "createdAt", from), serviceSchema),
  );
  // One that was made before may begin later.
  const codes = useLive(
    siteId && `acts/codes/${siteId}`,
    watchQuery(() => latest(collections.discounts(siteId ?? ""), "createdAt", 0), discountSchema),
  );
  const pages = usePageIndex(siteId);
  const links = useLinks();
  return useMemo(() => {
    const now = Date.now();
    return [
      ...dataOr(products, []).flatMap(actsOfProduct),
      ...dataOr(services, []).flatMap(({ state, createdAt: at, title: name }): Act[] =>
        state === "active" ? [{ kind: "service", at, name }] : [],
      ),
      ...dataOr(codes, []).map(({ startsAt, createdAt, id: name }): Act => ({ kind: "code", at: startsAt ?? createdAt, name })),
      ...Object.values(dataOr(pages, null)?.pages ?? {}).map(({ changed: at, title: name }): Act => ({ kind: "page", at, name })),
      ...dataOr(links, []).map(({ createdAt: at, title, url }): Act => ({ kind: "link", at, name: title || url })),
    ].filter(({ at }) => at >= from && at <= now);
  }, [products, services, codes, pages, links, from]);
}

function latest(path: string, field: "createdAt" | "updatedAt", from: number) {
  return query(collection(firestore(), path), where(field, ">=", new Date(from)), orderBy(field, "desc"), limit(ACTS_READ));
}
