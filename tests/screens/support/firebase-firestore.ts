// Stands in for `firebase/firestore` in the tests of screens: the same names, over the store in memory.
import { type Fields, type Stored, StoreError, store, Timestamp } from "./memory-store.ts";
import { compare, ID, typeOf, valueAt } from "./memory-values.ts";

export * from "./memory-writes.ts";
export { Timestamp };

type Ref = { kind: "document"; id: string; path: string; parent: Coll; firestore: object };
type Coll = { kind: "collection"; id: string; path: string; firestore: object };
type Test = (data: Fields, id: string) => boolean;
type Order = { field: string | typeof ID; direction: "asc" | "desc" };
type Cursor = { values: readonly unknown[]; isInclusive: boolean; isStart: boolean };
type Constraint = { test?: Test; order?: Order; limit?: number; cursor?: Cursor; field?: string | typeof ID };
type Query = { kind: "query"; path: string; constraints: readonly Constraint[] };
type Options = { includeMetadataChanges?: boolean };

const database = { name: "in memory" };

export const initializeFirestore = () => database;
export const getFirestore = () => database;
export const connectFirestoreEmulator = () => {};
export const memoryLocalCache = () => ({});
export const persistentLocalCache = () => ({});
export const persistentMultipleTabManager = () => ({});
export const terminate = async () => {};
export const clearIndexedDbPersistence = async () => {};
export const waitForPendingWrites = async () => {};
export const documentId = () => ID;

export function collection(parent: { path?: string }, ...segments: string[]): Coll {
  const path = [parent.path, ...segments].filter(Boolean).join("/");
  return { kind: "collection", id: path.slice(path.lastIndexOf("/") + 1), path, firestore: database };
}

export function doc(parent: { path?: string; kind?: string }, ...segments: string[]): Ref {
  const path = [parent.path, ...(segments.length > 0 ? segments : [newId()])].filter(Boolean).join("/");
  const cut = path.lastIndexOf("/");
  return { kind: "document", id: path.slice(cut + 1), path, parent: collection({ path: path.slice(0, cut) }), firestore: database };
}

const newId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(20)), (one) => "abcdefghijklmnopqrstuvwxyz0123456789"[one % 36]).join("");

export function query(source: Coll | Query, ...constraints: Constraint[]): Query {
  const before = source.kind === "query" ? source.constraints : [];
  return { kind: "query", path: source.path, constraints: [...before, ...constraints] };
}

export function where(field: string | typeof ID, operator: string, wanted: unknown): Constraint {
  const test: Test = (data, id) => {
    const value = valueAt(field, data, id);
    if (value === undefined) return false;
    const list = Array.isArray(wanted) ? wanted : [];
    switch (operator) {
      case "==":
        return compare(value, wanted) === 0;
      case "!=":
        return compare(value, wanted) !== 0;
      case "in":
        return list.some((one) => compare(value, one) === 0);
      case "not-in":
        return !list.some((one) => compare(value, one) === 0);
      case "array-contains":
        return Array.isArray(value) && value.some((one) => compare(one, wanted) === 0);
      case "array-contains-any":
        return Array.isArray(value) && value.some((one) => list.some((other) => compare(one, other) === 0));
      default: {
        if (typeOf(value) !== typeOf(wanted)) return false;
        const order = compare(value, wanted);
        return operator === "<" ? order < 0 : operator === "<=" ? order <= 0 : operator === ">" ? order > 0 : order >= 0;
      }
    }
  };
  return /^[<>]/.test(operator) || operator === "!=" ? { test, field } : { test };
}

export function and(...all: Constraint[]): Constraint {
  return combined(all, (tests) => (data, id) => tests.every((test) => test(data, id)));
}
export function or(...all: Constraint[]): Constraint {
  return combined(all, (tests) => (data, id) => tests.some((test) => test(data, id)));
}
function combined(all: Constraint[], join: (tests: Test[]) => Test): Constraint {
  const field = all.find((one) => one.field !== undefined)?.field;
  return { test: join(all.flatMap(({ test }) => test ?? [])), ...(field !== undefined && { field }) };
}

export const orderBy = (field: string | typeof ID, direction: "asc" | "desc" = "asc"): Constraint => ({ order: { field, direction } });
export const limit = (count: number): Constraint => ({ limit: count });
export const startAfter = (...values: unknown[]): Constraint => ({ cursor: { values, isInclusive: false, isStart: true } });
export const startAt = (...values: unknown[]): Constraint => ({ cursor: { values, isInclusive: true, isStart: true } });
export const endAt = (...values: unknown[]): Constraint => ({ cursor: { values, isInclusive: true, isStart: false } });

function results({ path, constraints }: Query): Stored[] {
  const orders = constraints.flatMap(({ order }) => order ?? []);
  const inequality = constraints.find(({ field }) => field !== undefined)?.field;
  if (orders.length === 0 && inequality !== undefined) orders.push({ field: inequality, direction: "asc" });
  const last = orders.at(-1)?.direction ?? "asc";
  const full = orders.some(({ field }) => field === ID) ? orders : [...orders, { field: ID, direction: last } as const];
  const compareBy = (values: (order: Order, index: number) => unknown, { data, id }: Stored, count: number): number => {
    for (const [index, order] of full.slice(0, count).entries()) {
      const sign = order.direction === "desc" ? -1 : 1;
      const found = compare(valueAt(order.field, data, id), values(order, index)) * sign;
      if (found !== 0) return found;
    }
    return 0;
  };
  const cursors = constraints.flatMap(({ cursor }) => cursor ?? []);
  const isWithin = (one: Stored) =>
    cursors.every(({ values, isInclusive, isStart }) => {
      const given = values.map((value) => (isSnapshot(value) ? null : value));
      const found = compareBy((_, index) => given[index], one, given.length);
      return found === 0 ? isInclusive : isStart ? found > 0 : found < 0;
    });
  return store
    .list(path)
    .filter((one) => store.isWithinReach(one.path))
    .filter(({ data, id }) => constraints.every(({ test }) => !test || test(data, id)))
    .filter(({ data, id }) => orders.every(({ field }) => valueAt(field, data, id) !== undefined))
    .filter(isWithin)
    .toSorted((a, b) => compareBy((order) => valueAt(order.field, b.data, b.id), a, full.length))
    .slice(0, constraints.findLast((one) => one.limit !== undefined)?.limit);
}

const isSnapshot = (value: unknown): value is Snapshot => typeof value === "object" && value !== null && "ref" in value;

class Snapshot {
  readonly ref: Ref;
  readonly id: string;
  readonly metadata: { hasPendingWrites: boolean; fromCache: boolean };
  readonly #data: Fields | undefined;
  constructor(path: string, data: Fields | undefined) {
    this.ref = doc({ path });
    const cut = path.lastIndexOf("/");
    this.id = path.slice(cut + 1);
    this.ref = { ...this.ref, id: this.id, path, parent: collection({ path: path.slice(0, cut) }) };
    this.metadata = { hasPendingWrites: store.isPending(path), fromCache: !store.isOnline };
    this.#data = data;
  }
  exists = () => this.#data !== undefined;
  data = () => this.#data && { ...this.#data };
  get = (field: string) => valueAt(field, this.#data ?? {}, this.id);
}

function snapshotOf(source: Ref | Coll | Query) {
  const code = store.refusalOfRead(source.path);
  if (code !== null) throw new StoreError(code);
  if (source.kind === "document") {
    return new Snapshot(source.path, store.isWithinReach(source.path) ? store.get(source.path) : undefined);
  }
  const docs = results(source.kind === "query" ? source : query(source)).map(({ path, data }) => new Snapshot(path, data));
  return {
    docs,
    size: docs.length,
    empty: docs.length === 0,
    forEach: (visit: (one: Snapshot) => void) => docs.forEach(visit),
    metadata: { hasPendingWrites: docs.some((one) => one.metadata.hasPendingWrites), fromCache: !store.isOnline },
  };
}
type Found = ReturnType<typeof snapshotOf>;

/** What two snapshots differ in, for listeners that want to hear of nothing else. */
function digest(found: Found, withMetadata: boolean): string {
  const one = (snapshot: Snapshot) => [snapshot.ref.path, snapshot.data() ?? null, withMetadata ? snapshot.metadata : null];
  return JSON.stringify("docs" in found ? [found.docs.map(one), withMetadata ? found.metadata : null] : one(found));
}

/** How many documents of a snapshot a listener is not known to have, or not like this; nothing at all is one as well. */
function newIn(found: Found, given: Map<string, string>): number {
  const isFirst = given.size === 0;
  const docs = "docs" in found ? found.docs : [found];
  const fresh = docs.filter((one) => {
    const now = JSON.stringify(one.data() ?? null);
    const isNew = given.get(one.ref.path) !== now;
    given.set(one.ref.path, now);
    return isNew;
  });
  return docs.length === 0 && isFirst ? 1 : fresh.length;
}

export function onSnapshot(source: Ref | Coll | Query, ...rest: unknown[]): () => void {
  const options = (typeof rest[0] === "function" ? {} : rest.shift()) as Options;
  const [next, fail] = rest as [(found: Found) => void, ((error: Error) => void)?];
  let told: string | null = null;
  const given = new Map<string, string>();
  let isOver = false;
  const look = () => {
    if (isOver) return;
    try {
      const found = snapshotOf(source);
      const now = digest(found, options.includeMetadataChanges === true);
      if (now === told) return;
      store.reads += newIn(found, given);
      told = now;
      next(found);
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      stop();
      fail?.(error);
    }
  };
  let unlisten = () => {};
  const stop = () => {
    isOver = true;
    unlisten();
  };
  setTimeout(() => {
    if (!isOver) unlisten = store.listen(() => queueMicrotask(look));
    look();
  }, store.readMs(source.path));
  return stop;
}

export const getDoc = async (ref: Ref) => snapshotOf(ref);
export const getDocs = async (source: Coll | Query) => snapshotOf(source);
export const getDocFromCache = getDoc;
export const getDocsFromCache = getDocs;
export const getDocFromServer = async (ref: Ref) => (requireLine(), snapshotOf(ref));
export const getDocsFromServer = async (source: Coll | Query) => (requireLine(), snapshotOf(source));
export async function getCountFromServer(source: Coll | Query) {
  requireLine();
  const found = snapshotOf(source);
  const count = "docs" in found ? found.size : 0;
  return { data: () => ({ count }) };
}

function requireLine(): void {
  if (!store.isOnline) throw new StoreError("unavailable");
}
