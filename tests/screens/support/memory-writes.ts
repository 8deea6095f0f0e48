// The transforms and the writes of `firebase/firestore`, over the store in memory.
import { type Fields, StoreError, store, Timestamp } from "./memory-store.ts";
import { isMap, valueAt } from "./memory-values.ts";

type Ref = { path: string };

class Transform {
  readonly apply: (before: unknown) => unknown;
  constructor(apply: (before: unknown) => unknown) {
    this.apply = apply;
  }
}
const DELETED = new Transform(() => undefined);
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

export const serverTimestamp = () => new Transform(() => Timestamp.now());
export const increment = (by: number) => new Transform((before) => (typeof before === "number" ? before : 0) + by);
export const arrayUnion = (...all: unknown[]) =>
  new Transform((before) => [...listOf(before), ...all.filter((one) => !listOf(before).some((known) => isSame(known, one)))]);
export const arrayRemove = (...all: unknown[]) =>
  new Transform((before) => listOf(before).filter((known) => !all.some((one) => isSame(known, one))));
export const deleteField = () => DELETED;

type Write = { path: string; change: (before: Fields | undefined) => Fields | null };

type SetOptions = { merge?: boolean; mergeFields?: readonly string[] };

function set({ path }: Ref, data: Fields, { merge = false, mergeFields }: SetOptions = {}): Write {
  return {
    path,
    change: (before = {}) => {
      if (!mergeFields) return merge ? mergeInto(before, data) : resolve(data, {});
      return mergeFields.reduce((fields, name) => setAt(fields, name.split("."), valueAt(name, data, "") ?? DELETED), before);
    },
  };
}
function update({ path }: Ref, data: Fields): Write {
  return {
    path,
    change: (before) => {
      if (!before) throw new StoreError("not-found");
      return Object.entries(data).reduce((fields, [key, value]) => setAt(fields, key.split("."), value), before);
    },
  };
}

function setAt(fields: Fields, [name = "", ...rest]: string[], value: unknown): Fields {
  const before = fields[name];
  const inner = typeof before === "object" && before !== null && !Array.isArray(before) ? (before as Fields) : {};
  const next = rest.length > 0 ? setAt(inner, rest, value) : resolveValue(value, before);
  const { [name]: _, ...others } = fields;
  return next === undefined ? others : { ...fields, [name]: next };
}

function mergeInto(before: Fields, data: Fields): Fields {
  return Object.entries(data).reduce((fields, [key, value]) => {
    const known = fields[key];
    return isMap(value) && isMap(known) ? { ...fields, [key]: mergeInto(known, value) } : setAt(fields, [key], value);
  }, before);
}

function resolve(data: Fields, before: Fields): Fields {
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, resolveValue(value, before[key])]));
}
function resolveValue(value: unknown, before: unknown): unknown {
  if (value instanceof Transform) return value.apply(before);
  return isMap(value) ? resolve(value, isMap(before) ? before : {}) : value;
}

export const setDoc = (ref: Ref, data: Fields, options?: SetOptions) => store.commit([set(ref, data, options)]);
export const updateDoc = (ref: Ref, data: Fields) => store.commit([update(ref, data)]);
export const deleteDoc = ({ path }: Ref) => store.commit([{ path, change: () => null }]);
export function writeBatch() {
  const writes: Write[] = [];
  const batch = {
    set: (ref: Ref, data: Fields, options?: SetOptions) => (writes.push(set(ref, data, options)), batch),
    update: (ref: Ref, data: Fields) => (writes.push(update(ref, data)), batch),
    delete: ({ path }: Ref) => (writes.push({ path, change: () => null }), batch),
    commit: () => store.commit(writes),
  };
  return batch;
}
