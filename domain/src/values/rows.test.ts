import { expect, test } from "vitest";
import * as z from "zod/mini";
import { rebaseRows, rowChanges } from "./row-changes.ts";
import { rowsOf, toRows } from "./rows.ts";

const rowSchema = z.object({ id: z.string(), name: z.string(), price: z.nullable(z.number()) });
type Row = z.infer<typeof rowSchema>;
const schema = rowsOf(rowSchema, z.maxLength(3));
const idOf = ({ id }: Row) => id;
const list = { schema, name: "id", keyOf: idOf };
const row = (id: string, price: number | null = null, name = id): Row => ({ id, name, price });

/** Applies field path updates like the database. */
function apply(document: Record<string, unknown>, seen: unknown, after: readonly Row[]): Record<string, unknown> {
  const { set, gone } = rowChanges(list, seen, after);
  const next = { ...document };
  for (const key of gone) delete next[key];
  for (const [path, value] of Object.entries(set)) {
    const [key = "", field] = path.split(".");
    next[key] = field ? { ...z.parse(z.record(z.string(), z.unknown()), next[key] ?? {}), [field]: value } : value;
  }
  return next;
}

test("reads rows in order", () => {
  const rows = [row("b"), row("a"), row("c")];
  expect(z.parse(schema, toRows(rows, idOf))).toEqual(rows);
});

test("list checks apply to rows, and other values are refused", () => {
  const four = ["a", "b", "c", "d"].map((id) => row(id));
  expect(z.safeParse(schema, toRows(four, idOf)).success).toBe(false);
  for (const odd of [null, "rows", 1, [], four]) expect(z.safeParse(schema, odd).success).toBe(false);
});

test("a row that one device changed while another removed it is gone", () => {
  expect(z.parse(schema, { ...toRows([row("a")], idOf), b: { price: 5 }, c: { place: 3, price: 5 } })).toEqual([row("a")]);
});

test("leftovers of a removed row are deleted with the next change; rows of a newer version stay", () => {
  const document = { ...toRows([row("a")], idOf), b: { price: 5 }, c: { ...row("c"), place: 3, name: 7 } };
  expect(z.parse(schema, document)).toEqual([row("a")]);
  expect(rowChanges(list, document, [row("a", 1)])).toEqual({ set: { "a.price": 1 }, gone: ["b"] });
  expect(rowChanges(list, document, [row("b"), row("a")])).toMatchObject({ set: { b: row("b") }, gone: [] });
});

test("two devices can add the first rows of a missing or empty list", () => {
  for (const seen of [undefined, {}]) {
    const first = apply({}, seen, [row("a")]);
    expect(z.parse(schema, apply(first, seen, [row("b")]))).toEqual([row("a"), row("b")]);
  }
});

test("two devices that move rows end with the same stable order", () => {
  const document = toRows([row("a"), row("b"), row("c")], idOf);
  const both = apply(apply(document, document, [row("c"), row("a"), row("b")]), document, [row("b"), row("c"), row("a")]);
  const merged = z.parse(schema, both);
  expect(merged.map(idOf).toSorted()).toEqual(["a", "b", "c"]);
  expect(rowChanges(list, both, merged.toReversed())).not.toEqual({ set: {}, gone: [] });
  expect(z.parse(schema, apply(both, both, merged.toReversed()))).toEqual(merged.toReversed());
});

test("concurrent edits of rows and fields, additions and removals are all kept", () => {
  const document = toRows([row("a"), row("b"), row("c")], idOf);
  const first = apply(document, document, [row("a", 5), row("b", 6)]);
  const second = apply(first, document, [row("a", null, "Ash"), row("b"), row("c")]);
  expect(z.parse(schema, second)).toEqual([row("a", 5, "Ash"), row("b", 6)]);
});

test("moving and inserting rows writes only places", () => {
  const document = toRows([row("a"), row("b")], idOf);
  const wanted = [row("b"), row("d"), row("a")];
  expect(z.parse(schema, apply(document, document, wanted))).toEqual(wanted);
  expect(rowChanges(list, document, [row("a"), row("b", 1)])).toEqual({ set: { "b.price": 1 }, gone: [] });
});

test("a row added after a removal is last", () => {
  const document = toRows([row("a"), row("b"), row("c")], idOf);
  const without = apply(document, document, [row("b"), row("c")]);
  const next = apply(without, without, [row("b"), row("c"), row("d")]);
  expect(z.parse(schema, next).map(idOf)).toEqual(["b", "c", "d"]);
});

test("undoes a change row by row", () => {
  const changed = toRows([row("a"), row("b", 1)], idOf);
  expect(rowChanges(list, changed, [row("a"), row("b")])).toEqual({ set: { "b.price": null }, gone: [] });
});

test("rebases edits onto the current list", () => {
  const base = [row("a"), row("b"), row("c")];
  const mine = [row("a", 5), row("c"), row("mine")];
  const now = [row("a", null, "Ash"), row("b", 7), row("c", 8), row("theirs")];
  expect(rebaseRows(base, mine, now, idOf)).toEqual([row("a", 5, "Ash"), row("c", 8), row("mine"), row("theirs")]);
  expect(rebaseRows(base, [row("a", 5), row("b"), row("c")], [row("b")], idOf)).toEqual([row("a", 5), row("b")]);
  expect(rebaseRows(base, [row("c"), row("a"), row("b")], [row("a"), row("b", 7), row("c")], idOf)).toEqual([
    row("c"),
    row("a"),
    row("b", 7),
  ]);
});
