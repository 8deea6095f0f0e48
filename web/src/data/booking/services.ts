import { bookingCollections, bookingDocuments } from "@awning/domain/booking/firestore-paths";
import { SERVICES_MAX, type Service, type ServiceDraft, serviceDraftSchema, storedServiceSchema } from "@awning/domain/booking/service";
import { slugify } from "@awning/domain/product/slug";
import { changedFields } from "@awning/domain/values/row-changes";
import { collection, deleteDoc, doc, limit, orderBy, query, serverTimestamp, setDoc, updateDoc } from "firebase/firestore";
import { firestore } from "../core/firestore.ts";
import { inLatin } from "../core/in-latin.ts";
import { type Live, useLive } from "../core/live.ts";
import { watchQuery } from "../core/live-queries.ts";
import { trackWrite } from "../core/save-state.ts";
import { numberedSlug } from "../product/product-writes.ts";

/** The services of an owner in sort order, including archived ones, at most {@link SERVICES_MAX}, live. */
export function useServices(siteId: string | null): Live<Service[]> {
  return useLive(
    siteId && `services/${siteId}`,
    watchQuery(
      () => query(collection(firestore(), bookingCollections.services(siteId ?? "")), orderBy("sortKey"), limit(SERVICES_MAX)),
      storedServiceSchema,
    ),
  );
}

/** Creates a service. @returns its id at once; the write is sent when there is a connection */
export function createService(siteId: string, draft: ServiceDraft): { id: string; write: Promise<void> } {
  const reference = doc(collection(firestore(), bookingCollections.services(siteId)));
  const now = serverTimestamp();
  return { id: reference.id, write: trackWrite(setDoc(reference, { ...serviceDraftSchema.parse(draft), createdAt: now, updatedAt: now })) };
}

/** Writes only the fields that differ from `before`, so changes from other devices are kept. @throws ZodError */
export function updateService(siteId: string, serviceId: string, before: ServiceDraft, after: ServiceDraft): Promise<void> {
  const draft = serviceDraftSchema.parse(after);
  const fields = Object.fromEntries(changedFields(before, draft).map((field) => [field, draft[field]]));
  if (Object.keys(fields).length === 0) return Promise.resolve();
  return trackWrite(updateDoc(reference(siteId, serviceId), { ...fields, updatedAt: serverTimestamp() }));
}

/** Deletes a service. Existing bookings keep their copy of it. */
export function deleteService(siteId: string, serviceId: string): Promise<void> {
  return trackWrite(deleteDoc(reference(siteId, serviceId)));
}

/** Restores a deleted service under its old id. */
export function restoreService(siteId: string, { id, createdAt: _, updatedAt: __, ...draft }: Service): Promise<void> {
  const now = serverTimestamp();
  return trackWrite(setDoc(reference(siteId, id), { ...draft, createdAt: now, updatedAt: now }));
}

/** A slug for a title that none of these services uses. */
export async function freeServiceSlug(all: readonly Pick<Service, "slug">[], title: string): Promise<string> {
  const wanted = slugify(await inLatin(title), "service");
  for (let attempt = 1; ; attempt += 1) {
    const slug = numberedSlug(wanted, attempt);
    if (all.every((one) => one.slug !== slug)) return slug;
  }
}

const reference = (siteId: string, serviceId: string) => doc(firestore(), bookingDocuments.service(siteId, serviceId));
