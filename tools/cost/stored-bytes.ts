import { GeoPoint, Timestamp } from "firebase-admin/firestore";
import { admin } from "../../tests/support/emulators.ts";
import { STORED_DOCUMENTS } from "../../tests/support/stored-documents.ts";

const COLLECTIONS = new Set(Object.keys(STORED_DOCUMENTS).map((path) => path.split("/").at(-2) ?? ""));

/** The bytes of all documents by Firestore's rule for their size (firebase.google.com/docs/firestore/storage-size), without indexes. */
export async function storedBytes(): Promise<number> {
  const found = await Promise.all([...COLLECTIONS].map((name) => admin.firestore.collectionGroup(name).get()));
  return found.flatMap(({ docs }) => docs).reduce((sum, one) => sum + nameBytes(one.ref.path) + 32 + fieldBytes(one.data()), 0);
}

function nameBytes(path: string): number {
  return path.split("/").reduce((sum, part) => sum + textBytes(part), 16);
}

function textBytes(text: string): number {
  return Buffer.byteLength(text) + 1;
}

function fieldBytes(value: unknown): number {
  if (typeof value === "string") return textBytes(value);
  if (typeof value === "number" || value instanceof Timestamp) return 8;
  if (value === null || typeof value === "boolean") return 1;
  if (value instanceof GeoPoint) return 16;
  if (value instanceof Uint8Array) return value.length;
  if (Array.isArray(value)) return value.reduce((sum: number, one) => sum + fieldBytes(one), 0);
  return Object.entries(value ?? {}).reduce((sum, [name, one]) => sum + textBytes(name) + fieldBytes(one), 0);
}
