import * as z from "zod/mini";
import { placeOf, storedRows } from "./rows.ts";

type KeyOf<Row> = (row: Row) => string;

/** A list stored by row: `schema` parses it (`rowsOf`), `keyOf` gives a row's key, and row changes never write the field `name`. */
export type RowList<Row extends object> = { schema: z.ZodMiniType<Row[]>; name: string; keyOf: KeyOf<Row> };

/**
 * The writes that turn stored rows into others: `set` by `key` for new rows and by `key.field` for changed ones, and the `gone` keys.
 * @param stored the rows as read from the database
 */
export function rowChanges<Row extends object>({ schema, name, keyOf }: RowList<Row>, stored: unknown, after: readonly Row[]) {
  const entries = storedRows(stored);
  const before = z.safeParse(schema, stored).data ?? [];
  const old = new Map(before.map((row, index) => [keyOf(row), { ...row, place: placeOf(entries[keyOf(row)]) ?? index }]));
  const set: Record<string, unknown> = {};
  let last = -1;
  for (const row of after) {
    const known = old.get(keyOf(row));
    const place = known && known.place > last ? known.place : last + 1;
    last = place;
    const next = { ...row, place };
    if (!known) set[keyOf(row)] = next;
    else for (const field of changedFields(known, next)) set[`${keyOf(row)}.${field}`] = next[field];
  }
  const kept = new Set(after.map(keyOf));
  // A row without its name is a leftover of a removed one. A named row was written whole, perhaps by a newer version, and is kept.
  const leftovers = Object.keys(entries).filter((key) => !hasField(entries[key], name));
  return { set, gone: [...old.keys(), ...leftovers].filter((key) => !kept.has(key)) };
}

function hasField(value: unknown, field: string): boolean {
  return typeof value === "object" && value !== null && field in value;
}

export function changedFields<T extends object>(before: T, after: T): (keyof T & string)[] {
  return fieldsOf(after).filter((field) => !isSame(before[field], after[field]));
}

/** Applies the changes from `base` to `mine` to the value `now`; unchanged fields follow `now`. */
export function rebase<T extends object>(base: T, mine: T, now: T): T {
  const all = { ...now };
  for (const field of changedFields(base, mine)) all[field] = mine[field];
  return all;
}

/** The same for rows: additions and removals on either side are kept. A row that was removed elsewhere stays if it was changed here. */
export function rebaseRows<Row extends object>(base: readonly Row[], mine: readonly Row[], now: readonly Row[], keyOf: KeyOf<Row>): Row[] {
  const [seen, stored] = [byKey(base, keyOf), byKey(now, keyOf)];
  const kept = mine.flatMap((row) => {
    const [old, current] = [seen.get(keyOf(row)), stored.get(keyOf(row))];
    if (!old) return [row];
    if (current) return [rebase(old, row, current)];
    return changedFields(old, row).length > 0 ? [row] : [];
  });
  const known = new Set([...base, ...mine].map(keyOf));
  const more = now.filter((row) => !known.has(keyOf(row)));
  // Their order wins unless only the other side moved rows.
  const isMoved = (rows: readonly Row[]) => {
    const there = new Set(rows.map(keyOf));
    const order = base.map(keyOf).filter((key) => there.has(key));
    return !isSame(
      rows.map(keyOf).filter((key) => seen.has(key)),
      order,
    );
  };
  if (isMoved(mine) || !isMoved(now)) return [...kept, ...more];
  const order = new Map(now.map((row, at) => [keyOf(row), at]));
  return [...kept, ...more].sort((one, other) => (order.get(keyOf(one)) ?? now.length) - (order.get(keyOf(other)) ?? now.length));
}

function byKey<Row>(rows: readonly Row[], keyOf: KeyOf<Row>): Map<string, Row> {
  return new Map(rows.map((row) => [keyOf(row), row]));
}

function fieldsOf<T extends object>(value: T): (keyof T & string)[] {
  return Object.keys(value) as (keyof T & string)[];
}

/** Whether two values are the same as JSON. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
