import { DISCOUNTS_MAX, type Discount, type DiscountDraft, discountDraftSchema, discountSchema } from "@awning/domain/discount/discount";
import { Failure } from "@awning/domain/errors/failure";
import { collections, documents } from "@awning/domain/routes/firestore-paths";
import { toDocument } from "@awning/domain/time/timestamp";
import { changedFields } from "@awning/domain/values/row-changes";
import {
  arrayRemove,
  arrayUnion,
  collection,
  deleteDoc,
  doc,
  documentId,
  getDoc,
  limit,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  startAfter,
  where,
  writeBatch,
} from "firebase/firestore";
import { fromDocuments } from "../core/documents.ts";
import { toFailure } from "../core/failures.ts";
import { firestore } from "../core/firestore.ts";
import { type Live, useLive } from "../core/live.ts";
import { watchPages, watchQuery } from "../core/live-queries.ts";
import type { WatchPage } from "../core/pages.ts";
import { trackWrite } from "../core/save-state.ts";

/** Ended codes per page of their list. */
const ENDED_PAGE = 25;

/** The active discount codes of a shop, newest first, at most {@link DISCOUNTS_MAX}, live. */
export function useDiscounts(siteId: string | null): Live<Discount[]> {
  const live = useLive(
    siteId && `discounts/${siteId}`,
    watchQuery(
      () =>
        query(
          collection(firestore(), collections.discounts(siteId ?? "")),
          where("state", "in", ["active", "paused"] satisfies DiscountDraft["state"][]),
          orderBy("createdAt", "desc"),
          limit(DISCOUNTS_MAX),
        ),
      discountSchema,
    ),
  );
  return live.state === "ready" ? { ...live, data: live.data.map(({ id, ...discount }) => ({ ...discount, code: id })) } : live;
}

/** The ended codes, newest first, page by page. They are kept because orders refer to them. */
export function watchEndedDiscounts(siteId: string): WatchPage<Discount & { id: string }> {
  return watchPages(
    (cursor) =>
      query(
        collection(firestore(), collections.discounts(siteId)),
        where("state", "==", "ended" satisfies DiscountDraft["state"]),
        orderBy("createdAt", "desc"),
        orderBy(documentId(), "desc"),
        ...(cursor === null ? [] : [startAfter(...cursor)]),
        limit(ENDED_PAGE),
      ),
    (found) => fromDocuments(discountSchema, found).map((discount) => ({ ...discount, code: discount.id })),
    (found) => {
      const last = found.docs[ENDED_PAGE - 1];
      return last ? [last.get("createdAt"), last.id] : null;
    },
  );
}

/** Adds a code. Fails with `conflict` when the shop already has that code. */
export async function createDiscount(siteId: string, code: string, draft: DiscountDraft): Promise<void> {
  const reference = doc(firestore(), documents.discount(siteId, code));
  try {
    if ((await getDoc(reference)).exists()) throw new Failure("conflict");
    const now = serverTimestamp();
    await trackWrite(
      setDoc(reference, { ...toDocument(discountDraftSchema, discountDraftSchema.parse(draft)), used: 0, createdAt: now, updatedAt: now }),
    );
  } catch (error) {
    throw toFailure(error);
  }
}

/**
 * Writes only the terms that differ from `before`, so changes from other devices are kept, including their changes to the
 * code's products.
 */
export async function updateDiscount(siteId: string, code: string, before: DiscountDraft, draft: DiscountDraft): Promise<void> {
  const after = discountDraftSchema.parse(draft);
  const changed = changedFields(before, after);
  // The type and the value of a discount belong together.
  if (changed.includes("type") || changed.includes("value")) changed.push("type", "value");
  const { productIds: _ids, ...stored } = toDocument(discountDraftSchema, after);
  const fields = Object.fromEntries(Object.entries(stored).filter(([field]) => changed.some((one) => one === field)));
  const added = after.productIds.filter((id) => !before.productIds.includes(id));
  const removed = before.productIds.filter((id) => !after.productIds.includes(id));
  const reference = doc(firestore(), documents.discount(siteId, code));
  const updatedAt = serverTimestamp();
  const batch = writeBatch(firestore());
  batch.update(reference, { ...fields, ...(added.length > 0 && { productIds: arrayUnion(...added) }), updatedAt });
  // Firestore cannot add to an array and remove from it in one update.
  if (removed.length > 0) batch.update(reference, { productIds: arrayRemove(...removed), updatedAt });
  await trackWrite(batch.commit()).catch(fail);
}

/** Deletes an unused code. */
export async function deleteDiscount(siteId: string, code: string): Promise<void> {
  await trackWrite(deleteDoc(doc(firestore(), documents.discount(siteId, code)))).catch(fail);
}

const fail = (error: unknown) => Promise.reject(toFailure(error));
