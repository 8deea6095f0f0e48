import * as fc from "fast-check";
import { FieldValue, type Firestore, type Timestamp } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { fromStored } from "../../../functions/src/data/core/documents.ts";
import type { MemoryFirestore } from "./memory-firestore.ts";

const path = fc.constantFrom("rooms/a/things/one", "rooms/a/things/two", "rooms/b/things/one", "rooms/b/others/one");
const fields = fc.record(
  {
    count: fc.integer({ min: 0, max: 3 }),
    at: fc.option(fc.integer({ min: 0, max: 3 }).map((second) => new Date(second * 1000))),
    name: fc.constantFrom("x", "y"),
    tags: fc.subarray(["p", "q"]),
  },
  { requiredKeys: ["name"] },
);
const write = fc.oneof(
  fc.record({ do: fc.constantFrom("create" as const, "set" as const, "merge" as const, "update" as const), path, fields }),
  fc.record({ do: fc.constant("guarded" as const), path, fields, isStale: fc.boolean() }),
  fc.record({ do: fc.constant("guarded_delete" as const), path, isStale: fc.boolean() }),
  fc.record({ do: fc.constant("increment" as const), path, by: fc.integer({ min: -2, max: 2 }) }),
  fc.record({ do: fc.constant("delete" as const), path }),
  // A row of a map, by merging and by its path; `null` takes it out.
  fc.record({
    do: fc.constantFrom("merge_row" as const, "update_row" as const),
    path,
    row: fc.constantFrom("a", "b"),
    value: fc.option(fc.integer({ min: 0, max: 3 })),
  }),
);
const writes = fc.uniqueArray(write, { minLength: 1, maxLength: 3, selector: (one) => one.path });
const question = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant("commit" as const), writes }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("get" as const), path }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("delete_alone" as const), path }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant("query" as const),
      isGroup: fc.boolean(),
      by: fc.constantFrom("name", "count", "at", "tags"),
      isDescending: fc.boolean(),
      limit: fc.integer({ min: 1, max: 3 }),
    }),
  },
);
type Write = typeof write extends fc.Arbitrary<infer One> ? One : never;
export type Question = typeof question extends fc.Arbitrary<infer One> ? One : never;

/** What the data room of the functions may ask a store, one after the other. */
export const questions: fc.Arbitrary<Question[]> = fc.array(question, { minLength: 20, maxLength: 20 });

const failure = z.object({ code: z.number() });
type Times = Map<string, { last: Timestamp | undefined; before: Timestamp | undefined }>;

/** Asks a store everything in turn. @returns its answers, times of writing left out */
export async function askAll(store: MemoryFirestore | Firestore, asked: readonly Question[]): Promise<unknown[]> {
  const times: Times = new Map();
  const answers: unknown[] = [];
  for (const one of asked) {
    answers.push(await answer(store, one, times).catch((error: unknown) => ({ code: failure.parse(error).code })));
    if (one.do === "commit") await lookAtTimes(store, one.writes, times);
  }
  return answers;
}

async function answer(store: MemoryFirestore | Firestore, one: Question, times: Times): Promise<unknown> {
  // Both have all of these methods; TypeScript cannot call a union of overloads.
  const asked = store as Firestore;
  if (one.do === "get") {
    const found = await asked.doc(one.path).get();
    return { exists: found.exists, id: found.id, parent: found.ref.parent.parent?.id, fields: fromStored(found.data() ?? null) };
  }
  if (one.do === "delete_alone") {
    await asked.doc(one.path).delete();
    return "deleted";
  }
  if (one.do === "query") {
    const all = one.isGroup ? asked.collectionGroup("things") : asked.collection("rooms/a/things");
    const some = one.by === "tags" ? all.where("tags", "array-contains", "p") : all.where(one.by, "<=", WANTED[one.by] ?? 0);
    const sorted = one.by === "tags" ? some : some.orderBy(one.by, one.isDescending ? "desc" : "asc");
    // What is equal may stand in any order: its own order is not asked for.
    const found = await sorted.get();
    const limited = await sorted.limit(one.limit).get();
    return {
      size: limited.size,
      values: found.docs.map((each) => fromStored(each.data()?.[one.by])),
      ids: found.docs.map(idOf).toSorted(),
    };
  }
  const batch = asked.batch();
  for (const each of one.writes) add(asked, batch, each, times);
  await batch.commit();
  return "done";
}

const WANTED: Readonly<Record<string, unknown>> = { name: "x", count: 2, at: new Date(2000) };
const idOf = ({ ref }: { ref: { path: string } }) => ref.path;

function add(store: Firestore, batch: ReturnType<Firestore["batch"]>, one: Write, times: Times): void {
  const reference = store.doc(one.path);
  switch (one.do) {
    case "create":
      return void batch.create(reference, one.fields);
    case "set":
      return void batch.set(reference, one.fields);
    case "merge":
      return void batch.set(reference, one.fields, { merge: true });
    case "update":
      return void batch.update(reference, one.fields);
    case "increment":
      return void batch.set(reference, { count: FieldValue.increment(one.by) }, { merge: true });
    case "merge_row":
      return void batch.set(reference, { name: "x", rows: { [one.row]: one.value ?? FieldValue.delete() } }, { merge: true });
    case "update_row":
      return void batch.update(reference, { [`rows.${one.row}`]: one.value ?? FieldValue.delete() });
    case "delete":
      return void batch.delete(reference);
    case "guarded_delete": {
      const lastUpdateTime = timeOf(one, times);
      return void (lastUpdateTime ? batch.delete(reference, { lastUpdateTime }) : batch.delete(reference));
    }
    case "guarded": {
      const lastUpdateTime = timeOf(one, times);
      return void (lastUpdateTime ? batch.update(reference, one.fields, { lastUpdateTime }) : batch.update(reference, one.fields));
    }
  }
}

/** When a document was last written as far as is known, or the time before when that is stale. */
function timeOf({ path: at, isStale }: { path: string; isStale: boolean }, times: Times): Timestamp | undefined {
  const known = times.get(at);
  return (isStale ? known?.before : known?.last) ?? known?.last;
}

async function lookAtTimes(store: MemoryFirestore | Firestore, writes: readonly Write[], times: Times): Promise<void> {
  for (const { path: at } of writes) {
    const last = (await store.doc(at).get()).updateTime;
    const known = times.get(at);
    const isNew = last !== undefined && (known?.last === undefined || !last.isEqual(known.last));
    times.set(at, isNew ? { last, before: known?.last } : { last: last ?? known?.last, before: known?.before });
  }
}
