import * as z from "zod/mini";

const placeSchema = z.object({ place: z.number() });
const mapSchema = z.record(z.string(), z.unknown());

/**
 * A list stored as a map of rows by key, each with its `place`, so that two devices can write different rows or fields concurrently, even
 * offline. Incomplete rows are dropped: one device changed a field while another removed the row.
 * @param checks constraints of the whole list
 */
/* @__NO_SIDE_EFFECTS__ */
export function rowsOf<Row extends object, In>(row: z.ZodMiniType<Row, In>, ...checks: z.core.$ZodCheck<Row[]>[]) {
  const read = z.transform((stored: Readonly<Record<string, unknown>>): Row[] => {
    const rows = Object.entries(stored).flatMap(([key, value]) => {
      const place = placeOf(value);
      const { data } = z.safeParse(row, value);
      return place === undefined || !data ? [] : [{ key, place, data }];
    });
    rows.sort((one, other) => one.place - other.place || (one.key < other.key ? -1 : 1));
    return rows.map(({ data }) => data);
  });
  return z.pipe(mapSchema, read).check(...checks);
}

export function storedRows(stored: unknown): Readonly<Record<string, unknown>> {
  return z.safeParse(mapSchema, stored).data ?? {};
}

export function placeOf(row: unknown): number | undefined {
  return z.safeParse(placeSchema, row).data?.place;
}

export function toRows<Row extends object>(rows: readonly Row[], keyOf: (row: Row) => string): Record<string, Row & { place: number }> {
  return Object.fromEntries(rows.map((row, place) => [keyOf(row), { ...row, place }]));
}

/** A field added later, with `fallback` in older documents. Rules accept documents without it, from older versions of the app. */
/* @__NO_SIDE_EFFECTS__ */
export function addedField<Schema extends z.core.$ZodType>(schema: Schema, fallback: NonNullable<z.output<Schema>>) {
  return z._default(z.optional(schema), fallback as never);
}

/** Compares by code units, as Firestore does and sort keys are made; a locale would interleave upper and lower case. */
export function compareKeys(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

/** Sorted by place, then by id, so that every device has the same order. */
export function inOrder<Placed extends { id: string; order: string }>(all: readonly Placed[]): Placed[] {
  return [...all].sort((a, b) => compareKeys(a.order, b.order) || compareKeys(a.id, b.id));
}

/** Some fields of a value, each named, so that a field added later stays out. */
export function pick<Value extends object, Name extends keyof Value>(value: Value, ...names: readonly Name[]): Pick<Value, Name> {
  return Object.fromEntries(names.map((name) => [name, value[name]])) as Pick<Value, Name>;
}
