import { collection, deleteDoc, doc, getDoc, getDocs, limit, query, setDoc, updateDoc } from "firebase/firestore";
import { clientOf, type Who } from "./actors.ts";
import type { Fields } from "./documents.ts";

export const OPERATIONS = ["get", "list", "create", "update", "delete"] as const;
export type Operation = (typeof OPERATIONS)[number];

/** A stored document, one that is not there, what to write, and a limit that a list may have. */
export type Case = { stored: string; missing: string; fields: Fields; storedFields?: Fields; change: Fields; limit?: number };

/** Does one operation to a case. */
export function ask(who: Who, operation: Operation, one: Case): Promise<unknown> {
  const { firestore } = clientOf(who);
  if (operation === "get") return getDoc(doc(firestore, one.stored));
  if (operation === "create") return setDoc(doc(firestore, one.missing), one.fields);
  if (operation === "update") return updateDoc(doc(firestore, one.stored), one.change);
  if (operation === "delete") return deleteDoc(doc(firestore, one.stored));
  const parent = one.stored.slice(0, one.stored.lastIndexOf("/"));
  return getDocs(query(collection(firestore, parent), limit(one.limit ?? 1)));
}

export async function removeAsAdmin(path: string): Promise<void> {
  await deleteDoc(doc(clientOf("admin").firestore, path));
}
