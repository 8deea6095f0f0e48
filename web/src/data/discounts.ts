import { collections, documents } from "@awning/domain/collections";
import { DISCOUNTS_MAX, type Discount, type DiscountDraft, discountDraftSchema, discountSchema } from "@awning/domain/discount";
import { Failure } from "@awning/domain/failure";
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  limit,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
} from "firebase/firestore";
import { toFailure } from "./failures.ts";
import { firestore } from "./firestore.ts";
import { type Live, useLive } from "./live.ts";
import { watchQuery } from "./live-queries.ts";
import { trackWrite } from "./save-state.ts";

/** The discount codes of a shop, the newest first, at most {@link DISCOUNTS_MAX}, live. */
export function useDiscounts(siteId: string | null): Live<Discount[]> {
  const live = useLive(
    siteId && `discounts/${siteId}`,
    watchQuery(
      () => query(collection(firestore(), collections.discounts(siteId ?? "")), orderBy("createdAt", "desc"), limit(DISCOUNTS_MAX)),
      discountSchema,
    ),
  );
  return live.state === "ready" ? { ...live, data: live.data.map(({ id, ...discount }) => ({ ...discount, code: id })) } : live;
}

/** Adds a code. Fails with `conflict` when the shop has that code already. */
export async function createDiscount(siteId: string, code: string, draft: DiscountDraft): Promise<void> {
  const reference = doc(firestore(), documents.discount(siteId, code));
  try {
    if ((await getDoc(reference)).exists()) throw new Failure("conflict");
    const now = serverTimestamp();
    await trackWrite(setDoc(reference, { ...toStored(discountDraftSchema.parse(draft)), used: 0, createdAt: now, updatedAt: now }));
  } catch (error) {
    throw toFailure(error);
  }
}

/** Writes what differs from the terms as they were when somebody began; what was changed elsewhere since then stays. */
export async function updateDiscount(siteId: string, code: string, before: DiscountDraft, draft: DiscountDraft): Promise<void> {
  const changed = new Set(Object.keys(draft).filter((name) => differ(before, draft, name as keyof DiscountDraft)));
  // What a code does and by how much are one thing.
  if (changed.has("type")) changed.add("value");
  if (changed.has("value")) changed.add("type");
  const stored = Object.entries(toStored(discountDraftSchema.parse(draft))).filter(([name]) => changed.has(name));
  const fields = { ...Object.fromEntries(stored), updatedAt: serverTimestamp() };
  await trackWrite(updateDoc(doc(firestore(), documents.discount(siteId, code)), fields)).catch(fail);
}

function differ(before: DiscountDraft, after: DiscountDraft, name: keyof DiscountDraft): boolean {
  return JSON.stringify(before[name]) !== JSON.stringify(after[name]);
}

/** Deletes a code that nobody has used. */
export async function deleteDiscount(siteId: string, code: string): Promise<void> {
  await trackWrite(deleteDoc(doc(firestore(), documents.discount(siteId, code)))).catch(fail);
}

const fail = (error: unknown) => Promise.reject(toFailure(error));

function toStored(draft: DiscountDraft) {
  const time = (ms: number | null) => (ms === null ? null : Timestamp.fromMillis(ms));
  return { ...draft, startsAt: time(draft.startsAt), endsAt: time(draft.endsAt) };
}
