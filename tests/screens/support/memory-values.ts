import { type Fields, Timestamp } from "./memory-store.ts";

/** What `documentId()` stands for. */
export const ID = Symbol("document id");

export const isMap = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && [Object.prototype, null].includes(Object.getPrototypeOf(value));

export function valueAt(field: string | typeof ID, data: Fields, id: string): unknown {
  if (field === ID) return id;
  return String(field)
    .split(".")
    .reduce<unknown>((value, key) => (isMap(value) ? value[key] : undefined), data);
}

export function typeOf(value: unknown): string {
  return value === null
    ? "null"
    : value instanceof Timestamp || value instanceof Date
      ? "moment"
      : Array.isArray(value)
        ? "list"
        : typeof value;
}

const TYPES = ["null", "boolean", "number", "moment", "string", "list", "object"];

/** Firestore's order of values, whatever their types. */
export function compare(a: unknown, b: unknown): number {
  const [left, right] = [typeOf(a), typeOf(b)];
  if (left !== right) return TYPES.indexOf(left) - TYPES.indexOf(right);
  const [x, y] = [plain(a), plain(b)];
  return x === y ? 0 : x < y ? -1 : 1;
}

function plain(value: unknown): string | number {
  if (value instanceof Timestamp) return value.toMillis();
  if (value instanceof Date) return value.getTime();
  if (typeof value === "number" || typeof value === "string") return value;
  return typeof value === "boolean" ? Number(value) : JSON.stringify(value);
}
