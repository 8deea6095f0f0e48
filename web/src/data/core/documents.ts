import { type DocumentData, type DocumentSnapshot, type QuerySnapshot, Timestamp } from "firebase/firestore";
import type * as z from "zod/mini";

/**
 * A document as a domain value: every Timestamp becomes ms since 1970, then the schema parses it. A `serverTimestamp()`
 * that is still on its way counts as now, so that lists do not jump.
 * @returns `null` when there is no such document
 * @throws ZodError when it does not fit its schema
 */
export function fromDocument<T>(schema: z.ZodMiniType<T>, snapshot: DocumentSnapshot<DocumentData>): T | null {
  const data = snapshot.data({ serverTimestamps: "estimate" });
  return data === undefined ? null : schema.parse(toMillis(data));
}

/**
 * The documents of a query as domain values with their ids. One that does not fit the schema is left out and reported
 * to the console: a single odd document must not take a whole list away.
 */
export function fromDocuments<T extends object>(schema: z.ZodMiniType<T>, snapshot: QuerySnapshot<DocumentData>): (T & { id: string })[] {
  return snapshot.docs.flatMap((one) => {
    const result = schema.safeParse(toMillis(one.data({ serverTimestamps: "estimate" })));
    if (result.success) return [{ ...result.data, id: one.id }];
    console.warn(`Document ${one.ref.path} does not fit its schema`, result.error.issues);
    return [];
  });
}

/** Turns every value that is a Timestamp into ms since 1970, however deep it lies. */
export function toMillis(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toMillis();
  if (Array.isArray(value)) return value.map(toMillis);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, toMillis(one)]));
}
