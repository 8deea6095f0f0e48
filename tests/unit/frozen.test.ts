import { readFileSync } from "node:fs";
import { serviceDraftSchema } from "@awning/domain/booking/service";
import { COLLECTION_NAMES, SITE_COLLECTION_NAMES } from "@awning/domain/routes/firestore-paths";
import { addedField, placeOf, storedRows } from "@awning/domain/values/rows";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { fromStored } from "../../functions/src/data/core/documents.ts";
import { IS_SETTING_PUBLIC } from "../../functions/src/site/triggers.ts";
import { renderAll } from "../../tools/rules/validator.ts";
import { frozenDocuments, pagesFile, RELEASES } from "../support/frozen.ts";
import { kindOfDocument, STORED_DOCUMENTS } from "../support/stored-documents.ts";

const all = RELEASES.flatMap((release) => frozenDocuments(release).map((one) => ({ release, ...one })));

test("every document of an earlier release still parses", () => {
  const refused = all.flatMap(({ release, path, fields }) => {
    const schema = STORED_DOCUMENTS[kindOfDocument(path)];
    const problem = schema ? z.safeParse(schema, fromStored(fields)).error : undefined;
    return problem ? [`${release} ${path}: ${problem.issues.map((one) => one.path.join(".")).join(", ")}`] : [];
  });
  expect(refused).toEqual([]);
});

test("no row of a list of an earlier release is lost", () => {
  const lists = all.flatMap(({ path, fields }) => {
    const schema = STORED_DOCUMENTS[kindOfDocument(path)];
    const read = schema ? z.safeParse(z.record(z.string(), z.unknown()), z.safeParse(schema, fromStored(fields)).data).data : undefined;
    return Object.entries(fields).flatMap(([name, stored]) => {
      const rows = Object.values(storedRows(stored));
      if (!read || rows.length === 0 || !rows.every((row) => placeOf(row) !== undefined)) return [];
      const now = read[name];
      return [{ where: `${path}: ${name}`, kept: rows.length, read: Object.keys(Array.isArray(now) ? now : storedRows(now)).length }];
    });
  });
  expect(lists.length).toBeGreaterThan(2);
  expect(lists.filter(({ kept, read }) => read !== kept)).toEqual([]);
});

const ORDER_KINDS: readonly string[] = ["sites/*/orders/*", "orderViews/*"];

test("an order stays readable where a newer release wrote an event that this one does not know", () => {
  const orders = all.filter(({ path }) => ORDER_KINDS.includes(kindOfDocument(path)));
  expect(new Set(orders.map(({ path }) => kindOfDocument(path)))).toEqual(new Set(ORDER_KINDS));
  const lost = orders.flatMap(({ path, fields }) => {
    const schema = STORED_DOCUMENTS[kindOfDocument(path)];
    const [placed, ...events] = z.array(z.looseObject({})).parse(fields["events"]);
    const newer = fromStored({ ...fields, events: [{ ...placed, type: "of_tomorrow" }, placed, ...events] });
    const read = schema && z.safeParse(schema, newer);
    return read?.success && z.object({ events: z.array(z.unknown()) }).parse(read.data).events.length === events.length + 2 ? [] : [path];
  });
  expect(lost).toEqual([]);
});

test("of each release the pages of its shop are kept", () => {
  for (const release of RELEASES) expect(readFileSync(pagesFile(release), "utf8")).toContain("# /tempo/shop");
});

test("of every kind of document a copy is frozen", () => {
  const kinds = new Set(all.map(({ path }) => kindOfDocument(path)));
  expect([...kinds].filter((kind) => !(kind in STORED_DOCUMENTS))).toEqual([]);
  const open = Object.keys(STORED_DOCUMENTS).filter((kind) => !kinds.has(kind));
  expect(open).toEqual([]);
});

test("the table of documents knows every collection that the rules know", () => {
  const known = Object.keys(STORED_DOCUMENTS).map((kind) => kind.split("/"));
  expect([...new Set(known.map(([top]) => top))].sort()).toEqual([...COLLECTION_NAMES].sort());
  const below = known.flatMap(([top, , part]) => (top === "sites" && part !== undefined ? [part] : []));
  expect([...new Set(below)].sort()).toEqual([...SITE_COLLECTION_NAMES].sort());
});

test("of every setting of a site it is said whether the public copy holds any of it", () => {
  const stored = Object.keys(STORED_DOCUMENTS).flatMap((kind) => kind.match(/^sites\/\*\/settings\/(\w+)$/)?.[1] ?? []);
  expect(Object.keys(IS_SETTING_PUBLIC).toSorted()).toEqual(stored.toSorted());
});

test("a field that is added has a value in older documents, and the rules take documents without it", () => {
  const material = addedField(z.string().check(z.maxLength(80)), "");
  expect(z.object({ material }).parse({})).toEqual({ material: "" });
  const schema = z.object({ title: z.string().check(z.maxLength(9)), material });
  const rules = renderAll([{ name: "isThing", schema, isDocument: true }]).get("isThing");
  expect(rules).toContain("hasKeys(fields, ['title', 'material'], ['title'])");
  expect(rules).toContain("!('material' in fields) ||");
  expect(serviceDraftSchema.shape.payment.safeParse(undefined).success).toBe(true);
});
