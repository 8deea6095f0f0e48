import { originOf } from "./rows.ts";

type KeyOf<Row> = (row: Row) => string;

/**
 * What to write so that stored rows become others: `set` by `key` for a new row and by `key.field` for a changed one, and the
 * keys that are `gone`.
 */
export function rowChanges<Row extends object>(before: readonly Row[], after: readonly Row[], keyOf: KeyOf<Row>) {
  const { places, odd } = originOf(before);
  const old = new Map(before.map((row, index) => [keyOf(row), { ...row, place: places[index] ?? index }]));
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
  return { set, gone: [...old.keys(), ...odd].filter((key) => !kept.has(key)) };
}

/** The fields in which two values of one shape differ. */
export function changedFields<T extends object>(before: T, after: T): (keyof T & string)[] {
  return fieldsOf(after).filter((field) => !isSame(before[field], after[field]));
}

/** What somebody made of a value they saw as `base`, made to the value as it is `now`: fields they left alone follow it. */
export function rebase<T extends object>(base: T, mine: T, now: T): T {
  const all = { ...now };
  for (const field of changedFields(base, mine)) all[field] = mine[field];
  return all;
}

/**
 * The same for rows: one that only they removed or added is gone or there, and so is one that was removed or added
 * elsewhere. A row that was removed elsewhere stays when they changed it.
 */
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
  // Their order counts unless somebody else moved something and they did not.
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

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
