import { SITE_PARTS_GO } from "@awning/domain/account/deletion";
import { bookingCollections } from "@awning/domain/booking/firestore-paths";
import { attachmentFolder } from "@awning/domain/chat/attachment";
import { chatCollections } from "@awning/domain/chat/chat-documents";
import { collections, documents, type SITE_COLLECTION_NAMES } from "@awning/domain/routes/firestore-paths";
import type { CollectionReference, DocumentReference, QueryDocumentSnapshot } from "firebase-admin/firestore";
import { firestore } from "../core/admin.ts";
import { deleteStoredFile, listStoredFiles } from "../media/stored-files.ts";

type SitePart = (typeof SITE_COLLECTION_NAMES)[number];
/** Documents and objects this run may still delete. */
export type Budget = { left: number };

const AT_ONCE = 200;
// Subcollections, found by their parent's id even after the parent is deleted.
const BELOW: Partial<Record<SitePart, string>> = { pages: "versions", discounts: "uses" };

/** @returns whether all of it is gone */
export async function deleteOwnersParts(siteId: string, budget: Budget): Promise<boolean> {
  for (const part of sitePartsThatGo("end")) if (!(await deleteSitePart(siteId, part, budget))) return false;
  if (!(await deleteConversations(siteId, budget))) return false;
  for (const part of ["quanta", "starts", "months", "outside", "holders"] as const)
    if (!(await deleteAll(firestore().collection(bookingCollections[part](siteId)), budget))) return false;
  for (const counted of [
    collections.dayCounts,
    collections.visitChunks,
    collections.visitFiles,
    collections.visitTotals,
    collections.persons,
    collections.blocks,
  ])
    if (!(await deleteAll(firestore().collection(counted(siteId)), budget))) return false;
  return true;
}

async function deleteConversations(siteId: string, budget: Budget): Promise<boolean> {
  const conversations = firestore().collection(chatCollections.conversations(siteId));
  for (const one of await conversations.listDocuments())
    for (const below of ["messages", "live", "private"]) if (!(await deleteAll(one.collection(below), budget))) return false;
  for (const { path } of await listStoredFiles(attachmentFolder(siteId))) {
    if (budget.left <= 0) return false;
    await deleteStoredFile(path);
    budget.left--;
  }
  return deleteAll(conversations, budget);
}

/** @returns whether all of it is gone */
export async function deleteBuyersParts(siteId: string, budget: Budget): Promise<boolean> {
  const viewOf = (order: QueryDocumentSnapshot) => {
    const viewId: unknown = order.get("viewId");
    return typeof viewId === "string" && viewId !== "" ? [firestore().doc(documents.orderView(viewId))] : [];
  };
  if (!(await deleteAll(firestore().collection(collections.orders(siteId)), budget, viewOf))) return false;
  if (!(await deleteAll(firestore().collection(collections.soldCounts(siteId)), budget))) return false;
  for (const part of sitePartNames()) if (!(await deleteSitePart(siteId, part, budget))) return false;
  return true;
}

export async function deleteUploadsOf(siteId: string, budget: Budget): Promise<boolean> {
  if (!(await deleteAll(firestore().collection(collections.uploads(siteId)), budget))) return false;
  await firestore().doc(documents.storageUse(siteId)).delete();
  return true;
}

function sitePartNames(): SitePart[] {
  return Object.keys(SITE_PARTS_GO) as SitePart[];
}

function sitePartsThatGo(when: "end" | "release"): SitePart[] {
  return sitePartNames().filter((part) => SITE_PARTS_GO[part] === when);
}

async function deleteSitePart(siteId: string, part: SitePart, budget: Budget): Promise<boolean> {
  const collection = firestore().collection(`${documents.site(siteId)}/${part}`);
  const below = BELOW[part];
  for (const parent of below ? await collection.listDocuments() : [])
    if (!(await deleteAll(parent.collection(below ?? ""), budget))) return false;
  return deleteAll(collection, budget);
}

/** Deletes documents, and what `along` names in the same commit, until none or no budget is left. */
async function deleteAll(
  collection: CollectionReference,
  budget: Budget,
  along: (one: QueryDocumentSnapshot) => DocumentReference[] = () => [],
): Promise<boolean> {
  for (;;) {
    const found = await collection.limit(Math.max(1, Math.min(AT_ONCE, budget.left))).get();
    if (found.empty) return true;
    if (budget.left <= 0) return false;
    const writes = firestore().batch();
    for (const one of found.docs) for (const reference of [one.ref, ...along(one)]) writes.delete(reference);
    await writes.commit();
    budget.left -= found.size;
  }
}
