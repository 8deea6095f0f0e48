import { type DocumentData, type DocumentSnapshot, type SnapshotOptions, Timestamp } from "firebase/firestore";
import type * as z from "zod/mini";

type Listed = { readonly docs: readonly { id: string; ref: { path: string }; data(options: SnapshotOptions): DocumentData }[] };

/**
 * Parses a document: every Timestamp becomes ms since 1970, then the schema applies. A pending `serverTimestamp()` counts as
 * now, so lists do not jump.
 * @returns `null` when the document does not exist
 * @throws ZodError when it does not match its schema
 */
export function fromDocument<T>(schema: z.ZodMiniType<T>, snapshot: DocumentSnapshot<DocumentData>): T | null {
  const data = snapshot.data({ serverTimestamps: "estimate" });
  return data === undefined ? null : schema.parse(toMillis(data));
}

/**
 * Parses the documents of a query, with their ids. A document that does not match the schema is skipped and logged, so it does
 * not break the whole list.
 */
export function fromDocuments<T extends object>(schema: z.ZodMiniType<T>, snapshot: Listed): (T & { id: string })[] {
  return snapshot.docs.flatMap((one) => {
    const result = schema.safeParse(toMillis(one.data({ serverTimestamps: "estimate" })));
    if (result.success) return [{ ...result.data, id: one.id }];
    console.warn(`Document ${one.ref.path} does not fit its schema`, result.error.issues);
    return [];
  });
}

/** Converts every Timestamp to ms since 1970, at any depth. */
export function toMillis(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toMillis();
  if (Array.isArray(value)) return value.map(toMillis);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, toMillis(one)]));
}
