import * as z from "zod/mini";
import { log } from "#platform/log.ts";

// Every field of our documents that holds a moment. In documents they are Timestamps, in domain values ms since 1970.
const TIME_FIELDS: ReadonlySet<string> = new Set([
  "at",
  "createdAt",
  "updatedAt",
  "placedAt",
  "since",
  "until",
  "holdUntil",
  "remindAt",
  "startsAt",
  "endsAt",
  "askAt",
  "watchAt",
  "pageUntil",
  "suspendedAt",
  "leavesAt",
  "endedAt",
  "termsAcceptedAt",
  "usernameChanges",
  "expireAt",
  "notBefore",
  "leaseUntil",
  "sentAt",
  "publishedAt",
  "askedAt",
  "confirmedAt",
  "sweepAt",
  "unusedAt",
  "summaryAt",
  "versionAt",
  "dueAt",
  "lastAt",
  "refilledAt",
  "dayRefilledAt",
  "mailOwnerSince",
  "mailVisitorSince",
  "ownerAt",
  "visitorAt",
  "blockedAt",
]);

type Fields = Record<string, unknown>;
type ReadSnapshot = { readonly exists: boolean; readonly ref: { readonly path: string }; data(): Fields | undefined };

const hasMillis = z.custom<{ toMillis(): number }>(
  (value) => typeof value === "object" && value !== null && "toMillis" in value && typeof value.toMillis === "function",
);

/**
 * A domain value as a document: moments become dates, which Firestore stores as Timestamps. Half a surrogate pair is no text to
 * Firestore, which would refuse the whole commit each time it is tried.
 */
export function toDocument(value: Fields): Fields {
  return Object.fromEntries(Object.entries(value).map(([field, one]) => [field, toStored(field, one)]));
}

function toStored(field: string, value: unknown): unknown {
  if (typeof value === "string") return value.toWellFormed();
  if (typeof value === "number") return TIME_FIELDS.has(field) ? new Date(value) : value;
  if (Array.isArray(value)) return value.map((one) => toStored(field, one));
  return isPlain(value) ? toDocument(value) : value;
}

/** The fields of a document with every Timestamp as ms since 1970. */
export function fromStored(value: unknown): unknown {
  const moment = z.safeParse(hasMillis, value);
  if (moment.success) return moment.data.toMillis();
  if (Array.isArray(value)) return value.map(fromStored);
  return isPlain(value) ? Object.fromEntries(Object.entries(value).map(([field, one]) => [field, fromStored(one)])) : value;
}

/**
 * The domain value of a document.
 * @returns `null` when there is no such document, or when it does not fit its schema: that one is logged.
 */
export function fromDocument<Schema extends z.core.$ZodType>(schema: Schema, snapshot: ReadSnapshot): z.output<Schema> | null {
  if (!snapshot.exists) return null;
  const parsed = z.safeParse(schema, fromStored(snapshot.data()));
  if (parsed.success) return parsed.data;
  log.documentLeftOut(
    snapshot.ref.path,
    parsed.error.issues.map((issue) => issue.path.join(".")),
  );
  return null;
}

function isPlain(value: unknown): value is Fields {
  if (typeof value !== "object" || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
