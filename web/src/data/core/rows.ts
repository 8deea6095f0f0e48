import { changedFields, rowChanges } from "@awning/domain/values/row-changes";
import { toRows } from "@awning/domain/values/rows";
import { deleteField } from "firebase/firestore";

/**
 * The fields to update so that stored rows become others: only what differs, so that what another device changed beside it
 * stays. Rows that were stored as a list are written whole, by their keys from then on.
 */
export function rowFields<Row extends object>(
  path: string,
  before: readonly Row[],
  after: readonly Row[],
  keyOf: (row: Row) => string,
): Record<string, unknown> {
  const changes = rowChanges(before, after, keyOf);
  if (!changes) return { [path]: toRows(after, keyOf) };
  return Object.fromEntries([
    ...Object.entries(changes.set).map(([key, value]) => [`${path}.${key}`, value]),
    ...changes.gone.map((key) => [`${path}.${key}`, deleteField()]),
  ]);
}

/** The fields to update so that a stored map becomes another one. */
export function partFields<Part extends object>(path: string, before: Part, after: Part): Record<string, unknown> {
  return Object.fromEntries(changedFields(before, after).map((field) => [`${path}.${field}`, after[field]]));
}
