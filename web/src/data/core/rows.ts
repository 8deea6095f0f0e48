import { changedFields, type RowList, rowChanges } from "@awning/domain/values/row-changes";
import { deleteField } from "firebase/firestore";
import * as z from "zod/mini";

/** A value with its source document, because updating its lists depends on how their rows are stored. */
export type WithDocument<T> = T & { document: unknown };

/** A schema that parses like `schema` and keeps the document beside the value. */
export function withDocument<T extends object>(schema: z.ZodMiniType<T>) {
  return z.intersection(
    schema,
    z.pipe(
      z.unknown(),
      z.transform((document) => ({ document })),
    ),
  );
}

/** The field updates that change the rows stored under `path`: only the differences, so changes from other devices are kept. */
export function rowFields<Row extends object>(
  path: string,
  list: RowList<Row>,
  document: unknown,
  after: readonly Row[],
): Record<string, unknown> {
  const { set, gone } = rowChanges(list, fieldAt(document, path), after);
  return Object.fromEntries([
    ...Object.entries(set).map(([key, value]) => [`${path}.${key}`, value]),
    ...gone.map((key) => [`${path}.${key}`, deleteField()]),
  ]);
}

/** The field updates that change a stored map. */
export function partFields<Part extends object>(path: string, before: Part, after: Part): Record<string, unknown> {
  return Object.fromEntries(changedFields(before, after).map((field) => [`${path}.${field}`, after[field]]));
}

function fieldAt(document: unknown, path: string): unknown {
  return path.split(".").reduce((part, name) => z.safeParse(mapSchema, part).data?.[name], document);
}

const mapSchema = z.record(z.string(), z.unknown());
