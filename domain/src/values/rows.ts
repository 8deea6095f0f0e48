import * as z from "zod/mini";

const placeSchema = z.object({ place: z.number() });
const mapSchema = z.record(z.string(), z.unknown());

/**
 * A list that is stored as a map of its rows, by key, each with its `place`: two devices that change two rows, or two fields
 * of one, then write beside each other, also when one of them was offline. A row that is not whole is left out: somebody
 * changed a field of it while somebody else removed it.
 * @param checks what must hold for the whole list
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

/** Rows as they are stored, by key; none where no map is stored. */
export function storedRows(stored: unknown): Readonly<Record<string, unknown>> {
  return z.safeParse(mapSchema, stored).data ?? {};
}

/** Where a stored row stands; `undefined` for what has no place. */
export function placeOf(row: unknown): number | undefined {
  return z.safeParse(placeSchema, row).data?.place;
}

/** A list as it is stored. */
export function toRows<Row extends object>(rows: readonly Row[], keyOf: (row: Row) => string): Record<string, Row & { place: number }> {
  return Object.fromEntries(rows.map((row, place) => [keyOf(row), { ...row, place }]));
}

/**
 * A field that documents did not have from the beginning: `fallback` is what it is in those that lack it. The rules accept
 * documents without it too, from devices that run yesterday's app.
 */
/* @__NO_SIDE_EFFECTS__ */
export function addedField<Schema extends z.core.$ZodType>(schema: Schema, fallback: NonNullable<z.output<Schema>>) {
  return z._default(z.optional(schema), fallback as never);
}
