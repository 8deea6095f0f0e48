import { FieldPath, FieldValue, Timestamp } from "firebase-admin/firestore";
import * as z from "zod/mini";
import type { Fields } from "./memory-query.ts";

const INTERNAL = 13;
const FAILED_PRECONDITION = 9;

export type Guard = { lastUpdateTime: Timestamp };

/** An error as the client of Firestore throws it. */
export class StoreError extends Error {
  readonly code: number;
  constructor(code: number, message: string) {
    super(`${code} ${message}`);
    this.code = code;
  }
}

const increment = z.object({ operand: z.number() });
const arrayUnion = z.object({ elements: z.array(z.string()) });
const plain = z.record(z.string(), z.unknown());

/** What Firestore makes of fields: dates are kept as Timestamps, `undefined` and half a surrogate pair are errors. */
export function encode(data: Fields): Fields {
  return plain.parse(encodeValue(data));
}

function encodeValue(value: unknown): unknown {
  if (value === undefined) throw new Error("Cannot use 'undefined' as a Firestore value");
  if (typeof value === "string" && !value.isWellFormed()) throw new StoreError(INTERNAL, "String is not valid UTF-8.");
  if (value instanceof Date) return Timestamp.fromDate(value);
  if (value instanceof FieldPath) throw new Error("Cannot use a FieldPath as a Firestore value");
  if (value === null || typeof value !== "object" || value instanceof Timestamp || value instanceof FieldValue) return value;
  if (value instanceof Uint8Array) return Buffer.from(value);
  if (Array.isArray(value)) return Object.freeze(value.map(encodeValue));
  return Object.freeze(Object.fromEntries(Object.entries(value).map(([name, one]) => [name, encodeValue(one)])));
}

/** An update of `a.b` changes that part of `a` alone. */
export function unfolded(before: Fields, changes: Fields): Fields {
  return Object.entries(changes).reduce<Fields>((data, [name, value]) => {
    const [first = "", ...rest] = name.split(".");
    if (rest.length === 0) return withField(data, first, value);
    return { ...data, [first]: unfolded(mapIn(data, first), { [rest.join(".")]: value }) };
  }, before);
}

/** A merge goes into maps; an empty one replaces what is there. */
export function merged(before: Fields, changes: Fields): Fields {
  return Object.entries(changes).reduce<Fields>((data, [name, value]) => {
    const inside = isMap(value) && Object.keys(value).length > 0 ? value : null;
    return inside ? { ...data, [name]: merged(mapIn(data, name), inside) } : withField(data, name, value);
  }, before);
}

const DELETE = FieldValue.delete();

/** Works out `increment`, `delete` and `arrayUnion`, the only transforms that the functions use, from the state at the moment of writing. */
function withField(data: Fields, name: string, value: unknown): Fields {
  if (!(value instanceof FieldValue)) return { ...data, [name]: value };
  if (value.isEqual(DELETE)) return Object.fromEntries(Object.entries(data).filter(([key]) => key !== name));
  const known = data[name];
  const union = arrayUnion.safeParse(value);
  if (union.success) return { ...data, [name]: [...new Set([...(Array.isArray(known) ? known : []), ...union.data.elements])] };
  return { ...data, [name]: (typeof known === "number" ? known : 0) + increment.parse(value).operand };
}

function isMap(value: unknown): value is Fields {
  return (
    plain.safeParse(value).success &&
    !(value instanceof Timestamp) &&
    !(value instanceof FieldValue) &&
    !(value instanceof Uint8Array) &&
    !Array.isArray(value)
  );
}

function mapIn(data: Fields, name: string): Fields {
  const value = data[name];
  return isMap(value) ? value : {};
}

/** Fields that replace whatever was there, with what transforms make of it. */
export function resolved(data: Fields, before: Fields): Fields {
  return Object.entries(data).reduce<Fields>((all, [name, value]) => {
    if (!(value instanceof FieldValue)) return { ...all, [name]: value };
    return withField({ ...all, ...(name in before && { [name]: before[name] }) }, name, value);
  }, {});
}

/** The time of the n-th write. */
export function momentOf(ticks: number): Timestamp {
  return new Timestamp(1_700_000_000 + Math.floor(ticks / 1_000_000), (ticks % 1_000_000) * 1000);
}

export function requireGuard(guard: Guard | undefined, before: { updateTime: Timestamp } | undefined, path: string): void {
  if (guard && !(before && guard.lastUpdateTime.isEqual(before.updateTime)))
    throw new StoreError(FAILED_PRECONDITION, `the stored version does not match: ${path}`);
}
