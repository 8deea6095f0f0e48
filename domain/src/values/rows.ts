import * as z from "zod/mini";

type KeyOf<Row> = (row: Row) => string;
/** Where the rows of a list lie in the map that it was read from, and the keys in there that are no row of it. */
type Origin = { places: readonly number[]; odd: readonly string[] };

/** Of a list that was not read nothing is known, and its rows lie as they stand. */
const NO_ORIGIN: Origin = { places: [], odd: [] };
const origins = new WeakMap<object, Origin>();
const placeSchema = z.object({ place: z.number() });

/**
 * A list that is stored as a map of its rows, by key, each with its `place`: two devices that change two rows, or two fields
 * of one, then write beside each other, also when one of them was offline. A row that is not whole is left out: somebody
 * changed a field of it while somebody else removed it.
 * @param name the field that names a row, which no change of a row writes
 * @param checks what must hold for the whole list
 */
/* @__NO_SIDE_EFFECTS__ */
export function rowsOf<Row extends object, In>(row: z.ZodMiniType<Row, In>, name: keyof Row, ...checks: z.core.$ZodCheck<Row[]>[]) {
  const read = z.transform((stored: Readonly<Record<string, unknown>>): Row[] => {
    const odd: string[] = [];
    const rows = Object.entries(stored).flatMap(([key, value]) => {
      const place = z.safeParse(placeSchema, value).data?.place;
      const { data } = z.safeParse(row, value);
      if (place !== undefined && data) return [{ key, place, data }];
      // What has its name was written whole, perhaps by a newer version of this app: it is not ours to clear.
      if (typeof value !== "object" || value === null || !(name in value)) odd.push(key);
      return [];
    });
    rows.sort((one, other) => one.place - other.place || (one.key < other.key ? -1 : 1));
    const list = rows.map(({ data }) => data);
    origins.set(list, { places: rows.map(({ place }) => place), odd });
    return list;
  });
  return z.pipe(z.record(z.string(), z.unknown()), read).check(...checks);
}

/** How a list is stored. */
export function originOf(rows: readonly object[]): Origin {
  return origins.get(rows) ?? NO_ORIGIN;
}

/** The list without some of its rows, which go from what is stored with its next change. */
export function withoutRows<Row extends object>(rows: readonly Row[], out: ReadonlySet<Row>, keyOf: KeyOf<Row>): Row[] {
  const kept = rows.filter((row) => !out.has(row));
  const { places, odd } = originOf(rows);
  const left = rows.map((row, at) => (out.has(row) ? null : (places[at] ?? at))).filter((place) => place !== null);
  origins.set(kept, { places: left, odd: [...odd, ...[...out].map(keyOf)] });
  return kept;
}

/** A list as it is stored. */
export function toRows<Row extends object>(rows: readonly Row[], keyOf: KeyOf<Row>): Record<string, Row & { place: number }> {
  return Object.fromEntries(rows.map((row, place) => [keyOf(row), { ...row, place }]));
}
