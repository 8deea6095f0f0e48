import { bookingCollections, bookingDocuments } from "@awning/domain/booking/firestore-paths";
import { type HolderPlaceKind, holderPlaces } from "@awning/domain/booking/holders";
import type { Reservation } from "@awning/domain/booking/reservation";
import * as z from "zod/mini";
import { firestore } from "../core/admin.ts";
import { fromDocument } from "../core/documents.ts";
import type { Writes } from "../core/writes.ts";

const holderSchema = z.object({ reservationId: z.string() });
/** `since` in ms since 1970. */
type HolderPlace = { id: string; reservationId: string | null; since: number };

export async function listHolderPlaces(siteId: string, network: string, kind: HolderPlaceKind): Promise<HolderPlace[]> {
  const references = holderPlaces(network, kind).map((place) => firestore().doc(bookingDocuments.holder(siteId, place)));
  const found = await firestore().getAll(...references);
  return found.map((one) => ({
    id: one.id,
    reservationId: fromDocument(holderSchema, one)?.reservationId ?? null,
    since: one.createTime?.toMillis() ?? 0,
  }));
}

/** How many places all networks have taken of a site's time: who waits takes none, and guests' marks are beside them. One read. */
export async function countHolderPlaces(siteId: string): Promise<number> {
  return (await firestore().collection(bookingCollections.holders(siteId)).where("isOfTime", "==", true).count().get()).data().count;
}

/** Takes or frees the quota slot of a reservation's `holder`. The commit fails if the slot is taken. */
export function writeHolder(writes: Writes, before: Reservation | null, after: Reservation): void {
  const [had, has] = [before?.holder ?? null, after.holder];
  if (had === has) return;
  const at = (place: string) => firestore().doc(bookingDocuments.holder(after.siteId, place));
  if (had) writes.delete(at(had));
  if (has) writes.create(at(has), { reservationId: after.id, isOfTime: after.status !== "waiting" });
}
