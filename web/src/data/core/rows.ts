import { changedFields, rowChanges } from "@awning/domain/values/row-changes";
import { deleteField } from "firebase/firestore";

/**
 * The fields to update so that stored rows become others: only what differs, so that what another device changed beside it
 * stays.
 */
export function rowFields<Row extends object>(
  path: string,
  before: readonly Row[],
  after: readonly Row[],
  keyOf: (row: Row) => string,
): Record<string, unknown> {
  const { set, gone } = rowChanges(before, after, keyOf);
  return Object.fromEntries([
    ...Object.entries(set).map(([key, value]) => [`${path}.${key}`, value]),
    ...gone.map((key) => [`${path}.${key}`, deleteField()]),
  ]);
}

/** The fields to update so that a stored map becomes another one. */
export function partFields<Part extends object>(path: string, before: Part, after: Part): Record<string, unknown> {
  return Object.fromEntries(changedFields(before, after).map((field) => [`${path}.${field}`, after[field]]));
}
